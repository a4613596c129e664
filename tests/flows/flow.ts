import type { Page } from 'playwright'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { OperationId } from '../../openapi/operations/registry.ts'
import type { DemoPerson } from '../setup/visitors.ts'
import { explore, edgesOf, type Walk } from '../models/edges.ts'

/** What a flow is replayed in: a browser on a fresh installation with demo people. */
export interface World {
  readonly page: Page
  /** Signs in one of the demo people without passing the form. */
  readonly signIn: (person: DemoPerson) => Promise<void>
}

/** A person does something. */
export interface PersonStep {
  readonly kind: 'person'
  readonly says: string
  readonly event: AnyEventObject
  readonly does: (world: World) => Promise<void>
}
/**
 * A call is answered. Replayed, the call is held until the flow comes here; then our server answers it (`server`), it is refused as
 * the event's failure says (`refusal`), or the line is down (`offline`).
 */
export interface AnswerStep {
  readonly kind: 'answer'
  readonly says: string
  readonly event: AnyEventObject
  readonly call: OperationId
  readonly by: 'server' | 'refusal' | 'offline'
}
/** Time passes: milliseconds of the machine's delay. */
export interface TimeStep {
  readonly kind: 'time'
  readonly says: string
  readonly event: AnyEventObject
  readonly delay: number
}
/** Something from outside the page: another tab, the server's own message. */
export interface OutsideStep {
  readonly kind: 'outside'
  readonly says: string
  readonly event: AnyEventObject
  readonly does: (world: World) => Promise<void>
}
export type FlowStep = PersonStep | AnswerStep | TimeStep | OutsideStep

/** A machine's conversation with people, calls and time: each of its events in words, and how it is brought about in a browser. */
export interface Flow {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** What of the context decides where the machine may go next; bounded. */
  readonly facts?: (context: never) => string
  readonly steps: readonly FlowStep[]
  /** Brings the browser to the machine's first state. */
  readonly open: (world: World) => Promise<void>
}

export interface WalkedFlow {
  readonly steps: readonly (FlowStep & { readonly reaches: string })[]
}
export interface Flows {
  readonly flows: readonly WalkedFlow[]
  readonly edges: number
  /** Edges that no flow takes: a step is missing. */
  readonly missing: readonly string[]
}

const inWords = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([part, state]) => `${part}: ${inWords(state)}`)
        .join(', ')

/** The shortest flows that together take every edge of the machine, in the order of their length. */
export function flowsOf({ machine, input, facts, steps }: Flow): Flows {
  const { walks, covered } = explore(machine, {
    ...(input === undefined ? {} : { input: input as never }),
    events: steps.map(({ event }) => event),
    ...(facts ? { facts: facts as never } : {}),
  })
  const edges = edgesOf(machine)
  const toFlow = (walk: Walk<AnyStateMachine>): WalkedFlow => ({
    steps: walk.steps.map(({ event, state }) => {
      const step = steps.find((candidate) => candidate.event === event)
      if (!step) throw new Error(`no step for ${event.type}`)
      return { ...step, reaches: inWords((state as { readonly value: unknown }).value) }
    }),
  })
  return { flows: walks.map(toFlow).toSorted((a, b) => a.steps.length - b.steps.length), edges: edges.length, missing: edges.filter((edge) => !covered.includes(edge)) }
}

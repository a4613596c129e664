import type { Page } from 'playwright'
import { initialTransition, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { OperationId } from '../../openapi/operations/registry.ts'
import type { DemoPerson } from '../setup/visitors.ts'
import { explore, edgesOf, type Walk } from '../models/edges.ts'

/** What a flow is replayed in: a browser on a fresh installation with demo people. */
export interface World {
  readonly page: Page
  /** Signs in one of the demo people without passing the form, and gives a way to call the API as that person. */
  readonly signIn: (
    person: DemoPerson,
  ) => Promise<(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, data?: object) => Promise<unknown>>
}

/** A person does something. */
export interface PersonStep {
  readonly kind: 'person'
  readonly says: string
  readonly event: AnyEventObject
  /** Absent where a browser has no way to bring it about on purpose; such a flow is listed, not replayed. */
  readonly does?: (world: World) => Promise<void>
}
/**
 * A call is answered. Replayed, the call is held until the flow comes here; then our server answers it (`server`), it
 * is refused as the event's failure says (`refusal`), or the line is down (`offline`).
 */
export interface AnswerStep {
  readonly kind: 'answer'
  readonly says: string
  readonly event: AnyEventObject
  readonly call: OperationId
  readonly by: 'server' | 'refusal' | 'offline'
  /** What a person does before, where the call goes out from a form whose own machine asks. */
  readonly asks?: (world: World) => Promise<void>
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
  readonly does?: (world: World) => Promise<void>
}
export type FlowStep = PersonStep | AnswerStep | TimeStep | OutsideStep

/**
 * A machine's conversation with people, calls and time: each of its events in words, and how it is brought about in a
 * browser.
 */
export interface Flow {
  /** What holds at the start, when a machine may start in several ways. */
  readonly when?: string
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** What of the context decides where the machine may go next; bounded. */
  readonly facts?: (context: never) => string
  readonly steps: readonly FlowStep[]
  /**
   * When calls begin to be held: before the page is opened, or once it is there with what it reads first (`opened`).
   */
  readonly holds?: 'opened'
  /** Brings the browser to the machine's first state. */
  readonly open: (world: World) => Promise<void>
}

export interface WalkedFlow {
  readonly flow: Flow
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

/**
 * The transitions that one walk takes, from the machine's first state on, named alike for every start of the machine.
 */
function edgesOn({ machine }: Flow, { steps }: Walk<AnyStateMachine>, first: AnyMachineSnapshot): string[] {
  return steps.flatMap(({ event }, i) =>
    (machine.getTransitionData((i === 0 ? first : steps[i - 1]?.state) as AnyMachineSnapshot, event) ?? []).map(
      (edge) =>
        `${edge.source.id} ${edge.eventType as string} ${(edge.source.transitions.get(edge.eventType as string) ?? []).indexOf(edge)}`,
    ),
  )
}

const startsWith = (longer: WalkedFlow, shorter: WalkedFlow) =>
  longer.flow === shorter.flow &&
  longer.steps.length > shorter.steps.length &&
  shorter.steps.every((step, i) => longer.steps[i]?.event === step.event)

function walked(
  flow: Flow,
  taken: Set<string>,
): { readonly flows: readonly WalkedFlow[]; readonly covered: readonly string[]; readonly edges: readonly string[] } {
  const { machine, input, facts, steps } = flow
  const { walks, covered } = explore(machine, {
    ...(input === undefined ? {} : { input: input as never }),
    events: steps.map(({ event }) => event),
    ...(facts ? { facts: facts as never } : {}),
  })
  const toFlow = (walk: Walk<AnyStateMachine>): WalkedFlow => ({
    flow,
    steps: walk.steps.map(({ event, state }) => {
      const step = steps.find((candidate) => candidate.event === event)
      if (!step) throw new Error(`no step for ${event.type}`)
      return { ...step, reaches: inWords((state as { readonly value: unknown }).value) }
    }),
  })
  // Of all walks the shortest that take something new, without those that are the beginning of another.
  const [first] = initialTransition(machine, input)
  const chosen = walks
    .toSorted((a, b) => a.steps.length - b.steps.length)
    .filter((walk) => {
      const before = taken.size
      for (const edge of edgesOn(flow, walk, first)) taken.add(edge)
      return taken.size > before
    })
    .map(toFlow)
  return {
    flows: chosen.filter((one) => !chosen.some((other) => startsWith(other, one))),
    covered,
    edges: edgesOf(machine),
  }
}

/**
 * The shortest flows that together take every edge of a machine, from each way it may start, in the order of their
 * length.
 */
export function flowsOf(starts: readonly Flow[]): Flows {
  const taken = new Set<string>()
  const all = starts.map((flow) => walked(flow, taken))
  const covered = new Set(all.flatMap((one) => one.covered))
  // What a part's own end leads to is no event of anyone.
  const edges = [...new Set(all.flatMap((one) => one.edges))].filter((edge) => !edge.includes('--xstate.done.state.'))
  return {
    flows: all.flatMap(({ flows }) => flows).toSorted((a, b) => a.steps.length - b.steps.length),
    edges: edges.length,
    missing: edges.filter((edge) => !covered.has(edge)),
  }
}

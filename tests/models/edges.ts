import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  ContextFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'

const words = ({ source, eventType, target }: AnyTransitionDefinition, nth: number) =>
  `${source.path.join('.') || '(any)'} --${eventType}--> ${target?.map((node) => node.path.join('.')).join(', ') ?? '(stays)'}${nth > 0 ? ` (${nth + 1})` : ''}`

/** Every transition of a machine with its words. Those that differ in their guard or actions alone are numbered. */
function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const all = new Map<AnyTransitionDefinition, string>()
  const seen = new Map<string, number>()
  for (const node of [machine.root, ...getStateNodes(machine)])
    for (const edge of [...node.transitions.values()].flat()) {
      const nth = seen.get(words(edge, 0)) ?? 0
      seen.set(words(edge, 0), nth + 1)
      all.set(edge, words(edge, nth))
    }
  return all
}

/** Every transition written in a machine, in words and sorted: `checking --xstate.done.actor.check--> taken`. */
export const edgesOf = (machine: AnyStateMachine): string[] => [...transitionsOf(machine).values()].toSorted()

export interface Exploration<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>
  /**
   * Every event worth sending: the machine's own with their payloads, the answers of its actors
   * (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`) and its delays (`xstate.after.<delay>.<machine>.<state>`);
   * one that differs in its payload stands here again.
   */
  readonly events: readonly AnyEventObject[]
  /** What of the context decides where the machine may go next. Keep it bounded, or the walks do not end. */
  readonly facts?: (context: ContextFrom<M>) => string
  readonly limit?: number
}
export interface Walk<M extends AnyStateMachine> {
  /** The walk in words, for the name of a test. */
  readonly name: string
  readonly steps: readonly { readonly event: AnyEventObject; readonly state: SnapshotFrom<M> }[]
  readonly state: SnapshotFrom<M>
}

/**
 * The shortest walks from the start that together take every transition the given events can take, and the transitions
 * they took. A test compares `covered` with `edgesOf(machine)`: what no event reaches shows up there.
 */
export function explore<M extends AnyStateMachine>(
  machine: M,
  { input, events, facts = () => '', limit = 20_000 }: Exploration<M>,
): { readonly walks: readonly Walk<M>[]; readonly covered: readonly string[] } {
  const all = transitionsOf(machine)
  const covered = new Set<string>()
  const at = (s: AnyMachineSnapshot) => `${JSON.stringify(s.value)} ${facts(s.context as ContextFrom<M>)}`
  const nameOf = (event: AnyEventObject | undefined) =>
    event === undefined ? '' : `${event.type}#${events.indexOf(event)}`
  const paths = getShortestPaths(
    machine as AnyStateMachine,
    {
      input,
      limit,
      events: (s: AnyMachineSnapshot) => events.filter((event) => s.can(event)),
      // Where it came from and by what belong to the vertex, so that walks end in each transition and not only in each
      // state.
      serializeState: (
        s: AnyMachineSnapshot,
        event: AnyEventObject | undefined,
        before: AnyMachineSnapshot | undefined,
      ) => {
        if (event && before)
          for (const edge of machine.getTransitionData(before, event)) covered.add(all.get(edge) ?? '')
        return `${before ? at(before) : ''} → ${nameOf(event)} → ${at(s)}`
      },
      serializeEvent: nameOf,
    } as never,
  ) as unknown as readonly Omit<Walk<M>, 'name'>[]
  const walks = paths
    .map(({ steps, state }) => ({ state, steps: steps.filter(({ event }) => event.type !== 'xstate.init') }))
    .filter(({ steps }) => steps.length > 0)
    .map((walk) =>
      Object.assign(walk, {
        name: `${JSON.stringify((walk.state as AnyMachineSnapshot).value)} by ${walk.steps.map(({ event }) => event.type.replace('xstate.', '')).join(' > ')}`,
      }),
    )
  covered.delete('')
  return { walks, covered: [...covered].toSorted() }
}

import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'

/**
 * Where a machine stands after these events, sent one by one from its start: the snapshot a story shows. Nothing runs:
 * an actor's answer is an event too (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`). Throws where an event is not
 * taken, so that a story cannot show a state that nobody gets to.
 */
export function reached<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  ...events: readonly AnyEventObject[]
): SnapshotFrom<M> {
  let [snapshot] = initialTransition(machine as AnyStateMachine, input)
  for (const event of events) {
    if (!snapshot.can(event))
      throw new Error(`${machine.id} does not take ${event.type} in ${JSON.stringify(snapshot.value)}`)
    snapshot = transition(machine as AnyStateMachine, snapshot, event as EventFromLogic<AnyStateMachine>)[0]
  }
  return snapshot as SnapshotFrom<M>
}

/** The answer of an actor, and its failure, as the events its machine gets. */
export const answered = (actor: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
})
export const failed = (actor: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error,
})

import type { SnapshotFrom } from 'xstate'
import { kindOf } from '../failure.ts'
import type { SaveEvent, SaveMachine } from './save.machine.ts'

/**
 * What a form shows and can do, from its conversation with the server. Pure; `newKey` makes a random id for one
 * intended creation.
 */
export function connectSave<V, R>(
  snapshot: SnapshotFrom<SaveMachine<V, R>>,
  send: (event: SaveEvent<V, R>) => void,
  newKey: () => string,
) {
  const { failure, theirs, row, next, meeting } = snapshot.context
  const values = next?.values ?? snapshot.context.values
  const trouble = snapshot.matches('stale')
    ? 'stale'
    : snapshot.matches('accountChanged')
      ? 'accountChanged'
      : failure === null
        ? null
        : kindOf(failure)
  return {
    row,
    /** What was sent last. */
    values,
    busy: snapshot.hasTag('busy'),
    isSaved: snapshot.matches('saved'),
    /**
     * What stands in the way: a conflict, another account, no answer, a breakdown, or a refusal whose words stand in
     * `failure`.
     */
    trouble,
    failure,
    /** What was sent last can be sent again as it was; not after a change, which then is sent in its place. */
    canRetry: snapshot.can({ type: 'save.retry' }),
    /** The newer row of a conflict; it stays for comparison after "keep mine". */
    theirs,
    /** How the newer version that was met last goes together with what was sent; null where the form does not merge. */
    meeting,
    submit: (value: V) => send({ type: 'save.submit', values: value, key: newKey() }),
    retry: () => send({ type: 'save.retry' }),
    changed: () => send({ type: 'form.changed' }),
    takeTheirs: () => send({ type: 'stale.take_theirs' }),
    keepMine: () => send({ type: 'stale.keep_mine' }),
    /** Goes on from the row as it is now, which another machine had from the server; what is typed stays. */
    receive: (now: R) => send({ type: 'row.received', row: now }),
  } as const
}
export type SaveView<V, R> = ReturnType<typeof connectSave<V, R>>
/** What a form needs that creates something without a row: one to sign in or to register. */
export type FormView<V> = Pick<SaveView<V, unknown>, 'busy' | 'values' | 'isSaved' | 'failure' | 'submit' | 'changed'>

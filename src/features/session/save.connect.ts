import type { Failure } from '../../../openapi/failure.ts'
import type { SaveContext, SaveEvent } from '../../machines/save/save.machine.ts'

/** What a form needs to know of its conversation with the server. */
export interface FormProps<V> {
  readonly busy: boolean
  /** What is on its way, or null. */
  readonly sending: V | null
  readonly failure: Failure | null
  /** The server took what was sent, and nothing was typed since. */
  readonly isSaved: boolean
  readonly onSubmit: (values: V) => void
  /** Something was typed: what waits for the line is no longer sent by itself. */
  readonly onTyped: () => void
}
interface SaveSnapshot<V, R> {
  readonly context: SaveContext<V, R>
  readonly hasTag: (tag: 'busy') => boolean
  readonly matches: (state: 'saved') => boolean
}

/** The props of a form from its machine. `newKey` gives a fresh id for what may be created. */
export const connectSave = <V, R>(snapshot: SaveSnapshot<V, R>, send: (event: SaveEvent<V, R>) => void, newKey: () => string): FormProps<V> => ({
  busy: snapshot.hasTag('busy'),
  sending: snapshot.hasTag('busy') ? snapshot.context.values : null,
  failure: snapshot.context.failure,
  isSaved: snapshot.matches('saved'),
  onSubmit: (values) => send({ type: 'save.submit', values, key: newKey() }),
  onTyped: () => send({ type: 'form.changed' }),
})

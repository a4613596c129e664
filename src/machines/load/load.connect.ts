import type { SnapshotFrom } from 'xstate'
import type { LoadEvent, LoadMachine } from './load.machine.ts'

/** What a screen shows of one read. Pure. */
export function connectLoad<T, I>(snapshot: SnapshotFrom<LoadMachine<T, I>>, send: (event: LoadEvent<T>) => void) {
  const { data, failure } = snapshot.context
  return {
    /** The last answer; null before the first. */
    data,
    isRefreshing: snapshot.matches({ loaded: 'refreshing' }),
    /** Why the last read failed; null while it is tried again. */
    failure: snapshot.hasTag('busy') ? null : failure,
    retry: () => send({ type: 'load.retry' }),
    /** Reads again behind what is shown; what could not be read so far is tried anew. */
    refresh: () => send({ type: data === null ? 'load.retry' : 'load.refresh' }),
    receive: (data: T) => send({ type: 'data.received', data }),
  }
}

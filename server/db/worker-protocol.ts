/** What the thread is started with. `dir` null: a database in memory (tests). `template`: a dump to start from. */
export interface WorkerSettings {
  readonly dir: string | null
  readonly template: Uint8Array<ArrayBuffer> | null
}
/** `wire`: bytes of one client's stream. `reset`: that client is gone. `dump`: the whole data folder as a tar. */
export type ToWorker =
  | { readonly kind: 'wire'; readonly stream: number; readonly bytes: Uint8Array }
  | { readonly kind: 'reset' }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }
/**
 * `failed`: why the thread is about to end; `code` is the system's (`ENOSPC`). `handled` answers each `wire` and
 * `reset`, in order: the watchdog counts them.
 */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'wire'; readonly stream: number; readonly bytes: Uint8Array }
  | { readonly kind: 'handled' }
  | { readonly kind: 'dump'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly reason: string; readonly code: string | null }

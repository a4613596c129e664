import type { ErrorCode } from './errors.ts'

/**
 * Why a call did not succeed, as plain data that a machine can keep: the server's problem, or `offline` when no answer
 * came.
 */
export interface Failure {
  readonly code: ErrorCode | 'offline'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** In the reader's language when the server said it; empty when no answer came, the view then says it. */
  readonly message: string
  /** A field's path (`description.en`) → its messages; empty when the refusal is not about fields. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The typed detail of the refusal (`errorTable[code].detail`), such as the current row of `stale`. */
  readonly data: unknown
  /** Seconds until another try makes sense, or null. */
  readonly retryAfter: number | null
  readonly requestId: string | null
}

/** What every call that fails throws. */
export class FailureError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message || failure.code)
    this.name = 'FailureError'
    this.failure = failure
  }
}

const unknown = { message: '', errors: {}, data: undefined, retryAfter: null, requestId: null } as const
export const offline: Failure = { ...unknown, code: 'offline', status: 0 }

/** The failure inside anything thrown. What is not a `FailureError` is a fault of ours: `internal`, without details. */
export function failureOf(error: unknown): Failure {
  return error instanceof FailureError ? error.failure : { ...unknown, code: 'internal', status: 500 }
}

/**
 * What came of something done to several rows: to which it was done, and to which it was not, with the reason. Nothing
 * in between.
 */
export interface BulkResult {
  readonly done: readonly string[]
  readonly refused: readonly { readonly id: string; readonly failure: Failure }[]
}

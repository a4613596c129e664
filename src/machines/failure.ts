import type { ErrorCode, ErrorDetail } from '../../openapi/errors.ts'
import type { Failure } from '../../openapi/failure.ts'

/**
 * What a failed call means for what was asked. `offline`: no answer came, so nobody knows whether the server did it.
 * `refused`: the server said no (4xx) and changed nothing. `failed`: the server broke (5xx) or answered something that
 * is not its own; like `offline` the outcome is not known.
 */
export const kindOf = (failure: Failure): 'offline' | 'refused' | 'failed' =>
  failure.code === 'offline' ? 'offline' : failure.status >= 500 ? 'failed' : 'refused'

/** True when the failure is a refusal with this code. */
export const isRefusal = (failure: Failure | null, code: ErrorCode): boolean => failure?.code === code

/**
 * The typed detail of a refusal with this code, or null. The shape is the contract's; the server's answers are tested
 * against it.
 */
export const detailOf = <C extends ErrorCode>(failure: Failure | null, code: C): ErrorDetail<C> | null =>
  failure?.code === code && failure.data !== undefined ? (failure.data as ErrorDetail<C>) : null

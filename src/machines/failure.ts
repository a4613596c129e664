import type { ErrorCode, ErrorDetail, Problem } from '../../openapi/errors.ts'

/**
 * Why a call did not succeed, as a screen tells it apart.
 * `offline`: no answer came, so nobody knows whether the server did it. `refused`: the server said no (4xx) and changed nothing.
 * `failed`: the server broke (5xx) or answered something that is not its own; like `offline` the outcome is not known.
 */
export type Failure = { readonly kind: 'offline' } | { readonly kind: 'refused'; readonly problem: Problem } | { readonly kind: 'failed'; readonly problem: Problem | null }

/** What an effect throws, so that machines never look at the text of an error. */
export class CallFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind === 'offline' ? 'offline' : (failure.problem?.code ?? 'failed'))
    this.failure = failure
  }
}

/** The failure behind whatever an effect threw; anything unexpected is `failed`. */
export const failureOf = (error: unknown): Failure => (error instanceof CallFailed ? error.failure : { kind: 'failed', problem: null })

/** A problem as an effect's failure: 4xx is a refusal, 5xx a breakdown. */
export const failureFrom = (problem: Problem): Failure => (problem.status >= 500 ? { kind: 'failed', problem } : { kind: 'refused', problem })

/** True when the failure is a refusal with this code. */
export const isRefusal = (failure: Failure | null, code: ErrorCode): boolean => failure?.kind === 'refused' && failure.problem.code === code

/** The typed detail of a refusal with this code, or null. The shape is the contract's; the server's answers are tested against it. */
export const detailOf = <C extends ErrorCode>(failure: Failure | null, code: C): ErrorDetail<C> | null =>
  failure?.kind === 'refused' && failure.problem.code === code && failure.problem.data !== undefined ? (failure.problem.data as ErrorDetail<C>) : null

/** Messages by field path, as the server translated them; empty when the refusal names no field. */
export const fieldErrorsOf = (failure: Failure | null): Readonly<Record<string, readonly string[]>> => (failure?.kind === 'refused' ? (failure.problem.errors ?? {}) : {})

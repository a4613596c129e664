import type { Operation } from './define.ts'
import type { ErrorCode } from './errors.ts'

/** True for a call that changes something: all but GET. */
export const writes = (operation: Operation): boolean => operation.method !== 'GET'
/** True for a call that makes something new, which a client may repeat safely with the same `idempotency-key`. */
export const creates = (operation: Operation): boolean =>
  operation.method === 'POST' && operation.output.kind === 'json' && operation.output.status === 201

/** The refusals that any call may give, by what it is. */
export type ImpliedError = Extract<
  ErrorCode,
  | 'unauthenticated'
  | 'account_forbidden'
  | 'forbidden'
  | 'second_factor_needed'
  | 'not_found'
  | 'malformed'
  | 'invalid'
  | 'too_large'
  | 'unsupported_media'
  | 'picture_refused'
  | 'account_changed'
  | 'idempotency_mismatch'
  | 'too_many_requests'
  | 'internal'
  | 'unavailable'
>

/**
 * The refusals that an operation can give without declaring them, by what it is: who may call it, its ids, what may be
 * sent to it, its files. The document, the mocks and the tests that compare answers with the contract all read this.
 */
export function impliedErrors(operation: Operation): readonly ImpliedError[] {
  const signedIn = operation.access !== 'anyone'
  const codes: readonly (ImpliedError | false)[] = [
    signedIn && 'unauthenticated',
    signedIn && 'account_forbidden',
    signedIn && operation.access !== 'user' && 'forbidden',
    operation.access === 'admin' && 'second_factor_needed',
    operation.params !== undefined && 'not_found',
    'malformed',
    (writes(operation) || operation.params !== undefined || operation.query !== undefined) && 'invalid',
    writes(operation) && 'too_large',
    writes(operation) && 'unsupported_media',
    operation.files !== undefined && 'picture_refused',
    writes(operation) && signedIn && 'account_changed',
    creates(operation) && 'idempotency_mismatch',
    'too_many_requests',
    'internal',
    'unavailable',
  ]
  return codes.filter((code) => code !== false)
}

/** Every refusal an operation can give: its own first, then the implied ones; each once. */
export const allErrors = (operation: Operation): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...(operation.errors ?? []), ...impliedErrors(operation)]),
]

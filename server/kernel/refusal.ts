import type { ErrorCode, ErrorDetail } from '../../openapi/errors.ts'
import type { Explained, ValidationId } from '../../openapi/explain.ts'

/** Messages by the path of a field (`school_name.en`): ids, or ids with their values. */
export type FieldErrors = Readonly<Record<string, readonly (ValidationId | Explained)[]>>

/** A refusal of the contract. The one handler of errors turns it into an answer in the caller's language. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly detail: unknown
  readonly errors: FieldErrors | undefined
  constructor(code: ErrorCode, detail: unknown, errors?: FieldErrors) {
    super(code)
    this.code = code
    this.detail = detail
    this.errors = errors
  }
}

/**
 * Ends the call with a refusal; `detail` is what `errorTable` says for the code. In a handler prefer `call.refuse`,
 * which knows the declared ones.
 */
export function refuse<C extends ErrorCode>(code: C, detail: ErrorDetail<C>): never {
  throw new Refusal(code, detail)
}

/** Ends the call with 422 and a message beside each named field. */
export function invalid(errors: FieldErrors): never {
  throw new Refusal('invalid', {}, errors)
}

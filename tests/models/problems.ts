import { errorTable, type ErrorCode, type ErrorDetail } from '../../openapi/errors.ts'
import { FailureError, offline as noAnswer } from '../../openapi/failure.ts'

/** A refusal or breakdown as a call throws it, with the server's words in English. */
export function refusal<C extends ErrorCode>(
  code: C,
  detail: ErrorDetail<C>,
  errors: Record<string, string[]> = {},
): FailureError {
  const seconds = (detail as { readonly retry_after?: number }).retry_after
  return new FailureError({
    code,
    status: errorTable[code].status,
    message: code,
    errors,
    data: detail,
    retryAfter: seconds ?? null,
    requestId: 'r1',
  })
}
/** A call without an answer. */
export const offline = () => new FailureError(noAnswer)

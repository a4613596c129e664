import { errorTable, type ErrorCode, type ErrorDetail, type Problem } from '../../openapi/errors.ts'
import { CallFailed, failureFrom } from '../../src/machines/failure.ts'

/** A refusal or breakdown as the server would send it, in English. */
export function problem<C extends ErrorCode>(code: C, detail: ErrorDetail<C>, errors?: Record<string, string[]>): Problem {
  const { status } = errorTable[code]
  return { type: 'about:blank', title: code, status, detail: code, message: code, code, data: detail, request_id: 'r1', ...(errors ? { errors } : {}) }
}
/** The same as what an effect throws. */
export const refusal = <C extends ErrorCode>(code: C, detail: ErrorDetail<C>, errors?: Record<string, string[]>) => new CallFailed(failureFrom(problem(code, detail, errors)))
export const offline = () => new CallFailed({ kind: 'offline' })

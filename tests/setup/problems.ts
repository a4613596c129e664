import { errorTable, problemSchema, type ErrorCode } from '../../openapi/errors.ts'
import { expect } from 'vitest'
import type { Answered } from './app.ts'

/** The answer is the refusal `code` as RFC 9457 and the contract's table say it. */
export function expectProblem(answer: Answered, code: ErrorCode): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(errorTable[code].status)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(problemSchema.parse(answer.body).code).toBe(code)
}

import type { ErrorCode, Problem } from '../../openapi/errors.ts'
import type { AnswerOf } from './answered.ts'
import { FailureError, offline, type Failure } from '../../openapi/failure.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** An answer that is not ours (a proxy's page, a cut line): told apart by its status alone. */
const strange = (status: number): Failure => ({
  code: (status === 401
    ? 'unauthenticated'
    : status === 403
      ? 'forbidden'
      : status === 404
        ? 'not_found'
        : status === 413
          ? 'too_large'
          : status === 429
            ? 'too_many_requests'
            : status === 502 || status === 503 || status === 504
              ? 'unavailable'
              : status >= 500
                ? 'internal'
                : 'malformed') satisfies ErrorCode,
  status,
  message: '',
  errors: {},
  data: undefined,
  retryAfter: null,
  requestId: null,
})

/** A refused call as plain data: the body is the server's problem (RFC 9457), `Retry-After` is in seconds. */
export function failureFrom(status: number, body: unknown, retryAfter: string | null): Failure {
  if (!isRecord(body) || typeof body['code'] !== 'string' || typeof body['message'] !== 'string') return strange(status)
  const problem = body as unknown as Problem
  const seconds = Number(retryAfter ?? Number.NaN)
  return {
    code: problem.code,
    status,
    message: problem.message,
    errors: problem.errors ?? {},
    data: problem.data,
    retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds : null,
    requestId: problem.request_id ?? null,
  }
}

interface Called<D> {
  readonly data?: D
  readonly error?: unknown
  readonly response: Response
}

/**
 * The data of a call, or a `FailureError`: `const user = await answer(api.GET('/user', { signal }))`.
 * An aborted call rejects with its `AbortError` as it came, because nobody is waiting for it.
 */
export async function answer<D>(call: Promise<Called<D>>): Promise<AnswerOf<D>> {
  let got: Called<D>
  try {
    got = await call
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    // `fetch` rejects with a TypeError when no answer came; a body that breaks off or is no JSON is as good as none.
    throw new FailureError(offline)
  }
  if (!got.response.ok)
    throw new FailureError(failureFrom(got.response.status, got.error, got.response.headers.get('retry-after')))
  // The one place where an answer gets its type: the server has checked it by the contract's schema when it wrote it.
  return got.data as unknown as AnswerOf<D>
}

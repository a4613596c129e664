import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../openapi/define.ts'
import { errorTable, type ErrorCode, type Problem } from '../../openapi/errors.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { databaseCode } from '../db/transaction.ts'
import { Refusal, type FieldErrors } from '../kernel/refusal.ts'
import { say } from '../kernel/say.ts'
import { languageOf } from './caller.ts'

/** Fastify's own errors by their code; every other one with a 4xx status is `malformed`. */
const FRAMEWORK: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
  FST_ERR_NOT_FOUND: 'not_found',
}
/** Values that the database cannot hold although the contract let them pass: characters, ranges, formats. */
const UNSTORABLE = new Set(['22021', '22003', '22007', '22008', '22P02', '22P05', '22001'])
/** The database is away: connections refused or ended, or none free in time. */
const AWAY = new Set(['57P01', '57P02', '57P03', '53300', '57014', '08000', '08003', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const AWAY_WORDS = /timeout exceeded when trying to connect|Connection terminated|embedded database was interrupted/

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '')
const statusOf = (error: unknown): number => (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500)
const isAway = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) if (AWAY_WORDS.test(at.message)) return true
  return AWAY.has(databaseCode(error) ?? '')
}

/** Any error as a refusal of the contract. What nobody foresaw is `internal`. `bodyLimit` is what one body may have, in bytes. */
export function asRefusal(error: unknown, bodyLimit: number): Refusal {
  if (error instanceof Refusal) return error
  const framework = FRAMEWORK[codeOf(error)]
  if (framework === 'too_large') return new Refusal('too_large', { limit: bodyLimit })
  if (framework !== undefined) return new Refusal(framework, {})
  if (UNSTORABLE.has(databaseCode(error) ?? '')) return new Refusal('invalid', {}, {})
  if (isAway(error)) return new Refusal('unavailable', {})
  const status = statusOf(error)
  return new Refusal(status >= 400 && status < 500 ? 'malformed' : 'internal', {})
}

const number = (detail: unknown, key: string): number => (typeof detail === 'object' && detail !== null ? Number(Reflect.get(detail, key)) : Number.NaN)

/** Refusals with a kinder text for one reason. */
const BY_REASON: Readonly<Record<string, MessageId>> = {
  'picture_refused heic': 'error.picture_refused.heic',
  'document_refused damaged': 'error.document_refused.damaged',
}

/** The text of a refusal: some have a kinder one for a detail. */
function textOf(lang: Language, { code, detail }: Refusal): string {
  const reason = typeof detail === 'object' && detail !== null ? String(Reflect.get(detail, 'reason')) : ''
  const id = BY_REASON[`${code} ${reason}`] ?? errorTable[code].message
  return say(lang, id, {
    megabytes: Math.floor(number(detail, 'limit') / 1_000_000) || 1,
    limit: number(detail, 'limit'),
    retry_after: number(detail, 'retry_after'),
    headcount: number(detail, 'headcount'),
  })
}

const textsOf = (lang: Language, errors: FieldErrors): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, found]) => [path, [...new Set(found.map((one) => (typeof one === 'string' ? say(lang, one) : say(lang, one.id, one.values))))]]),
  )

/** The body of a refusal, RFC 9457 with the specified `message` and `errors`. */
export function problemOf(refusal: Refusal, lang: Language, requestId: string): Problem {
  const { code, detail, errors } = refusal
  const message = textOf(lang, refusal)
  return {
    type: `/api/docs#${code}`,
    title: message,
    status: errorTable[code].status,
    detail: code === 'invalid' ? say(lang, 'error.invalid.detail') : message,
    message,
    code,
    ...(errors !== undefined || code === 'invalid' ? { errors: textsOf(lang, errors ?? {}) } : {}),
    ...(Object.keys(errorTable[code].detail.shape).length > 0 ? { data: detail } : {}),
    request_id: requestId,
  }
}

/** Sends a refusal in the caller's language. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal, languageOf(request), request.id)
  if (refusal.code === 'too_many_requests') reply.header('retry-after', number(refusal.detail, 'retry_after'))
  if (refusal.code === 'unavailable') reply.header('retry-after', 2)
  if (refusal.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  return reply.code(problem.status).header('content-type', 'application/problem+json; charset=utf-8').header('cache-control', 'no-store').send(JSON.stringify(problem))
}

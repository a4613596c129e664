import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../openapi/define.ts'
import { errorTable, type ErrorCode, type Problem } from '../../openapi/errors.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { errorCode, outageOf } from '../kernel/outage.ts'
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
/** Whoever is told that something is away may come back after so many seconds. */
export const RETRY_AFTER = 2
/**
 * A row was to refer to one that is gone, or one was to go that others refer to: somebody else was faster than the
 * check before.
 */
const FOREIGN_KEY_VIOLATION = '23503'
/**
 * PostgreSQL's words for the first of the two, with the column in the brackets; columns that refer are called like the
 * fields of the contract.
 */
const NOT_PRESENT = /^Key \((\w+)\)=.* is not present in table/

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500

/**
 * The field whose row is gone is `invalid`; a row that others refer to is `in_use`, by whom is found out at the next
 * try.
 */
function referenceRefusal(error: unknown): Refusal {
  for (let at = error; at instanceof Error; at = at.cause) {
    const detail: unknown = 'detail' in at ? at.detail : undefined
    const field = typeof detail === 'string' ? NOT_PRESENT.exec(detail)?.[1] : undefined
    if (field !== undefined) return new Refusal('invalid', {}, { [field]: ['validation.reference'] })
  }
  return new Refusal('in_use', { places: [] })
}

/**
 * Any error as a refusal of the contract. What nobody foresaw is `internal`. `bodyLimit` is what one body may have, in
 * bytes.
 */
export function asRefusal(error: unknown, bodyLimit: number): Refusal {
  if (error instanceof Refusal) return error
  const framework = FRAMEWORK[codeOf(error)]
  if (framework === 'too_large') return new Refusal('too_large', { limit: bodyLimit })
  if (framework !== undefined) return new Refusal(framework, {})
  if (UNSTORABLE.has(errorCode(error) ?? '')) return new Refusal('invalid', {}, {})
  if (errorCode(error) === FOREIGN_KEY_VIOLATION) return referenceRefusal(error)
  const status = statusOf(error)
  // A caller who left in the middle of a body is a broken line too, but none of ours.
  if (status >= 400 && status < 500) return new Refusal('malformed', {})
  return new Refusal(outageOf(error) === null ? 'internal' : 'unavailable', {})
}

const number = (detail: unknown, key: string): number =>
  typeof detail === 'object' && detail !== null ? Number(Reflect.get(detail, key)) : Number.NaN

/** Refusals with a kinder text for one reason. */
const BY_REASON: Readonly<Record<string, MessageId>> = {
  'picture_refused heic': 'error.picture_refused.heic',
  'document_refused damaged': 'error.document_refused.damaged',
  'font_refused damaged': 'error.font_refused.damaged',
  'font_refused unpacked': 'error.font_refused.unpacked',
  'font_refused letters': 'error.font_refused.letters',
  'import_refused damaged': 'error.import_refused.damaged',
  'import_refused empty': 'error.import_refused.empty',
  'import_refused no_text': 'error.import_refused.no_text',
  'import_refused protected': 'error.import_refused.protected',
  'import_refused too_deep': 'error.import_refused.too_deep',
  'import_refused too_much': 'error.import_refused.too_much',
}

/** The smallest limit of a file (bytes); those below are of fields. */
const FILE_FROM = 2_000_000

/** The text of a refusal: some have a kinder one for a detail. */
function textOf(lang: Language, { code, detail }: Refusal): string {
  const reason = typeof detail === 'object' && detail !== null ? String(Reflect.get(detail, 'reason')) : ''
  const limit = number(detail, 'limit')
  const id =
    BY_REASON[`${code} ${reason}`] ??
    (code === 'too_large' && limit < FILE_FROM ? 'error.too_large.fields' : errorTable[code].message)
  return say(lang, id, {
    megabytes: Math.floor(limit / 1_000_000),
    kilobytes: Math.floor(limit / 1000),
    limit,
    retry_after: number(detail, 'retry_after'),
    headcount: number(detail, 'headcount'),
  })
}

const textsOf = (lang: Language, errors: FieldErrors): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, found]) => [
      path,
      [...new Set(found.map((one) => (typeof one === 'string' ? say(lang, one) : say(lang, one.id, one.values))))],
    ]),
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
  if (refusal.code === 'unavailable') reply.header('retry-after', RETRY_AFTER)
  if (refusal.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))
}

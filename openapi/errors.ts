import { z } from 'zod'
import { MERGE_FIELDS } from './stage-mail.ts'

/** The detail of a refusal without any. */
const none = z.strictObject({})

/**
 * Every refusal the API can give: HTTP status, the typed detail that travels in `data`, and the message id of its text.
 * Answers follow RFC 9457 with the specified `message` and `errors` (product.md §9).
 */
export const errorTable = {
  invalid: { status: 422, detail: none, message: 'error.invalid' },
  malformed: { status: 400, detail: none, message: 'error.malformed' },
  unauthenticated: { status: 401, detail: none, message: 'error.unauthenticated' },
  invalid_credentials: { status: 401, detail: none, message: 'error.invalid_credentials' },
  email_unverified: { status: 403, detail: none, message: 'error.email_unverified' },
  deletion_pending: {
    status: 403,
    detail: z.strictObject({ due_at: z.iso.datetime() }),
    message: 'error.deletion_pending',
  },
  last_administrator: { status: 409, detail: none, message: 'error.last_administrator' },
  second_factor_required: { status: 403, detail: none, message: 'error.second_factor_required' },
  second_factor_needed: { status: 403, detail: none, message: 'error.second_factor_needed' },
  second_factor_changed: { status: 409, detail: none, message: 'error.second_factor_changed' },
  user_disabled: { status: 403, detail: none, message: 'error.user_disabled' },
  forbidden: { status: 403, detail: none, message: 'error.forbidden' },
  account_forbidden: { status: 403, detail: none, message: 'error.account_forbidden' },
  account_limit: {
    status: 403,
    detail: z.strictObject({ limit: z.int(), used: z.int() }),
    message: 'error.account_limit',
  },
  not_found: { status: 404, detail: none, message: 'error.not_found' },
  method_not_allowed: { status: 405, detail: none, message: 'error.method_not_allowed' },
  username_taken: { status: 409, detail: none, message: 'error.username_taken' },
  duplicate: { status: 409, detail: z.strictObject({ field: z.string() }), message: 'error.duplicate' },
  stale: { status: 409, detail: z.strictObject({ current: z.unknown() }), message: 'error.stale' },
  in_use: {
    status: 409,
    detail: z.strictObject({ places: z.array(z.strictObject({ resource: z.string(), count: z.int() })) }),
    message: 'error.in_use',
  },
  not_pending: { status: 409, detail: z.strictObject({ status: z.string() }), message: 'error.not_pending' },
  /** A stage's mail names what the application does not have. */
  mail_field_missing: {
    status: 409,
    detail: z.strictObject({ field: z.enum(MERGE_FIELDS) }),
    message: 'error.mail_field_missing',
  },
  already_offered: {
    status: 409,
    detail: z.strictObject({ offer_id: z.uuid(), status: z.string() }),
    message: 'error.already_offered',
  },
  position_filled: { status: 409, detail: z.strictObject({ headcount: z.int() }), message: 'error.position_filled' },
  company_stopped: { status: 409, detail: none, message: 'error.company_stopped' },
  would_circle: { status: 409, detail: none, message: 'error.would_circle' },
  last_owner: { status: 409, detail: none, message: 'error.last_owner' },
  account_changed: { status: 409, detail: z.strictObject({ current: z.uuid() }), message: 'error.account_changed' },
  idempotency_mismatch: { status: 409, detail: none, message: 'error.idempotency_mismatch' },
  token_spent: { status: 410, detail: none, message: 'error.token_spent' },
  /** `used`: of what a plan allows in a month. */
  limit_reached: {
    status: 409,
    detail: z.strictObject({ limit: z.int(), used: z.int().optional() }),
    message: 'error.limit_reached',
  },
  storage_full: {
    status: 409,
    detail: z.strictObject({ limit: z.int().describe('bytes') }),
    message: 'error.storage_full',
  },
  same_document: {
    status: 409,
    detail: z.strictObject({
      id: z.uuid(),
      name: z.strictObject({ en: z.string().optional(), am: z.string().optional() }),
    }),
    message: 'error.same_document',
  },
  not_publishable: {
    status: 409,
    detail: z.strictObject({ missing: z.array(z.enum(['name', 'section'])) }),
    message: 'error.not_publishable',
  },
  not_verifiable: {
    status: 409,
    detail: z.strictObject({ missing: z.array(z.enum(['legal_name'])) }),
    message: 'error.not_verifiable',
  },
  too_large: { status: 413, detail: z.strictObject({ limit: z.int().describe('bytes') }), message: 'error.too_large' },
  unsupported_media: { status: 415, detail: none, message: 'error.unsupported_media' },
  picture_refused: {
    status: 415,
    detail: z.strictObject({ reason: z.enum(['type', 'heic', 'damaged', 'dimensions']) }),
    message: 'error.picture_refused',
  },
  document_refused: {
    status: 415,
    detail: z.strictObject({ reason: z.enum(['type', 'damaged']) }),
    message: 'error.document_refused',
  },
  font_refused: {
    status: 415,
    detail: z.strictObject({ reason: z.enum(['type', 'damaged', 'unpacked', 'letters']) }),
    message: 'error.font_refused',
  },
  sheet_refused: {
    status: 415,
    detail: z.strictObject({
      reason: z.enum(['type', 'columns', 'empty', 'rows']),
      columns: z.array(z.string()).optional(),
    }),
    message: 'error.sheet_refused',
  },
  import_refused: {
    status: 415,
    detail: z.strictObject({
      reason: z.enum(['type', 'damaged', 'protected', 'no_text', 'too_much', 'too_deep', 'empty']),
    }),
    message: 'error.import_refused',
  },
  misdirected: { status: 421, detail: none, message: 'error.misdirected' },
  resume_too_long: {
    status: 413,
    detail: z.strictObject({ limit: z.int().describe('pages') }),
    message: 'error.resume_too_long',
  },
  chart_too_large: { status: 409, detail: none, message: 'error.chart_too_large' },
  too_many_requests: {
    status: 429,
    detail: z.strictObject({ retry_after: z.int().describe('seconds') }),
    message: 'error.too_many_requests',
  },
  internal: { status: 500, detail: none, message: 'error.internal' },
  unavailable: { status: 503, detail: none, message: 'error.unavailable' },
} as const satisfies Record<string, { status: number; detail: z.ZodType; message: string }>

export type ErrorCode = keyof typeof errorTable
export type ErrorDetail<C extends ErrorCode> = z.input<(typeof errorTable)[C]['detail']>

/** The body of every answer that is not a success. `errors` maps a field's path (`description.en`) to its messages. */
export const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    message: z.string(),
    code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    data: z.unknown().optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problemSchema>

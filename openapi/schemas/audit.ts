import { z } from 'zod'
import { ref } from '../ref.ts'
import { collectionPages } from '../resources/pages.ts'
import { localized, timestamp } from './primitives.ts'

const collections = [...new Set(Object.values(collectionPages).map(({ collection }) => collection))]
/**
 * What administrators change: users, what is asked of them, and the platform's collections by their names. `other` is
 * what has no name of its own here yet.
 */
export const AUDIT_KINDS = [
  'user',
  'verification',
  'jobPosting',
  'planRequest',
  'report',
  'message',
  'subscriber',
  'cache',
  'template',
  'resumeTemplate',
  'font',
  'section',
  'text',
  'other',
  ...collections,
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]
/** What they do to it. */
export const AUDIT_ACTIONS = [
  'create',
  'edit',
  'delete',
  'restore',
  'move',
  'activate',
  'deactivate',
  'import',
  'publish',
  'schedule',
  'withdraw',
  'disable',
  'enable',
  'plan',
  'role',
  'verify_email',
  'password_mail',
  'sign_out',
  'second_factor',
  'approve',
  'refuse',
  'revoke',
  'grant',
  'decline',
  'dismiss',
  'send_back',
  'unpublish',
  'handle',
  'reply',
  'clear',
  'other',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** One change that an administrator made: nobody edits or deletes it. */
export const auditRow = z
  .strictObject({
    id: ref('auditRecord'),
    at: timestamp,
    user_id: ref('user'),
    user_name: z.string(),
    user_email: z.string(),
    kind: z.enum(AUDIT_KINDS),
    action: z.enum(AUDIT_ACTIONS),
    subject_id: z.string().nullable(),
    name: localized(z.string()).nullable().describe('what the changed thing was called then'),
    count: z.int().describe('how many rows the change concerned'),
    request_id: z.string(),
  })
  .meta({ id: 'AuditRow' })
export type AuditRow = z.output<typeof auditRow>

const facts = z.record(z.string(), z.unknown()).nullable()
/** One change with what it was about before and after: of an edit only what changed, long texts cut. */
export const auditRecord = z
  .strictObject({
    ...auditRow.shape,
    before: facts,
    after: facts,
    related: z
      .record(z.string(), localized(z.string()))
      .describe(
        'what the rows and plans are called that the facts name, by their ids and keys; those that are gone are missing',
      ),
  })
  .meta({ id: 'AuditRecord' })
export type AuditRecord = z.output<typeof auditRecord>

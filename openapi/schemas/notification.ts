import { z } from 'zod'
import { ref } from '../ref.ts'
import { requisition } from './job-offer.ts'
import type { Inbox } from '../inboxes.ts'
import { timestamp, version } from './primitives.ts'

/** The kinds of notification. Later parts of the product add theirs. */
export const NOTIFICATION_KINDS = [
  'job_offer',
  'offer_withdrawn',
  'answer_due',
  'offer_answered',
  'employment_ended',
  'employment_disputed',
  'licence_expiring',
  'verification_decided',
  'verification_requested',
  'page_taken_down',
  'job_decided',
  'job_review_requested',
  'application_received',
  'application_moved',
  'application_decided',
  'new_applications',
  'job_closed',
  'replies_due',
  'note_mention',
  'interviewer_assigned',
  'job_alert',
  'interview_invited',
  'interview_assigned',
  'interview_answered',
  'interview_cancelled',
  'interview_soon',
  'applicant_message',
  'employer_message',
  'letter_asked',
  'letter_seat_vacant',
  'letter_requested',
  'letter_declined',
  'letter_answered',
  'letter_received',
  'plan_decided',
  'plan_requested',
  'ownership_offered',
  'ownership_changed',
  'new_follower',
  'message_received',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
/** What administrators are told of together: the inboxes, and reports of public pages. */
export type NoticedInbox = Inbox | 'reports'
const kind = z.enum(NOTIFICATION_KINDS)

/**
 * A notification (specification §3): job offers carry the offer with every specified field. The text of the others is
 * `notification.<kind>` with `values`; `path` is the page to open. Seen: it was in a list that was open. Read: it was
 * opened.
 */
export const notification = z
  .strictObject({
    id: ref('notification'),
    kind,
    is_read: z.boolean(),
    is_seen: z.boolean(),
    company_logo: z.string().nullable(),
    company_name: z.string(),
    offer: requisition.nullable(),
    values: z.record(z.string(), z.string()),
    path: z.string().nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Notification' })

/** Job offers without an answer come first, then the newest. `next` is the cursor for older ones, null at the end. */
export const notificationsAnswer = z
  .strictObject({ data: z.array(notification), unread: z.int(), unseen: z.int(), next: z.string().nullable() })
  .meta({ id: 'Notifications' })
export const notificationQuery = {
  before: z.string().max(80).optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
}

/**
 * The events of the live stream. `hello`: the first one, with the unread counts. `notification`: one is new or changed.
 * `changed`: read this again: the signed-in user and the accounts, offers and staff, the company's structure, the
 * account's site, its job postings, its applications and applicants, for administrators the queues of companies to
 * verify and of postings, and the inboxes.
 */
export const liveEvent = z
  .discriminatedUnion('event', [
    z.strictObject({ event: z.literal('hello'), unread: z.int(), unseen: z.int() }),
    z.strictObject({ event: z.literal('notification'), notification, unread: z.int(), unseen: z.int() }),
    z.strictObject({
      event: z.literal('changed'),
      what: z.enum([
        'session',
        'offers',
        'structure',
        'site',
        'notifications',
        'verifications',
        'messages',
        'jobs',
        'applications',
        'letters',
      ]),
    }),
  ])
  .meta({ id: 'LiveEvent' })
export type LiveMessage = z.output<typeof liveEvent>

export const DIGESTS = ['at_once', 'daily', 'never'] as const
export type Digest = (typeof DIGESTS)[number]
/** When a mail about each kind goes out. */
export const notificationPreferencesBody = z.strictObject({ mails: z.record(kind, z.enum(DIGESTS)), version })
export const notificationPreferences = z
  .strictObject(notificationPreferencesBody.shape)
  .meta({ id: 'NotificationPreferences' })

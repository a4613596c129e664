import { z } from 'zod'
import type { StatusOf } from '../lifecycle.ts'
import { publishing } from '../lifecycles/publishing.ts'
import { timestamp, version } from './primitives.ts'

export type PublishingStatus = StatusOf<typeof publishing>
export const PUBLISHING_STATUSES = Object.keys(publishing.states) as [PublishingStatus, ...PublishingStatus[]]

/** Where an entry stands between its writer and its visitors. */
export const publishingState = z
  .strictObject({
    status: z.enum(PUBLISHING_STATUSES),
    publish_at: timestamp.nullable().describe('when a scheduled entry appears; null for all others'),
    published_at: timestamp.nullable().describe('when visitors first saw it; stays when it is withdrawn'),
  })
  .meta({ id: 'PublishingState' })
export type PublishingState = z.output<typeof publishingState>

/** So far ahead an entry can be scheduled (days). */
export const LONGEST_SCHEDULE = 730
/** A time that passed while it was chosen still counts (milliseconds): the entry appears at once. */
export const SCHEDULE_GRACE = 60_000

export const publishBody = z.strictObject({ version })
export const scheduleBody = z.strictObject({ version, publish_at: timestamp })

/** A link to the page of an entry as it is saved, for whoever may edit it. */
export const entryPreview = z
  .strictObject({
    url: z.string().describe('path of the page; good for ten minutes'),
    expires_at: timestamp,
  })
  .meta({ id: 'EntryPreview' })
export type EntryPreview = z.output<typeof entryPreview>

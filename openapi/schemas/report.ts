import { z } from 'zod'
import { statusesOf } from '../lifecycle.ts'
import { report } from '../lifecycles/report.ts'
import { ref } from '../ref.ts'
import { email, localized, paragraph, timestamp, version } from './primitives.ts'

export const REPORT_STATUSES = statusesOf(report)
export type ReportStatus = (typeof REPORT_STATUSES)[number]
/** What can be wrong with a public page or posting. */
export const REPORT_REASONS = ['fraud', 'impersonation', 'offensive', 'privacy', 'copyright', 'other'] as const

/** What a visitor writes about a public page or posting. */
export const pageReport = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  text: paragraph(2000, 10),
  email: email.nullable(),
})

/** A report as administrators see it. */
export const managedReport = z
  .strictObject({
    id: ref('report'),
    version,
    status: z.enum(REPORT_STATUSES),
    account_id: ref('account'),
    username: z.string(),
    name: localized(z.string()),
    job: z
      .strictObject({ id: ref('jobPosting'), title: localized(z.string()), url: z.string().nullable() })
      .nullable()
      .describe('the posting that is reported; null: the page of the account'),
    is_published: z.boolean().describe('whether the page, or the posting, is public now'),
    owner_email: z.string(),
    reason: z.enum(REPORT_REASONS),
    text: z.string(),
    reporter_email: z.string().nullable(),
    note: z.string().nullable(),
    reported_at: timestamp,
    decided_at: timestamp.nullable(),
    decided_by: z.string().nullable(),
    abilities: z.strictObject({ dismiss: z.boolean(), unpublish: z.boolean() }),
  })
  .meta({ id: 'ManagedReport' })
export type ManagedReport = z.output<typeof managedReport>

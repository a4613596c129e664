import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { report as reportLife } from '../../../openapi/lifecycles/report.ts'
import { pages } from '../../../openapi/routes.ts'
import type { ManagedReport, pageReport } from '../../../openapi/schemas/report.ts'
import { pageReports } from '../../db/report-tables.ts'
import { accounts } from '../../db/tables.ts'
import { audit } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lockForEvent, transition, type Home } from '../../kernel/transition.ts'
import { mailPath } from '../../mail/address.ts'
import { takeDownPosting } from '../jobs/reviews.commands.ts'
import { settleInbox, tellOfInbox } from '../notifications/inbox-notices.commands.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { takeDown } from '../site/publishing.commands.ts'
import { readReport } from './reports.queries.ts'

/** Where the life of a report is kept. */
const home: Home<typeof reportLife, typeof pageReports> = {
  lifecycle: reportLife,
  table: pageReports,
  id: pageReports.id,
  status: pageReports.status,
  statusOf: ({ status }) => status,
  write: (status) => ({ status }),
}

/** Keeps what a visitor wrote about a page or posting that is public. */
export async function keepReport(
  tx: Tx,
  services: Services,
  given: z.output<typeof pageReport> & {
    readonly accountId: string
    /** Null: the report is about the account's page. */
    readonly postingId: string | null
    readonly language: Language
  },
): Promise<void> {
  const { email, ...rest } = given
  await tx.insert(pageReports).values({
    ...rest,
    id: services.ids.uuid(),
    reporterEmail: email,
    status: reportLife.initial,
    createdAt: services.clock.now(),
  })
  await tellOfInbox(tx, services, 'reports')
}

/** An administrator's decision on a report; the note is for both sides. */
interface Decision {
  readonly viewer: Viewer
  readonly id: string
  readonly event: 'dismiss' | 'unpublish'
  readonly note: string | null
  readonly version: number
}

/**
 * Dismisses a report, or takes down what it is about. Whoever reported it gets a mail if they left an address, and the
 * owners a notification when their page or posting went. What is not public any more
 * counts as taken down.
 */
export async function decideReport(
  tx: Tx,
  services: Services,
  { viewer, id, event, note, version }: Decision,
): Promise<ManagedReport> {
  const current = () => readReport(tx, id)
  const at = services.clock.now()
  const request = { id, event, by: 'administrator', version, current } as const
  const { accountId, postingId } = await lockForEvent(tx, home, request)
  const [found] = await tx.select({ username: accounts.username }).from(accounts).where(eq(accounts.id, accountId))
  const { username } = found ?? refuse('not_found', {})
  const isUpheld = event === 'unpublish'
  if (isUpheld && postingId !== null) await takeDownPosting(tx, services, { viewer, id: postingId, note })
  const wasPublic =
    isUpheld && postingId === null && (await takeDown(tx, services, { administrator: viewer, accountId, reason: note }))
  const row = await transition(tx, services, home, {
    ...request,
    actor: viewer,
    set: { note, decidedAt: at, decidedBy: viewer.userId },
    detail: () => ({ note }),
    at,
  })
  if ((await tx.$count(pageReports, eq(pageReports.status, reportLife.initial))) === 0)
    await settleInbox(tx, services, 'reports')
  const after = await current()
  await audit(tx, {
    kind: 'report',
    action: event,
    subjectId: id,
    name: after.job?.title ?? after.name,
    before: { status: reportLife.initial },
    after: { status: row.status, username, reason: row.reason, note },
  })
  if (wasPublic)
    await notify(tx, services, {
      accountId,
      kind: 'page_taken_down',
      subjectId: accountId,
      companyAccountId: null,
      values: { username, reason: note ?? '' },
    })
  if (row.reporterEmail !== null)
    await queueMail(tx, services, {
      to: row.reporterEmail,
      lang: row.language,
      kind: 'report-decided',
      values: {
        name: row.reporterEmail,
        username,
        decision: row.status,
        about: after.job === null ? 'page' : 'job',
        title: resolve(after.job?.title, row.language)?.text ?? '',
        path: mailPath(pages.landing.path, row.language),
      },
    })
  return after
}

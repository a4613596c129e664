import { eq } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { applicationOf } from '../applications/application-of.queries.ts'
import { applicablesOf } from '../jobs/applicable.queries.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { work } from './conversation.scheduler.ts'
import { firstUnread, progressOf, readBy } from './conversations.queries.ts'

/**
 * The handler of the queue `conversations`: tells a side of what it has not read, once from its first unread message
 * on. Whoever read it meanwhile is told nothing. It says that somebody wrote, never what.
 */
export const doConversationWork = (services: Services, { payload }: Pick<Job, 'payload'>): Promise<void> =>
  services.transaction(async (tx) => {
    const { applicationId, to, number } = work.parse(payload)
    const progress = await progressOf(tx, applicationId)
    const row = await applicationOf(tx, applicationId)
    if (progress === null || row === null) return
    if ((await firstUnread(tx, applicationId, to, readBy(to, progress))) !== number) return
    const job = (await applicablesOf(tx, [row.postingId], services.clock.now())).get(row.postingId)
    if (job === undefined) return
    const { posting, account, owner } = job
    if (to === 'employer')
      return notify(tx, services, {
        accountId: account.id,
        kind: 'applicant_message',
        subjectId: applicationId,
        companyAccountId: null,
        values: { title: resolve(posting.title, owner.language)?.text ?? '', posting: posting.id },
      })
    if (row.applicantAccountId === null) return
    const [reader] = await tx
      .select({ lang: users.language })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(eq(accounts.id, row.applicantAccountId))
    if (reader === undefined) return
    await notify(tx, services, {
      accountId: row.applicantAccountId,
      kind: 'employer_message',
      subjectId: applicationId,
      companyAccountId: account.id,
      values: { title: resolve(posting.title, reader.lang)?.text ?? '' },
    })
  })

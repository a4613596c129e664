import { and, asc, gte, lt, or, sql } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { expiryReminders } from '../../db/company-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import type { Services } from '../../kernel/context.ts'
import { daysAfter, startOf, todayIn } from '../../kernel/days.ts'
import { applicablesOf, type Applicable } from '../jobs/applicable.queries.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { isUndecided } from './undecided.queries.ts'

/** So many days before the day of a promised reply an employer is told of it, and once more on that day. */
const DAYS_BEFORE = 3
/** From six in the morning on, Addis Ababa: what is told then goes out with the mails of the day at seven. */
const MORNING = 6 * 3_600_000

interface Due {
  readonly postingId: string
  /** How many are promised a reply by the end of today, and by the end of the day that is named. */
  readonly today: number
  readonly soon: number
}

/** The postings with somebody who waits for a reply that is promised for one of these days, and applied before today. */
function findDue({ db }: Services, today: string, soon: string): Promise<Due[]> {
  const { postingId, appliedAt, replyBy } = jobApplications
  const isOn = (day: string) => and(gte(replyBy, startOf(day)), lt(replyBy, startOf(daysAfter(day, 1))))
  const on = (day: string) =>
    sql<number>`(count(*) filter (where ${replyBy} >= ${startOf(day).toISOString()}::timestamptz and ${replyBy} < ${startOf(daysAfter(day, 1)).toISOString()}::timestamptz))::int`
  return db
    .select({ postingId, today: on(today), soon: on(soon) })
    .from(jobApplications)
    .where(and(isUndecided, or(isOn(today), isOn(soon)), lt(appliedAt, startOf(today))))
    .groupBy(postingId)
    .orderBy(asc(postingId))
}

/** Writes down that the employer is told today, and tells them; whoever finds it written down already tells nobody. */
const remind = (
  services: Services,
  { postingId, today, soon }: Due,
  { posting: { title }, account, owner }: Applicable,
  days: { readonly today: string; readonly soon: string },
) =>
  services.transaction(async (tx) => {
    const first = await tx
      .insert(expiryReminders)
      .values({ subjectId: postingId, lastDay: days.today, daysBefore: 0, remindedAt: services.clock.now() })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return
    await notify(tx, services, {
      accountId: account.id,
      kind: 'replies_due',
      subjectId: postingId,
      companyAccountId: null,
      values: {
        title: resolve(title, owner.language)?.text ?? '',
        when: today === 0 ? 'soon' : soon === 0 ? 'today' : 'both',
        today: `${today}`,
        soon: `${soon}`,
        date: days.soon,
      },
    })
  })

/**
 * Tells employers three days before and on the day of a promised reply how many wait for it: once for each posting and
 * day, in whichever process. It may run at any time: it does nothing before the morning.
 */
export async function remindOfReplies(services: Services): Promise<void> {
  const now = services.clock.now()
  const today = todayIn(now)
  if (now.getTime() < startOf(today).getTime() + MORNING) return
  const soon = daysAfter(today, DAYS_BEFORE)
  const due = await findDue(services, today, soon)
  const jobs = await applicablesOf(
    services.db,
    due.map(({ postingId }) => postingId),
    now,
  )
  for (const one of due) {
    const job = jobs.get(one.postingId)
    if (job !== undefined) await remind(services, one, job, { today, soon })
  }
}

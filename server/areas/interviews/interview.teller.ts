import { eq, inArray } from 'drizzle-orm'
import { jobInterviewers, jobInterviews } from '../../db/interview-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { applicationBrief } from '../applications/applicants.queries.ts'
import { applicablesOf } from '../jobs/applicable.queries.ts'
import type { NotificationValues } from '../notifications/notification-kinds.ts'
import { notify, type Notice } from '../notifications/notifications.commands.ts'
import { calendarFile } from './calendar.ts'
import { calendarWords, linesOf, personIn, postingLine, timeOf, titleIn, type Subject } from './interview.words.ts'
import { holdersOf } from './interviewers.queries.ts'
import type { InterviewRow } from './interviews.policy.ts'

/** What is told: an invitation, another time or place, that it does not take place, or that it does tomorrow. */
export type News = 'new' | 'moved' | 'cancelled' | 'soon'

/** An interview with its people: whoever applied, as long as they are there, and who holds it. */
interface Known extends Subject {
  readonly applicantAccountId: string | null
  readonly userIds: readonly string[]
}

/** These interviews with what is said of them; those of a posting that is deleted are left out. */
export async function knownOf(tx: Tx, services: Services, rows: readonly InterviewRow[]): Promise<Known[]> {
  const ids = rows.map(({ id }) => id)
  const held =
    ids.length === 0 ? [] : await tx.select().from(jobInterviewers).where(inArray(jobInterviewers.interviewId, ids))
  const found: Known[] = []
  for (const row of rows) {
    const application = await applicationBrief(tx, row.applicationId)
    if (application === null) continue
    const job = (await applicablesOf(tx, [application.postingId], services.clock.now())).get(application.postingId)
    if (job === undefined) continue
    found.push({
      row,
      job,
      name: application.name,
      applicantAccountId: application.applicantAccountId,
      userIds: held.filter(({ interviewId }) => interviewId === row.id).map(({ userId }) => userId),
    })
  }
  return found
}

type User = typeof users.$inferSelect
interface Reader {
  readonly as: 'interviewer' | 'applicant'
  readonly user: User
  readonly accountId: string
  readonly news: News
}

/** What one reader is told, with the calendar file in their language. A reminder has none: calendars have it already. */
function noticeFor(services: Services, subject: Known, { as, user, accountId, news }: Reader): Notice {
  const reader = { as, lang: user.language, calendar: user.calendar }
  const { row, job } = subject
  const time = { title: titleIn(subject, user.language), ...timeOf(subject) }
  const person = as === 'applicant' ? '' : personIn(services, subject, user.language)
  const note = news === 'cancelled' ? (row.cancelNote ?? '') : ''
  const event =
    news === 'soon'
      ? {}
      : {
          event: {
            method: news === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const),
            content: calendarFile(row, calendarWords(services, subject, reader), {
              use: news === 'cancelled' ? 'cancel' : 'request',
              to: user.email,
              config: services.config,
            }),
          },
        }
  const notice = <K extends keyof NotificationValues>(kind: K, values: NotificationValues[K]): Notice<K> => ({
    accountId,
    kind,
    subjectId: as === 'applicant' ? row.applicationId : row.id,
    companyAccountId: job.account.id,
    values,
    mail: {
      to: user.id,
      lines: news === 'cancelled' ? [] : linesOf(services, subject, reader),
      body: news === 'cancelled' ? [] : [postingLine(services, subject, reader)],
      ...event,
    },
  })
  if (news === 'cancelled')
    return notice('interview_cancelled', {
      ...time,
      to: as,
      person,
      has_note: note === '' ? 'no' : 'yes',
      note,
    }) as Notice
  if (news === 'soon') return notice('interview_soon', { ...time, to: as, person }) as Notice
  return (
    as === 'applicant'
      ? notice('interview_invited', { ...time, change: news })
      : notice('interview_assigned', { ...time, person, change: news })
  ) as Notice
}

/**
 * Tells the applicant, and who holds it, of an interview: in the application, by a mail in the language of each, and to
 * their calendars. `news` of the applicant, and of each user who holds it or no longer does. Accounts are taken in one
 * order. Who does not work for the employer any more is not told.
 */
export async function tellOf(
  tx: Tx,
  services: Services,
  subject: Known,
  { applicant, users: told }: { readonly applicant: News | null; readonly users: ReadonlyMap<string, News> },
): Promise<void> {
  const readers: Reader[] = []
  if (applicant !== null && subject.applicantAccountId !== null) {
    const [found] = await tx
      .select({ user: users })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(eq(accounts.id, subject.applicantAccountId))
    if (found)
      readers.push({ as: 'applicant', user: found.user, accountId: subject.applicantAccountId, news: applicant })
  }
  const holders = await holdersOf(tx, subject.row.accountId, services.clock.now())
  for (const [userId, news] of told) {
    const holder = holders.get(userId)
    if (holder) readers.push({ as: 'interviewer', user: holder.user, accountId: holder.toldAt, news })
  }
  const inOneOrder = readers.toSorted((a, b) =>
    a.accountId === b.accountId ? (a.user.id < b.user.id ? -1 : 1) : a.accountId < b.accountId ? -1 : 1,
  )
  for (const reader of inOneOrder) await notify(tx, services, noticeFor(services, subject, reader))
  const pages = new Set([subject.row.accountId, ...readers.map(({ accountId }) => accountId)])
  for (const accountId of pages) services.events.publish(tx, 'applications', accountId)
}

/** Tells everybody of an interview the same. */
export async function tellEverybody(tx: Tx, services: Services, row: InterviewRow, news: News): Promise<void> {
  for (const subject of await knownOf(tx, services, [row]))
    await tellOf(tx, services, subject, { applicant: news, users: new Map(subject.userIds.map((id) => [id, news])) })
}

/** Tells those who hold an interview, by no name: whoever applied is erased. */
export async function tellHolders(tx: Tx, services: Services, row: InterviewRow, news: News): Promise<void> {
  for (const subject of await knownOf(tx, services, [row])) {
    const told = new Map(subject.userIds.map((id) => [id, news]))
    await tellOf(tx, services, { ...subject, name: null }, { applicant: null, users: told })
  }
}

/** Tells whoever applied alone: nobody of the employer is left. */
export async function tellApplicant(tx: Tx, services: Services, row: InterviewRow, news: News): Promise<void> {
  for (const subject of await knownOf(tx, services, [row]))
    await tellOf(tx, services, subject, { applicant: news, users: new Map() })
}

/** Tells the employer what the applicant answered. */
export async function tellAnswer(
  tx: Tx,
  services: Services,
  row: InterviewRow,
  answer: 'confirmed' | 'declined',
): Promise<void> {
  for (const subject of await knownOf(tx, services, [row])) {
    const { language } = subject.job.owner
    const note = row.declineNote ?? ''
    await notify(tx, services, {
      accountId: row.accountId,
      kind: 'interview_answered',
      subjectId: subject.job.posting.id,
      companyAccountId: null,
      values: {
        title: titleIn(subject, language),
        ...timeOf(subject),
        person: personIn(services, subject, language),
        answer,
        has_note: note === '' ? 'no' : 'yes',
        note,
      },
    })
    const held = await holdersOf(tx, row.accountId, services.clock.now())
    const pages = new Set(subject.userIds.flatMap((id) => held.get(id)?.toldAt ?? []))
    for (const accountId of pages) services.events.publish(tx, 'applications', accountId)
    if (subject.applicantAccountId !== null) services.events.publish(tx, 'applications', subject.applicantAccountId)
  }
}

/** The interview as it is now, held until the end of the transaction. */
export async function lockInterview(tx: Tx, id: string): Promise<InterviewRow | null> {
  const [row] = await tx.select().from(jobInterviews).where(eq(jobInterviews.id, id)).for('no key update')
  return row ?? null
}

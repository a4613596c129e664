import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import type { Ref } from '../../../openapi/ref.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import type { UnrecordedJob } from '../../../openapi/schemas/facts.ts'
import { experiences } from '../../db/collection-tables.ts'
import { employments, offers } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { isCalled } from '../../kernel/company-names.ts'
import { todayIn } from '../../kernel/days.ts'

/**
 * The jobs of a person that have begun and are confirmed in no entry of their experience. One that went on under new
 * terms stands in the entry of these.
 */
const unrecordedRows = (db: Readable, { accountId }: Viewer<'individual'>, now: Date) =>
  db
    .select({
      employment: employments,
      offer: offers,
      company: {
        publicName: accounts.publicName,
        companyName: accounts.companyName,
        username: accounts.username,
      },
    })
    .from(employments)
    .innerJoin(offers, eq(offers.id, employments.offerId))
    .innerJoin(accounts, eq(accounts.id, employments.companyAccountId))
    .where(
      and(
        eq(employments.employeeAccountId, accountId),
        lte(employments.startedOn, todayIn(now)),
        isNull(employments.dispute),
        // Work that was called off before it began.
        sql`(${employments.lastDay} is null or ${employments.lastDay} >= ${employments.startedOn})`,
        sql`not exists (select 1 from ${experiences} x join ${employments} m on m.id = x.employment_id
          where x.account_id = ${employments.employeeAccountId} and (m.id = ${employments.id} or (
            m.company_account_id = ${employments.companyAccountId} and m.job_title = ${employments.jobTitle}
            and x.start_date <= ${employments.startedOn} and m.started_on > ${employments.startedOn})))`,
      ),
    )
    .orderBy(desc(employments.startedOn), asc(employments.id))
    .limit(20)
export type Unrecorded = Awaited<ReturnType<typeof unrecordedRows>>[number]

const entriesOf = (db: Readable, accountId: string) =>
  db
    .select({
      id: experiences.id,
      companyName: experiences.companyName,
      jobTitle: experiences.jobTitle,
      startDate: experiences.startDate,
      endDate: experiences.endDate,
    })
    .from(experiences)
    .where(and(eq(experiences.accountId, accountId), isNull(experiences.employmentId)))
    .orderBy(asc(experiences.position))
type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

/** Is an entry about this company, under any name of it, and about a time that the job shares? */
function fits(entry: Entry, { employment, company }: Unrecorded): boolean {
  const isOver = (end: string | null, start: string) => end !== null && end < start
  return (
    isCalled(company, entry.companyName) &&
    !isOver(entry.endDate, employment.startedOn) &&
    !isOver(employment.lastDay, entry.startDate)
  )
}

/** The jobs that a person can add to their experience, newest first, each with the entries that may be the same job. */
export async function listUnrecorded(db: Readable, viewer: Viewer<'individual'>, now: Date): Promise<UnrecordedJob[]> {
  const rows = await unrecordedRows(db, viewer, now)
  if (rows.length === 0) return []
  const entries = await entriesOf(db, viewer.accountId)
  return rows.map((row) => ({
    id: row.employment.id as Ref<'employment'>,
    company: shownCompanyName(row.company),
    job_title: row.employment.jobTitle,
    started_on: row.employment.startedOn,
    last_day: row.employment.lastDay,
    entries: entries
      .filter((entry) => fits(entry, row))
      .map(({ id, jobTitle }) => ({ id: id as Ref<'experience'>, name: jobTitle })),
  }))
}

/** One of these jobs; undefined for what is no such job, or is one no more. */
export const findUnrecorded = async (
  db: Readable,
  viewer: Viewer<'individual'>,
  id: string,
  now: Date,
): Promise<Unrecorded | undefined> =>
  (await unrecordedRows(db, viewer, now)).find(({ employment }) => employment.id === id)

/** Whether an entry of the person's that nobody confirms may be this job. */
export const maybeSame = async (db: Readable, viewer: Viewer<'individual'>, job: Unrecorded, entryId: string) =>
  (await entriesOf(db, viewer.accountId)).some((entry) => entry.id === entryId && fits(entry, job))

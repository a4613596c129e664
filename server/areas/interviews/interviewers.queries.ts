import { and, asc, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import { hasName, shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import type { Interview, Interviewer } from '../../../openapi/schemas/interview.ts'
import { coOwners, employments } from '../../db/company-tables.ts'
import { jobInterviewers, jobInterviews } from '../../db/interview-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { daysAfter, todayIn } from '../../kernel/days.ts'
import { STANDING } from './interviews.policy.ts'

/** One who may hold interviews of an account, and the account in which they are told of them. */
export interface Holder {
  readonly user: typeof users.$inferSelect
  readonly toldAt: string
}
/** So many people are offered to hold an interview; a company with more has the longest there. */
const MOST_OFFERED = 500

/**
 * Who may hold interviews of an account: its owners, who are told of it in the account, and who works there now, who is
 * told in their own. In the order in which they came.
 */
export async function holdersOf(db: Readable, accountId: string, now: Date): Promise<ReadonlyMap<string, Holder>> {
  const working = and(
    eq(employments.companyAccountId, accountId),
    isNull(employments.endedAt),
    or(isNull(employments.lastDay), gte(employments.lastDay, todayIn(now))),
  )
  const found = [
    ...(await db
      .select({ user: users, toldAt: accounts.id })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(eq(accounts.id, accountId))),
    ...(await db
      .select({ user: users, toldAt: coOwners.accountId })
      .from(coOwners)
      .innerJoin(users, eq(users.id, coOwners.userId))
      .where(eq(coOwners.accountId, accountId))
      .orderBy(asc(coOwners.createdAt))),
    ...(await db
      .select({ user: users, toldAt: employments.employeeAccountId })
      .from(employments)
      .innerJoin(users, eq(users.id, employments.userId))
      .where(working)
      .orderBy(asc(employments.createdAt), asc(employments.id))
      .limit(MOST_OFFERED)),
  ]
  const holders = new Map<string, Holder>()
  for (const one of found) if (one.user.disabledAt === null && !holders.has(one.user.id)) holders.set(one.user.id, one)
  return holders
}

/** The accounts for which a user holds interviews now: which they own, or work for. */
export async function accountsHeldFor(db: Readable, userId: string, now: Date): Promise<string[]> {
  const rows = [
    ...(await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.ownerId, userId))),
    ...(await db.select({ id: coOwners.accountId }).from(coOwners).where(eq(coOwners.userId, userId))),
    ...(await db
      .select({ id: employments.companyAccountId })
      .from(employments)
      .where(
        and(
          eq(employments.userId, userId),
          isNull(employments.endedAt),
          or(isNull(employments.lastDay), gte(employments.lastDay, todayIn(now))),
        ),
      )),
  ]
  return rows.map(({ id }) => id)
}

type Employer = Pick<typeof accounts.$inferSelect, 'ownerId' | 'publicName' | 'companyName' | 'username'>
const employerColumns = {
  ownerId: accounts.ownerId,
  publicName: accounts.publicName,
  companyName: accounts.companyName,
  username: accounts.username,
}

/** Whoever registered a company may have given no name of their own, and goes by the company's. */
const presentPerson = (
  { id, ...user }: typeof users.$inferSelect,
  employer: Employer | undefined,
): Interview['interviewers'][number] => {
  const name = shownName(user)
  const standIn = employer?.ownerId === id && user.deletedAt === null ? shownCompanyName(employer) : null
  return { id: id as Ref<'user'>, name: hasName(name) ? name : standIn }
}

/** Who holds each of these interviews. */
export async function interviewersOf(
  db: Readable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Interview['interviewers']>> {
  const people = new Map<string, Interview['interviewers'][number][]>()
  if (ids.length === 0) return people
  const rows = await db
    .select({ interviewId: jobInterviewers.interviewId, user: users, employer: employerColumns })
    .from(jobInterviewers)
    .innerJoin(users, eq(users.id, jobInterviewers.userId))
    .innerJoin(jobInterviews, eq(jobInterviews.id, jobInterviewers.interviewId))
    .innerJoin(accounts, eq(accounts.id, jobInterviews.accountId))
    .where(inArray(jobInterviewers.interviewId, [...ids]))
    .orderBy(asc(users.createdAt), asc(users.id))
  for (const { interviewId, user, employer } of rows) {
    const some = people.get(interviewId) ?? []
    some.push(presentPerson(user, employer))
    people.set(interviewId, some)
  }
  return people
}

/**
 * Who may hold an interview of the account, without one whom it is about, each with what else they hold for this
 * account on the day before, the date and the day after: somewhere the date is one of these.
 */
export async function offeredInterviewers(
  db: Readable,
  viewer: { readonly userId: string; readonly accountId: string },
  { date, without, now }: { readonly date: string; readonly without: string | null; readonly now: Date },
): Promise<Interviewer[]> {
  const holders = [...(await holdersOf(db, viewer.accountId, now)).values()].filter(({ user }) => user.id !== without)
  const held = await db
    .select({
      userId: jobInterviewers.userId,
      id: jobInterviews.id,
      startsAt: jobInterviews.startsAt,
      endsAt: jobInterviews.endsAt,
    })
    .from(jobInterviews)
    .innerJoin(jobInterviewers, eq(jobInterviewers.interviewId, jobInterviews.id))
    .where(
      and(
        eq(jobInterviews.accountId, viewer.accountId),
        inArray(jobInterviews.status, [...STANDING]),
        gt(jobInterviews.endsAt, new Date(`${daysAfter(date, -1)}T00:00:00Z`)),
        lt(jobInterviews.startsAt, new Date(`${daysAfter(date, 2)}T00:00:00Z`)),
      ),
    )
    .orderBy(asc(jobInterviews.startsAt), asc(jobInterviews.id))
  const [employer] = await db.select(employerColumns).from(accounts).where(eq(accounts.id, viewer.accountId))
  return holders.map(({ user }) => ({
    ...presentPerson(user, employer),
    is_self: user.id === viewer.userId,
    busy: held.flatMap(({ userId, id, startsAt, endsAt }) =>
      userId === user.id
        ? [{ interview_id: id as Ref<'interview'>, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() }]
        : [],
    ),
  }))
}

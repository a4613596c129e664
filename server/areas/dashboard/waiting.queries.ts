import { and, asc, count, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { DAY } from '../../../openapi/durations.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { dashboard } from '../../../openapi/schemas/site.ts'
import { licences } from '../../db/collection-tables.ts'
import { companyParts, companyVerifications, offers } from '../../db/company-tables.ts'
import { history } from '../../db/platform-tables.ts'
import { pageReports } from '../../db/report-tables.ts'
import { accounts, planRequests, users } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import { daysAfter, todayIn } from '../../kernel/days.ts'
import { readInvitations } from '../interviews/interviews.queries.ts'
import { countNewMessages } from '../inboxes/messages.queries.ts'
import { countReviews } from '../jobs/reviews.queries.ts'
import { countStaff, readRoom } from '../offers/employee-limit.queries.ts'
import { companyName } from '../offers/offers.present.ts'
import { listToAnswer } from '../offers/offers.queries.ts'

type Dashboard = z.input<typeof dashboard>
type Company = NonNullable<Dashboard['company']>
type Platform = NonNullable<Dashboard['platform']>

/** Days before the last day of a licence from which it waits for somebody to renew it. */
const EXPIRES_WITHIN = 60
/** Days for which a declined offer waits for another one. */
const DECLINED_WITHIN = 30

/** The offers that a person can answer, the nearest last day first. */
export async function offersToAnswer(
  db: Readable,
  viewer: Viewer<'individual'>,
  now: Date,
  lang: Language,
): Promise<NonNullable<Dashboard['offers']>> {
  const rows = await listToAnswer(db, viewer, now)
  return rows.map(({ offer, company }) => ({
    id: offer.id,
    company_name: companyName(company, lang),
    job_title: offer.jobTitle,
    status: offer.status === 'modified' ? 'modified' : 'pending',
    answer_by: offer.answerBy,
  }))
}

/** So many invitations are named. */
const MOST_INVITATIONS = 10
/** The invitations to interviews that a person has not answered, the next interview first. */
export async function invitationsToAnswer(
  db: Readable,
  viewer: Viewer<'individual'>,
  now: Date,
  lang: Language,
): Promise<NonNullable<Dashboard['interviews']>> {
  const rows = await readInvitations(db, viewer, now)
  return rows.slice(0, MOST_INVITATIONS).map((row) => ({
    application_id: row.application_id,
    job_title: resolve(row.job_title, lang)?.text ?? '',
    employer: resolve(row.employer, lang)?.text ?? '',
    starts_at: row.starts_at,
  }))
}

/**
 * A company's licences that expire soon or have expired, and the day that its legal facts name; with the first of them.
 */
export async function expiringLicences(db: Readable, accountId: string, now: Date): Promise<Company['licences']> {
  const until = daysAfter(todayIn(now), EXPIRES_WITHIN)
  const lastDay = sql<string>`${companyParts.values}->>'license_expiry_date'`
  const [kept, legal] = await Promise.all([
    db
      .select({ name: licences.name, expires_on: sql<string>`${licences.expiresOn}::text` })
      .from(licences)
      .where(and(eq(licences.accountId, accountId), lte(licences.expiresOn, until)))
      .orderBy(asc(licences.expiresOn)),
    db
      .select({ name: sql<null>`null`, expires_on: lastDay })
      .from(companyParts)
      .where(and(eq(companyParts.accountId, accountId), eq(companyParts.part, 'legal'), lte(lastDay, until))),
  ])
  const all: readonly { readonly name: Localized | null; readonly expires_on: string }[] = [...kept, ...legal]
  const [next] = all.toSorted((a, b) => (a.expires_on < b.expires_on ? -1 : 1))
  return { count: all.length, next: next ?? null }
}

/** Employees and open offers of a company, and how many its plan allows. */
export async function staffRoom(db: Readable, accountId: string, now: Date): Promise<Company['staff']> {
  const { limit } = await readRoom(db, accountId, now)
  return { used: await countStaff(db, accountId, now), limit }
}

/** How many offers of a company were declined lately and wait for it to offer something else. */
export async function declinedOffers(db: Readable, accountId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DECLINED_WITHIN * DAY)
  const lately = sql`exists (select 1 from ${history} where ${history.lifecycle} = ${jobOffer.id} and ${history.subjectId} = ${offers.id} and ${history.status} = 'rejected' and ${gte(history.at, since)})`
  return db.$count(offers, and(eq(offers.companyAccountId, accountId), eq(offers.status, 'rejected'), lately))
}

/**
 * How many companies wait to be verified, larger plans to be granted, and job postings to be looked at; those of disabled
 * users do not wait. And the reports and messages that nobody has looked at.
 */
export async function queues(
  db: Readable,
): Promise<Pick<Platform, 'verifications' | 'plan_requests' | 'job_reviews' | 'reports' | 'messages'>> {
  const [verifications] = await db
    .select({ n: count() })
    .from(companyVerifications)
    .innerJoin(accounts, eq(accounts.id, companyVerifications.accountId))
    .where(and(eq(companyVerifications.status, 'requested'), isActive()))
  const [plans] = await db
    .select({ n: count() })
    .from(planRequests)
    .innerJoin(users, eq(users.id, planRequests.userId))
    .where(and(eq(planRequests.status, 'requested'), isNull(users.disabledAt)))
  const reports = await db.$count(pageReports, eq(pageReports.status, 'waiting'))
  return {
    verifications: verifications?.n ?? 0,
    plan_requests: plans?.n ?? 0,
    job_reviews: await countReviews(db),
    reports,
    messages: await countNewMessages(db),
  }
}

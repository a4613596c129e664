import { and, count, eq, gte, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { DAY } from '../../../openapi/durations.ts'
import type { dashboard } from '../../../openapi/schemas/site.ts'
import {
  companyParts,
  companyVerifications,
  departments,
  employments,
  followers,
  offers,
  positions,
} from '../../db/company-tables.ts'
import { sites, views } from '../../db/site-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'
import { scheduledEntries } from '../../resources/scheduled.ts'
import { countOpenOf } from '../letters/requests.queries.ts'
import { readProgress } from '../profile/progress.queries.ts'
import { readWelcome } from '../profile/welcome.queries.ts'
import { readSite } from '../site/publishing.commands.ts'
import { listSections } from '../site/sections.queries.ts'
import { isCurrent } from '../structure/seats.queries.ts'
import { declinedOffers, expiringLicences, queues, staffRoom } from './waiting.queries.ts'

type Dashboard = z.input<typeof dashboard>
const DAYS = 30

/** The last 30 days, UTC, oldest first, as `yyyy-mm-dd`; the last one is today. */
const lastDays = (now: Date): readonly string[] =>
  Array.from({ length: DAYS }, (_, i) => new Date(now.getTime() - (DAYS - 1 - i) * DAY).toISOString().slice(0, 10))

/**
 * Views of the account's page and card per day and per source. Viewers are distinct within a day only. One statement.
 */
export async function viewCounts(db: Readable, accountId: string, now: Date): Promise<NonNullable<Dashboard['views']>> {
  const days = lastDays(now)
  const from = (source: 'link' | 'qr' | 'search') =>
    sql<number>`coalesce(sum(${views.count}) filter (where ${views.source} = ${source}), 0)`.mapWith(Number)
  const rows = await db
    .select({
      day: views.day,
      viewers: sql<number>`count(distinct ${views.viewer})`.mapWith(Number),
      link: from('link'),
      qr: from('qr'),
      search: from('search'),
    })
    .from(views)
    .where(and(eq(views.accountId, accountId), gte(views.day, days[0] ?? '')))
    .groupBy(views.day)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const counted = days.map((date) => {
    const { viewers, link, qr, search } = byDay.get(date) ?? { viewers: 0, link: 0, qr: 0, search: 0 }
    return { date, views: link + qr + search, viewers, link, qr, search }
  })
  const sum = (key: 'views' | 'viewers' | 'link' | 'qr' | 'search') =>
    counted.reduce((total, day) => total + day[key], 0)
  return {
    days: counted,
    total: sum('views'),
    daily_viewers: sum('viewers'),
    sources: { link: sum('link'), qr: sum('qr'), search: sum('search') },
  }
}

/** A person's sections: how many they are offered or have something in, how many have an entry, how many show at least one to readers, and how many are hidden. */
export async function sectionCounts(db: Readable, accountId: string): Promise<NonNullable<Dashboard['sections']>> {
  const sections = await listSections(db, accountId)
  const many = (is: (section: (typeof sections)[number]) => boolean) => sections.filter(is).length
  return {
    total: sections.length,
    completed: many((s) => s.count > 0),
    visible: many((s) => s.visible && s.shown > 0),
    invisible: many((s) => !s.visible),
  }
}

/** The number of set-up steps that are done, and the first one that is neither done nor skipped. */
export async function setupState(db: Readable, accountId: string): Promise<NonNullable<Dashboard['setup']>> {
  const { steps } = await readProgress(db, accountId)
  return {
    done: steps.filter((step) => step.state === 'done').length,
    total: steps.length,
    next: steps.find((step) => step.state === 'open')?.key ?? null,
  }
}

/** How far a person is on the way to a published page; null once it is published. */
export async function welcomeState(db: Readable, accountId: string): Promise<Dashboard['welcome']> {
  const { steps } = await readWelcome(db, accountId)
  const isPublished = steps.some(({ key, done }) => key === 'publish' && done)
  return isPublished ? null : { done: steps.filter(({ done }) => done).length, total: steps.length }
}

export async function siteState(
  db: Readable,
  services: Services,
  accountId: string,
): Promise<NonNullable<Dashboard['site']>> {
  const { status, url, taken_down_reason: reason } = await readSite(db, services, accountId)
  return { status, url, is_taken_down: reason !== null }
}

/**
 * A company's counts of departments, people, positions, open seats, offers without an answer and followers, which parts
 * of its information are filled in, the state of its verification, and what waits for its owners.
 */
export async function companyCounts(
  db: Readable,
  accountId: string,
  now: Date,
): Promise<NonNullable<Dashboard['company']>> {
  const of = (column: PgColumn, ...more: (SQL | undefined)[]) => and(eq(column, accountId), ...more)
  const many = (table: PgTable, where: SQL | undefined) =>
    sql<number>`(select count(*) from ${table} where ${where})`.mapWith(Number)
  const held = sql`(select count(distinct ${employments.userId}) from ${employments} where ${employments.positionId} = ${positions.id} and ${isCurrent(now)})`
  const [row] = await db
    .select({
      departments: many(departments, of(departments.companyAccountId)),
      employees:
        sql<number>`(select count(distinct ${employments.userId}) from ${employments} where ${of(employments.companyAccountId, isCurrent(now))})`.mapWith(
          Number,
        ),
      positions: many(positions, of(positions.companyAccountId)),
      open_seats:
        sql<number>`(select coalesce(sum(greatest(${positions.headcount} - ${held}, 0)), 0) from ${positions} where ${of(positions.companyAccountId)})`.mapWith(
          Number,
        ),
      offers_pending: many(offers, of(offers.companyAccountId, inArray(offers.status, ['pending', 'modified']))),
      followers: many(followers, of(followers.companyAccountId, isNotNull(followers.confirmedAt))),
      information: many(companyParts, of(companyParts.accountId)),
      verification: companyVerifications.status,
    })
    .from(accounts)
    .leftJoin(companyVerifications, eq(companyVerifications.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) return refuse('not_found', {})
  const [licences, staff, declined, requests] = await Promise.all([
    expiringLicences(db, accountId, now),
    staffRoom(db, accountId, now),
    declinedOffers(db, accountId, now),
    countOpenOf(db, accountId),
  ])
  return {
    ...row,
    verification: (row.verification ?? 'unverified') as VerificationStatus,
    offers_declined: declined,
    letter_requests: requests,
    licences,
    staff,
  }
}

/** The platform's counts for administrators: all users, those who joined in the last 30 days, and what waits for them. */
export async function platformCounts(db: Readable, now: Date): Promise<NonNullable<Dashboard['platform']>> {
  const days = lastDays(now)
  const [everyone] = await db.select({ n: count() }).from(users)
  const [companies] = await db.select({ n: count() }).from(accounts).where(eq(accounts.kind, 'company'))
  const [published] = await db.select({ n: count() }).from(sites).where(eq(sites.status, 'published'))
  const day = sql<string>`to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, n: count() })
    .from(users)
    .where(gte(users.createdAt, new Date(`${days[0]}T00:00:00Z`)))
    .groupBy(sql`1`)
  const byDay = new Map(rows.map((row) => [row.day, row.n]))
  const [waiting, scheduled] = await Promise.all([queues(db), scheduledEntries(db)])
  return {
    ...waiting,
    scheduled,
    users: everyone?.n ?? 0,
    companies: companies?.n ?? 0,
    published_sites: published?.n ?? 0,
    sign_ups: days.map((date) => ({ date, count: byDay.get(date) ?? 0 })),
  }
}

import { and, count, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { DAY } from '../../../openapi/durations.ts'
import type { ValidationId } from '../../../openapi/explain.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { OfferTerms } from '../../../openapi/schemas/job-offer.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { employments, offers } from '../../db/company-tables.ts'
import { referenceEntries } from '../../db/platform-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { byScript } from '../../../openapi/format/shown-name.ts'
import { todayIn } from '../../kernel/days.ts'
import { placesOf } from '../structure/positions.queries.ts'
import { isCurrent } from '../structure/seats.queries.ts'
import { WAITING, type OfferStatus } from './offers.policy.ts'

/** The person behind an email, if they are registered. */
export interface Recipient {
  readonly userId: string
  readonly accountId: string
}
/** Whom an offer that comes of an application is for, whatever its email. */
export interface Hire {
  readonly applicationId: string
  readonly to: Recipient
}
/** What a company wants to offer, and to whom. */
export interface Wanted {
  readonly email: string
  readonly terms: OfferTerms
  /** The applicant whom it is for, whoever has the email. */
  readonly hire?: Hire | undefined
}
type Roles = (typeof offers.$inferInsert)['roles']
/** The same, looked up: `searched` are the texts that find it. */
export interface Prepared extends Wanted {
  readonly emailKey: string
  readonly to: Recipient | null
  readonly roles: Roles
  readonly searched: readonly string[]
}
export type Faults = Readonly<Record<string, readonly ValidationId[]>>
export interface Examined {
  /** What is wrong, by place in the list; nothing for those that are right. */
  readonly faults: ReadonlyMap<number, Faults>
  readonly prepared: readonly Prepared[]
}
/** Who offers, and which offer is modified; null when new ones are sent. */
export interface Offering {
  readonly viewer: Viewer<'company'>
  readonly now: Date
  readonly offerId: string | null
}

/** The language a company wrote its terms in. */
export const languageOf = ({ job_title }: Pick<OfferTerms, 'job_title'>): Language =>
  byScript(job_title).am === undefined ? 'en' : 'am'
const textsOf = (value: Localized): readonly string[] => [value.en, value.am].filter((text) => text !== undefined)

/** So many offers may a company send to one email in a day, whatever became of them. */
export const MOST_A_DAY = 5

/**
 * Looks up what offers name and says all that is wrong with each, in a fixed number of statements however many there
 * are. Only while the company is locked does what it says of waiting offers and seats hold. What it says of an email
 * follows from what the company itself wrote before, never from who is registered under it: unknown ones, persons,
 * companies and administrators are all the same (decision 098).
 */
export async function examine(db: Readable, offering: Offering, wanted: readonly Wanted[]): Promise<Examined> {
  const positionIds = [...new Set(wanted.map(({ terms }) => terms.position_id))]
  const keys = [...new Set(wanted.map(({ email }) => email.toLowerCase()))]
  const places = await findPositions(db, offering, positionIds)
  const people = await findPeople(db, keys)
  const before = await sentBefore(db, offering, keys)
  const seats = await freeSeats(db, offering, places)
  const known = await knownKeys(db)
  const faults = new Map<number, Faults>()
  const prepared: Prepared[] = []
  const met = new Set<string>()
  for (const [at, { email, terms, hire }] of wanted.entries()) {
    const emailKey = email.toLowerCase()
    const person = people.get(emailKey)
    const place = places.get(terms.position_id)
    const found: Record<string, readonly ValidationId[]> = {}
    const wrong = (field: string, id: ValidationId) => (found[field] ??= [id])
    if (person?.userId === offering.viewer.userId) wrong('employee_email', 'validation.own_email')
    else if (met.has(emailKey)) wrong('employee_email', 'validation.offer_twice')
    else if (before.waiting.has(emailKey)) wrong('employee_email', 'validation.offer_waits')
    else if (offering.offerId === null && (before.lately.get(emailKey) ?? 0) >= MOST_A_DAY)
      wrong('employee_email', 'validation.offer_often')
    met.add(emailKey)
    if (!place) wrong('position_id', 'validation.reference')
    else if (!takeSeat(seats, terms.position_id, emailKey)) wrong('position_id', 'validation.no_open_seat')
    if (!known.has(`employment-types ${terms.employment_type}`)) wrong('employment_type', 'validation.reference')
    if (!known.has(`location-types ${terms.location_type}`)) wrong('location_type', 'validation.reference')
    if (terms.answer_by !== null && terms.answer_by < todayIn(offering.now))
      wrong('answer_by', 'validation.answer_by_past')
    if (Object.keys(found).length > 0 || !place) {
      faults.set(at, found)
      continue
    }
    const say = (value: Localized) => resolve(value, languageOf(terms))?.text ?? ''
    prepared.push({
      email,
      terms,
      emailKey,
      hire,
      to:
        hire?.to ??
        (person && person.accountId !== null ? { userId: person.userId, accountId: person.accountId } : null),
      roles: [
        { id: place.id, role: terms.job_title, position_name: say(place.title), structure_name: say(place.department) },
      ],
      searched: [emailKey, terms.job_title, ...textsOf(place.title)],
    })
  }
  return { faults, prepared }
}

type Place = Awaited<ReturnType<typeof placesOf>>[number]
async function findPositions(
  db: Readable,
  { viewer }: Offering,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  return new Map((await placesOf(db, viewer.accountId, ids)).map((place) => [place.id, place]))
}

interface Registered {
  readonly userId: string
  /** Null for a company or an administrator, whom no offer reaches. */
  readonly accountId: string | null
}
async function findPeople(db: Readable, emailKeys: readonly string[]): Promise<ReadonlyMap<string, Registered>> {
  const rows = await db
    .select({ key: users.emailKey, userId: users.id, accountId: accounts.id })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.ownerId, users.id), eq(accounts.kind, 'individual')))
    .where(inArray(users.emailKey, [...emailKeys]))
  return new Map(rows.map(({ key, userId, accountId }) => [key, { userId, accountId }]))
}

interface Before {
  /** The emails from which the company waits for an answer already. */
  readonly waiting: ReadonlySet<string>
  /** How many offers it sent to each in the last 24 hours. */
  readonly lately: ReadonlyMap<string, number>
}
/** By the emails as written: two of one person are two, or the answer would tell that they belong together. */
async function sentBefore(
  db: Readable,
  { viewer, now, offerId }: Offering,
  emailKeys: readonly string[],
): Promise<Before> {
  const since = new Date(now.getTime() - DAY)
  const rows = await db
    .select({ key: offers.employeeEmailKey, status: offers.status, createdAt: offers.createdAt })
    .from(offers)
    .where(
      and(
        eq(offers.companyAccountId, viewer.accountId),
        inArray(offers.employeeEmailKey, [...emailKeys]),
        or(inArray(offers.status, WAITING), gt(offers.createdAt, since)),
        offerId === null ? undefined : ne(offers.id, offerId),
      ),
    )
  const lately = new Map<string, number>()
  for (const { key, createdAt } of rows) if (createdAt > since) lately.set(key, (lately.get(key) ?? 0) + 1)
  return {
    waiting: new Set(rows.flatMap(({ key, status }) => (WAITING.includes(status as OfferStatus) ? [key] : []))),
    lately,
  }
}

interface Seats {
  free: number
  /** The emails by which the company hired those who hold one now: new terms for the same seat take no other. */
  readonly holders: Set<string>
}
const hiring = alias(offers, 'hiring')
/** Seats of each position that are neither held nor offered. */
async function freeSeats(
  db: Readable,
  { now, offerId }: Offering,
  places: ReadonlyMap<string, Place>,
): Promise<Map<string, Seats>> {
  const seats = new Map(
    [...places.values()].map(({ id, headcount }) => [id, { free: headcount, holders: new Set<string>() }]),
  )
  const ids = [...seats.keys()]
  if (ids.length === 0) return seats
  const held = await db
    .select({ id: employments.positionId, userId: employments.userId, emailKey: hiring.employeeEmailKey })
    .from(employments)
    .leftJoin(hiring, eq(hiring.id, employments.offerId))
    .where(and(inArray(employments.positionId, ids), isCurrent(now)))
  const counted = new Set<string>()
  for (const { id, userId, emailKey } of held) {
    const at = id === null ? undefined : seats.get(id)
    if (at === undefined) continue
    // Who begins there again on new terms holds one seat.
    if (!counted.has(`${id} ${userId}`)) at.free -= 1
    counted.add(`${id} ${userId}`)
    if (emailKey !== null) at.holders.add(emailKey)
  }
  const itsHolder = db
    .select({ one: sql`1` })
    .from(employments)
    .innerJoin(hiring, eq(hiring.id, employments.offerId))
    .where(
      and(
        eq(employments.positionId, offers.positionId),
        eq(hiring.employeeEmailKey, offers.employeeEmailKey),
        isCurrent(now),
      ),
    )
  const offered = await db
    .select({ id: offers.positionId, n: count() })
    .from(offers)
    .where(
      and(
        inArray(offers.positionId, ids),
        inArray(offers.status, WAITING),
        sql`not exists ${itsHolder}`,
        offerId === null ? undefined : ne(offers.id, offerId),
      ),
    )
    .groupBy(offers.positionId)
  for (const { id, n } of offered) {
    const at = id === null ? undefined : seats.get(id)
    if (at !== undefined) at.free -= n
  }
  return seats
}

function takeSeat(seats: Map<string, Seats>, positionId: string, emailKey: string): boolean {
  const at = seats.get(positionId)
  if (at === undefined) return false
  if (at.holders.has(emailKey)) return true
  if (at.free <= 0) return false
  at.free -= 1
  return true
}

/** The keys of both lists that terms choose from: `employment-types full-time`. */
async function knownKeys(db: Readable): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ list: referenceEntries.list, key: referenceEntries.key })
    .from(referenceEntries)
    .where(inArray(referenceEntries.list, ['employment-types', 'location-types']))
  return new Set(rows.map(({ list, key }) => `${list} ${key}`))
}

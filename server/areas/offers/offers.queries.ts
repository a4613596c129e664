import { and, asc, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../../openapi/define.ts'
import { departments, employments, offers, positions } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { isActive, isPublished } from '../../kernel/active-account.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { isCurrent } from '../structure/seats.queries.ts'
import { addressedTo, employmentScope, scope, WAITING } from './offers.policy.ts'

const employer = alias(accounts, 'employer')
const own = alias(accounts, 'own')
const hiring = alias(offers, 'hiring')
const company = {
  publicName: employer.publicName,
  companyName: employer.companyName,
  username: employer.username,
  pictureId: employer.pictureId,
  verifiedAt: employer.verifiedAt,
}

/** A job that stands in an offer: of which it takes the place, or took it. */
interface FormerJob {
  readonly id: string
  readonly jobTitle: string
  readonly startedOn: string
  readonly lastDay: string | null
}
/**
 * The jobs that the person of an offer has at its company while it waits, and those that ended with it once it is
 * accepted. To the company, before that, only those of whom it hired by the same email: it must not learn whose another
 * email is (decision 141).
 */
function formerJobsFor(viewer: Viewer) {
  const theirs =
    viewer.accountKind === 'individual'
      ? sql`e.employee_account_id = ${viewer.accountId}`
      : sql`e.offer_id in (select h.id from ${offers} h where h.company_account_id = ${offers.companyAccountId} and h.employee_email_key = ${offers.employeeEmailKey})`
  const found = (which: SQL) =>
    sql`(select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'jobTitle', e.job_title, 'startedOn', e.started_on, 'lastDay', e.last_day) order by e.started_on, e.id), '[]'::jsonb) from ${employments} e where e.company_account_id = ${offers.companyAccountId} and ${which})`
  return sql<readonly FormerJob[]>`case
    when ${inArray(offers.status, WAITING)} then ${found(sql`e.ended_at is null and ${theirs}`)}
    when ${inArray(offers.status, ['accepted', 'ended'])} then ${found(sql`e.replaced_by in (select m.id from ${employments} m where m.offer_id = ${offers.id})`)}
    else '[]'::jsonb end`
}

const offerRows = (db: Readable, viewer: Viewer) =>
  db
    .select({
      offer: offers,
      formerJobs: formerJobsFor(viewer),
      company,
      isActive: isActive('employer'),
      own: { id: own.id, pictureId: own.pictureId, audiences: own.audiences },
      isPublic: isPublished(own.id),
      // The first column tells whether there is a person at all.
      person: {
        id: users.id,
        displayName: users.displayName,
        firstName: users.firstName,
        middleName: users.middleName,
        lastName: users.lastName,
      },
    })
    .from(offers)
    .innerJoin(employer, eq(employer.id, offers.companyAccountId))
    .leftJoin(own, eq(own.id, offers.employeeAccountId))
    .leftJoin(users, eq(users.id, own.ownerId))
    .$dynamic()
/** An offer with what is shown of its company, whether that is active, and, once it names an account, of the person. */
export type OfferRow = Awaited<ReturnType<typeof offerRows>>[number]

const employmentColumns = { employment: employments, company, position: positions.title, department: departments.name }
const employmentRows = (db: Readable) =>
  db
    .select(employmentColumns)
    .from(employments)
    .innerJoin(employer, eq(employer.id, employments.companyAccountId))
    .leftJoin(positions, eq(positions.id, employments.positionId))
    .leftJoin(departments, eq(departments.id, positions.departmentId))
    .$dynamic()
/** An employment with its company, and the position as it is called now. */
export type EmploymentRow = Awaited<ReturnType<typeof employmentRows>>[number]

/** The newest 500 offers in the viewer's scope, newest first. */
export const listOffers = (db: Readable, viewer: Viewer<'individual' | 'company'>): Promise<OfferRow[]> =>
  offerRows(db, viewer).where(scope(db, viewer)).orderBy(desc(offers.createdAt), desc(offers.id)).limit(500)

/**
 * The offers that a person can answer now, the nearest last day first, then the newest; at most twenty. Companies that
 * are not active wait for no answer.
 */
export const listToAnswer = (db: Readable, viewer: Viewer<'individual'>, now: Date): Promise<OfferRow[]> =>
  offerRows(db, viewer)
    .where(
      and(
        addressedTo(db, viewer),
        inArray(offers.status, WAITING),
        or(isNull(offers.answerBy), gte(offers.answerBy, todayIn(now))),
        isActive('employer'),
      ),
    )
    .orderBy(sql`${offers.answerBy} asc nulls last`, desc(offers.createdAt), desc(offers.id))
    .limit(20)

/** Those of these offers that the viewer may see, in the order of the ids. */
export async function listOffersById(db: Readable, viewer: Viewer, ids: readonly string[]): Promise<OfferRow[]> {
  if (ids.length === 0) return []
  const rows = new Map(
    (await offerRows(db, viewer).where(and(inArray(offers.id, [...ids]), scope(db, viewer)))).map((row) => [
      row.offer.id,
      row,
    ]),
  )
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** An offer that the viewer sent or received; another's is not found. */
export async function findOffer(db: Readable, viewer: Viewer, id: string): Promise<OfferRow | undefined> {
  const [row] = await offerRows(db, viewer).where(and(eq(offers.id, id), scope(db, viewer)))
  return row
}

/** An offer made to this person; another's is not found. */
export async function findReceived(
  db: Readable,
  viewer: Viewer<'individual'>,
  id: string,
): Promise<OfferRow | undefined> {
  const [row] = await offerRows(db, viewer).where(and(eq(offers.id, id), addressedTo(db, viewer)))
  return row
}

/** The jobs that people have or will have at the viewer's company, each with the email by which it hired them. */
export const listCurrentJobs = (
  db: Readable,
  { accountId }: Viewer<'company'>,
  emailKeys: readonly string[],
  now: Date,
): Promise<(EmploymentRow & { readonly emailKey: string })[]> =>
  db
    .select({ ...employmentColumns, emailKey: hiring.employeeEmailKey })
    .from(employments)
    .innerJoin(employer, eq(employer.id, employments.companyAccountId))
    .innerJoin(hiring, eq(hiring.id, employments.offerId))
    .leftJoin(positions, eq(positions.id, employments.positionId))
    .leftJoin(departments, eq(departments.id, positions.departmentId))
    .where(
      and(
        eq(employments.companyAccountId, accountId),
        inArray(hiring.employeeEmailKey, [...emailKeys]),
        isCurrent(now),
      ),
    )
    .orderBy(asc(employments.startedOn), asc(employments.id))

/** The employments that came of these offers, by offer. */
export async function employmentsOf(
  db: Readable,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, EmploymentRow>> {
  if (offerIds.length === 0) return new Map()
  const rows = await employmentRows(db).where(inArray(employments.offerId, [...offerIds]))
  return new Map(
    rows.flatMap((row) => (row.employment.offerId === null ? [] : [[row.employment.offerId, row] as const])),
  )
}

/** Where a person works and worked, newest first. */
export const listEmployments = (db: Readable, viewer: Viewer<'individual'>): Promise<EmploymentRow[]> =>
  employmentRows(db)
    .where(eq(employments.employeeAccountId, viewer.accountId))
    .orderBy(desc(employments.startedOn), desc(employments.createdAt), desc(employments.id))
    .limit(500)

/** An employment in the viewer's scope; another's is not found. */
export async function findEmployment(db: Readable, viewer: Viewer, id: string): Promise<EmploymentRow | undefined> {
  const [row] = await employmentRows(db).where(and(eq(employments.id, id), employmentScope(viewer)))
  return row
}

/** Remembers which versions the person was given: an answer that names no version means the one seen last. */
export async function markSeen(
  db: Readable,
  given: readonly { readonly id: string; readonly version: number }[],
): Promise<void> {
  if (given.length === 0) return
  const pairs = sql.join(
    given.map(({ id, version }) => sql`(${id}::uuid, ${version}::int)`),
    sql`, `,
  )
  await db
    .update(offers)
    .set({ seenVersion: offers.version })
    .where(sql`(${offers.id}, ${offers.version}) in (${pairs})`)
}

/** The person opened the offer: it is read, in the version they were given. */
export async function markRead(
  db: Readable,
  { id, version }: { readonly id: string; readonly version: number },
  now: Date,
): Promise<void> {
  await db
    .update(offers)
    .set({ seenVersion: version, readAt: sql`coalesce(${offers.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(offers.id, id), eq(offers.version, version)))
}

/**
 * What one person accepts and ends comes one after another, so that they never hold two employments of one company.
 * Rows that refer to the account may still be written meanwhile.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}

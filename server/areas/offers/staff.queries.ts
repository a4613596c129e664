import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../../openapi/define.ts'
import { departments, offers, positions } from '../../db/company-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { EXACT_UP_TO, metaOf, pageAt } from '../../kernel/paging.ts'
import { invalid } from '../../kernel/refusal.ts'
import { matchesWords } from '../../resources/list.ts'
import type { OfferStatus } from './offers.policy.ts'
import { employmentsOf, listOffersById, type EmploymentRow, type OfferRow } from './offers.queries.ts'

export interface StaffQuery {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly status?: OfferStatus | undefined
  readonly department?: string | undefined
}
export interface StaffOrder {
  readonly column: PgColumn
  readonly descending: boolean
}
/** An offer and what came of it. */
export interface StaffRow {
  readonly row: OfferRow
  readonly employment: EmploymentRow | null
}

const COLUMNS: Readonly<Record<string, PgColumn>> = {
  created_at: offers.createdAt,
  employee_email: offers.employeeEmailKey,
  job_title: offers.jobTitle,
  status: offers.status,
  from_date: offers.fromDate,
}
/** The order that `sort` names; the newest first unless told. An unknown column is refused. */
export function staffOrder(sort: string | undefined): StaffOrder {
  if (sort === undefined) return { column: offers.createdAt, descending: true }
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const column = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined
  return column ? { column, descending } : invalid({ sort: ['validation.malformed'] })
}
const ordered = ({ column, descending }: StaffOrder): [SQL, SQL] => (descending ? [desc(column), desc(offers.id)] : [asc(column), asc(offers.id)])

/** The offers of the viewer's company that the filters leave. A department must be the company's. */
export async function staffWhere(db: Readable, viewer: Viewer<'company'>, { q, status, department }: StaffQuery): Promise<SQL | undefined> {
  if (department !== undefined) {
    const own = and(eq(departments.id, department), eq(departments.companyAccountId, viewer.accountId))
    if ((await db.$count(departments, own)) === 0) invalid({ department: ['validation.reference'] })
  }
  const within = db
    .select({ id: positions.id })
    .from(positions)
    .where(eq(positions.departmentId, department ?? ''))
  return and(
    eq(offers.companyAccountId, viewer.accountId),
    status === undefined ? undefined : eq(offers.status, status),
    department === undefined ? undefined : inArray(offers.positionId, within),
    matchesWords(offers.searchKey, q, { isLarge: true }),
  )
}

/**
 * One page of employees and offers. Ids are found in the index first, from the nearer end, and the rows of the page after: a deep page
 * costs little more than the first. Totals are exact up to 10,000 and a lower bound after.
 */
export async function listStaff(db: Readable, viewer: Viewer<'company'>, query: StaffQuery) {
  const at = pageAt(query)
  const order = staffOrder(query.sort)
  const where = await staffWhere(db, viewer, query)
  const total = await countUpTo(db, where, EXACT_UP_TO + 1)
  const ids = await idsAt(db, where, order, { offset: at.offset, limit: at.perPage, total: total > EXACT_UP_TO ? null : total })
  const data = await staffOf(db, viewer, ids)
  return { data, meta: metaOf(at, data.length, total) }
}

async function countUpTo(db: Readable, where: SQL | undefined, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(offers)
    .where(where)
    .limit(most)
    .as('some')
  const [row] = await db.select({ n: count() }).from(some)
  return row?.n ?? 0
}

async function idsAt(
  db: Readable,
  where: SQL | undefined,
  order: StaffOrder,
  at: { readonly offset: number; readonly limit: number; readonly total: number | null },
): Promise<string[]> {
  const { offset, limit, total } = at
  const find = (by: StaffOrder, skip: number, most: number) =>
    db
      .select({ id: offers.id })
      .from(offers)
      .where(where)
      .orderBy(...ordered(by))
      .limit(most)
      .offset(skip)
  const behind = total === null ? null : total - offset - limit
  if (behind === null || behind >= offset) return (await find(order, offset, limit)).map(({ id }) => id)
  const most = limit + Math.min(0, behind)
  if (most <= 0) return []
  const found = await find({ ...order, descending: !order.descending }, Math.max(0, behind), most)
  return found.map(({ id }) => id).toReversed()
}

/** These offers in this order, each with the employment that came of it: two statements. */
export async function staffOf(db: Readable, viewer: Viewer<'company'>, ids: readonly string[]): Promise<StaffRow[]> {
  const rows = await listOffersById(db, viewer, ids)
  const made = await employmentsOf(db, ids)
  return rows.map((row) => ({ row, employment: made.get(row.offer.id) ?? null }))
}

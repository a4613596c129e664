import { and, asc, count, desc, eq, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import type { position } from '../../../openapi/schemas/structure.ts'
import { words } from '../../../openapi/text-fold.ts'
import { departments, employments, positions } from '../../db/company-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { invalid } from '../../kernel/refusal.ts'
import { presentPosition } from './positions.present.ts'
import { isCurrent } from './seats.queries.ts'

type Presented = z.input<typeof position>
export interface PositionQuery {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly department?: string | undefined
  readonly state?: 'open' | 'filled' | undefined
}
const PER_PAGE = 20

/** Limits a query to the positions of one company. */
export const scope = (companyId: string, ...more: (SQL | undefined)[]) => and(eq(positions.companyAccountId, companyId), ...more)

/** How many people hold each position of a company now. */
const takenSeats = (db: Readable, companyId: string, now: Date) =>
  db
    .select({ positionId: employments.positionId, taken: count().as('taken') })
    .from(employments)
    .where(and(eq(employments.companyAccountId, companyId), isCurrent(now)))
    .groupBy(employments.positionId)
    .as('seats')

/** The order named by `sort`, for readers of `lang`; by default by title. */
function orderOf(sort: string | undefined, lang: Language): [SQL, SQL] {
  const descending = sort?.startsWith('-') === true
  const name = sort === undefined ? 'title' : descending ? sort.slice(1) : sort
  const columns = { title: lang === 'en' ? positions.titleKeyEn : positions.titleKeyAm, headcount: positions.headcount, created_at: positions.createdAt }
  if (!Object.hasOwn(columns, name)) return invalid({ sort: ['validation.malformed'] })
  const column = columns[name as keyof typeof columns]
  return descending ? [desc(column), desc(positions.id)] : [asc(column), asc(positions.id)]
}

const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/**
 * One page of a company's positions. It finds the ids in the index first and then reads the rows of the page, so that a page far down the list
 * costs little more than the first. The department must be the company's.
 */
export async function listPositions(db: Readable, companyId: string, query: PositionQuery, lang: Language, now: Date) {
  const [page, perPage] = [query.page ?? 1, query.per_page ?? PER_PAGE]
  const order = orderOf(query.sort, lang)
  if (query.department !== undefined) await assertDepartment(db, companyId, query.department)
  const seats = takenSeats(db, companyId, now)
  const taken = sql`coalesce(${seats.taken}, 0)`
  const where = scope(
    companyId,
    query.department === undefined ? undefined : eq(positions.departmentId, query.department),
    ...words(query.q ?? '').map((word) => like(positions.searchKey, `%${literal(word)}%`)),
    query.state === undefined ? undefined : query.state === 'open' ? lt(taken, positions.headcount) : gte(taken, positions.headcount),
  )
  const all = db.select({ id: positions.id }).from(positions)
  const found = query.state === undefined ? all.where(where) : all.leftJoin(seats, eq(seats.positionId, positions.id)).where(where)
  const ids = await found
    .orderBy(...order)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const total = await totalOf(db, where, query.state === undefined ? null : seats)
  const rows = await readPositions(
    db,
    companyId,
    ids.map(({ id }) => id),
    now,
  )
  const first = (page - 1) * perPage + 1
  const meta = { first: rows.length === 0 ? 0 : first, last: rows.length === 0 ? 0 : first + rows.length - 1, totalRecords: total, exact: true, page, per_page: perPage }
  return { data: rows, meta }
}

async function assertDepartment(db: Readable, companyId: string, id: string): Promise<void> {
  const known = await db.$count(departments, and(eq(departments.companyAccountId, companyId), eq(departments.id, id)))
  if (known === 0) invalid({ department: ['validation.reference'] })
}

/** The exact number of matches, as a company has at most 10,000 positions. */
async function totalOf(db: Readable, where: SQL | undefined, seats: ReturnType<typeof takenSeats> | null): Promise<number> {
  if (seats === null) return db.$count(positions, where)
  const [row] = await db.select({ n: count() }).from(positions).leftJoin(seats, eq(seats.positionId, positions.id)).where(where)
  return row?.n ?? 0
}

/** The company's positions with these ids in the form of the contract, in the order of the ids. */
async function readPositions(db: Readable, companyId: string, ids: readonly string[], now: Date): Promise<Presented[]> {
  if (ids.length === 0) return []
  const superior = alias(positions, 'superior')
  const rows = await db
    .select({ row: positions, department: departments.name, superior: superior.title })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .leftJoin(superior, eq(superior.id, positions.reportsToId))
    .where(scope(companyId, inArray(positions.id, [...ids])))
  const taken = await takenOf(db, ids, now)
  const presented = new Map(rows.map(({ row, department, superior: above }) => [row.id, presentPosition(row, department, above, taken.get(row.id) ?? 0)]))
  return ids.flatMap((id) => presented.get(id) ?? [])
}

/** How many people hold each of these positions now. Positions that nobody holds are missing. */
export async function takenOf(db: Readable, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: employments.positionId, taken: count() })
    .from(employments)
    .where(and(inArray(employments.positionId, [...ids]), isCurrent(now)))
    .groupBy(employments.positionId)
  return new Map(rows.flatMap(({ id, taken }) => (id === null ? [] : [[id, taken] as const])))
}

/** One position in the form of the contract, or undefined if the company has none with this id. */
export async function readPosition(db: Readable, companyId: string, id: string, now: Date): Promise<Presented | undefined> {
  const [row] = await readPositions(db, companyId, [id], now)
  return row
}

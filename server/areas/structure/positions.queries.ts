import { and, countDistinct, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { position } from '../../../openapi/schemas/structure.ts'
import { departments, employments, offers, positions } from '../../db/company-tables.ts'
import { letterLevelApprovers, letterPermissions } from '../../db/letter-tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { inOrderOf, listPage, refuseUnknown, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { presentPosition } from './positions.present.ts'
import { isCurrent } from './seats.queries.ts'

type Presented = z.input<typeof position>
type PositionList = typeof lists.positions
type PositionFilters = Narrowing<PositionList>

/** Limits a query to the positions of one company. */
export const scope = (companyId: string, ...more: (SQL | undefined)[]) =>
  and(eq(positions.companyAccountId, companyId), ...more)

/** How many people hold each position of a company now. */
const takenSeats = (db: Readable, companyId: string, now: Date) =>
  db
    .select({ positionId: employments.positionId, taken: countDistinct(employments.userId).as('taken') })
    .from(employments)
    .where(and(eq(employments.companyAccountId, companyId), isCurrent(now)))
    .groupBy(employments.positionId)
    .as('seats')

/** A company's positions by their titles. The department must be the company's. */
function positionList(
  db: Readable,
  companyId: string,
  now: Date,
  { state }: PositionFilters,
): ListSource<PositionList> {
  const seats = takenSeats(db, companyId, now)
  const taken = sql`coalesce(${seats.taken}, 0)`
  return {
    id: positions.id,
    // Seats are counted only where they are asked about.
    ...(state === undefined
      ? {}
      : {
          ids: (reading: Readable, key: SQL.Aliased<string>) =>
            reading
              .select({ id: sql<string>`${positions.id}`.as('id'), key })
              .from(positions)
              .leftJoin(seats, eq(seats.positionId, positions.id))
              .$dynamic(),
        }),
    scope: scope(companyId),
    search: { key: positions.searchKey, isLarge: false },
    sorts: {
      title: { en: positions.titleKeyEn, am: positions.titleKeyAm },
      headcount: positions.headcount,
      created_at: positions.createdAt,
    },
    order: 'title',
    filters: {
      department: async (id) => {
        const own = and(eq(departments.companyAccountId, companyId), eq(departments.id, id))
        await refuseUnknown(db, 'department', departments, own)
        return eq(positions.departmentId, id)
      },
      state: (wanted) => (wanted === 'open' ? lt(taken, positions.headcount) : gte(taken, positions.headcount)),
    },
  }
}

/** One page of a company's positions. */
export const listPositions = (
  db: Readable,
  companyId: string,
  query: ListQuery & PositionFilters,
  lang: Language,
  now: Date,
) =>
  listPage(db, positionList(db, companyId, now, query), query, {
    lang,
    read: (ids) => readPositions(db, companyId, ids, now),
  })

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
  return inOrderOf(ids, rows, ({ row }) => row.id).map(({ row, department, superior: above }) =>
    presentPosition(row, department, above, taken.get(row.id) ?? 0),
  )
}

/** How many people hold each of these positions now. Positions that nobody holds are missing. */
export async function takenOf(db: Readable, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: employments.positionId, taken: countDistinct(employments.userId) })
    .from(employments)
    .where(and(inArray(employments.positionId, [...ids]), isCurrent(now)))
    .groupBy(employments.positionId)
  return new Map(rows.flatMap(({ id, taken }) => (id === null ? [] : [[id, taken] as const])))
}

/** The number of offers for this position that wait for an answer. */
export const countOffered = (db: Readable, id: string): Promise<number> =>
  db.$count(offers, and(eq(offers.positionId, id), inArray(offers.status, sources(jobOffer, 'accept'))))

/** The number of permissions and levels of letters that name this position. */
export const countLetterNames = async (db: Readable, id: string): Promise<number> =>
  (await db.$count(letterPermissions, eq(letterPermissions.positionId, id))) +
  (await db.$count(letterLevelApprovers, eq(letterLevelApprovers.positionId, id)))

/** The company's positions, or those of these ids, with the names of their departments. */
export const placesOf = (db: Readable, companyId: string, ids?: readonly string[]) =>
  db
    .select({
      id: positions.id,
      title: positions.title,
      description: positions.description,
      headcount: positions.headcount,
      department: departments.name,
    })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(scope(companyId, ids && inArray(positions.id, [...ids])))

/** The number of seats of a position, which is locked while they are counted; undefined when it is gone. */
export async function lockSeats(tx: Tx, positionId: string): Promise<number | undefined> {
  const [position] = await tx
    .select({ headcount: positions.headcount })
    .from(positions)
    .where(eq(positions.id, positionId))
    .for('no key update')
  return position?.headcount
}

/** One position in the form of the contract, or undefined if the company has none with this id. */
export async function readPosition(
  db: Readable,
  companyId: string,
  id: string,
  now: Date,
): Promise<Presented | undefined> {
  const [row] = await readPositions(db, companyId, [id], now)
  return row
}

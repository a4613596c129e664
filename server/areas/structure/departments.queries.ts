import { and, asc, count, countDistinct, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { department, departmentConsequences } from '../../../openapi/schemas/structure.ts'
import { departments, employments, offers, positions } from '../../db/company-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { presentDepartment } from './departments.present.ts'
import { isCurrent } from './seats.queries.ts'

export type DepartmentRow = typeof departments.$inferSelect
type Presented = z.input<typeof department>

/** Limits a query to the departments of one company. */
export const scope = (companyId: string, ...more: (SQL | undefined)[]) =>
  and(eq(departments.companyAccountId, companyId), ...more)

/** Departments in the order of their siblings, with the number of positions and people directly in each. */
async function withCounts(db: Readable, companyId: string, now: Date, id?: string): Promise<Presented[]> {
  const inOne = id === undefined ? undefined : eq(positions.departmentId, id)
  const seats = db
    .select({ positionId: employments.positionId, people: countDistinct(employments.userId).as('people') })
    .from(employments)
    .where(and(eq(employments.companyAccountId, companyId), isCurrent(now)))
    .groupBy(employments.positionId)
    .as('seats')
  const held = db
    .select({
      departmentId: positions.departmentId,
      positions: count().as('positions'),
      people: sql<number>`coalesce(sum(${seats.people}), 0)::int`.as('held'),
    })
    .from(positions)
    .leftJoin(seats, eq(seats.positionId, positions.id))
    .where(and(eq(positions.companyAccountId, companyId), inOne))
    .groupBy(positions.departmentId)
    .as('held_in')
  const rows = await db
    .select({ row: departments, positions: held.positions, people: held.people })
    .from(departments)
    .leftJoin(held, eq(held.departmentId, departments.id))
    .where(scope(companyId, id === undefined ? undefined : eq(departments.id, id)))
    .orderBy(asc(departments.position), asc(departments.id))
  return rows.map(({ row, positions: own, people }) => presentDepartment(row, own ?? 0, people ?? 0))
}

/** The whole tree: each department comes after its parent, siblings in order. */
export async function listDepartments(db: Readable, companyId: string, now: Date): Promise<Presented[]> {
  const under = Map.groupBy(await withCounts(db, companyId, now), ({ parent_id }) => parent_id)
  const ordered: Presented[] = []
  const waiting = (under.get(null) ?? []).toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    ordered.push(next)
    waiting.push(...(under.get(next.id) ?? []).toReversed())
  }
  return ordered
}

/** One department in the form of the contract, or undefined if the company has none with this id. */
export async function readDepartment(
  db: Readable,
  companyId: string,
  id: string,
  now: Date,
): Promise<Presented | undefined> {
  const [row] = await withCounts(db, companyId, now, id)
  return row
}

/**
 * The number of departments, positions and people directly in a department, and of offers there that wait for an
 * answer.
 */
export async function consequencesOf(
  db: Readable,
  companyId: string,
  id: string,
  now: Date,
): Promise<z.input<typeof departmentConsequences>> {
  const inIt = db
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.companyAccountId, companyId), eq(positions.departmentId, id)))
  return {
    departments: await db.$count(departments, scope(companyId, eq(departments.parentId, id))),
    positions: await db.$count(
      positions,
      and(eq(positions.companyAccountId, companyId), eq(positions.departmentId, id)),
    ),
    people: await db.$count(employments, and(inArray(employments.positionId, inIt), isCurrent(now))),
    offers: await db.$count(
      offers,
      and(inArray(offers.positionId, inIt), inArray(offers.status, sources(jobOffer, 'accept'))),
    ),
  }
}

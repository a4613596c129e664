import { and, eq, isNull, sql } from 'drizzle-orm'
import { departments, positions } from '../../server/db/company-tables.ts'
import { titleKeys } from '../../server/areas/structure/positions.rows.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

export type Department = typeof departments.$inferSelect
export type Position = typeof positions.$inferSelect

/** A department of a company, last among its siblings; at the top unless `parentId` says under which. */
export async function department(
  { db, services }: TestApp,
  firm: Person,
  over: Partial<typeof departments.$inferInsert> = {},
): Promise<Department> {
  const parent = over.parentId ? eq(departments.parentId, over.parentId) : isNull(departments.parentId)
  const [row] = await db
    .insert(departments)
    .values({
      id: services.ids.uuid(),
      companyAccountId: firm.accountId,
      position: await db.$count(departments, and(eq(departments.companyAccountId, firm.accountId), parent)),
      name: { en: 'Processing', am: 'ዝግጅት' },
      function: { en: 'Washes and dries the coffee of the region.' },
      contactEmail: 'processing@example.com',
      contactPhone: '+251911234567',
      createdAt: services.clock.now(),
      ...over,
    })
    .returning()
  if (!row) throw new Error('The department was not written')
  return row
}

/** A position of a company, with three seats, in a department of its own unless `departmentId` names one. */
export async function position(
  app: TestApp,
  firm: Person,
  over: Partial<typeof positions.$inferInsert> = {},
): Promise<Position> {
  const { db, services } = app
  const title = over.title ?? { en: 'Water engineer', am: 'የውኃ መሐንዲስ' }
  const [row] = await db
    .insert(positions)
    .values({
      id: services.ids.uuid(),
      companyAccountId: firm.accountId,
      departmentId: over.departmentId ?? (await department(app, firm)).id,
      title,
      ...titleKeys(title),
      headcount: 3,
      createdAt: services.clock.now(),
      ...over,
    })
    .returning()
  if (!row) throw new Error('The position was not written')
  return row
}

/** Bodies of the contract, valid as they are. */
export const departmentBody = (over: Record<string, unknown> = {}) => ({
  parent_id: null,
  name: { en: 'Processing', am: 'ዝግጅት' },
  function: { en: 'Washes and dries the coffee of the region.' },
  contact_email: 'processing@example.com',
  contact_phone: '+251911234567',
  ...over,
})
export const positionBody = (departmentId: string, over: Record<string, unknown> = {}) => ({
  title: { en: 'Water engineer', am: 'የውኃ መሐንዲስ' },
  department_id: departmentId,
  reports_to_id: null,
  headcount: 3,
  description: null,
  ...over,
})

/** Siblings' places under every parent, so that a test sees gaps and doubles: `{ '': [0, 1], '<parent>': [0] }`. */
export async function places({ db }: TestApp, firm: Person): Promise<Record<string, readonly number[]>> {
  const rows = await db
    .select({
      parent: departments.parentId,
      places: sql<number[]>`array_agg(${departments.position} order by ${departments.position})`,
    })
    .from(departments)
    .where(eq(departments.companyAccountId, firm.accountId))
    .groupBy(departments.parentId)
  return Object.fromEntries(rows.map((row) => [row.parent ?? '', row.places]))
}

import { and, eq, inArray } from 'drizzle-orm'
import type { Language, Viewer } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import { departments, offers, positions } from '../../db/company-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { listPage, refuseUnknown, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { employmentsOf, listOffersById, type EmploymentRow, type OfferRow } from './offers.queries.ts'

export type StaffQuery = ListQuery & Narrowing<typeof lists.staff>
/** An offer and what came of it. */
export interface StaffRow {
  readonly row: OfferRow
  readonly employment: EmploymentRow | null
}

/** Employees and offers of the viewer's company, the newest first. A department must be the company's. */
export const staffList = (db: Readable, { accountId }: Viewer<'company'>): ListSource<typeof lists.staff> => ({
  id: offers.id,
  scope: eq(offers.companyAccountId, accountId),
  search: { key: offers.searchKey, isLarge: true },
  sorts: {
    created_at: offers.createdAt,
    employee_email: offers.employeeEmailKey,
    job_title: offers.jobTitle,
    status: offers.status,
    from_date: offers.fromDate,
  },
  order: '-created_at',
  filters: {
    status: (status) => eq(offers.status, status),
    department: async (id) => {
      const own = and(eq(departments.id, id), eq(departments.companyAccountId, accountId))
      await refuseUnknown(db, 'department', departments, own)
      return inArray(
        offers.positionId,
        db.select({ id: positions.id }).from(positions).where(eq(positions.departmentId, id)),
      )
    },
  },
})

/** One page of employees and offers. Totals are exact up to 10,000 and a lower bound after. */
export const listStaff = (db: Readable, viewer: Viewer<'company'>, query: StaffQuery, lang: Language) =>
  listPage(db, staffList(db, viewer), query, { lang, read: (ids) => staffOf(db, viewer, ids) })

/** These offers in this order, each with the employment that came of it: two statements. */
export async function staffOf(db: Readable, viewer: Viewer<'company'>, ids: readonly string[]): Promise<StaffRow[]> {
  const rows = await listOffersById(db, viewer, ids)
  const made = await employmentsOf(db, ids)
  return rows.map((row) => ({ row, employment: made.get(row.offer.id) ?? null }))
}

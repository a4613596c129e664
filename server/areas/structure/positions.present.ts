import type { z } from 'zod'
import type { Ref } from '../../../openapi/ref.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { position } from '../../../openapi/schemas/structure.ts'
import type { positions } from '../../db/company-tables.ts'

/** A position in the form of the contract; `filled` of its seats are taken. */
export function presentPosition(
  row: typeof positions.$inferSelect,
  department: Localized,
  superior: Localized | null,
  filled: number,
): z.input<typeof position> {
  return {
    id: row.id as Ref<'position'>,
    version: row.version,
    title: row.title,
    department_id: row.departmentId as Ref<'department'>,
    department,
    reports_to_id: row.reportsToId as Ref<'position'> | null,
    reports_to: superior,
    headcount: row.headcount,
    description: row.description,
    filled,
    open: Math.max(0, row.headcount - filled),
    created_at: row.createdAt.toISOString(),
  }
}

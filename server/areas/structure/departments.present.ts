import type { z } from 'zod'
import type { Ref } from '../../../openapi/ref.ts'
import type { department } from '../../../openapi/schemas/structure.ts'
import type { departments } from '../../db/company-tables.ts'

/** A department in the form of the contract, with the counts of what is directly in it. */
export function presentDepartment(
  row: typeof departments.$inferSelect,
  positions: number,
  people: number,
): z.input<typeof department> {
  return {
    id: row.id as Ref<'department'>,
    version: row.version,
    parent_id: row.parentId as Ref<'department'> | null,
    position: row.position,
    name: row.name,
    function: row.function,
    contact_email: row.contactEmail,
    contact_phone: row.contactPhone,
    positions,
    people,
    created_at: row.createdAt.toISOString(),
  }
}

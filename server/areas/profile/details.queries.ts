import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { personParts, type personalDetailBody } from '../../../openapi/schemas/profile.ts'
import { personalDetails } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { valuesOf } from '../../kernel/part-fields.ts'

/** A person's details in the form of the contract. */
export type Details = NonNullable<z.output<typeof personalDetailBody>['details']>
const parts = [personParts.details, personParts.place] as const

export async function readDetails(db: Readable, userId: string): Promise<Details | null> {
  const [row] = await db.select().from(personalDetails).where(eq(personalDetails.userId, userId))
  // The table has a column for each field, which holds what the field's schema let in.
  return row ? (valuesOf(parts, row) as Details) : null
}

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { personParts, type personalDetailBody } from '../../../openapi/schemas/profile.ts'
import { personalDetails } from '../../db/tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { columnsOf, faultsOf, valuesOf } from '../../kernel/part-fields.ts'
import { assertNone } from '../../kernel/reference-keys.ts'

/** A person's details in the form of the contract. */
export type Details = NonNullable<z.output<typeof personalDetailBody>['details']>
const parts = [personParts.details, personParts.place] as const

export async function readDetails(db: Readable, userId: string): Promise<Details | null> {
  const [row] = await db.select().from(personalDetails).where(eq(personalDetails.userId, userId))
  // The table has a column for each field, which holds what the field's schema let in.
  return row ? (valuesOf(parts, row) as Details) : null
}

/** Replaces all of a person's details. Refuses with errors at the fields whose key is not in its list. */
export async function keepDetails(tx: Tx, userId: string, details: Details): Promise<void> {
  assertNone(await faultsOf(tx, parts, details, 'details.'))
  const values = columnsOf(parts, details) as Omit<typeof personalDetails.$inferInsert, 'userId'>
  await tx
    .insert(personalDetails)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: personalDetails.userId, set: values })
}

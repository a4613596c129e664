import { personParts } from '../../../openapi/schemas/profile.ts'
import { personalDetails } from '../../db/tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { columnsOf, faultsOf } from '../../kernel/part-fields.ts'
import { assertNone } from '../../kernel/reference-keys.ts'
import type { Details } from './details.queries.ts'

const parts = [personParts.details, personParts.place] as const

/** Replaces all of a person's details. Refuses with errors at the fields whose key is not in its list. */
export async function keepDetails(tx: Tx, userId: string, details: Details): Promise<void> {
  assertNone(await faultsOf(tx, parts, details, 'details.'))
  const values = columnsOf(parts, details) as Omit<typeof personalDetails.$inferInsert, 'userId'>
  await tx
    .insert(personalDetails)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: personalDetails.userId, set: values })
}

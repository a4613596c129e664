import { and, eq, sql } from 'drizzle-orm'
import { periodOf, referenceOf } from '../../../openapi/letter-reference.ts'
import { letterCounters, letterFormats, letterTypes } from '../../db/letter-tables.ts'
import { accounts } from '../../db/tables.ts'
import { todayIn } from '../../kernel/days.ts'
import type { Change } from './change.ts'
import { departmentOf } from './department.queries.ts'

/** A number that was given. */
export interface TakenNumber {
  readonly counterId: string
  readonly number: number
  readonly reference: string
}

/**
 * Gives the next number of a type to a letter, in the transaction of its issue. The row of the count is locked until the
 * end, so of many at once each gets the next, and one that fails leaves no gap. Changes of the set-up wait: they read
 * the highest number before they move a count.
 */
export async function takeNumber(
  { tx, services, accountId, now }: Change,
  { typeId, authorId }: { readonly typeId: string; readonly authorId: string },
): Promise<TakenNumber> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('share')
  const [found] = await tx
    .select({ type: letterTypes, format: letterFormats })
    .from(letterTypes)
    .innerJoin(letterFormats, eq(letterFormats.id, letterTypes.formatId))
    .where(and(eq(letterTypes.id, typeId), eq(letterTypes.accountId, accountId)))
  if (found === undefined) throw new Error('The type of a letter is gone')
  const { type, format } = found
  const day = todayIn(now)
  const [count] = await tx
    .insert(letterCounters)
    .values({
      id: services.ids.uuid(),
      formatId: format.id,
      typeId: format.shared ? null : typeId,
      year: periodOf(format, day),
      last: 1,
      given: 1,
    })
    .onConflictDoUpdate({
      target: [letterCounters.formatId, letterCounters.typeId, letterCounters.year],
      set: { last: sql`${letterCounters.last} + 1`, given: sql`${letterCounters.given} + 1` },
    })
    .returning({ id: letterCounters.id, last: letterCounters.last })
  if (count === undefined) throw new Error('The number was not counted')
  const reference = referenceOf(format, {
    prefix: type.prefix,
    department: await departmentOf(tx, accountId, authorId, now),
    number: count.last,
    day,
  })
  if (reference === null) throw new Error('The format of a letter has a fault')
  return { counterId: count.id, number: count.last, reference }
}

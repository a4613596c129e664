import { and, eq } from 'drizzle-orm'
import type { companySizes, infoSources } from '../db/list-tables.ts'
import type { Tx } from '../kernel/context.ts'

/**
 * Locks an entry of a list that companies choose from, until the transaction that refers to it ends: whoever deletes it
 * waits, and then finds the use. False when the entry is gone or, where `active` asks for it, switched off.
 */
export async function lockChoice(
  tx: Tx,
  table: typeof companySizes | typeof infoSources,
  id: string,
  { active }: { readonly active: boolean },
): Promise<boolean> {
  const [choice] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), active ? eq(table.active, true) : undefined))
    .for('key share')
  return choice !== undefined
}

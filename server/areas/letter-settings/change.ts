import { eq } from 'drizzle-orm'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'

/** A change of what a company set up. */
export interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly accountId: string
  readonly now: Date
}
/** Changes of one company come one after another until the transaction ends: together they pass no limit. */
export const lockSettings = ({ tx, accountId }: Change) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')

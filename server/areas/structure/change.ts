import { eq } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'

/** One change of one company's structure, in one transaction. */
export interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer<'company'>
  readonly now: Date
}

/**
 * Changes of one company's structure come one after another: two moves that are each fine could make a circle together.
 * Rows that refer to the company may still be written meanwhile.
 */
export async function lockStructure({ tx, viewer }: Change): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, viewer.accountId)).for('no key update')
}

/** Tells everyone who looks at the structure, once the change is kept. */
export const changed = ({ tx, services, viewer }: Change): void => services.events.publish(tx, 'structure', viewer.accountId)

import { and, eq, sql } from 'drizzle-orm'
import { NOTIFICATION_KINDS } from '../../../openapi/schemas/notification.ts'
import { users } from '../../db/tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { mailDefaults } from './notification-kinds.ts'
import { readPreferences, type Preferences } from './preferences.queries.ts'

/**
 * Saves the choice if this version is still current. Only differences from the defaults are stored, so that a default
 * may improve later.
 */
export async function editPreferences(tx: Tx, userId: string, { mails, version }: Preferences): Promise<Preferences> {
  const chosen = Object.fromEntries(
    NOTIFICATION_KINDS.filter((kind) => mails[kind] !== mailDefaults[kind]).map((kind) => [kind, mails[kind]]),
  )
  const changed = await tx
    .update(users)
    .set({ mails: chosen, mailsVersion: sql`${users.mailsVersion} + 1` })
    .where(and(eq(users.id, userId), eq(users.mailsVersion, version)))
    .returning({ id: users.id })
  if (changed.length === 0) refuse('stale', { current: await readPreferences(tx, userId) })
  return readPreferences(tx, userId)
}

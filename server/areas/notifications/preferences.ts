import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { NOTIFICATION_KINDS, type notificationPreferences } from '../../../openapi/schemas/notification.ts'
import { users } from '../../db/tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { mailDefaults } from './kinds.ts'

type Preferences = z.output<typeof notificationPreferences>

/** When mails about each kind go to this user: as chosen, else as the kind's default. */
export async function readPreferences(db: Readable, userId: string): Promise<Preferences> {
  const [row] = await db
    .select({ mails: users.mails, version: users.mailsVersion })
    .from(users)
    .where(eq(users.id, userId))
  if (row === undefined) return refuse('unauthenticated', {})
  return {
    mails: {
      ...mailDefaults,
      ...Object.fromEntries(NOTIFICATION_KINDS.flatMap((kind) => (row.mails[kind] ? [[kind, row.mails[kind]]] : []))),
    },
    version: row.version,
  }
}

/**
 * Keeps the choice of one who saw this version of it. Only what differs from a default is kept, so that a default may
 * improve later.
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

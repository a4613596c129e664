import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { NOTIFICATION_KINDS, type notificationPreferences } from '../../../openapi/schemas/notification.ts'
import { users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { mailDefaults } from './notification-kinds.ts'

/** When mails about each kind of notification are sent, and the version of that choice. */
export type Preferences = z.output<typeof notificationPreferences>

/** When mails about each kind are sent to this user: as chosen, else the default. */
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

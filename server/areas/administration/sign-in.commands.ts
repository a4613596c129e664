import { eq } from 'drizzle-orm'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { users } from '../../db/tables.ts'
import { audit } from '../../kernel/audit.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { AccountMail } from '../session/account.mailer.ts'
import { endSession, endSessions } from '../session/account.commands.ts'
import { presentSession } from '../session/session.present.ts'
import { findGreeting, listSessions, type UserRow } from '../session/session.queries.ts'

async function findUser(db: Readable, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user ?? refuse('not_found', {})
}

/** Where a user is signed in: devices and times, never a token. */
export async function listUserSessions(
  db: Readable,
  services: Pick<Services, 'say' | 'clock'>,
  { viewer, userId, lang }: { readonly viewer: Viewer; readonly userId: string; readonly lang: Language },
): Promise<ReturnType<typeof presentSession>[]> {
  await findUser(db, userId)
  return (await listSessions(db, userId, services.clock.now())).map((row) =>
    presentSession(row, viewer, lang, services),
  )
}

/**
 * Signs a user out: from one device, or from all when `sessionId` is null; an administrator's own device stays. Another
 * user's session is `not_found`.
 */
export async function signOutUser(
  tx: Tx,
  services: Services,
  {
    viewer,
    userId,
    sessionId,
  }: { readonly viewer: Viewer; readonly userId: string; readonly sessionId: string | null },
): Promise<void> {
  const user = await findUser(tx, userId)
  if (sessionId === null) await endSessions(tx, services, userId, viewer.sessionId)
  else await endSession(tx, services, userId, sessionId)
  await audit(tx, {
    kind: 'user',
    action: 'sign_out',
    subjectId: userId,
    name: `${await findGreeting(tx, user)} (${user.email})`,
    after: { devices: sessionId === null ? 'all' : 1 },
  })
}

/**
 * Sends a user the mail with which they choose a new password, as if they had asked for it: at most as often. Refuses
 * with `not_pending` while they are disabled.
 */
export async function sendPasswordMail(tx: Tx, services: Services, userId: string): Promise<void> {
  const user = await findUser(tx, userId)
  if (user.disabledAt !== null) refuse('not_pending', { status: 'disabled' })
  await addJob(tx, services, 'account', { about: 'reset', emailKey: user.emailKey } satisfies AccountMail)
  await audit(tx, {
    kind: 'user',
    action: 'password_mail',
    subjectId: userId,
    name: `${await findGreeting(tx, user)} (${user.email})`,
  })
}

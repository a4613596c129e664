import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Language, Viewer } from '../../../openapi/define.ts'
import type { SendOf } from '../../../openapi/lifecycle.ts'
import { user as userLife } from '../../../openapi/lifecycles/user.ts'
import { coOwners } from '../../db/company-tables.ts'
import type { AuditAction } from '../../../openapi/schemas/audit.ts'
import { accounts, users } from '../../db/tables.ts'
import { audit, type Audited } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { refuse } from '../../kernel/refusal.ts'
import { transition, type Home } from '../../kernel/transition.ts'
import { endSessions } from '../session/account.commands.ts'
import { removeSecondFactor } from '../session/second-factor.commands.ts'
import { findGreeting, findUser, type UserRow } from '../session/session.queries.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { readUser } from './users.queries.ts'

/** The changed user, the administrator, and the version that was seen. */
interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer
  readonly userId: string
  readonly version: number
  readonly lang: Language
}
/** Where the life cycle of a user is stored: the date of disabling is the status. */
const home: Home<typeof userLife, typeof users> = {
  lifecycle: userLife,
  table: users,
  id: users.id,
  status: sql`case when ${users.disabledAt} is null then 'active' else 'disabled' end`,
  statusOf: ({ disabledAt }) => (disabledAt === null ? 'active' : 'disabled'),
}

/** Disables or enables. Refuses with `not_found`, `not_pending` or `stale`. */
const send = (
  { tx, services, viewer, userId, version, lang }: Change,
  event: SendOf<typeof userLife>,
  set: Partial<typeof users.$inferInsert>,
): Promise<UserRow> =>
  transition(tx, services, home, {
    id: userId,
    event,
    by: 'administrator',
    actor: viewer,
    version,
    set,
    detail: ({ disabledReason }) => ({ reason: disabledReason }),
    at: services.clock.now(),
    current: () => readUser(tx, services, viewer, userId, lang),
  })

/** Records a change of a user, under the name that administrators know them by. */
const auditUser = async (
  tx: Tx,
  user: UserRow,
  action: AuditAction,
  facts: Pick<Audited<'user'>, 'before' | 'after'>,
): Promise<void> =>
  audit(tx, {
    kind: 'user',
    action,
    subjectId: user.id,
    name: `${await findGreeting(tx, user)} (${user.email})`,
    ...facts,
  })

/** Publishes the change of all accounts that the user owns or co-owns, for readers and employees. */
async function turnAccounts(tx: Tx, services: Services, userId: string): Promise<void> {
  const shared = tx.select({ id: coOwners.accountId }).from(coOwners).where(eq(coOwners.userId, userId))
  const owned = await tx
    .select({ id: accounts.id, kind: accounts.kind })
    .from(accounts)
    .where(or(eq(accounts.ownerId, userId), inArray(accounts.id, shared)))
    .orderBy(accounts.id)
  for (const { id, kind } of owned) {
    if (kind !== 'administrator') await contentChanged(tx, services, id)
    services.events.publish(tx, 'account', id)
  }
}

/**
 * Disables a user: every session ends, so the next call is refused, and the reason is mailed. An account without
 * another active owner stops: its pages and links no longer answer, and nobody acts for it (decision 135). Two
 * administrators who disable each other at once are locked in one order, and the second is refused.
 */
export async function disableUser(change: Change, reason: string): Promise<Awaited<ReturnType<typeof readUser>>> {
  const { tx, services, viewer, userId, lang } = change
  if (userId === viewer.userId) return refuse('forbidden', {})
  const locked = await tx
    .select({ id: users.id, disabledAt: users.disabledAt })
    .from(users)
    .where(inArray(users.id, [userId, viewer.userId]))
    .orderBy(users.id)
    .for('update')
  if (locked.find(({ id }) => id === viewer.userId)?.disabledAt !== null) return refuse('unauthenticated', {})
  const user = await send(change, 'disable', { disabledAt: services.clock.now(), disabledReason: reason })
  await endSessions(tx, services, userId, null)
  services.events.publish(tx, 'user', userId)
  await turnAccounts(tx, services, userId)
  await auditUser(tx, user, 'disable', { before: { disabled: false }, after: { disabled: true, reason } })
  await queueMail(tx, services, {
    to: user.email,
    lang: user.language,
    kind: 'user-disabled',
    values: { name: await findGreeting(tx, user), reason },
  })
  return readUser(tx, services, viewer, userId, lang)
}

/** Lets a disabled user sign in again; their accounts continue as before. */
export async function enableUser(change: Change): Promise<Awaited<ReturnType<typeof readUser>>> {
  const { tx, services, viewer, userId, lang } = change
  const { disabled_reason: reason } = await readUser(tx, services, viewer, userId, lang)
  const user = await send(change, 'enable', { disabledAt: null, disabledReason: null })
  await auditUser(tx, user, 'enable', { before: { disabled: true, reason }, after: { disabled: false } })
  await turnAccounts(tx, services, userId)
  await queueMail(tx, services, {
    to: user.email,
    lang: user.language,
    kind: 'user-enabled',
    values: { name: await findGreeting(tx, user) },
  })
  return readUser(tx, services, viewer, userId, lang)
}

/**
 * Takes the second factor from a user who lost both device and recovery codes, and tells them. Their password is what
 * is left, so their sessions stay as they are. Administrators do not reset their own: that takes a code.
 */
export async function resetSecondFactor(
  tx: Tx,
  services: Services,
  { viewer, userId, lang }: Pick<Change, 'viewer' | 'userId' | 'lang'>,
): Promise<Awaited<ReturnType<typeof readUser>>> {
  if (userId === viewer.userId) return refuse('forbidden', {})
  const user = await findUser(tx, userId)
  if (user === undefined) return refuse('not_found', {})
  await removeSecondFactor(tx, services, user, 'second-factor-reset')
  await auditUser(tx, user, 'second_factor', { before: { second_factor: true }, after: { second_factor: false } })
  return readUser(tx, services, viewer, userId, lang)
}

import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { invalid, Refusal, refuse } from '../../kernel/refusal.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { tell } from '../../kernel/reactions.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { findGreeting } from './session.queries.ts'
import { leaveUsername, MOST_FORMER, ownFormer, takeUsername, usernameKey } from './username.keeper.ts'

/**
 * Renames the account in use: the old username redirects to it and stays reserved. The account's row is locked, so
 * changes of one account run one after the other; when two accounts want a name, one of them gets it (the key of
 * `usernames`). An account can take back its own old names. Old names are lost to others, so there are at most
 * `MOST_FORMER`. The owner is notified by mail. Returns the username.
 */
export async function changeUsername(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  username: string,
  now: Date,
): Promise<string> {
  const key = usernameKey(username)
  const [account] = await tx
    .select({ username: accounts.username, ownerId: accounts.ownerId, user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(eq(accounts.id, viewer.accountId), eq(accounts.ownerId, viewer.userId)))
    .for('update', { of: accounts })
  if (account === undefined) return refuse('forbidden', {})
  const former = usernameKey(account.username)
  if (former === key) return invalid({ username: ['validation.unchanged'] })
  const left = await ownFormer(tx, viewer.accountId)
  if (!left.includes(key) && left.length >= MOST_FORMER)
    throw new Refusal(
      'limit_reached',
      { limit: MOST_FORMER },
      { username: [{ id: 'validation.username_most', values: { maximum: MOST_FORMER } }] },
    )
  if (!(await takeUsername(tx, { key, accountId: viewer.accountId, emailKey: account.user.emailKey, now })))
    throw new Refusal('username_taken', {}, { username: ['validation.username_taken'] })
  await leaveUsername(tx, former, viewer.accountId)
  await tx.update(accounts).set({ username: key }).where(eq(accounts.id, viewer.accountId))
  await keepUserSearch(tx, account.ownerId)
  const { user } = account
  await queueMail(tx, services, {
    to: user.email,
    lang: user.language,
    kind: 'username-changed',
    values: { name: await findGreeting(tx, user), username: key, former },
  })
  await tell(tx, services, 'account.renamed', { accountId: viewer.accountId })
  services.events.publish(tx, 'account', viewer.accountId)
  if (viewer.accountKind === 'administrator') services.events.publish(tx, 'site', viewer.accountId)
  else await contentChanged(tx, services, viewer.accountId)
  return key
}

import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, Refusal, refuse } from '../../kernel/refusal.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { tell } from '../../kernel/reactions.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { leaveUsername, MOST_FORMER, ownFormer, takeUsername, usernameKey } from './username.ts'

/**
 * Renames the account that acts: the former name goes on leading to it and stays reserved. The account's row is locked,
 * so that changes of one account follow each other; a name that two accounts want goes to one of them (the key of
 * `usernames`). An account's own former name may be taken back. Every name left behind is lost to others, so there are
 * at most `MOST_FORMER`. Gives back the name.
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
    .select({ username: accounts.username, ownerId: accounts.ownerId })
    .from(accounts)
    .where(and(eq(accounts.id, viewer.accountId), eq(accounts.ownerId, viewer.userId)))
    .for('update')
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
  if (!(await takeUsername(tx, { key, accountId: viewer.accountId, now })))
    throw new Refusal('username_taken', {}, { username: ['validation.username_taken'] })
  await leaveUsername(tx, former, viewer.accountId)
  await tx.update(accounts).set({ username: key }).where(eq(accounts.id, viewer.accountId))
  await keepUserSearch(tx, account.ownerId)
  await tell(tx, services, 'account.renamed', { accountId: viewer.accountId })
  services.events.publish(tx, 'account', viewer.accountId)
  if (viewer.accountKind === 'administrator') services.events.publish(tx, 'site', viewer.accountId)
  else await contentChanged(tx, services, viewer.accountId)
  return key
}

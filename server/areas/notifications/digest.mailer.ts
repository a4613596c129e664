import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { DAY } from '../../../openapi/durations.ts'
import { pages } from '../../../openapi/routes.ts'
import { NOTIFICATION_KINDS } from '../../../openapi/schemas/notification.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { findGreeting, findUser, listAccounts } from '../session/session.queries.ts'
import { lockChanges } from './change.counter.ts'
import { mailDefaults } from './notification-kinds.ts'
import { listForDigest } from './notifications.queries.ts'
import { openedAs, planDigest, textFor } from './notification.mailer.ts'

/** Without `until`: this owner had too many mails at once, so a digest with all of them is to be planned. */
const payloadOf = z.strictObject({
  userId: z.uuid(),
  accountId: z.uuid(),
  until: z.iso.datetime().optional(),
  all: z.boolean().optional(),
})
/** The most notifications in one mail; the page has the rest. */
const MOST_LINES = 20

/** The account's counter is locked, as it is while a notification plans one. */
async function planAll(tx: Tx, services: Services, userId: string, accountId: string): Promise<void> {
  await lockChanges(tx, accountId)
  await planDigest(tx, services, { userId, accountId, all: true }, services.clock.now())
}

/**
 * The handler of the queue `digest`: one mail with an account's unread notifications of one day, of the kinds that this
 * owner wants daily. None when there are none.
 */
export async function sendDigest(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { userId, accountId, until, all = false } = payloadOf.parse(payload)
  if (until === undefined) return services.transaction((tx) => planAll(tx, services, userId, accountId))
  await services.transaction(async (tx) => {
    const user = await findUser(tx, userId)
    const [account] = await tx
      .select({ kind: accounts.kind, username: accounts.username })
      .from(accounts)
      .where(eq(accounts.id, accountId))
    if (user === undefined || user.disabledAt !== null || account === undefined) return
    const acting = (await listAccounts(tx, userId, services.clock.now())).find(({ id }) => id === accountId)
    if (acting === undefined) return
    const kinds = NOTIFICATION_KINDS.filter((kind) => {
      const choice = user.mails[kind] ?? mailDefaults[kind]
      return choice === 'daily' || (all && choice === 'at_once')
    })
    const end = new Date(until)
    const rows =
      kinds.length === 0
        ? []
        : await listForDigest(tx, accountId, {
            from: new Date(end.getTime() - DAY),
            until: end,
            kinds,
            userId,
            isOwner: acting.isOwner,
          })
    if (rows.length === 0) return
    const lines: string[] = []
    for (const row of rows.slice(0, MOST_LINES))
      lines.push(await textFor(tx, services, { ...row, reader: account.kind }, user.language, user.calendar))
    const values = {
      name: await findGreeting(tx, user),
      username: account.username,
      path: openedAs(accountId, pages.notifications.path),
      count: rows.length,
      lines: lines.join('\n'),
    }
    await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'digest', values })
  })
}

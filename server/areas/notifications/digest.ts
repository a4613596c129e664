import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { NOTIFICATION_KINDS } from '../../../openapi/schemas/notification.ts'
import { accounts } from '../../db/tables.ts'
import type { Services } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { findGreeting, findUser, listAccounts } from '../session/session.queries.ts'
import { mailDefaults } from './kinds.ts'
import { listForDigest } from './notifications.queries.ts'
import { textFor } from './notification-mail.ts'

const payloadOf = z.strictObject({ userId: z.uuid(), accountId: z.uuid(), until: z.iso.datetime() })
const DAY = 86_400_000
/** A mail names so many; the page has the rest. */
const MOST_LINES = 20

/** The handler of the queue `digest`: one mail with what came for an account in a day, of the kinds that this owner wants daily, and is unread. None when nothing is. */
export async function sendDigest(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { userId, accountId, until } = payloadOf.parse(payload)
  await services.transaction(async (tx) => {
    const user = await findUser(tx, userId)
    const [account] = await tx.select({ kind: accounts.kind, username: accounts.username }).from(accounts).where(eq(accounts.id, accountId))
    if (user === undefined || user.disabledAt !== null || account === undefined) return
    const isOwner = (await listAccounts(tx, userId, services.clock.now())).some(({ id, isOwner }) => id === accountId && isOwner)
    if (!isOwner) return
    const kinds = NOTIFICATION_KINDS.filter((kind) => (user.mails[kind] ?? mailDefaults[kind]) === 'daily')
    const end = new Date(until)
    const rows = kinds.length === 0 ? [] : await listForDigest(tx, accountId, { from: new Date(end.getTime() - DAY), until: end, kinds })
    if (rows.length === 0) return
    const lines: string[] = []
    for (const row of rows.slice(0, MOST_LINES)) lines.push(await textFor(tx, services, { ...row, reader: account.kind }, user.language, user.calendar))
    const values = { name: await findGreeting(tx, user), username: account.username, count: rows.length, lines: lines.join('\n') }
    await queueMail(tx, services, { to: user.email, lang: user.language, kind: 'digest', values })
  })
}

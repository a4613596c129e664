import { and, asc, count, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { daysOf } from '../../../openapi/filter.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { Inbox } from '../../../openapi/inboxes.ts'
import type { InboxMessage } from '../../../openapi/schemas/message.ts'
import { messageReplies, messages } from '../../db/inbox-tables.ts'
import { tiers } from '../../db/list-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { daysAfter, startOf } from '../../kernel/days.ts'
import { exportList } from '../../kernel/list/export.ts'
import { askedOf, inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { ownerName } from '../company/owners.queries.ts'

type Messages = typeof lists.messages

/** The days of a range, as they begin and end in Addis Ababa. */
function receivedWithin(text: string): SQL | undefined {
  const days = daysOf(text)
  if (days === null) return invalid({ received: ['validation.malformed'] })
  return and(
    days.from === null ? undefined : gte(messages.createdAt, startOf(days.from)),
    days.to === null ? undefined : lt(messages.createdAt, startOf(daysAfter(days.to, 1))),
  )
}

const sourceOf = (inbox: Inbox): ListSource<Messages> => ({
  id: messages.id,
  scope: eq(messages.inbox, inbox),
  search: { key: messages.searchKey, isLarge: true },
  sorts: { received_at: messages.createdAt, name: messages.nameKey },
  order: '-received_at',
  filters: { state: (state) => eq(messages.state, state), received: receivedWithin },
})

const rowsWhere = (db: Readable, where: SQL | undefined) =>
  db
    .select({ row: messages, username: accounts.username, plan: tiers.name, handler: users })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.accountId))
    .leftJoin(tiers, eq(tiers.key, messages.tierKey))
    .leftJoin(users, eq(users.id, messages.handledBy))
    .where(where)

async function readMessages(db: Readable, ids: readonly string[]): Promise<InboxMessage[]> {
  if (ids.length === 0) return []
  const found = await rowsWhere(db, inArray(messages.id, [...ids]))
  const replies = await db
    .select({ reply: messageReplies, sender: users })
    .from(messageReplies)
    .leftJoin(users, eq(users.id, messageReplies.sentBy))
    .where(inArray(messageReplies.messageId, [...ids]))
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id))
  return inOrderOf(ids, found, ({ row }) => row.id).map(({ row, username, plan, handler }) => ({
    id: row.id as Ref<'message'>,
    version: row.version,
    inbox: row.inbox,
    state: row.state,
    name: row.name,
    email: row.email,
    language: row.language,
    username,
    plan,
    subject: row.subject,
    text: row.text,
    received_at: row.createdAt.toISOString(),
    handled_at: row.handledAt?.toISOString() ?? null,
    handled_by: handler && ownerName(handler),
    replies: replies
      .filter(({ reply }) => reply.messageId === row.id)
      .map(({ reply, sender }) => ({
        text: reply.text,
        by: sender && ownerName(sender),
        at: reply.createdAt.toISOString(),
      })),
  }))
}

/** One page of an inbox. */
export const listMessages = (db: Readable, inbox: Inbox, query: ListQuery & Narrowing<Messages>, lang: Language) =>
  listPage(db, sourceOf(inbox), query, { lang, read: (ids) => readMessages(db, ids) })

/** One message; 404 where there is none. */
export async function readMessage(db: Readable, id: string): Promise<InboxMessage> {
  const [found] = await readMessages(db, [id])
  return found ?? refuse('not_found', {})
}

/** An inbox as CSV. A wrong order or filter is refused before the first line. */
export async function exportMessages(
  db: Readable,
  inbox: Inbox,
  query: Pick<ListQuery, 'q' | 'sort'> & Narrowing<Messages>,
  lang: Language,
): Promise<AsyncGenerator<string>> {
  const source = sourceOf(inbox)
  return exportList(db, source, await askedOf(source, query, lang), {
    header: [
      'received_at',
      'state',
      'name',
      'email',
      'username',
      'plan',
      'subject',
      'text',
      'handled_at',
      'handled_by',
    ],
    read: async (ids) =>
      (await readMessages(db, ids)).map((row) => [
        row.received_at,
        row.state,
        row.name,
        row.email,
        row.username,
        row.plan?.en ?? row.plan?.am ?? null,
        row.subject,
        row.text,
        row.handled_at,
        row.handled_by,
      ]),
  })
}

/** The plan that a visitor may ask about; null where there is none of this key. */
export async function findPlan(db: Readable, key: string) {
  const [plan] = await db.select({ key: tiers.key, name: tiers.name }).from(tiers).where(eq(tiers.key, key))
  return plan ?? null
}

/** How many messages of each inbox nobody has dealt with. */
export async function countNewMessages(db: Readable): Promise<Record<Inbox, number>> {
  const rows = await db
    .select({ inbox: messages.inbox, n: count() })
    .from(messages)
    .where(eq(messages.state, 'new'))
    .groupBy(messages.inbox)
  const of = (inbox: Inbox) => rows.find((row) => row.inbox === inbox)?.n ?? 0
  return { contacts: of('contacts'), contactSales: of('contactSales'), feedbacks: of('feedbacks') }
}

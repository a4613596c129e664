import { eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { Subscriber } from '../../../openapi/schemas/subscriber.ts'
import { subscribers } from '../../db/newsletter-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { exportList } from '../../kernel/list/export.ts'
import { askedOf, inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { hashToken } from '../../kernel/viewer.ts'

type Subscribers = typeof lists.subscribers

const SOURCE: ListSource<Subscribers> = {
  id: subscribers.id,
  scope: undefined,
  search: { key: subscribers.searchKey, isLarge: true },
  sorts: { since: subscribers.createdAt, email: subscribers.searchKey },
  order: '-since',
  filters: {
    state: (state) => (state === 'confirmed' ? isNotNull(subscribers.confirmedAt) : isNull(subscribers.confirmedAt)),
  },
}

const stateOf = ({ confirmedAt }: { readonly confirmedAt: Date | null }): Subscriber['state'] =>
  confirmedAt === null ? 'waiting' : 'confirmed'

async function readSubscribers(db: Readable, ids: readonly string[]): Promise<Subscriber[]> {
  const rows = await db
    .select()
    .from(subscribers)
    .where(inArray(subscribers.id, [...ids]))
  return inOrderOf(ids, rows, ({ id }) => id).map((row) => ({
    id: row.id as Ref<'subscriber'>,
    email: row.emailKey,
    language: row.language,
    state: stateOf(row),
    since: row.createdAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
  }))
}

/** How far the subscription is whose mails have this token; null when there is none, as after leaving. */
export async function subscriptionOf(db: Readable, token: string): Promise<Subscriber['state'] | null> {
  const [row] = await db
    .select({ confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(eq(subscribers.tokenHash, hashToken(token)))
  return row === undefined ? null : stateOf(row)
}

/** One page of those who subscribed, confirmed or not. */
export const listSubscribers = (db: Readable, query: ListQuery & Narrowing<Subscribers>, lang: Language) =>
  listPage(db, SOURCE, query, { lang, read: (ids) => readSubscribers(db, ids) })

/** The list as CSV. A wrong order is refused before the first line. */
export async function exportSubscribers(
  db: Readable,
  query: Pick<ListQuery, 'q' | 'sort'> & Narrowing<Subscribers>,
  lang: Language,
): Promise<AsyncGenerator<string>> {
  return exportList(db, SOURCE, await askedOf(SOURCE, query, lang), {
    header: ['email', 'language', 'state', 'since', 'confirmed_at'],
    read: async (ids) =>
      (await readSubscribers(db, ids)).map((row) => [row.email, row.language, row.state, row.since, row.confirmed_at]),
  })
}

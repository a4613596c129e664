import { and, asc, desc, eq, exists, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type {
  askedLetterRequest,
  RequestableLetterTypes,
  letterRequest,
} from '../../../openapi/schemas/letter-request.ts'
import { employments } from '../../db/company-tables.ts'
import { letterTypes } from '../../db/letter-tables.ts'
import { letterRequests, letters } from '../../db/letters-tables.ts'
import { accounts } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { refuse } from '../../kernel/refusal.ts'
import { peopleById } from '../letter-settings/staffing.queries.ts'
import { mayWrite } from '../letter-settings/route.queries.ts'
import type { Looking } from './letters.policy.ts'

export type RequestRow = typeof letterRequests.$inferSelect
/** So many of one person are shown, and so many that wait for a company. */
const MOST_SHOWN = 50
const MOST_ASKED = 200

const kindOf = (request: string): 'employment' | 'salary' => (request === 'salary' ? 'salary' : 'employment')

/** The types that somebody may ask for, of companies where they work or worked. */
export function requestable(db: Readable, userId: string, now: Date) {
  const worked = db
    .select({ one: sql`1` })
    .from(employments)
    .where(
      and(
        eq(employments.companyAccountId, letterTypes.accountId),
        eq(employments.userId, userId),
        lte(employments.startedOn, todayIn(now)),
      ),
    )
  return db
    .select({ type: letterTypes, account: accounts })
    .from(letterTypes)
    .innerJoin(accounts, eq(accounts.id, letterTypes.accountId))
    .where(and(eq(letterTypes.active, true), ne(letterTypes.request, 'none'), exists(worked), isActive()))
    .orderBy(asc(letterTypes.accountId), asc(letterTypes.createdAt), asc(letterTypes.id))
}
/** The same for somebody to read. */
export async function requestableTypes(
  db: Readable,
  userId: string,
  now: Date,
): Promise<{ readonly data: RequestableLetterTypes['data'] }> {
  const rows = await requestable(db, userId, now)
  return {
    data: rows.map(({ type, account }) => ({
      id: type.id as Ref<'letterType'>,
      name: type.name,
      kind: kindOf(type.request),
      company: shownCompanyName(account),
    })),
  }
}

type Presented = z.input<typeof letterRequest>
const stateOf = (row: RequestRow, status: string | null): Presented['state'] => {
  if (row.declinedAt !== null) return 'declined'
  if (status === 'issued') return 'answered'
  // The letter answered it and counts no more: whoever holds it has to learn that here too.
  if (status === 'revoked') return 'revoked'
  return status === null || status === 'rejected' ? 'open' : 'writing'
}

/** What somebody asked for, the latest first; of one request where `id` names it. */
export async function ownRequests(db: Readable, userId: string, id?: string): Promise<{ readonly data: Presented[] }> {
  const rows = await db
    .select({
      row: letterRequests,
      type: letterTypes,
      account: accounts,
      status: letters.status,
      reference: letters.reference,
      isTheirs: sql<boolean>`exists (select 1 from letter_recipients r left join accounts o on o.id = r.account_id
        where r.letter_id = ${letters.id} and (r.user_id = ${userId}::uuid or o.owner_id = ${userId}::uuid))`,
    })
    .from(letterRequests)
    .innerJoin(letterTypes, eq(letterTypes.id, letterRequests.typeId))
    .innerJoin(accounts, eq(accounts.id, letterRequests.accountId))
    .leftJoin(letters, eq(letters.id, letterRequests.letterId))
    .where(and(eq(letterRequests.userId, userId), id === undefined ? undefined : eq(letterRequests.id, id)))
    .orderBy(desc(letterRequests.createdAt), desc(letterRequests.id))
    .limit(MOST_SHOWN)
  return {
    data: rows.map(({ row, type, account, status, reference, isTheirs }) => {
      const state = stateOf(row, status)
      const wasIssued = state === 'answered' || state === 'revoked'
      return {
        id: row.id as Ref<'letterRequest'>,
        company: shownCompanyName(account),
        type: type.name,
        kind: kindOf(type.request),
        lang: row.lang,
        purpose: row.purpose,
        created_at: row.createdAt.toISOString(),
        state,
        note: row.declineNote,
        letter_id: wasIssued && isTheirs ? (row.letterId as Ref<'letter'>) : null,
        reference: wasIssued ? reference : null,
      }
    }),
  }
}

/** Nobody has answered it, and no letter that could answer it is on its way. */
const isOpen = (db: Readable) =>
  and(
    isNull(letterRequests.declinedAt),
    or(
      isNull(letterRequests.letterId),
      inArray(
        letterRequests.letterId,
        db.select({ id: letters.id }).from(letters).where(eq(letters.status, 'rejected')),
      ),
    ),
  )
/** How many requests of somebody are open. */
export const countOpen = (db: Readable, userId: string): Promise<number> =>
  db.$count(letterRequests, and(eq(letterRequests.userId, userId), isOpen(db)))

/** How many requests wait for a company to begin with them. */
export const countOpenOf = (db: Readable, accountId: string): Promise<number> =>
  db.$count(letterRequests, and(eq(letterRequests.accountId, accountId), isOpen(db)))

/** Requests that are not answered, of types that somebody may write. */
export async function askedRequests(
  db: Readable,
  { viewer, authority }: Looking,
  now: Date,
): Promise<{ readonly data: z.input<typeof askedLetterRequest>[] }> {
  const types = authority.types.filter(({ id }) => mayWrite(authority, viewer, id))
  if (types.length === 0) return { data: [] }
  const over = db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.id, letterRequests.letterId), inArray(letters.status, ['issued', 'revoked'])))
  const rows = await db
    .select({ row: letterRequests, status: letters.status, authorId: letters.authorId })
    .from(letterRequests)
    .leftJoin(letters, and(eq(letters.id, letterRequests.letterId), notInArray(letters.status, ['rejected'])))
    .where(
      and(
        eq(letterRequests.accountId, viewer.accountId),
        isNull(letterRequests.declinedAt),
        inArray(
          letterRequests.typeId,
          types.map(({ id }) => id),
        ),
        sql`not exists (${over})`,
      ),
    )
    .orderBy(asc(letterRequests.createdAt), asc(letterRequests.id))
    .limit(MOST_ASKED)
  const people = await peopleById(
    db,
    viewer.accountId,
    rows.flatMap(({ row, authorId }) => [row.userId, ...(authorId === null ? [] : [authorId])]),
    now,
  )
  return {
    data: rows.flatMap(({ row, authorId }) => {
      const type = types.find(({ id }) => id === row.typeId)
      if (type === undefined) return []
      return [
        {
          id: row.id as Ref<'letterRequest'>,
          type: type.name,
          kind: kindOf(type.request),
          lang: row.lang,
          purpose: row.purpose,
          created_at: row.createdAt.toISOString(),
          person: people.get(row.userId) ?? null,
          // Only its author opens a draft.
          letter_id: authorId === viewer.userId ? (row.letterId as Ref<'letter'>) : null,
          writer: authorId === null ? null : (people.get(authorId) ?? null),
        },
      ]
    }),
  }
}

/**
 * A request of the company that can be answered now, held until the end. Refuses with `not_found` another company's and
 * one of a type that the viewer may not write, and with `not_pending` what is answered or being written.
 */
export async function findAsked(db: Readable, { viewer, authority }: Looking, id: string): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(letterRequests)
    .where(and(eq(letterRequests.id, id), eq(letterRequests.accountId, viewer.accountId)))
    .for('no key update')
  if (row === undefined || !mayWrite(authority, viewer, row.typeId)) return refuse('not_found', {})
  await assertOpen(db, row)
  return row
}
/** Refuses with `not_pending` a request that somebody has answered or is writing for. */
export async function assertOpen(db: Readable, row: RequestRow): Promise<void> {
  const [letter] =
    row.letterId === null
      ? []
      : await db.select({ status: letters.status }).from(letters).where(eq(letters.id, row.letterId))
  const status = stateOf(row, letter?.status ?? null)
  if (status !== 'open') refuse('not_pending', { status })
}

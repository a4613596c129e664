import { and, asc, eq, exists, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { letterApprovals, letters } from '../../db/letters-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { askedBy, readAuthority, seenTypes } from '../letter-settings/route.queries.ts'
import { askedOf, waitsFor, type Approval, type LetterRow, type Looking } from './letters.policy.ts'

/** Who looks at the letters of a company, with what it allows today. */
export async function lookingAs(
  db: Readable,
  { files }: Pick<Looking, 'files'>,
  viewer: Looking['viewer'],
  now: Date,
): Promise<Looking> {
  return { files, viewer, authority: await readAuthority(db, viewer.accountId, now) }
}

const levelNow = sql`${letters.route} -> (${letters.level} - 1)`
const approversNow = sql<string>`(${levelNow} -> 'approvers')::text`
const isEscalated = sql<boolean>`${levelNow} ->> 'escalatedAt' is not null`

/**
 * The letters in review that ask somebody now. Whom a letter asks follows from its type, from whom its level names and
 * from whether it waited too long: few different ones in a company, however many letters there are. Those that name the
 * reader are found first, so that no letter is read that does not ask them.
 */
async function asking(db: Readable, { viewer, authority }: Looking) {
  const inReview = and(eq(letters.accountId, viewer.accountId), eq(letters.status, 'in_review'))
  const levels = await db
    .selectDistinct({ typeId: letters.typeId, approvers: approversNow, isEscalated })
    .from(letters)
    .where(inReview)
  const theirs = levels.flatMap(({ typeId, approvers, isEscalated: wasLate }) => {
    const named = JSON.parse(approvers) as LetterRow['route'][number]['approvers']
    const asks = (authorId: string) =>
      askedBy(authority, named, { typeId, authorId }, wasLate).some(({ userId }) => userId === viewer.userId)
    const level = and(eq(letters.typeId, typeId), sql`${approversNow} = ${approvers}`, sql`${isEscalated} = ${wasLate}`)
    // Nobody is asked of their own letter where others are.
    if (asks(viewer.userId)) return [level]
    return asks(NOBODY) ? [and(level, ne(letters.authorId, viewer.userId))] : []
  })
  if (theirs.length === 0) return []
  return db
    .select({
      id: letters.id,
      typeId: letters.typeId,
      authorId: letters.authorId,
      status: letters.status,
      route: letters.route,
      level: letters.level,
    })
    .from(letters)
    .where(and(inReview, or(...theirs)))
}
/** An author who is asked by no level. */
const NOBODY = ''

/** The ids of the letters in review that ask somebody now, and of those that still wait for them. */
export async function askedLetters(
  db: Readable,
  looking: Looking,
): Promise<{ readonly asked: readonly string[]; readonly waiting: readonly string[] }> {
  const { viewer, authority } = looking
  const asked = await asking(db, looking)
  const approvals = Map.groupBy(
    await approvalsOf(
      db,
      asked.map(({ id }) => id),
    ),
    ({ letterId }) => letterId,
  )
  return {
    asked: asked.map(({ id }) => id),
    waiting: asked.flatMap((row) =>
      waitsFor(authority, row, approvals.get(row.id) ?? [], viewer.userId) ? [row.id] : [],
    ),
  }
}

/** What approvers answered to these letters, the oldest first. */
export const approvalsOf = (db: Readable, ids: readonly string[]): Promise<Approval[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(letterApprovals)
        .where(inArray(letterApprovals.letterId, [...ids]))
        .orderBy(asc(letterApprovals.at), asc(letterApprovals.id))

/**
 * The letters of the account that somebody may see: their own; of those that were ever submitted, those of types that
 * they see, those that they answered, and those that ask them now.
 */
export function visibleTo(db: Readable, looking: Looking, asked: readonly string[]): SQL | undefined {
  const { viewer, authority } = looking
  const types = seenTypes(authority, viewer)
  const answered = db
    .select({ one: sql`1` })
    .from(letterApprovals)
    .where(and(eq(letterApprovals.letterId, letters.id), eq(letterApprovals.userId, viewer.userId)))
  return and(
    eq(letters.accountId, viewer.accountId),
    or(
      eq(letters.authorId, viewer.userId),
      and(
        isNotNull(letters.submittedAt),
        or(
          types.length === 0 ? undefined : inArray(letters.typeId, types),
          exists(answered),
          asked.length === 0 ? undefined : inArray(letters.id, [...asked]),
        ),
      ),
    ),
  )
}

/** A letter with what was answered to it, for somebody who may see it. */
export interface Seen {
  readonly row: LetterRow
  readonly approvals: readonly Approval[]
}
/**
 * A letter that somebody may see. Another's and an unknown one are the same 404. `lock`: nobody changes it until the
 * transaction ends.
 */
export async function findLetter(db: Readable, looking: Looking, id: string, lock = false): Promise<Seen> {
  const { viewer, authority } = looking
  const own = db
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), eq(letters.accountId, viewer.accountId)))
  const [row] = lock ? await own.for('no key update') : await own
  if (row === undefined) return refuse('not_found', {})
  const approvals = await approvalsOf(db, [id])
  const sees =
    row.authorId === viewer.userId ||
    (row.submittedAt !== null &&
      (seenTypes(authority, viewer).includes(row.typeId) ||
        approvals.some(({ userId }) => userId === viewer.userId) ||
        (row.status === 'in_review' && askedOf(authority, row).some(({ userId }) => userId === viewer.userId))))
  return sees ? { row, approvals } : refuse('not_found', {})
}

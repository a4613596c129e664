import { and, desc, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { LetterCounts, receivedLetter, namedLetterTypes } from '../../../openapi/schemas/letter.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import { letterTypes } from '../../db/letter-tables.ts'
import { letterRecipients, letters } from '../../db/letters-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import type { FileStore } from '../../kernel/files.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { mayWrite, seenTypes } from '../letter-settings/route.queries.ts'
import { confirmedBy } from './confirming.queries.ts'
import { documentOf, presentType, readRows } from './letter.queries.ts'
import type { Looking } from './letters.policy.ts'
import { presentPictures } from './pictures.queries.ts'
import { presentAttachments } from './verification.queries.ts'
import { askedLetters, visibleTo } from './visible.queries.ts'

/** The types of which somebody may begin letters. */
export const writableTypes = ({
  viewer,
  authority,
}: Looking): { readonly data: z.input<typeof namedLetterTypes>['data'] } => ({
  data: authority.types
    .filter(({ id, active }) => active && mayWrite(authority, viewer, id))
    .map(({ id }) => presentType(authority, id)),
})

/** One page of what somebody wrote and is asked to approve. */
export async function listOwn(
  db: Readable,
  looking: Looking,
  query: ListQuery & Narrowing<typeof lists.ownLetters>,
  lang: Language,
) {
  const { waiting } = await askedLetters(db, looking)
  const written = eq(letters.authorId, looking.viewer.userId)
  const asks = waiting.length === 0 ? sql`false` : inArray(letters.id, [...waiting])
  return listPage<typeof lists.ownLetters, Awaited<ReturnType<typeof readRows>>[number]>(
    db,
    {
      id: letters.id,
      scope: and(eq(letters.accountId, looking.viewer.accountId), or(written, asks)),
      search: { key: letters.searchKey, isLarge: true },
      sorts: { changed_at: letters.changedAt, subject: letters.subjectKey },
      order: '-changed_at',
      filters: {
        view: (view) => (view === 'written' ? written : asks),
        status: (status) => eq(letters.status, status),
      },
    },
    query,
    { lang, read: (ids) => readRows(db, looking, ids) },
  )
}

/** How many letters wait for somebody. */
export async function countLetters(db: Readable, looking: Looking): Promise<LetterCounts> {
  const { viewer } = looking
  const { waiting } = await askedLetters(db, looking)
  const own = and(eq(letters.accountId, viewer.accountId), eq(letters.authorId, viewer.userId))
  return {
    to_approve: waiting.length,
    returned: await db.$count(letters, and(own, eq(letters.status, 'draft'), isNotNull(letters.submittedAt))),
  }
}

/**
 * The types that somebody may know of among the letters of the company: those that they see, and those of letters that
 * they see all the same. Whether there are others they do not learn.
 */
async function knownTypes(db: Readable, looking: Looking, asked: readonly string[]): Promise<readonly string[]> {
  const { viewer, authority } = looking
  const seen = seenTypes(authority, viewer)
  const others = authority.types.flatMap(({ id }) => (seen.includes(id) ? [] : [id]))
  if (others.length === 0) return seen
  const found = await db
    .selectDistinct({ typeId: letters.typeId })
    .from(letters)
    .where(and(visibleTo(db, looking, asked), isNotNull(letters.submittedAt), inArray(letters.typeId, others)))
  return [...seen, ...found.map(({ typeId }) => typeId)]
}
export async function companyTypes(db: Readable, looking: Looking): Promise<ReturnType<typeof writableTypes>> {
  const known = await knownTypes(db, looking, (await askedLetters(db, looking)).asked)
  const { types } = looking.authority
  return { data: types.flatMap(({ id }) => (known.includes(id) ? [presentType(looking.authority, id)] : [])) }
}

/** The submitted letters of the company that somebody may see. */
export async function companyList(db: Readable, looking: Looking): Promise<ListSource<typeof lists.companyLetters>> {
  const { asked } = await askedLetters(db, looking)
  const scope = and(visibleTo(db, looking, asked), isNotNull(letters.submittedAt))
  return {
    id: letters.id,
    scope,
    search: { key: letters.searchKey, isLarge: true },
    sorts: { submitted_at: letters.submittedAt, subject: letters.subjectKey, reference: letters.reference },
    order: '-submitted_at',
    filters: {
      status: (status) => eq(letters.status, status),
      type: async (id) => {
        if (!(await knownTypes(db, looking, asked)).includes(id)) invalid({ type: ['validation.reference'] })
        return eq(letters.typeId, id)
      },
      together: async (id) => {
        const [one] = await db
          .select({ together: letters.togetherId })
          .from(letters)
          .where(and(scope, eq(letters.id, id)))
        return eq(letters.togetherId, one?.together ?? invalid({ together: ['validation.reference'] }))
      },
    },
  }
}
/** One page of them. */
export const listCompany = async (
  db: Readable,
  looking: Looking,
  query: ListQuery & Narrowing<typeof lists.companyLetters>,
  lang: Language,
) =>
  listPage<typeof lists.companyLetters, Awaited<ReturnType<typeof readRows>>[number]>(
    db,
    await companyList(db, looking),
    query,
    { lang, read: (ids) => readRows(db, looking, ids) },
  )

/**
 * Who received a letter: an employee by their user, in the company's account and, also once they left, in their own;
 * an account by its owners.
 */
function received(db: Readable, viewer: Viewer) {
  const { userId, accountId, accountKind, isEmployee } = viewer
  const asPerson =
    accountKind === 'individual'
      ? eq(letterRecipients.userId, userId)
      : and(eq(letterRecipients.userId, userId), eq(letters.accountId, accountId))
  const theirs = or(asPerson, isEmployee ? undefined : eq(letterRecipients.accountId, accountId))
  const one = db
    .select({ one: sql`1` })
    .from(letterRecipients)
    .where(and(eq(letterRecipients.letterId, letters.id), theirs))
  return { theirs, scope: and(inArray(letters.status, ['issued', 'revoked']), exists(one)) }
}
type Received = z.input<typeof receivedLetter>
type Read = Omit<Received, 'confirms'>

/** Its address is not given away: whoever takes the file is noted. */
const fileFacts = (found: Awaited<ReturnType<typeof documentOf>>): Received['document'] =>
  found && { bytes: found.bytes, sha256: found.sha256 }

type Store = Pick<FileStore, 'briefUrl'>
async function readReceived(db: Readable, store: Store, viewer: Viewer, ids: readonly string[]): Promise<Read[]> {
  if (ids.length === 0) return []
  const { theirs, scope } = received(db, viewer)
  const rows = await db
    .select({ row: letters, type: letterTypes.name, account: accounts, copy: letterRecipients.copy })
    .from(letters)
    .innerJoin(letterTypes, eq(letterTypes.id, letters.typeId))
    .innerJoin(accounts, eq(accounts.id, letters.accountId))
    .innerJoin(letterRecipients, eq(letterRecipients.letterId, letters.id))
    .where(and(inArray(letters.id, [...ids]), scope, theirs))
    .orderBy(desc(letterRecipients.copy))
  const shown = inOrderOf(ids, rows, ({ row }) => row.id).map(async ({ row, type, account, copy }) => ({
    id: row.id as Ref<'letter'>,
    company: shownCompanyName(account),
    type,
    subject: row.subject ?? '',
    reference: row.reference ?? '',
    copy,
    issued_at: (row.issuedAt ?? row.changedAt).toISOString(),
    revoked_at: row.revokedAt?.toISOString() ?? null,
    lang: row.lang,
    // What was saved was checked by the same schema.
    body: row.body as Received['body'],
    document: fileFacts(await documentOf(db, store, row)),
    attachments: await presentAttachments(db, store, row.id),
    pictures: await presentPictures(db, store, row, false),
  }))
  return Promise.all(shown)
}

/** One page of what somebody received. */
export const listReceived = (db: Readable, store: Store, viewer: Viewer, query: ListQuery, lang: Language) =>
  listPage<
    typeof lists.receivedLetters,
    Omit<Received, 'lang' | 'body' | 'document' | 'attachments' | 'pictures' | 'confirms'>
  >(
    db,
    {
      id: letters.id,
      scope: received(db, viewer).scope,
      search: { key: letters.searchKey, isLarge: true },
      sorts: { issued_at: letters.issuedAt },
      order: '-issued_at',
      filters: {},
    },
    query,
    {
      lang,
      read: async (ids) =>
        (await readReceived(db, store, viewer, ids)).map(
          ({ lang: _lang, body: _body, document: _document, attachments: _files, pictures: _pictures, ...row }) => row,
        ),
    },
  )
/** One of them. Refuses with `not_found`. */
export async function findReceived(db: Readable, store: Store, viewer: Viewer, id: string): Promise<Received> {
  const [found] = await readReceived(db, store, viewer, [id])
  const [row] = found === undefined ? [] : await db.select().from(letters).where(eq(letters.id, id))
  if (found === undefined || row === undefined) return refuse('not_found', {})
  return { ...found, confirms: await confirmedBy(db, viewer, row) }
}

/** The sealed file of a letter, if it is made, and what a letter of its type is asked for as. */
export async function sealedFile(db: Readable, id: string) {
  const [row] = await db
    .select({ status: letters.status, fileId: letters.documentId, request: letterTypes.request })
    .from(letters)
    .innerJoin(letterTypes, eq(letterTypes.id, letters.typeId))
    .where(eq(letters.id, id))
  return row
}

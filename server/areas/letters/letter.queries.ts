import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ref } from '../../../openapi/ref.ts'
import type { letter, letterRow, LetterVersionContent, LetterVersions } from '../../../openapi/schemas/letter.ts'
import type { LetterPerson } from '../../../openapi/schemas/letter-settings.ts'
import { byScript } from '../../../openapi/format/shown-name.ts'
import { letterComments, letterRecipients, letters, letterVersions } from '../../db/letters-tables.ts'
import { accounts, files } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { formOf } from '../../kernel/file-names.ts'
import { asPage, type FileStore } from '../../kernel/files.ts'
import { inOrderOf } from '../../kernel/list/list.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Authority } from '../letter-settings/route.queries.ts'
import { peopleById } from '../letter-settings/staffing.queries.ts'
import { abilitiesOf, askedOf, isInvolved, waitsFor, type LetterRow, type Looking } from './letters.policy.ts'
import { presentRoute } from './route.present.ts'
import { presentPictures } from './pictures.queries.ts'
import { presentAttachments } from './verification.queries.ts'
import { approvalsOf, findLetter } from './visible.queries.ts'

export type PresentedLetter = z.input<typeof letter>
type People = ReadonlyMap<string, LetterPerson>
const nowOf = ({ authority }: Looking) => new Date(`${authority.staffing.today}T12:00:00+03:00`)
const iso = (at: Date | null) => at?.toISOString() ?? null

export function presentType({ types }: Authority, id: string): PresentedLetter['type'] {
  const type = types.find((one) => one.id === id)
  if (type === undefined) throw new Error('The type of a letter is gone')
  return { id: type.id as Ref<'letterType'>, name: type.name, prefix: type.prefix, confidential: type.confidential }
}
const personOf = (people: People, id: string): LetterPerson | null => {
  const person = people.get(id)
  return person === undefined || person.name === null ? null : person
}
const presentBrief = ({ authority }: Looking, people: People, row: LetterRow) => ({
  id: row.id as Ref<'letter'>,
  version: row.version,
  status: row.status,
  type: presentType(authority, row.typeId),
  lang: row.lang,
  subject: row.subject,
  reference: row.reference,
  author: personOf(people, row.authorId),
  level: row.level,
  levels: row.route.length,
  created_at: row.createdAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
  submitted_at: iso(row.submittedAt),
  issued_at: iso(row.issuedAt),
})

/** These letters as rows of a list, in the order of the ids. */
export async function readRows(
  db: Readable,
  looking: Looking,
  ids: readonly string[],
): Promise<z.input<typeof letterRow>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(letters)
    .where(and(inArray(letters.id, [...ids]), eq(letters.accountId, looking.viewer.accountId)))
  const approvals = await approvalsOf(db, ids)
  const first = await firstRecipients(db, ids)
  const people = await peopleById(
    db,
    looking.viewer.accountId,
    [...rows.map(({ authorId }) => authorId), ...first.flatMap(({ row }) => row.userId ?? [])],
    nowOf(looking),
  )
  const to = new Map(
    first.map((one) => [one.row.letterId, { name: nameOfRecipient(people, one), others: one.count - 1 }]),
  )
  return inOrderOf(ids, rows, ({ id }) => id).map((row) => ({
    ...presentBrief(looking, people, row),
    to: to.get(row.id) ?? null,
    asks_me: waitsFor(
      looking.authority,
      row,
      approvals.filter(({ letterId }) => letterId === row.id),
      looking.viewer.userId,
    ),
  }))
}

/** Of each of these letters the first who gets more than a copy, and how many there are. */
const firstRecipients = (db: Readable, letterIds: readonly string[]) =>
  db
    .selectDistinctOn([letterRecipients.letterId], {
      row: letterRecipients,
      username: accounts.username,
      count: sql<number>`(count(*) over (partition by ${letterRecipients.letterId}))::int`,
    })
    .from(letterRecipients)
    .leftJoin(accounts, eq(accounts.id, letterRecipients.accountId))
    .where(and(inArray(letterRecipients.letterId, [...letterIds]), eq(letterRecipients.copy, false)))
    .orderBy(asc(letterRecipients.letterId), asc(letterRecipients.place))

/** The name that the company knows a recipient by; null: they are deleted. */
const nameOfRecipient = (
  people: People,
  { row, username }: Pick<Awaited<ReturnType<typeof firstRecipients>>[number], 'row' | 'username'>,
) => (row.userId !== null ? (people.get(row.userId)?.name ?? null) : byScript(row.name ?? `@${username ?? ''}`))

type PeopleOf = (ids: readonly string[]) => Promise<People>

/** To whom these letters go, with the names that their company knows them by; null: they are deleted. */
async function namedRecipients(db: Readable, letterIds: readonly string[], peopleOf: PeopleOf) {
  const rows = await db
    .select({ row: letterRecipients, username: accounts.username })
    .from(letterRecipients)
    .leftJoin(accounts, eq(accounts.id, letterRecipients.accountId))
    .where(inArray(letterRecipients.letterId, [...letterIds]))
    .orderBy(asc(letterRecipients.letterId), asc(letterRecipients.place))
  const people = await peopleOf(rows.flatMap(({ row }) => row.userId ?? []))
  return rows.map((one) => ({ ...one, name: nameOfRecipient(people, one) }))
}
/** The same for whoever reads these letters, by the letter. */
export async function recipientNames(db: Readable, looking: Looking, letterIds: readonly string[]) {
  const named = await namedRecipients(db, letterIds, (ids) =>
    peopleById(db, looking.viewer.accountId, ids, nowOf(looking)),
  )
  return Map.groupBy(named, ({ row }) => row.letterId)
}
/** The recipients of a letter as its company sees them. */
async function readRecipients(db: Readable, id: string, peopleOf: PeopleOf): Promise<PresentedLetter['recipients']> {
  const named = await namedRecipients(db, [id], peopleOf)
  return named.map(({ row, username, name }) => ({
    place: row.place,
    kind: row.kind,
    user_id: row.userId as Ref<'user'> | null,
    username,
    email: row.email,
    name,
    copy: row.copy,
    mailed_at: iso(row.mailedAt),
    opened_at: iso(row.openedAt),
    downloaded_at: iso(row.downloadedAt),
  }))
}

/** The sealed file of a letter, with an address for an hour. */
export async function documentOf(
  db: Readable,
  store: Pick<FileStore, 'briefUrl'>,
  { documentId, documentHash }: Pick<LetterRow, 'documentId' | 'documentHash'>,
): Promise<PresentedLetter['document']> {
  if (documentId === null || documentHash === null) return null
  const [file] = await db.select({ bytes: files.bytes, type: files.type }).from(files).where(eq(files.id, documentId))
  if (file === undefined) return null
  return { url: asPage(store.briefUrl(documentId, formOf(file.type))), bytes: file.bytes, sha256: documentHash }
}

/** A letter that somebody may see, as they see it. Refuses with `not_found`. */
export async function readLetter(db: Readable, looking: Looking, id: string): Promise<PresentedLetter> {
  const { viewer } = looking
  const { row, approvals } = await findLetter(db, looking, id)
  const involved = isInvolved(looking, row, approvals)
  const said = involved
    ? await db
        .select()
        .from(letterComments)
        .where(eq(letterComments.letterId, id))
        .orderBy(asc(letterComments.createdAt), asc(letterComments.id))
    : []
  const peopleOf = (ids: readonly string[]) => peopleById(db, viewer.accountId, ids, nowOf(looking))
  const people = await peopleOf([
    row.authorId,
    ...(row.aboutId === null ? [] : [row.aboutId]),
    ...approvals.flatMap(({ userId, forUserId }) => [userId, ...(forUserId === null ? [] : [forUserId])]),
    ...said.map(({ userId }) => userId),
    ...row.route.flatMap((_, index) =>
      askedOf(looking.authority, row, index + 1).flatMap(({ userId, forUserId }) => [
        userId,
        ...(forUserId === null ? [] : [forUserId]),
      ]),
    ),
  ])
  const own = approvals.filter((one) => one.act === 'approve' && one.userId === viewer.userId)
  return {
    ...presentBrief(looking, people, row),
    content_version: row.contentVersion,
    // What was saved was checked by the same schema.
    body: row.body as PresentedLetter['body'],
    about: row.aboutId === null ? null : personOf(people, row.aboutId),
    amount: row.amount,
    separate: row.separate,
    together: row.togetherId === null ? null : await db.$count(letters, eq(letters.togetherId, row.togetherId)),
    together_issued:
      row.togetherId === null
        ? null
        : await db.$count(letters, and(eq(letters.togetherId, row.togetherId), eq(letters.status, 'issued'))),
    recipients: await readRecipients(db, id, peopleOf),
    route: presentRoute(looking, people, row, approvals),
    approvals: approvals.map((one) => ({
      level: one.level,
      act: one.act,
      person: personOf(people, one.userId),
      in_place_of: one.forUserId === null ? null : (people.get(one.forUserId)?.name ?? null),
      content_version: one.contentVersion,
      note: one.note,
      at: one.at.toISOString(),
      is_void: one.voidAt !== null,
    })),
    comments: said.map((one) => ({
      id: one.id as Ref<'letterComment'>,
      author: personOf(people, one.userId),
      is_own: one.userId === viewer.userId,
      block: one.block,
      quote: one.quote,
      text: one.text,
      created_at: one.createdAt.toISOString(),
      resolved_at: iso(one.resolvedAt),
    })),
    approved_version: own.at(-1)?.contentVersion ?? null,
    revoked_at: iso(row.revokedAt),
    revoke_note: row.revokeNote,
    document: await documentOf(db, looking.files, row),
    attachments: await presentAttachments(db, looking.files, id),
    pictures: await presentPictures(db, looking.files, row, row.authorId === viewer.userId),
    code: row.code,
    abilities: abilitiesOf(looking, row, approvals),
  }
}

/** The versions of a letter that somebody may read: its author all, its approvers those that were submitted. */
async function versionsFor(db: Readable, looking: Looking, id: string, contentVersion?: number) {
  const { row, approvals } = await findLetter(db, looking, id)
  if (!isInvolved(looking, row, approvals)) return refuse('forbidden', {})
  const rows = await db
    .select()
    .from(letterVersions)
    .where(
      and(
        eq(letterVersions.letterId, id),
        row.authorId === looking.viewer.userId ? undefined : eq(letterVersions.submitted, true),
        contentVersion === undefined ? undefined : eq(letterVersions.contentVersion, contentVersion),
      ),
    )
    .orderBy(desc(letterVersions.contentVersion))
    .limit(MOST_VERSIONS)
  const people = await peopleById(
    db,
    looking.viewer.accountId,
    rows.map(({ userId }) => userId),
    nowOf(looking),
  )
  return rows.map((one) => ({
    content_version: one.contentVersion,
    person: personOf(people, one.userId),
    at: one.at.toISOString(),
    submitted: one.submitted,
    content: one.content,
  }))
}
/** So many of the latest are listed. */
const MOST_VERSIONS = 100

export const listVersions = async (db: Readable, looking: Looking, id: string): Promise<LetterVersions> => ({
  data: (await versionsFor(db, looking, id)).map(({ content: _content, ...row }) => row),
})
export async function readVersion(
  db: Readable,
  looking: Looking,
  id: string,
  contentVersion: number,
): Promise<LetterVersionContent> {
  const [found] = await versionsFor(db, looking, id, contentVersion)
  if (found === undefined) return refuse('not_found', {})
  const { content, ...row } = found
  return {
    ...row,
    subject: content.subject,
    body: content.body as LetterVersionContent['body'],
    amount: content.amount,
  }
}

/** The letter of a comment that is not gone. Refuses with `not_found`. */
export async function letterOfComment(db: Readable, id: string): Promise<string> {
  const [row] = await db
    .select({ letterId: letterComments.letterId })
    .from(letterComments)
    .where(eq(letterComments.id, id))
  return row?.letterId ?? refuse('not_found', {})
}

import { and, asc, count, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import {
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENTS,
  type DocumentRoom,
  type SupportDocument,
} from '../../../openapi/schemas/support-document.ts'
import { documentAttachments, supportDocuments } from '../../db/document-tables.ts'
import { resumes } from '../../db/resume-tables.ts'
import { files } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { formOf } from '../../kernel/file-names.ts'
import { asPage } from '../../kernel/files.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { refuse } from '../../kernel/refusal.ts'

/** Whose documents are read, and on which day. */
export interface Reading {
  readonly services: Pick<Services, 'files'>
  readonly accountId: string
  readonly now: Date
}
export type Document = typeof supportDocuments.$inferSelect
type DocumentList = typeof lists.supportDocuments

/** The documents of an account that were not deleted, as conditions. */
export const ofAccount = (accountId: string) =>
  and(eq(supportDocuments.accountId, accountId), isNull(supportDocuments.deletedAt))

const source = (accountId: string): ListSource<DocumentList> => ({
  id: supportDocuments.id,
  scope: ofAccount(accountId),
  search: { key: supportDocuments.searchKey, isLarge: false },
  sorts: {
    name: { en: supportDocuments.nameKeyEn, am: supportDocuments.nameKeyAm },
    created_at: supportDocuments.createdAt,
  },
  order: '-created_at',
  filters: { kind: (kind) => eq(supportDocuments.kind, kind) },
})

/** One page of an account's documents. */
export const listDocuments = (
  db: Readable,
  reading: Reading,
  query: ListQuery & Narrowing<DocumentList>,
  lang: Language,
) => listPage(db, source(reading.accountId), query, { lang, read: (ids) => readDocuments(db, reading, ids) })

/** A document of the account. Another's, a deleted and an unknown one are the same 404. */
export async function findDocument(db: Readable, accountId: string, id: string): Promise<Document> {
  const [row] = await db
    .select()
    .from(supportDocuments)
    .where(and(eq(supportDocuments.id, id), ofAccount(accountId)))
  return row ?? refuse('not_found', {})
}

/** A resume of the account, to attach something to. Another's, a deleted and an unknown one are the same 404. */
export async function findResumeOf(db: Readable, accountId: string, id: string): Promise<{ readonly id: string }> {
  const [row] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.accountId, accountId), isNull(resumes.deletedAt)))
  return row ?? refuse('not_found', {})
}

type Use = SupportDocument['used_by'][number]
/** What each of these documents is attached to: here a kind of owner says what it is called and who may read it. */
async function usesOf(db: Readable, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, readonly Use[]>> {
  const rows = await db
    .select({
      documentId: documentAttachments.documentId,
      id: resumes.id,
      name: resumes.name,
      isPublic: sql<boolean>`${resumes.visibility} <> 'private' and (${resumes.until} is null or ${resumes.until} >= ${todayIn(now)}::date)`,
    })
    .from(documentAttachments)
    .innerJoin(resumes, eq(resumes.id, documentAttachments.ownerId))
    .where(
      and(
        eq(documentAttachments.ownerKind, 'resume'),
        inArray(documentAttachments.documentId, [...ids]),
        isNull(resumes.deletedAt),
      ),
    )
    .orderBy(asc(resumes.name), asc(resumes.id))
  const uses = new Map<string, Use[]>()
  for (const { documentId, id, name, isPublic } of rows) {
    const use: Use = { kind: 'resume', id: id as Ref<'resume'>, name, is_public: isPublic }
    uses.set(documentId, [...(uses.get(documentId) ?? []), use])
  }
  return uses
}

/** The account's documents with these ids in the form of the contract, in the order of the ids. */
export async function readDocuments(
  db: Readable,
  { services, accountId, now }: Reading,
  ids: readonly string[],
): Promise<SupportDocument[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ row: supportDocuments, file: files })
    .from(supportDocuments)
    .innerJoin(files, eq(files.id, supportDocuments.fileId))
    .where(and(inArray(supportDocuments.id, [...ids]), ofAccount(accountId)))
  const uses = await usesOf(db, ids, now)
  return inOrderOf(ids, rows, ({ row }) => row.id).map(({ row, file }) => {
    const url = services.files.briefUrl(file.id, formOf(file.type))
    const isPicture = file.kind === 'picture'
    return {
      id: row.id as Ref<'supportDocument'>,
      name: row.name,
      kind: row.kind,
      file: {
        kind: isPicture ? 'picture' : 'pdf',
        url,
        view_url: isPicture ? url : asPage(url),
        small_url: isPicture ? services.files.briefUrl(file.id, 'small') : null,
        name: file.name,
        size: file.bytes,
        width: file.width,
        height: file.height,
      },
      used_by: [...(uses.get(row.id) ?? [])],
      version: row.version,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }
  })
}

/** One document of the account in the form of the contract. */
export async function readDocument(db: Readable, reading: Reading, id: string): Promise<SupportDocument> {
  const [document] = await readDocuments(db, reading, [id])
  return document ?? refuse('not_found', {})
}

/** How much of what an account may keep is taken. What was deleted and can still be restored does not count. */
export async function readRoom(db: Readable, accountId: string): Promise<DocumentRoom> {
  const [row] = await db
    .select({ documents: count(), bytes: sum(files.bytes).mapWith(Number) })
    .from(supportDocuments)
    .innerJoin(files, eq(files.id, supportDocuments.fileId))
    .where(ofAccount(accountId))
  return {
    documents: row?.documents ?? 0,
    most_documents: MOST_DOCUMENTS,
    bytes: row?.bytes ?? 0,
    most_bytes: MOST_DOCUMENT_BYTES,
  }
}

/** The account's document with the same content as this file, if there is one. */
export async function findSame(
  db: Readable,
  accountId: string,
  file: Pick<typeof files.$inferSelect, 'id' | 'sha256'>,
): Promise<Document | null> {
  const [found] = await db
    .select({ row: supportDocuments })
    .from(supportDocuments)
    .innerJoin(files, eq(files.id, supportDocuments.fileId))
    .where(and(ofAccount(accountId), eq(files.sha256, file.sha256), ne(files.id, file.id)))
    .limit(1)
  return found?.row ?? null
}

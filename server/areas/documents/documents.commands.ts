import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import {
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENTS,
  type newSupportDocument,
  type SupportDocument,
  type supportDocumentBody,
  type supportDocumentFile,
} from '../../../openapi/schemas/support-document.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { supportDocuments } from '../../db/document-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { typeOf } from '../../kernel/file-names.ts'
import type { FileRow } from '../../kernel/files.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { findDocument, findSame, readDocument, readRoom, type Document } from './documents.queries.ts'

/** A change of an account's documents. */
export interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly accountId: string
  readonly now: Date
}

/** How long a deleted document can be restored; milliseconds. */
const KEPT = 3_600_000

/** What others see of the account's resumes changed. */
export const told = ({ tx, services, accountId }: Change) => services.events.publish(tx, 'resumes', accountId)

/** Changes of one account come one after another until the transaction ends, so that together they pass no limit. */
export const lockDocuments = ({ tx, accountId }: Pick<Change, 'tx' | 'accountId'>) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')

const keysOf = ({ en, am }: Localized) => ({
  nameKeyEn: fold(en ?? am ?? ''),
  nameKeyAm: fold(am ?? en ?? ''),
  searchKey: [en, am].flatMap((text) => (text === undefined ? [] : [fold(text)])).join(' '),
})

/** Refuses with `limit_reached` or `storage_full` what does not fit beside what is there now. */
async function assertRoom({ tx, accountId }: Change): Promise<void> {
  const { documents, bytes } = await readRoom(tx, accountId)
  if (documents > MOST_DOCUMENTS) refuse('limit_reached', { limit: MOST_DOCUMENTS })
  if (bytes > MOST_DOCUMENT_BYTES) refuse('storage_full', { limit: MOST_DOCUMENT_BYTES })
}

/** Takes the staged file: a picture, or a PDF that is not there yet unless both are to be kept. */
async function takeFile(
  { tx, services, accountId }: Change,
  { file_id, keep_both }: Pick<z.output<typeof newSupportDocument>, 'file_id' | 'keep_both'>,
): Promise<FileRow> {
  const file = await services.files.attach(tx, file_id, accountId, 'file_id', 'picture', 'document')
  if (file.kind === 'document' && file.type !== typeOf('pdf')) invalid({ file_id: ['validation.pdf_or_picture'] })
  const same = keep_both ? null : await findSame(tx, accountId, file)
  if (same !== null) refuse('same_document', { id: same.id, name: same.name })
  return file
}

/** Keeps a staged file. Refuses with `limit_reached`, `storage_full`, and `same_document` unless both are to be kept. */
export async function createDocument(
  change: Change,
  { name, kind, ...choice }: z.output<typeof newSupportDocument>,
): Promise<SupportDocument> {
  const { tx, services, accountId, now } = change
  await lockDocuments(change)
  const file = await takeFile(change, choice)
  const id = services.ids.uuid()
  await tx
    .insert(supportDocuments)
    .values({ id, accountId, name, ...keysOf(name), kind, fileId: file.id, createdAt: now, updatedAt: now })
  await assertRoom(change)
  return readDocument(tx, change, id)
}

/** Changes the version that was seen; refuses with `stale` and the document as it is now. */
async function update(
  change: Change,
  { id }: Document,
  version: number,
  set: Partial<typeof supportDocuments.$inferInsert>,
): Promise<SupportDocument> {
  const { tx, now } = change
  const changed = await tx
    .update(supportDocuments)
    .set({ ...set, version: version + 1, updatedAt: now })
    .where(and(eq(supportDocuments.id, id), eq(supportDocuments.version, version)))
    .returning({ id: supportDocuments.id })
  const row = await readDocument(tx, change, id)
  if (changed.length === 0) return refuse('stale', { current: row })
  told(change)
  return row
}

/** Renames a document, or says what it is. */
export async function editDocument(
  change: Change,
  id: string,
  { name, kind, version }: z.output<typeof supportDocumentBody>,
): Promise<SupportDocument> {
  const row = await findDocument(change.tx, change.accountId, id)
  return update(change, row, version, { name, ...keysOf(name), kind })
}

/**
 * Puts another file in the place of the one there is. Refuses with `stale`, `storage_full`, and `same_document` unless
 * both are to be kept.
 */
export async function replaceFile(
  change: Change,
  id: string,
  { version, ...choice }: z.output<typeof supportDocumentFile>,
): Promise<SupportDocument> {
  const { tx, services, accountId } = change
  await lockDocuments(change)
  const row = await findDocument(tx, accountId, id)
  if (row.version !== version) return refuse('stale', { current: await readDocument(tx, change, id) })
  const file = await takeFile(change, choice)
  const replaced = await update(change, row, version, { fileId: file.id })
  await services.files.release(tx, row.fileId)
  await assertRoom(change)
  return replaced
}

/** Deletes a document: from now on nobody finds it where it was attached. It can be restored for an hour. */
export async function deleteDocument(change: Change, id: string): Promise<void> {
  const { tx, accountId, now } = change
  const { id: found } = await findDocument(tx, accountId, id)
  await tx.update(supportDocuments).set({ deletedAt: now }).where(eq(supportDocuments.id, found))
  told(change)
}

/** Restores a document that was deleted lately, attached as it was. Refuses with `limit_reached` and `storage_full`. */
export async function restoreDocument(change: Change, id: string): Promise<SupportDocument> {
  const { tx, accountId, now } = change
  await lockDocuments(change)
  const restored = await tx
    .update(supportDocuments)
    // A version of its own: whoever saw it before it was deleted saw another one.
    .set({ deletedAt: null, version: sql`${supportDocuments.version} + 1` })
    .where(
      and(
        eq(supportDocuments.id, id),
        eq(supportDocuments.accountId, accountId),
        gt(supportDocuments.deletedAt, new Date(now.getTime() - KEPT)),
      ),
    )
    .returning({ id: supportDocuments.id })
  if (restored.length === 0) return refuse('not_found', {})
  await assertRoom(change)
  told(change)
  return readDocument(tx, change, id)
}

/** Forgets what can be restored no more, with its file. Any process may do it at any time. */
export async function sweepDocuments(services: Pick<Services, 'transaction' | 'clock' | 'files'>): Promise<void> {
  const before = new Date(services.clock.now().getTime() - KEPT)
  await services.transaction(async (tx) => {
    const gone = await tx
      .delete(supportDocuments)
      .where(lte(supportDocuments.deletedAt, before))
      .returning({ fileId: supportDocuments.fileId })
    for (const { fileId } of gone) await services.files.release(tx, fileId)
  })
}

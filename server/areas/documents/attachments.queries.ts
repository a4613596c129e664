import { and, asc, eq, isNull } from 'drizzle-orm'
import { documentAttachments, supportDocuments } from '../../db/document-tables.ts'
import { files } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { formOf } from '../../kernel/file-names.ts'

/** What documents are attached to. */
export interface Owner {
  readonly kind: (typeof documentAttachments.$inferSelect)['ownerKind']
  readonly id: string
}

/** The attachments of an owner whose documents were not deleted, as conditions. */
export const attachedTo = ({ kind, id }: Owner) =>
  and(eq(documentAttachments.ownerKind, kind), eq(documentAttachments.ownerId, id), isNull(supportDocuments.deletedAt))

/** The ids of an owner's documents, in order. */
export async function attachedIds(db: Readable, owner: Owner): Promise<string[]> {
  const rows = await db
    .select({ id: supportDocuments.id })
    .from(documentAttachments)
    .innerJoin(supportDocuments, eq(supportDocuments.id, documentAttachments.documentId))
    .where(attachedTo(owner))
    .orderBy(asc(documentAttachments.position), asc(supportDocuments.id))
  return rows.map(({ id }) => id)
}

const shown = {
  id: supportDocuments.id,
  name: supportDocuments.name,
  kind: supportDocuments.kind,
  fileId: files.id,
  type: files.type,
  bytes: files.bytes,
}
const readShown = (db: Readable) =>
  db
    .select(shown)
    .from(documentAttachments)
    .innerJoin(supportDocuments, eq(supportDocuments.id, documentAttachments.documentId))
    .innerJoin(files, eq(files.id, supportDocuments.fileId))

/**
 * An owner's documents as whoever may read the owner sees them, in order. Who that is, the caller knows. `form` is that
 * of the stored file.
 */
export async function shownAt(db: Readable, owner: Owner) {
  const rows = await readShown(db)
    .where(attachedTo(owner))
    .orderBy(asc(documentAttachments.position), asc(supportDocuments.id))
  return rows.map(({ type, ...row }) => ({ ...row, form: formOf(type) }))
}

/** One of them, to be sent; null when it is not attached, any more or ever. */
export async function findShown(db: Readable, owner: Owner, documentId: string) {
  const [row] = await readShown(db).where(and(attachedTo(owner), eq(supportDocuments.id, documentId)))
  return row === undefined ? null : { ...row, form: formOf(row.type) }
}

import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { SUPPORT_DOCUMENT_KINDS } from '../../openapi/schemas/support-document.ts'
import { createdAt, folded, id, moment, version } from './columns.ts'
import { accounts, files } from './tables.ts'

/** Degrees, certificates and letters that a person keeps: nobody else's to read until one is attached to something. */
export const supportDocuments = pgTable(
  'support_documents',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    name: jsonb().$type<Localized>().notNull(),
    nameKeyEn: folded().notNull(),
    nameKeyAm: folded().notNull(),
    searchKey: folded().notNull(),
    kind: text().$type<(typeof SUPPORT_DOCUMENT_KINDS)[number]>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    /** It can be restored for an hour. */
    deletedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('support_documents_account').on(t.accountId, t.createdAt),
    index('support_documents_file').on(t.fileId),
    index('support_documents_deleted')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

/**
 * What a document is attached to: whoever may read the owner may open the document there. Another kind of owner is
 * another word here; what it is called and who may read it is asked where owners are read.
 */
export const documentAttachments = pgTable(
  'document_attachments',
  {
    ownerKind: text().$type<'resume'>().notNull(),
    ownerId: uuid().notNull(),
    documentId: uuid()
      .notNull()
      .references(() => supportDocuments.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** Its place among those of its owner; gaps are harmless. */
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.documentId] }),
    index('document_attachments_document').on(t.documentId),
    index('document_attachments_account').on(t.accountId),
  ],
)

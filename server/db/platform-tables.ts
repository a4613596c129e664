import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { AuditAction, AuditKind } from '../../openapi/schemas/audit.ts'
import { bytea, createdAt, folded, id, moment } from './columns.ts'

/** What an installation keeps for itself: secrets made at the first start. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })

/**
 * Fixed lists to choose from: seeded, read by key. `parent` is the key of the entry of another list that this one
 * belongs to.
 */
export const referenceEntries = pgTable(
  'reference_entries',
  {
    list: text().notNull(),
    key: text().notNull(),
    parent: text(),
    name: jsonb().$type<Localized>().notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.list, t.key] }), index('reference_entries_order').on(t.list, t.position)],
)

/** Fixed windows: one row per key and window, counted by one upsert. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().notNull(), windowStart: bigint({ mode: 'number' }).notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] })],
)

/**
 * Who wants no mails that they did not ask for: from one sender, or, where it is null, from anyone. Emails are kept as
 * a keyed hash.
 */
export const mailRefusals = pgTable(
  'mail_refusals',
  { emailHash: text().notNull(), senderAccountId: uuid(), createdAt: createdAt() },
  (t) => [unique('mail_refusals_once').on(t.emailHash, t.senderAccountId).nullsNotDistinct()],
)

/** The first answer to a creating call, given again when the same key comes twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    requestHash: bytea().notNull(),
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.operation, t.key] }), index('idempotency_created').on(t.createdAt)],
)

/** The outbox: work that happens after the commit that asked for it. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    queue: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    runAt: moment().notNull(),
    lockedUntil: moment(),
    lastError: text(),
    doneAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('jobs_ready')
      .on(t.queue, t.runAt)
      .where(sql`done_at is null`),
  ],
)

/**
 * Addresses that entries of a collection had before, or had when they were deleted: they lead to where the entry is
 * now, or say for a year that it is gone.
 */
export const formerSlugs = pgTable(
  'former_slugs',
  { collection: text().notNull(), slug: text().notNull(), entryId: uuid().notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.collection, t.slug] }), index('former_slugs_entry').on(t.entryId)],
)

/**
 * Entries of collections that were deleted lately, whole: for an hour they can be restored (decision 193). `accountId`
 * is null for entries of the platform.
 */
export const deletedEntries = pgTable(
  'deleted_entries',
  {
    id: uuid().primaryKey(),
    collection: text().notNull(),
    accountId: uuid(),
    /** The row by the properties of its table, as JSON. */
    row: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    deletedAt: moment().notNull(),
  },
  (t) => [index('deleted_entries_at').on(t.deletedAt)],
)

/**
 * Texts of the interface that administrators word differently, by the ids of openapi/messages. Null: the original. A
 * text that has its originals again keeps its row, so that its version never begins anew.
 */
export const textOverrides = pgTable('text_overrides', {
  id: text().primaryKey(),
  en: text(),
  am: text(),
  version: integer().notNull(),
  changedBy: uuid().notNull(),
  changedAt: moment().notNull(),
})

/** Who changed what, and when: one row per event of a life cycle. */
export const history = pgTable(
  'history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lifecycle: text().notNull(),
    subjectId: uuid().notNull(),
    event: text().notNull(),
    status: text().notNull(),
    userId: uuid(),
    accountId: uuid(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: moment().notNull(),
  },
  (t) => [index('history_subject').on(t.lifecycle, t.subjectId)],
)

/** What is kept of a changed thing: its fields, as JSON. */
export type AuditFacts = Readonly<Record<string, unknown>>
/**
 * What administrators changed. Names are kept as they were, and there are no foreign keys: a record outlives what it is
 * about. The database itself refuses to change or delete a row (the trigger `audit_log_is_final`).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: moment().notNull(),
    userId: uuid().notNull(),
    userName: text().notNull(),
    userEmail: text().notNull(),
    kind: text().$type<AuditKind>().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subjectId: text(),
    name: jsonb().$type<Localized>(),
    count: integer().notNull(),
    before: jsonb().$type<AuditFacts>(),
    after: jsonb().$type<AuditFacts>(),
    requestId: text().notNull(),
    searchKey: folded().notNull(),
  },
  (t) => [
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_user').on(t.userId, t.at, t.id),
    index('audit_log_kind').on(t.kind, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
    index('audit_log_search').using('gin', t.searchKey.op('gin_trgm_ops')),
  ],
)

import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../openapi/define.ts'
import type { RichText } from '../../openapi/rich-text.ts'
import type { LetterRecipientBody, LetterStatus } from '../../openapi/schemas/letter.ts'
import type { LetterLevelBody } from '../../openapi/schemas/letter-settings.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { IssuedLetter } from '../kernel/issued-letter.ts'
import { createdAt, folded, id, moment, version } from './columns.ts'
import { letterCounters, letterTypes } from './letter-tables.ts'
import { accounts, files, users } from './tables.ts'

/** A level of a letter's route, as it was when the letter was submitted; whom it asks is looked up each time. */
export interface RouteLevel {
  readonly name: Localized
  readonly needs: LetterLevelBody['needs']
  readonly escalateAfter: number | null
  readonly approvers: readonly {
    readonly who: LetterLevelBody['approvers'][number]['who']
    readonly userId: string | null
    readonly positionId: string | null
  }[]
  /** Since when it asks (ISO); absent: it has not asked yet, or did before this was written down. */
  readonly askedAt?: string
  /** Its author changed the letter a moment ago: whom it asks is told once that is over. */
  readonly isSettling?: boolean
  /** How often it was said that it still waits. */
  readonly reminders?: number
  /** Since when those above are asked too (ISO). */
  readonly escalatedAt?: string | null
}
/** What a letter says. */
export interface LetterText {
  readonly subject: string | null
  readonly body: RichText | null
  readonly amount: number | null
}

/** A letter as it is printed, with the files of its pictures by their names in it. */
export interface FrozenPaper {
  readonly data: IssuedLetter
  readonly pictures: Readonly<Record<string, string>>
}

/** The letters of companies. */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    typeId: uuid()
      .notNull()
      .references(() => letterTypes.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    lang: text().$type<Language>().notNull(),
    subject: text(),
    body: jsonb().$type<RichText>(),
    amount: numeric({ precision: 14, scale: 2, mode: 'number' }),
    /** Every recipient who gets no copy gets a letter of their own, from the issue on. */
    separate: boolean().notNull().default(false),
    /** The first of the letters that were issued as one; null: it was issued alone, or is not issued. */
    togetherId: uuid().references((): AnyPgColumn => letters.id),
    status: text().$type<LetterStatus>().notNull(),
    /** The levels that it passes since it was submitted, and the place of the one that is asked, from 1; 0: none. */
    route: jsonb().$type<readonly RouteLevel[]>().notNull().default([]),
    level: integer().notNull().default(0),
    version: version(),
    /** Rises when what is read changed. */
    contentVersion: version(),
    /** Folded: subject and reference number. */
    searchKey: folded().notNull(),
    subjectKey: folded().notNull(),
    reference: folded(),
    number: integer(),
    /** The employee whom it is about: merge fields say their name, position and pay. */
    aboutId: uuid().references(() => users.id),
    /** The count that the number is of. */
    counterId: uuid().references(() => letterCounters.id),
    createdAt: createdAt(),
    changedAt: moment().notNull(),
    /** The last time; null: nobody but its author ever saw it. */
    submittedAt: moment(),
    issuedAt: moment(),
    issuedBy: uuid().references(() => users.id),
    /** In the address that the printed QR leads to; given at issue. */
    code: text(),
    /** What is printed, as it was at issue: nothing that changes later changes the letter. */
    paper: jsonb().$type<FrozenPaper>(),
    /** The sealed PDF, made after the issue; its SHA-256 in hexadecimal digits. */
    documentId: uuid().references(() => files.id),
    documentHash: text(),
    revokedAt: moment(),
    revokedBy: uuid().references(() => users.id),
    revokeNote: text(),
  },
  (t) => [
    // Whatever goes wrong, no two letters have one number.
    unique('letters_number').on(t.counterId, t.number),
    unique('letters_code').on(t.code),
    index('letters_document')
      .on(t.documentHash)
      .where(sql`document_hash is not null`),
    // Whose file is not made yet.
    index('letters_unsealed')
      .on(t.issuedAt)
      .where(sql`issued_at is not null and document_id is null`),
    index('letters_about')
      .on(t.aboutId)
      .where(sql`about_id is not null`),
    index('letters_together')
      .on(t.togetherId)
      .where(sql`together_id is not null`),
    index('letters_company').on(t.accountId, t.submittedAt, t.id),
    // How many a company issued in a month.
    index('letters_issued')
      .on(t.accountId, t.issuedAt)
      .where(sql`issued_at is not null`),
    index('letters_author').on(t.accountId, t.authorId, t.changedAt),
    index('letters_waiting')
      .on(t.accountId)
      .where(sql`status = 'in_review'`),
    index('letters_type').on(t.typeId),
    index('letters_search').using('gin', t.searchKey.op('gin_trgm_ops')),
  ],
)

const letterId = () =>
  uuid()
    .notNull()
    .references(() => letters.id, { onDelete: 'cascade' })

/** To whom a letter goes, in their order. */
export const letterRecipients = pgTable(
  'letter_recipients',
  {
    letterId: letterId(),
    place: integer().notNull(),
    kind: text().$type<LetterRecipientBody['kind']>().notNull(),
    userId: uuid().references(() => users.id),
    accountId: uuid().references(() => accounts.id),
    email: text(),
    name: text(),
    copy: boolean().notNull(),
    /** SHA-256 of the secret in their link; the secret itself is only in their mail. */
    secretHash: text(),
    mailedAt: moment(),
    /** The first time. */
    openedAt: moment(),
    downloadedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.letterId, t.place] }),
    index('letter_recipients_user')
      .on(t.userId)
      .where(sql`user_id is not null`),
    index('letter_recipients_account')
      .on(t.accountId)
      .where(sql`account_id is not null`),
  ],
)

/** What a letter said, by its content version. What the author saved within minutes is one. */
export const letterVersions = pgTable(
  'letter_versions',
  {
    letterId: letterId(),
    contentVersion: integer().notNull(),
    content: jsonb().$type<LetterText>().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** When the first of what is one version was saved, and the last. */
    since: moment().notNull(),
    at: moment().notNull(),
    /** Approvers saw it: it is never written over. */
    submitted: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.letterId, t.contentVersion] })],
)

/** What approvers answered. */
export const letterApprovals = pgTable(
  'letter_approvals',
  {
    id: id(),
    letterId: letterId(),
    level: integer().notNull(),
    act: text().$type<'approve' | 'return' | 'reject'>().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Whom they stood in for. */
    forUserId: uuid().references(() => users.id),
    contentVersion: integer().notNull(),
    note: text(),
    /** Their signature as it was then, in a copy of its own until it stands in the sealed file. */
    signatureId: uuid().references(() => files.id),
    at: moment().notNull(),
    /** Since when it does not count any more. */
    voidAt: moment(),
  },
  (t) => [index('letter_approvals_letter').on(t.letterId, t.at), index('letter_approvals_user').on(t.userId)],
)

/** What author and approvers say to each other about a letter. */
export const letterComments = pgTable(
  'letter_comments',
  {
    id: id(),
    letterId: letterId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    block: integer(),
    quote: text(),
    text: text().notNull(),
    createdAt: createdAt(),
    resolvedAt: moment(),
  },
  (t) => [index('letter_comments_letter').on(t.letterId, t.createdAt)],
)

/** A certificate that somebody asks a company for. How far it is follows from its letter. */
export const letterRequests = pgTable(
  'letter_requests',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    typeId: uuid()
      .notNull()
      .references(() => letterTypes.id, { onDelete: 'cascade' }),
    lang: text().$type<Language>().notNull(),
    purpose: text(),
    letterId: uuid().references(() => letters.id, { onDelete: 'set null' }),
    declinedAt: moment(),
    declinedBy: uuid().references(() => users.id),
    declineNote: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('letter_requests_account')
      .on(t.accountId, t.createdAt)
      .where(sql`declined_at is null`),
    index('letter_requests_user').on(t.userId, t.createdAt),
    index('letter_requests_letter')
      .on(t.letterId)
      .where(sql`letter_id is not null`),
  ],
)

/** The signature of somebody at a company: a picture that nobody but they are ever shown, and the letters they sign. */
export const letterSignatures = pgTable(
  'letter_signatures',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.userId] })],
)

/** The pictures of a letter's text and of its versions. */
export const letterPictures = pgTable(
  'letter_pictures',
  {
    letterId: letterId(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.letterId, t.fileId] })],
)

/** What goes with a letter, in its order. */
export const letterAttachments = pgTable(
  'letter_attachments',
  {
    id: id(),
    letterId: letterId(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    createdAt: createdAt(),
  },
  (t) => [index('letter_attachments_letter').on(t.letterId, t.createdAt)],
)

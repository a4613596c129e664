import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RoleId } from '../../openapi/define.ts'
import type { Digest, NotificationKind } from '../../openapi/schemas/notification.ts'
import type { Audience, Localized, SalaryRange } from '../../openapi/schemas/primitives.ts'
import { bytea, createdAt, folded, id, moment, version } from './columns.ts'
import { companySizes, infoSources, tiers } from './list-tables.ts'
import { queueIndex } from './queue-index.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    /** The email in lower case: emails are case-insensitive. */
    emailKey: text().notNull(),
    passwordHash: text().notNull(),
    role: smallint().$type<RoleId>().notNull(),
    firstName: text(),
    middleName: text(),
    lastName: text(),
    displayName: jsonb().$type<Localized>(),
    phoneNumber: text(),
    language: text().$type<'en' | 'am'>().notNull(),
    /** What this person reads dates in, in either language. */
    calendar: text().$type<'gregorian' | 'ethiopian'>().notNull().default('gregorian'),
    tierKey: text()
      .notNull()
      .references((): AnyPgColumn => tiers.key),
    currentAccountId: uuid(),
    emailVerifiedAt: moment().notNull(),
    disabledAt: moment(),
    disabledReason: text(),
    /** They asked to be deleted, and are then; until then they can sign in and stay. */
    deletionDueAt: moment(),
    /** They were deleted: the row stays without a name, because others refer to it. */
    deletedAt: moment(),
    /** When a mail about a kind of notification goes out, where it is not the kind's default. */
    mails: jsonb().$type<Partial<Record<NotificationKind, Digest>>>().notNull().default({}),
    /**
     * Folded: email, names, and usernames and names of the accounts they own; what administrators search
     * (server/kernel/user-search.ts keeps it).
     */
    searchKey: folded().notNull().default(''),
    /** Of `mails` alone: choosing them is no edit of the person. */
    mailsVersion: version(),
    audiences: jsonb().$type<Partial<Record<string, Audience[]>>>().notNull().default({}),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.emailKey),
    index('users_created').on(t.createdAt),
    // The list of administrators, read from the index alone.
    index('users_listed')
      .on(t.createdAt, t.id)
      .where(sql`deleted_at is null`),
    // The few who may not act; the lists of what waits leave theirs out (`INACTIVE_ACCOUNTS`).
    index('users_inactive')
      .on(t.id)
      .where(sql`disabled_at is not null or deletion_due_at is not null`),
    index('users_search').using('gin', t.searchKey.op('gin_trgm_ops')),
  ],
)

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<'administrator' | 'company' | 'individual'>().notNull(),
    /** As written; `usernames` holds the key that makes it unique. */
    username: text().notNull(),
    /** A company's name; a person's comes from the user. */
    companyName: text(),
    /** A company's name as pages and offers show it, once it has said so; until then `companyName`. */
    publicName: jsonb().$type<Localized>(),
    /** Since when an administrator vouches for the company. */
    verifiedAt: moment(),
    phoneNumber: text(),
    companySizeId: uuid().references((): AnyPgColumn => companySizes.id),
    infoSourceId: uuid().references((): AnyPgColumn => infoSources.id),
    headline: jsonb().$type<Localized>(),
    bio: jsonb().$type<Localized>(),
    pictureId: uuid(),
    coverId: uuid(),
    nickname: jsonb().$type<Localized>(),
    jobTitle: jsonb().$type<Localized>(),
    workEmail: text(),
    workPhoneNumber: text(),
    salary: jsonb().$type<SalaryRange>(),
    employmentStatus: text(),
    audiences: jsonb().$type<Partial<Record<string, Audience[]>>>().notNull().default({}),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [index('accounts_owner').on(t.ownerId)],
)

/** What the owner of accounts asks for who wants a larger plan: one row for each who ever asked. */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** They asked as this account; it may have another owner by now. */
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    status: text().notNull(),
    tierKey: text()
      .notNull()
      .references((): AnyPgColumn => tiers.key),
    remark: text(),
    note: text(),
    requestedAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid().references((): AnyPgColumn => users.id),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('plan_requests_user').on(t.userId),
    index('plan_requests_queue').on(t.status, t.requestedAt),
    queueIndex('plan_requests_order', t, 'requested', ['requested_at', t.requestedAt]),
  ],
)

/**
 * A person's own details, from the first time they save them. Texts are keys of the lists in `reference_entries`, or
 * free text where the contract says so.
 */
export const personalDetails = pgTable('personal_details', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  birthDate: date({ mode: 'string' }).notNull(),
  sex: text().notNull(),
  nationality: text().notNull(),
  bloodGroup: text().notNull(),
  maritalStatus: text().notNull(),
  religion: text().notNull(),
  country: text().notNull(),
  region: text().notNull(),
  zone: text().notNull(),
  woreda: text().notNull(),
  kebele: text(),
  location: jsonb().$type<Localized>().notNull(),
})

/** How far an account has come in setting up its profile. A missing row means: not begun. */
export const setupProgress = pgTable('setup_progress', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  current: text().notNull(),
  skipped: jsonb().$type<string[]>().notNull(),
  version: version(),
})

/** A stored file: `staged` until a row refers to it, then `attached`; staged ones are swept after a day. */
export const files = pgTable(
  'files',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    kind: text().$type<'picture' | 'document' | 'font'>().notNull(),
    state: text().$type<'staged' | 'attached'>().notNull(),
    type: text().notNull(),
    /** The name a document came with; pictures have none. */
    name: text(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    sha256: bytea().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('files_account').on(t.accountId),
    index('files_staged')
      .on(t.createdAt)
      .where(sql`state = 'staged'`),
  ],
)

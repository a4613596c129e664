import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RoleId } from '../../openapi/define.ts'
import type { Digest, NotificationKind } from '../../openapi/schemas/notification.ts'
import type { Audience, Localized, SalaryRange } from '../../openapi/schemas/primitives.ts'
import { bytea, collection, createdAt, folded, id, moment, version } from './columns.ts'

/** What an installation keeps for itself: secrets made at the first start. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })

export const tiers = pgTable('tiers', {
  key: text().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  accounts: integer().notNull(),
  /** Most employees and waiting offers of one company; null: as many as they like. */
  employees: integer(),
  position: integer().notNull(),
})

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    /** The e-mail in lower case: e-mails are case-insensitive. */
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
      .references(() => tiers.key),
    currentAccountId: uuid(),
    emailVerifiedAt: moment().notNull(),
    disabledAt: moment(),
    disabledReason: text(),
    /** When a mail about a kind of notification goes out, where it is not the kind's default. */
    mails: jsonb().$type<Partial<Record<NotificationKind, Digest>>>().notNull().default({}),
    /** Folded: e-mail, names, and usernames and names of the accounts they own; what administrators search (areas/administration/user-search.ts keeps it). */
    searchKey: folded().notNull().default(''),
    /** Of `mails` alone: choosing them is no edit of the person. */
    mailsVersion: version(),
    audiences: jsonb().$type<Partial<Record<string, Audience[]>>>().notNull().default({}),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('users_email_key').on(t.emailKey), index('users_created').on(t.createdAt), index('users_search').using('gin', t.searchKey.op('gin_trgm_ops'))],
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

/** A person's own details, from the first time they save them. Texts are keys of the lists in `reference_entries`, or free text where the contract says so. */
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

/** Fixed lists to choose from: seeded, read by key. `parent` is the key of the entry of another list that this one belongs to. */
export const referenceEntries = pgTable(
  'reference_entries',
  { list: text().notNull(), key: text().notNull(), parent: text(), name: jsonb().$type<Localized>().notNull(), position: integer().notNull() },
  (t) => [primaryKey({ columns: [t.list, t.key] }), index('reference_entries_order').on(t.list, t.position)],
)

/** How far an account has come in setting up its profile. A missing row means: not begun. */
export const setupProgress = pgTable('setup_progress', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  current: text().notNull(),
  skipped: jsonb().$type<string[]>().notNull(),
  version: version(),
})

/** A change of e-mail or phone that waits for the link in its mail. One of each kind per user: a later one takes the place of the former. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<'email' | 'phone'>().notNull(),
    to: text().notNull(),
    /** SHA-256 of the token in the mail. */
    tokenHash: bytea().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] }), uniqueIndex('contact_changes_token').on(t.tokenHash)],
)

/** Every name under `/@`: in use, left behind by a change (redirects and stays reserved), reserved by an administrator, or held for a registration. */
export const usernames = pgTable('usernames', {
  key: text().primaryKey(),
  accountId: uuid().references(() => accounts.id),
  state: text().$type<'current' | 'former' | 'reserved' | 'held'>().notNull(),
  reason: text(),
  /** Of a held name: the e-mail whose registration holds it, in lower case, and until when. */
  heldFor: text(),
  heldUntil: moment(),
  createdAt: createdAt(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: bytea().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    device: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_user').on(t.userId)],
)

/** Where a user signed in from: a sign-in from a new device is told by mail, and strangers' wrong tries never hold up a known one. */
export const devices = pgTable(
  'devices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Of user and address, keyed by the installation's secret. */
    addressHash: bytea().notNull(),
    device: text().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.addressHash, t.device] })],
)

/** What someone entered to register. It becomes a user only when the token of its mail comes back, so a registration under a known e-mail changes nothing. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    kind: text().$type<'company' | 'individual'>().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    username: text().notNull(),
    passwordHash: text().notNull(),
    phoneNumber: text().notNull(),
    firstName: text(),
    middleName: text(),
    lastName: text(),
    companyName: text(),
    companySizeId: uuid(),
    infoSourceId: uuid(),
    language: text().$type<'en' | 'am'>().notNull(),
    /** SHA-256 of the token in the latest mail; the token itself is only in the mail. */
    tokenHash: bytea(),
    tokenExpiresAt: moment(),
    usedAt: moment(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('registrations_token').on(t.tokenHash),
    index('registrations_email').on(t.emailKey, t.createdAt),
    index('registrations_username').on(t.username, t.createdAt),
  ],
)

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    tokenHash: bytea().notNull(),
    purpose: text().$type<'reset-password'>().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('one_time_tokens_hash').on(t.tokenHash), index('one_time_tokens_user').on(t.userId)],
)

/** Fixed windows: one row per key and window, counted by one upsert. */
export const rateLimits = pgTable('rate_limits', { key: text().notNull(), windowStart: bigint({ mode: 'number' }).notNull(), count: integer().notNull() }, (t) => [
  primaryKey({ columns: [t.key, t.windowStart] }),
])

/** The first answer to a creating call, given again when the same key comes twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  { userId: uuid().notNull(), operation: text().notNull(), key: text().notNull(), requestHash: bytea().notNull(), answer: jsonb(), createdAt: createdAt() },
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

/** A stored file: `staged` until a row refers to it, then `attached`; staged ones are swept after a day. */
export const files = pgTable(
  'files',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    kind: text().$type<'picture' | 'document'>().notNull(),
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

export const sites = pgTable('sites', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  template: text().notNull().default('starter'),
  primaryColour: text().notNull().default('#2563eb'),
  secondColour: text().notNull().default('#b45309'),
  textColour: text().notNull().default('#1f2937'),
  font: text().notNull().default('noto'),
  status: text().$type<'unpublished' | 'published'>().notNull().default('unpublished'),
  indexable: boolean().notNull().default(false),
  publishedAt: moment(),
  /** Rises with every change that the page shows, so that a cached page is known to be old. */
  contentVersion: integer().notNull().default(1),
  /** When the page last changed in what it shows. */
  contentAt: moment().notNull(),
  version: version(),
})

/** How an account arranges a section. A missing row means the section's defaults. */
export const sections = pgTable(
  'sections',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    key: text().notNull(),
    visible: boolean().notNull(),
    audience: jsonb().$type<Audience[]>().notNull(),
    position: integer().notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] })],
)

/** The design of an account's printed card. A missing row means the first design. */
export const cards = pgTable('cards', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  design: text().notNull(),
  version: version(),
})

/** A code that a printed QR carries; it works for ever. */
export const qrCodes = pgTable('qr_codes', { code: text().primaryKey(), accountId: uuid().references(() => accounts.id), createdAt: createdAt() }, (t) => [
  index('qr_codes_account').on(t.accountId),
])

export const dailySalts = pgTable('daily_salts', { day: date({ mode: 'string' }).primaryKey(), salt: bytea().notNull() })
/** One row per account, day, viewer and source; counted again after 30 minutes. */
export const views = pgTable(
  'views',
  {
    accountId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    viewer: bytea().notNull(),
    source: text().$type<'link' | 'qr' | 'search'>().notNull(),
    count: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day, t.viewer, t.source] })],
)

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

const platformCollection = () => ({
  ...collection(),
  active: boolean().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  nameKeyEn: folded().notNull(),
  nameKeyAm: folded().notNull(),
})

export const skills = pgTable('skills', platformCollection(), (t) => [
  index('skills_position').on(t.position, t.id),
  index('skills_name_en').on(t.nameKeyEn, t.id),
  index('skills_name_am').on(t.nameKeyAm, t.id),
  index('skills_search').using('gin', t.searchKey.op('gin_trgm_ops')),
])
export const fieldsOfStudy = pgTable('fields_of_study', platformCollection(), (t) => [
  index('fields_of_study_position').on(t.position, t.id),
  index('fields_of_study_name_en').on(t.nameKeyEn, t.id),
  index('fields_of_study_name_am').on(t.nameKeyAm, t.id),
  index('fields_of_study_search').using('gin', t.searchKey.op('gin_trgm_ops')),
])
export const companySizes = pgTable('company_sizes', platformCollection(), (t) => [index('company_sizes_position').on(t.position, t.id)])
export const infoSources = pgTable('info_sources', platformCollection(), (t) => [index('info_sources_position').on(t.position, t.id)])

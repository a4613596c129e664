import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, moment } from './columns.ts'
import { accounts, users } from './tables.ts'

/**
 * A change of email or phone that waits for the link in its mail. One of each kind per user: a later one takes the
 * place of the former.
 */
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

/**
 * Every name under `/@`: in use, left behind by a change (redirects and stays reserved), reserved by an administrator,
 * or held for a registration.
 */
export const usernames = pgTable('usernames', {
  key: text().primaryKey(),
  accountId: uuid().references(() => accounts.id),
  state: text().$type<'current' | 'former' | 'reserved' | 'held'>().notNull(),
  reason: text(),
  /** Of a held name: the email whose registration holds it, in lower case, and until when. */
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

/**
 * Where a user signed in from: a sign-in from a new device is told by mail, and strangers' wrong tries never hold up a
 * known one.
 */
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

/**
 * What someone entered to register. It becomes a user only when the token of its mail comes back, so a registration
 * under a known email changes nothing.
 */
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
    /** The versions of policies that were accepted with it. */
    policyIds: jsonb().$type<readonly string[]>().notNull().default([]),
    language: text().$type<'en' | 'am'>().notNull(),
    /** SHA-256 of the token in the latest mail; the token itself is only in the mail. */
    tokenHash: bytea(),
    tokenExpiresAt: moment(),
    /** SHA-256 of the secret with which the page that registered asks whether it was confirmed. */
    watchHash: bytea(),
    usedAt: moment(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('registrations_watch').on(t.watchHash),
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

/** The second factor of a user: the secret of the app that makes codes. One that was never confirmed does not count. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  /** Encrypted (kernel/sealed.ts). */
  secret: bytea().notNull(),
  enabledAt: moment(),
  /** The step of the last code that was accepted: it and earlier ones are not accepted again. */
  lastStep: bigint({ mode: 'number' }),
  createdAt: createdAt(),
})

/** Codes for whoever has lost that app, each for one use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** A keyed hash (areas/session/recovery-code.ts); the code itself is nowhere. */
    codeHash: bytea().notNull(),
    usedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

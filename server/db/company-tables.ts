import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Right } from '../../openapi/define.ts'
import type { VerifiedFacts } from '../../openapi/schemas/administration.ts'
import type { CompanyPart } from '../../openapi/schemas/company.ts'
import type { CurrentJob, OfferTerms } from '../../openapi/schemas/job-offer.ts'
import type { NotificationKind } from '../../openapi/schemas/notification.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { bytea, createdAt, folded, id, moment, version } from './columns.ts'
import { jobApplications } from './job-application-tables.ts'
import { queueIndex } from './queue-index.ts'
import { accounts, users } from './tables.ts'

const companyAccountId = () =>
  uuid()
    .notNull()
    .references((): AnyPgColumn => accounts.id)

/**
 * What a company says of itself, a row for each part it has saved; `values` is checked by the part's schema whenever it
 * is written.
 */
export const companyParts = pgTable(
  'company_parts',
  {
    accountId: companyAccountId(),
    part: text().$type<CompanyPart>().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.part] })],
)

/**
 * Of which last days of validity a company was told, and how many days before; and on which days an employer was told
 * of replies promised to applicants: each is told once, whichever process looks first.
 */
export const expiryReminders = pgTable(
  'expiry_reminders',
  {
    /** A licence, the account whose legal part names the day, or a posting with those who wait for a reply. */
    subjectId: uuid().notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    daysBefore: integer().notNull(),
    remindedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.subjectId, t.lastDay, t.daysBefore] })],
)

/** A company's verification: one row per company that ever asked. */
export const companyVerifications = pgTable(
  'company_verifications',
  {
    id: id(),
    accountId: companyAccountId(),
    status: text().notNull(),
    documentIds: jsonb().$type<string[]>().notNull(),
    remark: text(),
    note: text(),
    requestedAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid().references((): AnyPgColumn => users.id),
    /** What the mark was last given for. */
    verifiedFacts: jsonb().$type<VerifiedFacts>(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('company_verifications_account').on(t.accountId),
    index('company_verifications_queue').on(t.status, t.requestedAt),
    queueIndex('company_verifications_order', t, 'requested', ['requested_at', t.requestedAt]),
  ],
)

/** Who owns an account beside its principal, who is `accounts.owner_id`. */
export const coOwners = pgTable(
  'co_owners',
  {
    accountId: companyAccountId(),
    userId: uuid()
      .notNull()
      .references((): AnyPgColumn => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.userId] }), index('co_owners_user').on(t.userId)],
)
/** Waits for whoever confirmed that email. */
export const ownershipInvitations = pgTable(
  'ownership_invitations',
  {
    id: id(),
    accountId: companyAccountId(),
    emailKey: text().notNull(),
    kind: text().$type<'share' | 'transfer'>().notNull(),
    invitedBy: uuid()
      .notNull()
      .references((): AnyPgColumn => users.id),
    expiresAt: moment().notNull(),
    answeredAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [index('ownership_invitations_account').on(t.accountId), index('ownership_invitations_email').on(t.emailKey)],
)

export const departments = pgTable(
  'departments',
  {
    id: id(),
    companyAccountId: companyAccountId(),
    parentId: uuid().references((): AnyPgColumn => departments.id),
    position: integer().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    function: jsonb().$type<Localized>().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('departments_company').on(t.companyAccountId, t.parentId, t.position),
    index('departments_parent').on(t.parentId),
  ],
)

export const positions = pgTable(
  'positions',
  {
    id: id(),
    companyAccountId: companyAccountId(),
    departmentId: uuid()
      .notNull()
      .references((): AnyPgColumn => departments.id),
    reportsToId: uuid().references((): AnyPgColumn => positions.id),
    title: jsonb().$type<Localized>().notNull(),
    titleKeyEn: folded().notNull(),
    titleKeyAm: folded().notNull(),
    searchKey: folded().notNull(),
    description: jsonb().$type<Localized>(),
    headcount: integer().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('positions_company_en').on(t.companyAccountId, t.titleKeyEn, t.id),
    index('positions_company_am').on(t.companyAccountId, t.titleKeyAm, t.id),
    index('positions_department').on(t.departmentId),
    index('positions_reports_to').on(t.reportsToId),
    index('positions_search').using('gin', t.searchKey.op('gin_trgm_ops')),
  ],
)

/** A person's work for a company: gives the account entry with `is_employee`, and takes it when it ends. */
export const employments = pgTable(
  'employments',
  {
    id: id(),
    companyAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    employeeAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    offerId: uuid(),
    positionId: uuid().references((): AnyPgColumn => positions.id),
    jobTitle: text().notNull(),
    rights: jsonb().$type<Right[]>().notNull().default([]),
    startedOn: date({ mode: 'string' }).notNull(),
    /**
     * Agreed beforehand, or said at the end: from the day after it, Addis Ababa, nothing is allowed any more, whether
     * or not `endedAt` is written yet.
     */
    lastDay: date({ mode: 'string' }),
    /** The employment that takes the place of this one: `last_day` is the day before it begins. */
    replacedBy: uuid(),
    /** The last day as it was agreed before that: it holds again should the other one never begin. */
    agreedLastDay: date({ mode: 'string' }),
    endedAt: moment(),
    endedBy: text().$type<'company' | 'employee' | 'clock'>(),
    endReason: text(),
    dispute: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('employments_user').on(t.userId),
    index('employments_company').on(t.companyAccountId),
    index('employments_position').on(t.positionId),
    index('employments_offer').on(t.offerId),
    index('employments_replaced_by')
      .on(t.replacedBy)
      .where(sql`replaced_by is not null`),
    index('employments_last_day')
      .on(t.lastDay)
      .where(sql`ended_at is null`),
  ],
)

export const offers = pgTable(
  'offers',
  {
    id: id(),
    companyAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    employeeAccountId: uuid().references(() => accounts.id),
    employeeEmailKey: text().notNull(),
    /** The application that it came of. */
    applicationId: uuid().references((): AnyPgColumn => jobApplications.id),
    status: text().notNull(),
    roles: jsonb().$type<{ id: string; role: string; position_name: string; structure_name: string }[]>().notNull(),
    positionId: uuid().references((): AnyPgColumn => positions.id),
    /** The number of the terms that stand here; all of them are in `offer_terms`. */
    terms: integer().notNull().default(1),
    answerBy: date({ mode: 'string' }),
    currentJob: text().$type<CurrentJob>().notNull().default('ends'),
    /** Folded: email, the person's name once known, titles. */
    searchKey: folded().notNull().default(''),
    jobTitle: text().notNull(),
    jobDescription: text().notNull(),
    employmentType: text().notNull(),
    locationType: text().notNull(),
    salary: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
    currency: text().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    rejectionNote: text(),
    readAt: moment(),
    /** The version that the person it is for was last given: an answer that names none means this one. */
    seenVersion: integer(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('offers_company').on(t.companyAccountId, t.createdAt),
    index('offers_employee').on(t.employeeAccountId, t.createdAt),
    index('offers_email').on(t.employeeEmailKey),
    index('offers_position').on(t.positionId),
    // Whoever declined is offered again on other terms; a second offer needs the first to be withdrawn.
    uniqueIndex('offers_application')
      .on(t.applicationId)
      .where(sql`${t.status} <> 'withdrawn'`),
    index('offers_search').using('gin', t.searchKey.op('gin_trgm_ops')),
  ],
)

/** Every terms that an offer ever had: a modification stands beside the former, never over it. */
export const offerTerms = pgTable(
  'offer_terms',
  {
    offerId: uuid().notNull(),
    number: integer().notNull(),
    terms: jsonb().$type<OfferTerms>().notNull(),
    roles: jsonb().$type<{ id: string; role: string; position_name: string; structure_name: string }[]>().notNull(),
    madeBy: uuid(),
    madeAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.number] })],
)

/**
 * How many changes of notifications an account has seen: locked while one is written, so that they become visible in
 * the order of `change`.
 */
export const notificationCounters = pgTable('notification_counters', {
  accountId: uuid().primaryKey(),
  change: bigint({ mode: 'number' }).notNull(),
})
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** Whose they are: the account of a person, a company or an administrator. */
    accountId: uuid().notNull(),
    /** The one of those who act for the account whom it is for; null: for all whom it concerns. */
    forUserId: uuid(),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about: an offer, an employment, a licence, an invitation. */
    subjectId: uuid(),
    companyAccountId: uuid(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    seenAt: moment(),
    readAt: moment(),
    /** The counter's value when the row last changed: a stream goes on from there. */
    change: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_account').on(t.accountId, t.createdAt),
    uniqueIndex('notifications_change').on(t.accountId, t.change),
    index('notifications_subject').on(t.subjectId),
    index('notifications_for_user')
      .on(t.forUserId)
      .where(sql`for_user_id is not null`),
  ],
)

/**
 * Who follows a company: an account, or an email that was confirmed. The token of the mails confirms at first, then
 * leaves.
 */
export const followers = pgTable(
  'followers',
  {
    id: id(),
    companyAccountId: companyAccountId(),
    followerAccountId: uuid().references((): AnyPgColumn => accounts.id),
    emailKey: text(),
    language: text().$type<'en' | 'am'>().notNull(),
    searchKey: folded().notNull(),
    /** SHA-256. */
    tokenHash: bytea(),
    confirmedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('followers_account').on(t.companyAccountId, t.followerAccountId),
    uniqueIndex('followers_email').on(t.companyAccountId, t.emailKey),
    uniqueIndex('followers_token').on(t.tokenHash),
    index('followers_following').on(t.followerAccountId),
    index('followers_since').on(t.companyAccountId, t.createdAt),
    index('followers_search').using('gin', t.searchKey.op('gin_trgm_ops')),
  ],
)

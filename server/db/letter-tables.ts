import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalizedRichText } from '../../openapi/rich-text.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type {
  LetterFormatBody,
  LetterLevelBody,
  LetterPermissionBody,
  LetterTemplateBody,
  LetterTypeBody,
} from '../../openapi/schemas/letter-settings.ts'
import { createdAt, folded, id, version } from './columns.ts'
import { positions } from './company-tables.ts'
import { accounts, files, users } from './tables.ts'

const accountId = () =>
  uuid()
    .notNull()
    .references(() => accounts.id)

/** How a company's reference numbers are written and counted. */
export const letterFormats = pgTable(
  'letter_formats',
  {
    id: id(),
    accountId: accountId(),
    name: jsonb().$type<Localized>().notNull(),
    pattern: text().notNull(),
    calendar: text().$type<LetterFormatBody['calendar']>().notNull(),
    reset: text().$type<LetterFormatBody['reset']>().notNull(),
    shared: boolean().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [index('letter_formats_account').on(t.accountId, t.createdAt)],
)

/** Letterhead, page and first text of letters. */
export const letterTemplates = pgTable(
  'letter_templates',
  {
    id: id(),
    accountId: accountId(),
    name: jsonb().$type<Localized>().notNull(),
    logo: text().$type<LetterTemplateBody['logo']>().notNull(),
    logoId: uuid().references((): AnyPgColumn => files.id),
    header: jsonb().$type<LocalizedRichText>(),
    footer: jsonb().$type<LocalizedRichText>(),
    margins: jsonb().$type<LetterTemplateBody['margins']>().notNull(),
    font: text().$type<LetterTemplateBody['font']>().notNull(),
    size: integer().notNull(),
    accent: text().notNull(),
    body: jsonb().$type<LocalizedRichText>(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [index('letter_templates_account').on(t.accountId, t.createdAt)],
)

/** What kinds of letters a company writes. */
export const letterTypes = pgTable(
  'letter_types',
  {
    id: id(),
    accountId: accountId(),
    name: jsonb().$type<Localized>().notNull(),
    prefix: text().notNull(),
    /** Folded: prefixes that differ in case alone are one. */
    prefixKey: folded().notNull(),
    formatId: uuid()
      .notNull()
      .references(() => letterFormats.id),
    templateId: uuid().references(() => letterTemplates.id),
    confidential: boolean().notNull(),
    request: text().$type<LetterTypeBody['request']>().notNull(),
    active: boolean().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('letter_types_prefix').on(t.accountId, t.prefixKey),
    index('letter_types_format').on(t.formatId),
    index('letter_types_template').on(t.templateId),
  ],
)

/**
 * The highest number that was given: of a type, or of all types of a format that shares one count (`type_id` null), in a
 * year of the format's calendar, or for ever (0). The row is locked by the issue that takes the next one.
 */
export const letterCounters = pgTable(
  'letter_counters',
  {
    id: id(),
    formatId: uuid()
      .notNull()
      .references(() => letterFormats.id, { onDelete: 'cascade' }),
    typeId: uuid().references(() => letterTypes.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    last: integer().notNull(),
    /** How many letters have a number of this count; it may have begun above 1. */
    given: integer().notNull().default(0),
  },
  (t) => [
    unique('letter_counters_count').on(t.formatId, t.typeId, t.year).nullsNotDistinct(),
    index('letter_counters_type').on(t.typeId),
  ],
)

/** Who may write, approve or see letters of a type, or of all. */
export const letterPermissions = pgTable(
  'letter_permissions',
  {
    id: id(),
    accountId: accountId(),
    typeId: uuid().references(() => letterTypes.id, { onDelete: 'cascade' }),
    action: text().$type<LetterPermissionBody['action']>().notNull(),
    who: text().$type<LetterPermissionBody['who']>().notNull(),
    userId: uuid().references(() => users.id),
    // Not with the position: a type whose only writer is gone would be written by everybody.
    positionId: uuid().references((): AnyPgColumn => positions.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('letter_permissions_once')
      .on(t.accountId, t.typeId, t.action, t.who, t.userId, t.positionId)
      .nullsNotDistinct(),
    index('letter_permissions_type').on(t.typeId),
    index('letter_permissions_position')
      .on(t.positionId)
      .where(sql`position_id is not null`),
  ],
)

/** The levels that letters pass, in order. */
export const letterLevels = pgTable(
  'letter_levels',
  {
    id: id(),
    accountId: accountId(),
    place: integer().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    needs: text().$type<LetterLevelBody['needs']>().notNull(),
    /** Types of the account; empty: all. A type that is named here is not deleted. */
    typeIds: jsonb().$type<string[]>().notNull(),
    amountOver: numeric({ precision: 14, scale: 2, mode: 'number' }),
    escalateAfter: integer(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [index('letter_levels_account').on(t.accountId, t.place)],
)
export const letterLevelApprovers = pgTable(
  'letter_level_approvers',
  {
    id: id(),
    levelId: uuid()
      .notNull()
      .references(() => letterLevels.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    who: text().$type<LetterLevelBody['approvers'][number]['who']>().notNull(),
    userId: uuid().references(() => users.id),
    positionId: uuid().references((): AnyPgColumn => positions.id),
  },
  (t) => [
    index('letter_level_approvers_level').on(t.levelId, t.place),
    index('letter_level_approvers_position')
      .on(t.positionId)
      .where(sql`position_id is not null`),
  ],
)

/** Who approves in the place of somebody, from a day to a day. */
export const letterAbsences = pgTable(
  'letter_absences',
  {
    id: id(),
    accountId: accountId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    deputyId: uuid()
      .notNull()
      .references(() => users.id),
    fromDay: date({ mode: 'string' }).notNull(),
    /** The last day. */
    toDay: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('letter_absences_account').on(t.accountId, t.toDay), index('letter_absences_user').on(t.userId)],
)

import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Audience, Localized } from '../../openapi/schemas/primitives.ts'
import type { Script } from '../../openapi/schemas/site.ts'
import { bytea, createdAt, moment, version } from './columns.ts'
import { templateCategories } from './list-tables.ts'
import { accounts } from './tables.ts'

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
  /** Why an administrator took it down; null once it is published again. */
  takenDownReason: text(),
  /** Rises with every change that the page shows, so that a cached page is known to be old. */
  contentVersion: integer().notNull().default(1),
  /** When the page last changed in what it shows. */
  contentAt: moment().notNull(),
  /** The order of sections that was the default when the site was opened. Null: the application's own. */
  sectionOrder: jsonb().$type<string[]>(),
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

/** What administrators decided about a section. A missing row means: as the application comes. */
export const sectionSettings = pgTable('section_settings', {
  key: text().primaryKey(),
  name: jsonb().$type<Localized>(),
  forIndividuals: boolean().notNull(),
  forCompanies: boolean().notNull(),
  active: boolean().notNull(),
  position: integer().notNull(),
  version: version(),
})

/** What administrators decided about a template. A missing row means: as the application comes. */
export const templateSettings = pgTable('template_settings', {
  key: text().primaryKey(),
  name: jsonb().$type<Localized>(),
  categoryId: uuid().references(() => templateCategories.id),
  premium: boolean().notNull(),
  forIndividuals: boolean().notNull(),
  forCompanies: boolean().notNull(),
  active: boolean().notNull(),
  position: integer().notNull(),
  version: version(),
})

/** What administrators decided about a font. A missing row means: as the application comes. */
export const fontSettings = pgTable('font_settings', {
  key: text().primaryKey(),
  name: jsonb().$type<Localized>(),
  active: boolean().notNull(),
  position: integer().notNull(),
  version: version(),
})

/** One weight of an uploaded font: its file, and the beginning of its SHA-256, by which its address is known. */
export interface StoredFace {
  readonly weight: number
  readonly file: string
  readonly mark: string
}
/** Fonts that administrators uploaded. Their names and places are in `font_settings`. */
export const uploadedFonts = pgTable('uploaded_fonts', {
  key: text().primaryKey(),
  scripts: jsonb().$type<Script[]>().notNull(),
  faces: jsonb().$type<StoredFace[]>().notNull(),
  licenceName: text().notNull(),
  licence: text().notNull(),
  createdAt: createdAt(),
})

/** The design of an account's printed card. A missing row means the first design. */
export const cards = pgTable('cards', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  design: text().notNull(),
  version: version(),
})

/** A code that a printed QR carries; it works for ever. */
export const qrCodes = pgTable(
  'qr_codes',
  { code: text().primaryKey(), accountId: uuid().references(() => accounts.id), createdAt: createdAt() },
  (t) => [index('qr_codes_account').on(t.accountId)],
)

export const dailySalts = pgTable('daily_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: bytea().notNull(),
})

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

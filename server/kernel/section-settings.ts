import { getTableName, sql } from 'drizzle-orm'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { SECTIONS, sectionsOf, type SectionKey, type SiteKind } from '../../openapi/schemas/profile.ts'
import { sectionSettings } from '../db/site-tables.ts'
import type { Readable } from './context.ts'

/** How a section is named and offered, and where it stands on a new site. */
export interface SectionSetting {
  readonly key: SectionKey
  /** Null, or without a language: the name that the section comes with. */
  readonly name: Localized | null
  readonly forIndividuals: boolean
  readonly forCompanies: boolean
  readonly active: boolean
  readonly position: number
  readonly version: number
}

/** What content pages that name sections depend on, under the topic `content`. */
export const SECTION_NAMES = 'sectionSettings'

/** What administrators decided, as a column of any select; sections that nobody changed are not in it. */
export const sectionSettingRows = sql<
  SectionSetting[]
>`(select coalesce(jsonb_agg(jsonb_build_object('key', g.key, 'name', g.name, 'forIndividuals', g.for_individuals, 'forCompanies', g.for_companies, 'active', g.active, 'position', g.position, 'version', g.version)), '[]') from ${sql.raw(getTableName(sectionSettings))} g)`

/** How a section is offered until an administrator says otherwise. */
const asGiven = (key: SectionKey): SectionSetting => ({
  key,
  name: null,
  forIndividuals: sectionsOf('individual').includes(key),
  forCompanies: sectionsOf('company').includes(key),
  active: true,
  position: SECTIONS.indexOf(key),
  version: 1,
})

/** Every section of the application in the order of new sites. */
function settingsOf(stored: readonly SectionSetting[]): readonly SectionSetting[] {
  const known = new Map(stored.map((row) => [row.key, row]))
  return SECTIONS.map((key) => known.get(key) ?? asGiven(key)).toSorted(
    (a, b) => a.position - b.position || SECTIONS.indexOf(a.key) - SECTIONS.indexOf(b.key),
  )
}

/** Every section of the application in the order of new sites. */
export async function readSectionSettings(db: Readable): Promise<readonly SectionSetting[]> {
  const stored = await db.select().from(sectionSettings)
  return settingsOf(stored.map((row) => ({ ...row, key: row.key as SectionKey })))
}

/** The sections that accounts of a kind are offered: to begin with, and to be asked for. */
export const offeredTo = (stored: readonly SectionSetting[], kind: SiteKind): ReadonlySet<SectionKey> =>
  new Set(
    settingsOf(stored)
      .filter(
        ({ active, forIndividuals, forCompanies }) => active && (kind === 'company' ? forCompanies : forIndividuals),
      )
      .map(({ key }) => key),
  )

/** The names that administrators gave to sections. */
export const namesIn = (stored: readonly SectionSetting[]): ReadonlyMap<SectionKey, Localized> =>
  new Map(stored.flatMap(({ key, name }) => (name === null ? [] : [[key, name] as const])))

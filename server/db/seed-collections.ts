import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import type { IconName } from '../../openapi/schemas/icon-name.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { fold } from '../../openapi/text-fold.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { bindings, type Binding } from '../resources/bindings.ts'
import { lockEntries } from '../resources/commands.ts'
import { columnsFrom } from '../resources/rows.ts'
import { FIELDS_OF_STUDY } from './first-entries/fields-of-study.ts'
import type { FirstEntry } from './first-entries/first-entry.ts'
import { FIELDS_GIVEN_BEFORE, SKILLS_GIVEN_BEFORE } from './first-entries/given-before.ts'
import { JOB_SECTORS } from './first-entries/job-sectors.ts'
import { JOB_TITLES } from './first-entries/job-titles.ts'
import { SKILL_CATEGORIES } from './first-entries/skill-categories.ts'
import { SKILLS } from './first-entries/skills.ts'
import { skills } from './list-tables.ts'
import { settings } from './platform-tables.ts'

/** An entry to begin with. `key` names it for ever: whoever was given it once is never given it again. */
interface Given {
  readonly key: string
  readonly name: Localized
  readonly icon?: IconName
  /** The key of the sector or category that it belongs to. */
  readonly group?: string
}
/** By the keys of the entries that an installation was given: their ids, null where those weren't recorded yet. */
type Records = Readonly<Record<string, string | null>>
/** What installations of before have, by the names of collections. */
type GivenBefore = Readonly<Partial<Record<ResourceName, readonly string[]>>>

const byName = ([en, am]: FirstEntry, group?: string): Given => ({
  key: fold(en),
  name: am === null ? { en } : { en, am },
  ...(group === undefined ? {} : { group }),
})
const inGroups = (
  groups: Readonly<Record<string, readonly FirstEntry[]>>,
  order: readonly { readonly key: string }[],
) => order.flatMap(({ key }) => (groups[key] ?? []).map((entry) => byName(entry, key)))

/** The collections that a new installation has entries of, in the order in which they refer to each other. */
export const FIRST_ENTRIES = {
  jobSector: JOB_SECTORS.map(({ key, en, am, icon }): Given => ({ key, name: { en, am }, icon })),
  jobTitle: inGroups(JOB_TITLES, JOB_SECTORS),
  skillCategory: SKILL_CATEGORIES.map(({ key, en, am }): Given => ({ key, name: { en, am } })),
  skill: inGroups(SKILLS, SKILL_CATEGORIES),
  fieldOfStudy: FIELDS_OF_STUDY.map((entry) => byName(entry)),
} satisfies Partial<Record<ResourceName, readonly Given[]>>
type Seeded = keyof typeof FIRST_ENTRIES

const settingOf = (name: ResourceName) => `seeded.entries.${name}`

/** What was given of a collection so far, locked until the transaction ends. `before` is recorded by the first start. */
async function recorded(tx: Tx, name: ResourceName, before: readonly string[]) {
  const key = settingOf(name)
  const old: Records = Object.fromEntries(before.map((text) => [fold(text), null]))
  const added = await tx
    .insert(settings)
    .values({ key, value: JSON.stringify(old) })
    .onConflictDoNothing()
    .returning()
  if (added.length > 0) return { isFirst: true, records: old }
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).for('update')
  return { isFirst: false, records: JSON.parse(row?.value ?? '{}') as Records }
}

/** The ids of the present entries by what they are called in either language. */
async function presentNames(tx: Tx, { table, sort }: Binding): Promise<Map<string, string>> {
  const keys = sort['name']
  if (keys === undefined) throw new Error('First entries are compared by their names.')
  const rows = await tx.select({ id: table.id, en: keys.en, am: keys.am }).from(table)
  return new Map(
    rows.flatMap(({ id, en, am }) => [[String(en), String(id)] as const, [String(am), String(id)] as const]),
  )
}

/** The groups of a collection: the field that names one, and the ids of those that exist, by their keys. */
interface Groups {
  readonly field: string
  readonly isRequired: boolean
  readonly ids: ReadonlyMap<string, string>
}

/** Of the groups that were given, those that still exist. */
async function stillThere(tx: Tx, name: Seeded, records: Records): Promise<Groups['ids']> {
  const { table } = bindings[name]
  const ids = Object.values(records).filter((id) => id !== null)
  const rows = ids.length === 0 ? [] : await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids))
  const present = new Set(rows.map((row) => row.id))
  return new Map(
    Object.entries(records).flatMap(([key, id]) => (id !== null && present.has(id) ? [[key, id] as const] : [])),
  )
}

/**
 * Adds the entries that are missing in the records, after those that the collection has. One whose name is taken counts
 * as given; one that must have a group that was deleted stays out. Gives back the records with the new ones.
 */
async function give(
  tx: Tx,
  services: Services,
  name: Seeded,
  {
    missing,
    records,
    groups,
  }: { readonly missing: readonly Given[]; readonly records: Records; readonly groups: Groups | null },
): Promise<Records> {
  const binding = bindings[name]
  await lockEntries(tx, name)
  const names = await presentNames(tx, binding)
  const [present] = await tx.select({ last: max(binding.table.position) }).from(binding.table)
  const first = Number(present?.last ?? -1) + 1
  const now = services.clock.now()
  const given: Record<string, string | null> = {}
  const rows: Record<string, unknown>[] = []
  for (const { key, name: called, icon, group } of missing) {
    const texts = [called.en, called.am].flatMap((text) => text ?? [])
    const taken = texts.flatMap((text) => names.get(fold(text)) ?? [])[0]
    const within = groups?.ids.get(group ?? '') ?? null
    given[key] = taken ?? null
    if (taken !== undefined || (groups?.isRequired && within === null)) continue
    const id = services.ids.uuid()
    given[key] = id
    const body = {
      name: called,
      active: true,
      ...(icon ? { icon } : {}),
      ...(groups ? { [groups.field]: within } : {}),
    }
    const place = { id, position: first + rows.length, version: 1, createdAt: now, updatedAt: now }
    rows.push({ ...columnsFrom(binding, body), ...place })
  }
  if (rows.length > 0) await tx.insert(binding.table).values(rows)
  const all = { ...records, ...given }
  await tx
    .update(settings)
    .set({ value: JSON.stringify(all) })
    .where(eq(settings.key, settingOf(name)))
  return all
}

/** Puts skills from before categories, which nobody has changed since, into theirs. */
async function sortSkills(tx: Tx, categories: Records): Promise<void> {
  const sorted = FIRST_ENTRIES.skill.flatMap(({ key, group }) => {
    const id = categories[group ?? '']
    return id === null || id === undefined ? [] : [{ key, id }]
  })
  const names = sql.param(sorted.map(({ key }) => key))
  const ids = sql.param(sorted.map(({ id }) => id))
  await tx
    .update(skills)
    .set({ categoryId: sql`sorted.category` })
    .from(sql`unnest(${names}::text[], ${ids}::uuid[]) as sorted(name, category)`)
    .where(and(sql`${skills.nameKeyEn} = sorted.name`, isNull(skills.categoryId), eq(skills.version, 1)))
}

/**
 * The first job sectors, job titles, skill categories, skills and fields of study. Running it again adds what came with
 * a later version and nothing else: an entry that an administrator changed or deleted stays so. `before` is what this
 * installation got when single entries weren't recorded yet.
 */
export async function seedCollections(tx: Tx, services: Services, before: GivenBefore): Promise<void> {
  const seed = async (
    name: Seeded,
    groups?: Omit<Groups, 'ids'> & { readonly of: Seeded; readonly records: Records },
  ) => {
    const { isFirst, records } = await recorded(tx, name, before[name] ?? [])
    const missing = FIRST_ENTRIES[name].filter(({ key }) => !Object.hasOwn(records, key))
    if (missing.length === 0) return { isFirst, records }
    const there = groups ? { ...groups, ids: await stillThere(tx, groups.of, groups.records) } : null
    return { isFirst, records: await give(tx, services, name, { missing, records, groups: there }) }
  }
  const sectors = await seed('jobSector')
  await seed('jobTitle', { of: 'jobSector', field: 'sector_id', isRequired: true, records: sectors.records })
  const { records } = await seed('skillCategory')
  const { isFirst } = await seed('skill', { of: 'skillCategory', field: 'category_id', isRequired: false, records })
  if (isFirst && before.skill !== undefined) await sortSkills(tx, records)
  await seed('fieldOfStudy')
}

/** What installations got before single entries were recorded. */
export const GIVEN_BEFORE = {
  skill: SKILLS_GIVEN_BEFORE,
  fieldOfStudy: FIELDS_GIVEN_BEFORE,
} as const satisfies GivenBefore

import type { PgTable } from 'drizzle-orm/pg-core'
import type { ResourceName } from '../../../openapi/resources/registry.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { bindings } from '../../resources/bindings.ts'
import { columnsFrom } from '../../resources/rows.ts'
import { richTextOf } from '../help/help-text.ts'
import { settings } from '../platform-tables.ts'
import { ABOUTS, FEATURES_FOR_ALL, HEROES } from './front.ts'
import type { Both, FirstFeature } from './site-text.ts'
import { SOLUTIONS_FOR_COMPANIES } from './solutions-companies.ts'
import { SOLUTIONS_FOR_PEOPLE } from './solutions-people.ts'
import { USER_TYPES } from './user-types.ts'

export const SOLUTIONS = [...SOLUTIONS_FOR_PEOPLE, ...SOLUTIONS_FOR_COMPANIES]
/** Every feature, those of the landing page first; `solution` is the key of the one that it is part of. */
export const FEATURES: readonly (FirstFeature & { readonly solution: string | null })[] = [
  ...FEATURES_FOR_ALL.map((feature) => ({ ...feature, solution: null })),
  ...SOLUTIONS.flatMap(({ key, features }) => features.map((feature) => ({ ...feature, solution: key }))),
]

/** Written once: what an administrator changes or deletes later does not come back. */
const SEEDED_SITE = 'seeded.site'
/** Of these an installation has none of its own while it was never given any. */
const FILLED = [
  'userType',
  'solution',
  'feature',
  'heroSection',
  'siteAbout',
] as const satisfies readonly ResourceName[]

/**
 * Fills the public site of a new installation in both languages, once: user types, solutions, features, hero sections
 * and who we are. Testimonials and social media are nobody's to invent. An installation that has entries of its own in
 * any of these collections keeps just those.
 */
export async function seedSite(tx: Tx, services: Services): Promise<void> {
  const isFirst = await tx.insert(settings).values({ key: SEEDED_SITE, value: '1' }).onConflictDoNothing().returning()
  if (isFirst.length === 0) return
  for (const name of FILLED) if ((await tx.$count(bindings[name].table)) > 0) return
  const now = services.clock.now()
  /** Inserts entries in their order. Gives back their ids by the entries. */
  async function give<E extends object>(
    name: (typeof FILLED)[number],
    entries: readonly E[],
    bodyOf: (entry: E) => Readonly<Record<string, unknown>>,
  ): Promise<ReadonlyMap<E, string>> {
    const binding = bindings[name]
    const ids = new Map(entries.map((entry) => [entry, services.ids.uuid()]))
    const rows = entries.map((entry, position) => ({
      ...columnsFrom(binding, { ...bodyOf(entry), active: true }),
      id: ids.get(entry),
      position,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }))
    await tx.insert(binding.table as PgTable).values(rows)
    return ids
  }
  const text = ({ en, am }: Both<readonly string[]>) => ({
    en: richTextOf(en, 'en', services.say),
    am: richTextOf(am, 'am', services.say),
  })
  const byKey = (ids: ReadonlyMap<{ readonly key: string }, string>) => {
    const known = new Map([...ids].map(([{ key }, id]) => [key, id]))
    return (key: string) => {
      const id = known.get(key)
      if (id === undefined) throw new Error(`The first entries of the site refer to ${key}, which is none of them.`)
      return id
    }
  }
  const common = { picture_id: null }
  const types = byKey(
    await give('userType', USER_TYPES, ({ name, slug, icon, summary, body, registers }) => ({
      ...common,
      name,
      slug,
      icon,
      summary,
      body: text(body),
      registers,
    })),
  )
  const solutions = byKey(
    await give('solution', SOLUTIONS, ({ name, slug, icon, summary, body, for: type }) => ({
      ...common,
      name,
      slug,
      icon,
      summary,
      body: text(body),
      user_type_id: types(type),
    })),
  )
  await give('feature', FEATURES, ({ name, icon, text: words, solution }) => ({
    name,
    icon,
    text: words,
    solution_id: solution === null ? null : solutions(solution),
    user_type_id: null,
  }))
  await give('heroSection', HEROES, ({ headline, text: words, for: type }) => ({
    ...common,
    headline,
    text: words,
    user_type_id: types(type),
  }))
  await give('siteAbout', ABOUTS, ({ title, body }) => ({ ...common, title, body: text(body) }))
}

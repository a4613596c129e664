import { count, eq } from 'drizzle-orm'
import type { SiteKind } from '../../../openapi/schemas/profile.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { templatesOf, TEMPLATES, type OfferedTemplate, type TemplateKey } from '../../../openapi/schemas/site.ts'
import { templateCategories } from '../../db/list-tables.ts'
import { sites, templateSettings } from '../../db/site-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { planOf } from '../../kernel/plan-of.ts'

/** The template that every site begins with. */
export const FIRST_TEMPLATE = 'starter' satisfies TemplateKey

export type Setting = Omit<typeof templateSettings.$inferSelect, 'key'> & {
  readonly key: TemplateKey
  readonly category: Localized | null
}

/** How a template is offered until an administrator says otherwise. */
const asGiven = (key: TemplateKey): Setting => ({
  key,
  name: null,
  categoryId: null,
  category: null,
  premium: false,
  forIndividuals: templatesOf('individual').includes(key),
  forCompanies: templatesOf('company').includes(key),
  active: true,
  position: TEMPLATES.indexOf(key),
  version: 1,
})

/** Every template of the application in its order. */
export async function readSettings(db: Readable): Promise<readonly Setting[]> {
  const stored = await db
    .select({ setting: templateSettings, category: templateCategories.name })
    .from(templateSettings)
    .leftJoin(templateCategories, eq(templateCategories.id, templateSettings.categoryId))
  const known = new Map(stored.map(({ setting, category }) => [setting.key, { ...setting, category }]))
  return TEMPLATES.map((key): Setting => ({ ...(known.get(key) ?? asGiven(key)), key })).toSorted(
    (a, b) => a.position - b.position || TEMPLATES.indexOf(a.key) - TEMPLATES.indexOf(b.key),
  )
}

/** How many sites have each template. */
export async function countUses(db: Readable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ key: sites.template, n: count() }).from(sites).groupBy(sites.template)
  return new Map(rows.map(({ key, n }) => [key, n]))
}

const hasPremium = async (db: Readable, accountId: string): Promise<boolean> =>
  (await planOf(db, accountId))?.premiumTemplates ?? false

/**
 * The templates that an account may choose from, in their order. The one in use stays among them, and allowed, whatever
 * became of it: nothing that is public changes because of what administrators or plans allow later.
 */
export async function offeredTemplates(
  db: Readable,
  { accountId, kind, inUse }: { readonly accountId: string; readonly kind: SiteKind; readonly inUse: TemplateKey },
): Promise<OfferedTemplate[]> {
  const isPremium = await hasPremium(db, accountId)
  const isFor = (setting: Setting) => (kind === 'company' ? setting.forCompanies : setting.forIndividuals)
  return (await readSettings(db))
    .filter((setting) => setting.key === inUse || (setting.active && isFor(setting)))
    .map(({ key, name, category, premium }) => ({
      key,
      name,
      category,
      is_premium: premium,
      is_allowed: !premium || isPremium || key === inUse,
    }))
}

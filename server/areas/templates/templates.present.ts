import { templatesOf, type TemplateKey } from '../../../openapi/schemas/site.ts'
import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { countUses, FIRST_TEMPLATE, readSettings } from './templates.queries.ts'

const KINDS = ['individual', 'company'] as const

/** Every template as administrators see it, in its order. */
export async function readManaged(db: Readable): Promise<ManagedTemplate[]> {
  const uses = await countUses(db)
  return (await readSettings(db)).map(({ key, name, categoryId, category, premium, ...setting }, position) => ({
    key,
    name,
    category_id: categoryId as ManagedTemplate['category_id'],
    category,
    is_premium: premium,
    for_individuals: setting.forIndividuals,
    for_companies: setting.forCompanies,
    active: setting.active,
    position,
    used: uses.get(key) ?? 0,
    drawn_for: KINDS.filter((kind) => templatesOf(kind).includes(key)),
    is_first: key === FIRST_TEMPLATE,
    version: setting.version,
  }))
}

export async function readManagedTemplate(db: Readable, key: TemplateKey): Promise<ManagedTemplate> {
  return (await readManaged(db)).find((row) => row.key === key) ?? refuse('not_found', {})
}

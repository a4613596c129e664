import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { keepSettings, lockSettings, moveSetting } from '../../kernel/ordered-settings.ts'
import type { FieldErrors } from '../../kernel/refusal.ts'
import { templatesOf, type TemplateKey } from '../../../openapi/schemas/site.ts'
import type { ManagedTemplate, ManagedTemplateBody, templateOrder } from '../../../openapi/schemas/template.ts'
import { templateCategories } from '../../db/list-tables.ts'
import { templateSettings } from '../../db/site-tables.ts'
import { audit, differing } from '../../kernel/audit.ts'
import type { Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { readManaged, readManagedTemplate } from './templates.present.ts'
import { FIRST_TEMPLATE, readSettings, type Setting } from './templates.queries.ts'

/** Rows of the table, in the order of the list. */
const rowsOf = (settings: readonly Setting[]) =>
  settings.map(({ category: _category, ...row }, position) => ({ ...row, position }))

/** What stands against a template being offered like this. */
function faultsOf(key: TemplateKey, body: ManagedTemplateBody): FieldErrors {
  if (key === FIRST_TEMPLATE) {
    const bound = { active: !body.active, is_premium: body.is_premium }
    const kinds = { for_individuals: !body.for_individuals, for_companies: !body.for_companies }
    return Object.fromEntries(
      Object.entries({ ...bound, ...kinds }).flatMap(([field, isWrong]) =>
        isWrong ? [[field, ['validation.template_first' as const]]] : [],
      ),
    )
  }
  return body.for_individuals && !templatesOf('individual').includes(key)
    ? { for_individuals: ['validation.template_kind'] }
    : {}
}

/**
 * Changes how a template is offered. Sites that have it keep it, whatever is decided. Refuses with `stale` and the row
 * as it is now.
 */
export async function editTemplate(
  tx: Tx,
  key: TemplateKey,
  { version, ...body }: ManagedTemplateBody,
): Promise<ManagedTemplate> {
  await lockSettings(tx, templateSettings)
  const settings = await readSettings(tx)
  const before = settings.find((setting) => setting.key === key) ?? refuse('not_found', {})
  if (before.version !== version) refuse('stale', { current: await readManagedTemplate(tx, key) })
  const errors = { ...faultsOf(key, { version, ...body }), ...(await categoryFault(tx, before, body.category_id)) }
  if (Object.keys(errors).length > 0) invalid(errors)
  await keepSettings(tx, templateSettings, rowsOf(settings))
  await tx
    .update(templateSettings)
    .set({
      name: body.name,
      categoryId: body.category_id,
      premium: body.is_premium,
      forIndividuals: body.for_individuals,
      forCompanies: body.for_companies,
      active: body.active,
      version: version + 1,
    })
    .where(eq(templateSettings.key, key))
  const after = await readManagedTemplate(tx, key)
  await audit(tx, {
    kind: 'template',
    action: 'edit',
    subjectId: key,
    name: body.name ?? key,
    ...differing(
      {
        name: before.name,
        category_id: before.categoryId,
        is_premium: before.premium,
        for_individuals: before.forIndividuals,
        for_companies: before.forCompanies,
        active: before.active,
      },
      body,
    ),
  })
  return after
}

/** A category that is newly named is locked, so that whoever deletes it waits and then finds the use. */
async function categoryFault(tx: Tx, before: Setting, categoryId: string | null): Promise<FieldErrors> {
  if (categoryId === null || categoryId === before.categoryId) return {}
  const [found] = await tx
    .select({ id: templateCategories.id })
    .from(templateCategories)
    .where(and(eq(templateCategories.id, categoryId), eq(templateCategories.active, true)))
    .for('key share')
  return found === undefined ? { category_id: ['validation.reference'] } : {}
}

/** Moves a template to a 0-based position; behind the last means last. */
export async function moveTemplate(tx: Tx, to: z.output<typeof templateOrder>): Promise<ManagedTemplate[]> {
  await moveSetting(tx, { table: templateSettings, kind: 'template', read: readSettings, rowsOf }, to)
  return readManaged(tx)
}

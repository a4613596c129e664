import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ResumeTemplate } from '../../../openapi/resume-style.ts'
import type {
  ManagedResumeTemplate,
  ManagedResumeTemplateBody,
  resumeTemplateOrder,
} from '../../../openapi/schemas/resume-template.ts'
import { resumeCategories } from '../../db/list-tables.ts'
import { resumeTemplateSettings } from '../../db/resume-tables.ts'
import { audit, differing } from '../../kernel/audit.ts'
import type { Tx } from '../../kernel/context.ts'
import { keepSettings, lockSettings, moveSetting } from '../../kernel/ordered-settings.ts'
import { invalid, refuse, type FieldErrors } from '../../kernel/refusal.ts'
import {
  FIRST_TEMPLATE,
  offeredTemplates,
  readManaged,
  readManagedTemplate,
  readSettings,
  type Setting,
} from './templates.queries.ts'

/** Rows of the table, in the order of the list. */
const rowsOf = (settings: readonly Setting[]) =>
  settings.map(({ category: _category, ...row }, position) => ({ ...row, position }))

/** A category that is newly named is locked, so that whoever deletes it waits and then finds the use. */
async function categoryFault(tx: Tx, before: Setting, categoryId: string | null): Promise<FieldErrors> {
  if (categoryId === null || categoryId === before.categoryId) return {}
  const [found] = await tx
    .select({ id: resumeCategories.id })
    .from(resumeCategories)
    .where(and(eq(resumeCategories.id, categoryId), eq(resumeCategories.active, true)))
    .for('key share')
  return found === undefined ? { category_id: ['validation.reference'] } : {}
}

/**
 * Changes how a template of resumes is offered. Resumes that have it keep it, whatever is decided. Refuses with `stale`
 * and the row as it is now.
 */
export async function editTemplate(
  tx: Tx,
  key: ResumeTemplate,
  { version, ...body }: ManagedResumeTemplateBody,
): Promise<ManagedResumeTemplate> {
  await lockSettings(tx, resumeTemplateSettings)
  const settings = await readSettings(tx)
  const before = settings.find((setting) => setting.key === key) ?? refuse('not_found', {})
  if (before.version !== version) refuse('stale', { current: await readManagedTemplate(tx, key) })
  const isBound = key === FIRST_TEMPLATE
  const errors: FieldErrors = {
    ...(isBound && !body.active ? { active: ['validation.resume_template_first'] } : {}),
    ...(isBound && body.is_premium ? { is_premium: ['validation.resume_template_first'] } : {}),
    ...(await categoryFault(tx, before, body.category_id)),
  }
  if (Object.keys(errors).length > 0) invalid(errors)
  await keepSettings(tx, resumeTemplateSettings, rowsOf(settings))
  await tx
    .update(resumeTemplateSettings)
    .set({
      name: body.name,
      categoryId: body.category_id,
      premium: body.is_premium,
      active: body.active,
      version: version + 1,
    })
    .where(eq(resumeTemplateSettings.key, key))
  await audit(tx, {
    kind: 'resumeTemplate',
    action: 'edit',
    subjectId: key,
    name: body.name ?? key,
    ...differing(
      { name: before.name, category_id: before.categoryId, is_premium: before.premium, active: before.active },
      body,
    ),
  })
  return readManagedTemplate(tx, key)
}

/** Moves a template to a 0-based position; behind the last means last. */
export async function moveTemplate(tx: Tx, to: z.output<typeof resumeTemplateOrder>): Promise<ManagedResumeTemplate[]> {
  await moveSetting(tx, { table: resumeTemplateSettings, kind: 'resumeTemplate', read: readSettings, rowsOf }, to)
  return readManaged(tx)
}

/** Refuses a template that is newly chosen and not offered to this account. One that a resume has goes on working. */
export async function assertOffered(
  tx: Tx,
  accountId: string,
  { before, chosen }: { readonly before: ResumeTemplate | null; readonly chosen: ResumeTemplate },
): Promise<void> {
  if (before === chosen) return
  const found = (await offeredTemplates(tx, accountId)).find(({ key }) => key === chosen)
  if (!found?.is_offered) invalid({ 'style.template': ['validation.reference'] })
  if (!found?.is_allowed) invalid({ 'style.template': ['validation.template_premium'] })
}

import { count, eq, isNull, sql } from 'drizzle-orm'
import { RESUME_TEMPLATES, type ResumeTemplate } from '../../../openapi/resume-style.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ManagedResumeTemplate, OfferedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { resumeCategories } from '../../db/list-tables.ts'
import { resumes, resumeTemplateSettings } from '../../db/resume-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { planOf } from '../../kernel/plan-of.ts'
import { refuse } from '../../kernel/refusal.ts'

/** The template that resumes begin with. */
export const FIRST_TEMPLATE = 'modern' satisfies ResumeTemplate

export type Setting = Omit<typeof resumeTemplateSettings.$inferSelect, 'key'> & {
  readonly key: ResumeTemplate
  readonly category: Localized | null
}
/** How a template is offered until an administrator says otherwise. */
const asGiven = (key: ResumeTemplate): Setting => ({
  key,
  name: null,
  categoryId: null,
  category: null,
  premium: false,
  active: true,
  position: RESUME_TEMPLATES.indexOf(key),
  version: 1,
})

/** Every template of resumes in its order. */
export async function readSettings(db: Readable): Promise<readonly Setting[]> {
  const stored = await db
    .select({ setting: resumeTemplateSettings, category: resumeCategories.name })
    .from(resumeTemplateSettings)
    .leftJoin(resumeCategories, eq(resumeCategories.id, resumeTemplateSettings.categoryId))
  const known = new Map(stored.map(({ setting, category }) => [setting.key, { ...setting, category }]))
  return RESUME_TEMPLATES.map((key): Setting => ({ ...(known.get(key) ?? asGiven(key)), key })).toSorted(
    (a, b) => a.position - b.position || RESUME_TEMPLATES.indexOf(a.key) - RESUME_TEMPLATES.indexOf(b.key),
  )
}

/** Every template as administrators see it, in its order. */
export async function readManaged(db: Readable): Promise<ManagedResumeTemplate[]> {
  const template = sql<string>`${resumes.style}->>'template'`
  const rows = await db
    .select({ key: template, n: count() })
    .from(resumes)
    .where(isNull(resumes.deletedAt))
    .groupBy(template)
  const uses = new Map(rows.map(({ key, n }) => [key, n]))
  return (await readSettings(db)).map(({ key, name, categoryId, category, premium, active, version }, position) => ({
    key,
    name,
    category_id: categoryId as ManagedResumeTemplate['category_id'],
    category,
    is_premium: premium,
    active,
    position,
    used: uses.get(key) ?? 0,
    is_first: key === FIRST_TEMPLATE,
    version,
  }))
}
export const readManagedTemplate = async (db: Readable, key: ResumeTemplate): Promise<ManagedResumeTemplate> =>
  (await readManaged(db)).find((row) => row.key === key) ?? refuse('not_found', {})

/** Every template with what an account may do with it, in their order. */
export async function offeredTemplates(db: Readable, accountId: string): Promise<OfferedResumeTemplate[]> {
  const plan = await planOf(db, accountId)
  return (await readSettings(db)).map(({ key, name, category, premium, active }) => ({
    key,
    name,
    category,
    is_premium: premium,
    is_allowed: !premium || (plan?.premiumTemplates ?? false),
    is_offered: active,
  }))
}

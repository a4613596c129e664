import { z } from 'zod'
import { ref } from '../ref.ts'
import { RESUME_TEMPLATES } from '../resume-style.ts'
import { line, localized, version } from './primitives.ts'

const key = z.enum(RESUME_TEMPLATES)
/** What administrators decide about a template of resumes; the template itself is part of the application. */
const decided = {
  name: localized(line(60)).nullable(),
  category_id: ref('resumeCategory').nullable(),
  is_premium: z.boolean(),
  active: z.boolean(),
}
export const managedResumeTemplateBody = z.strictObject({ ...decided, version })
export type ManagedResumeTemplateBody = z.output<typeof managedResumeTemplateBody>
export const managedResumeTemplate = z
  .strictObject({
    key,
    ...decided,
    category: localized(z.string()).nullable(),
    position: z.int(),
    used: z.int().describe('resumes that have it'),
    is_first: z.boolean().describe('resumes begin with it, so it stays free and offered'),
    version,
  })
  .meta({ id: 'ManagedResumeTemplate' })
export type ManagedResumeTemplate = z.output<typeof managedResumeTemplate>
export const resumeTemplateOrder = z.strictObject({ key, position: z.int().min(0).max(RESUME_TEMPLATES.length) })

/** A template as a person may choose it. */
export const offeredResumeTemplate = z
  .strictObject({
    key,
    name: localized(z.string()).nullable().describe('null: the name that the application gives it'),
    category: localized(z.string()).nullable(),
    is_premium: z.boolean(),
    is_allowed: z.boolean().describe('false: the plan has no premium templates'),
    is_offered: z.boolean().describe('false: only resumes that have it already keep it'),
  })
  .meta({ id: 'OfferedResumeTemplate' })
export type OfferedResumeTemplate = z.output<typeof offeredResumeTemplate>

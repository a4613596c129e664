import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import type { ApplicableJob } from '../../../openapi/schemas/job-application.ts'
import type { resumeChecklist, resumeTerms } from '../../../openapi/schemas/resume.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type Checklist = z.output<typeof resumeChecklist>
export type JobTerms = z.output<typeof resumeTerms>
export type JobTerm = JobTerms['terms'][number]

/** The calls of the check; stories give their own. */
export interface ReviewEffects {
  readonly check: (id: string, lang: Language, signal: AbortSignal) => Promise<Checklist>
  readonly match: (id: string, text: string, signal: AbortSignal) => Promise<JobTerms>
  /** The job at a slug that the person may apply for or began to. */
  readonly job: (slug: string, signal: AbortSignal) => Promise<ApplicableJob>
}
const calls: ReviewEffects = {
  check: (id, lang, signal) =>
    answer(api.POST('/resumes/{id}/check', { params: { path: { id } }, body: { lang }, signal })),
  match: (id, text, signal) =>
    answer(api.POST('/resumes/{id}/terms', { params: { path: { id } }, body: { text }, signal })),
  job: async (slug, signal) =>
    (await answer(api.GET('/jobs/{slug}/application', { params: { path: { slug } }, signal }))).job,
}
/** Readings of one resume as it is saved. */
export const reviewMachines = (id: string, { check, match, job }: ReviewEffects = calls) => ({
  job: createLoadMachine<ApplicableJob, string>(job),
  check: createLoadMachine<Checklist, Language>((lang, signal) => check(id, lang, signal)),
  match: createSaveMachine<string, JobTerms>(({ values }, signal) => match(id, values, signal)),
})
export type ReviewMachines = ReturnType<typeof reviewMachines>

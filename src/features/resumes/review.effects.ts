import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
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
}
const calls: ReviewEffects = {
  check: (id, lang, signal) =>
    answer(api.POST('/resumes/{id}/check', { params: { path: { id } }, body: { lang }, signal })),
  match: (id, text, signal) =>
    answer(api.POST('/resumes/{id}/terms', { params: { path: { id } }, body: { text }, signal })),
}
/** Readings of one resume as it is saved. */
export const reviewMachines = (id: string, { check, match }: ReviewEffects = calls) => ({
  check: createLoadMachine<Checklist, Language>((lang, signal) => check(id, lang, signal)),
  match: createSaveMachine<string, JobTerms>(({ values }, signal) => match(id, values, signal)),
})
export type ReviewMachines = ReturnType<typeof reviewMachines>

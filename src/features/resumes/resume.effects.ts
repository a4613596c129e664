import type { z } from 'zod'
import type { Facts } from '../../../openapi/schemas/facts.ts'
import type { resumeDetail, ResumePages, savedResume } from '../../../openapi/schemas/resume.ts'
import type { Language } from '../../../openapi/define.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createResumeMachine, type KeptDraft } from '../../machines/resume/resume.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type ResumeDetail = z.output<typeof resumeDetail>
type Saved = z.output<typeof savedResume>

/** The builder of a resume, with its calls. */
export const resumeMachine = createResumeMachine<ResumePages>({
  save: (draft, { id, version }, signal) =>
    answer(api.PUT('/resumes/{id}', { params: { path: { id } }, body: { ...draft, version }, signal })),
  preview: (of, signal) => answer(api.POST('/resumes/pages', { body: of, signal })),
})

export const resumeListMachine = createLoadMachine((_: null, signal) => answer(api.GET('/resumes', { signal })))
export const resumeDetailMachine = () =>
  createLoadMachine<ResumeDetail, string>((id, signal) =>
    answer(api.GET('/resumes/{id}', { params: { path: { id } }, signal })),
  )

/** How much a person has written, part by part: what a resume begins with. */
export const writtenMachine = createLoadMachine<Facts>((_, signal) => answer(api.GET('/facts', { signal })))

/** What is drawn: a resume as it is saved, in a language. */
export interface Drawn {
  readonly resume: Pick<Saved, 'style' | 'content'>
  readonly lang: Language
}
/** The pages of what is saved, as they are printed. */
export const pagesMachine = createLoadMachine<ResumePages, Drawn>(({ resume: { style, content }, lang }, signal) =>
  answer(api.POST('/resumes/pages', { body: { style, content, lang }, signal })),
)

/** What a new resume is called, and the language it opens in. */
export interface NewResume {
  readonly name: string
  readonly lang: 'en' | 'am'
}
export const createMachine = createSaveMachine<NewResume, Saved>(({ values }, signal) =>
  answer(api.POST('/resumes', { body: { ...values, style: null }, signal })),
)

/** What a resume is downloaded as. */
export type ResumeFileKind = 'pdf' | 'docx'
/** A file of what is saved. */
export function readFile(kind: ResumeFileKind, id: string, lang: Language): Promise<Blob> {
  const asked = { params: { path: { id }, query: { lang } }, parseAs: 'blob' } as const
  return answer(
    kind === 'pdf' ? api.GET('/resumes/{id}/resume.pdf', asked) : api.GET('/resumes/{id}/resume.docx', asked),
  )
}

/** Begins like the drafts of forms, so that signing out forgets it with them. */
const keyOf = (id: string) => `draft resume ${id}`
/** Keeps over a reload what is not saved yet; null forgets it. */
export function keepDraft(id: string, kept: KeptDraft | null): void {
  if (kept === null) sessionStorage.removeItem(keyOf(id))
  else sessionStorage.setItem(keyOf(id), JSON.stringify(kept))
}
export function keptDraft(id: string): KeptDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
  } catch {
    return null
  }
}

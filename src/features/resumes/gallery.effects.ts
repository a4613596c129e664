import type { Language } from '../../../openapi/define.ts'
import type { SavedResume } from '../../../openapi/schemas/resume.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createGalleryMachine, type GalleryAct } from '../../machines/resume/gallery.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

type Run = (id: string, signal: AbortSignal) => Promise<unknown>
const CALLS: Readonly<Record<GalleryAct['kind'], Run>> = {
  duplicate: (id, signal) => answer(api.POST('/resumes/{id}/duplicate', { params: { path: { id } }, signal })),
  delete: (id, signal) => answer(api.DELETE('/resumes/{id}', { params: { path: { id } }, signal })),
  restore: (id, signal) => answer(api.POST('/resumes/{id}/restore', { params: { path: { id } }, signal })),
}
export const galleryMachine = createGalleryMachine(({ kind, id }, signal) => CALLS[kind](id, signal))

/** What the dialog of a resume's name changes. */
export interface Naming {
  readonly id: string
  readonly name: string
  readonly lang: Language
}
/** On top of the resume as it is at that moment: whatever was changed elsewhere stays. */
export const namingMachine = createSaveMachine<Naming, SavedResume>(async ({ values: { id, name, lang } }, signal) => {
  const params = { path: { id } }
  const { resume } = await answer(api.GET('/resumes/{id}', { params, signal }))
  const { style, content, version } = resume
  return answer(api.PUT('/resumes/{id}', { params, body: { name, lang, style, content, version }, signal }))
})

/** The first page of a resume in the language that it opens in, as the text of an SVG. */
export const thumbnailMachine = createLoadMachine<string, string>((id, signal) =>
  answer(api.GET('/resumes/{id}/thumbnail.svg', { params: { path: { id } }, parseAs: 'text', signal })),
)

import type { Language } from '../../../openapi/define.ts'
import type { ResumeTemplate } from '../../../openapi/resume-style.ts'
import type { OfferedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'

/** A resume as it would look in a template. */
export interface Look {
  readonly id: string
  readonly template: ResumeTemplate
  readonly lang: Language
}
/** The calls of the templates; stories give their own. */
export interface LookEffects {
  readonly templates: (signal: AbortSignal) => Promise<readonly OfferedResumeTemplate[]>
  /** The first page of what is saved, as the text of an SVG. */
  readonly picture: (look: Look, signal: AbortSignal) => Promise<string>
}
const calls: LookEffects = {
  templates: (signal) => answer(api.GET('/resume-templates', { signal })),
  picture: ({ id, ...query }, signal) =>
    answer(api.GET('/resumes/{id}/thumbnail.svg', { params: { path: { id }, query }, parseAs: 'text', signal })),
}
export const lookMachines = ({ templates, picture }: LookEffects = calls) => ({
  templates: createLoadMachine<readonly OfferedResumeTemplate[]>((_, signal) => templates(signal)),
  picture: createLoadMachine<string, Look>(picture),
})
export type LookMachines = ReturnType<typeof lookMachines>

import { z } from 'zod'
import { resumePublication, type ResumeRow, type ResumeSnapshot } from '../../../openapi/schemas/resume.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

/** What of a resume is about its readers: all that sharing it shows and changes. */
export type SharedResume = Pick<
  ResumeRow,
  'id' | 'name' | 'version' | 'visibility' | 'until' | 'indexed' | 'has_password' | 'is_public' | 'url'
>
const { visibility, until, indexed, password } = resumePublication.shape
export const publicationFields = z.strictObject({ visibility, until, indexed, password })
export type Publication = z.output<typeof publicationFields>
/** A password is never shown again: an empty one keeps what there is. */
export const publicationOf = ({ visibility, until, indexed }: SharedResume): Publication => ({
  visibility,
  until,
  indexed,
  password: null,
})

/** The calls of sharing; stories give their own. */
export interface ShareEffects {
  readonly publish: (of: Publication, row: SharedResume, signal: AbortSignal) => Promise<SharedResume>
  /** The QR code of the address as the text of an SVG. */
  readonly code: (id: string, signal: AbortSignal) => Promise<string>
  readonly copies: (id: string, signal: AbortSignal) => Promise<readonly ResumeSnapshot[]>
  readonly freeze: (id: string, name: string, signal: AbortSignal) => Promise<ResumeSnapshot>
  readonly takeBack: (id: string, snapshot: string, signal: AbortSignal) => Promise<unknown>
}
const calls: ShareEffects = {
  publish: (of, { id, version }, signal) =>
    answer(api.PUT('/resumes/{id}/publication', { params: { path: { id } }, body: { ...of, version }, signal })),
  code: (id, signal) => answer(api.GET('/resumes/{id}/qr.svg', { params: { path: { id } }, parseAs: 'text', signal })),
  copies: (id, signal) => answer(api.GET('/resumes/{id}/snapshots', { params: { path: { id } }, signal })),
  freeze: (id, name, signal) =>
    answer(api.POST('/resumes/{id}/snapshots', { params: { path: { id } }, body: { name }, signal })),
  takeBack: (id, snapshot, signal) =>
    answer(api.DELETE('/resumes/{id}/snapshots/{snapshot}', { params: { path: { id, snapshot } }, signal })),
}

/** The file of the code. */
export const readCode = (id: string, kind: CodeFile): Promise<Blob> =>
  kind === 'png'
    ? answer(api.GET('/resumes/{id}/qr.png', { params: { path: { id } }, parseAs: 'blob' }))
    : answer(api.GET('/resumes/{id}/qr.svg', { params: { path: { id } }, parseAs: 'blob' }))
export const CODE_FILES = ['png', 'svg'] as const
export type CodeFile = (typeof CODE_FILES)[number]

/** A new copy by its name, or the end of one by its id. */
export type CopyChange =
  | { readonly kind: 'freeze'; readonly name: string }
  | { readonly kind: 'takeBack'; readonly id: string }
/** What is done to the copies of one resume, and the reading of them. */
export const shareMachines = (id: string, { publish, code, copies, freeze, takeBack }: ShareEffects = calls) => ({
  publication: createSaveMachine<Publication, SharedResume>(({ values, row }, signal) =>
    row === null
      ? Promise.reject(new Error('Only a resume that is there can be shared'))
      : publish(values, row, signal),
  ),
  code: createLoadMachine<string>((_, signal) => code(id, signal)),
  copies: createLoadMachine<readonly ResumeSnapshot[]>((_, signal) => copies(id, signal)),
  change: createSaveMachine<CopyChange, { readonly id: string }>(async ({ values }, signal) => {
    if (values.kind === 'freeze') return freeze(id, values.name, signal)
    await takeBack(id, values.id, signal)
    return { id: values.id }
  }),
})
export type ShareMachines = ReturnType<typeof shareMachines>

import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import type { section, sectionBody, viewAs } from '../../../openapi/schemas/profile.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type Section = z.output<typeof section>
export type SectionValues = Omit<z.output<typeof sectionBody>, 'version'>
export type ViewAs = z.output<typeof viewAs>

export const sectionsMachine = createLoadMachine<readonly Section[]>((_, signal) => answer(api.GET('/sections', { signal })))

/** Saves who sees one section; there is always a row. */
export const sectionMachine = createSaveMachine<SectionValues, Section>(({ values, row }, signal) => {
  if (row === null) throw new TypeError('a section always exists')
  return answer(api.PUT('/sections/{key}', { params: { path: { key: row.key } }, body: { ...values, version: row.version }, signal }))
})

/** A link, good for ten minutes, to the person's site as someone would see it. */
export const previewUrl = async (as: ViewAs, language: Language, signal: AbortSignal): Promise<string> =>
  (await answer(api.POST('/site/preview', { body: { template: 'starter', as, language }, headers: once(crypto.randomUUID()), signal }))).url
export const previewMachine = createLoadMachine<string, { readonly as: ViewAs; readonly language: Language }>(({ as, language }, signal) => previewUrl(as, language, signal))

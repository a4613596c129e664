import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { ChipEffect } from '../../machines/chips/chips.machine.ts'
import { saveEffect } from './resource.effects.ts'
import { blankOf, type AnyRow } from './row.ts'

/** A short text as the language it is written in. */
export const inItsLanguage = (text: string): Localized => (/\p{Script=Ethiopic}/u.test(text) ? { am: text } : { en: text })

/** The same word in both languages, where the platform's skills have it; else as it was written. */
async function inBothLanguages(text: string, signal: AbortSignal): Promise<Localized> {
  const { data } = await answer(api.GET('/skills', { params: { query: { q: text, per_page: 20 } }, signal }))
  const known = data.find(({ name }) => [name.en, name.am].some((each) => each !== undefined && fold(each) === fold(text)))
  return known?.name ?? inItsLanguage(text)
}

/** Makes an entry of one short text; the first column of the collection is all that is asked for. */
export const chipEffect = (resource: AnyResource): ChipEffect<AnyRow> => {
  const field = resource.columns[0] ?? ''
  const widget = resource.form[field]
  const hasProposals = widget?.as === 'localized' && widget.proposals === 'skills'
  return async ({ text, key }, signal) => {
    // Without an answer about the other language it is added as it was written.
    const value = hasProposals ? await inBothLanguages(text, signal).catch(() => inItsLanguage(text)) : inItsLanguage(text)
    return saveEffect(resource)({ values: { ...blankOf(resource), [field]: value }, row: null, key }, signal)
  }
}

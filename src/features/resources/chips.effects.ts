import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { fold } from '../../../openapi/text-fold.ts'
import type { ChipEffect } from '../../machines/chips/chips.machine.ts'
import type { Propose } from '../../ui/form/useProposals.ts'
import { proposers } from './proposals.effects.ts'
import { saveEffect } from './resource.effects.ts'
import { blankOf, type AnyRow } from './row.ts'

/** Where texts for the one field of a chip are proposed from, if anywhere. */
export function proposerOf(resource: AnyResource): Propose | undefined {
  const field = resource.fields[resource.columns[0] ?? '']
  return field?.kind === 'localized' && field.proposals ? proposers[field.proposals] : undefined
}

/** A short text as the language it is written in. */
const inItsLanguage = (text: string): Localized => (/\p{Script=Ethiopic}/u.test(text) ? { am: text } : { en: text })

/** The same word in both languages, where it is among the proposals; else as it was written. */
async function valueOf(text: string, propose: Propose | undefined): Promise<Localized> {
  const proposals = propose ? await propose(text) : []
  return (
    proposals.find(({ en, am }) => [en, am].some((each) => each !== undefined && fold(each) === fold(text))) ??
    inItsLanguage(text)
  )
}

/**
 * Makes an entry of one short text; the first column of the collection is all that is asked for. Once sent, it goes on
 * even if the screen is left.
 */
export const chipEffect =
  (resource: AnyResource): ChipEffect<AnyRow> =>
  async ({ text, value, key }) => {
    const body = {
      ...blankOf(resource),
      [resource.columns[0] ?? '']: value ?? (await valueOf(text, proposerOf(resource))),
    }
    return saveEffect(resource)({ values: body, row: null, key }, new AbortController().signal)
  }

import type { Localized } from '../../../openapi/schemas/primitives.ts'

/** What a position fills in when it is chosen. */
export interface Filling {
  readonly title: Localized
  readonly description: Localized | null
}
/** The fields of an offer that are filled in, each with what it takes from the position. */
const SOURCES = { job_title: 'title', job_description: 'description' } as const
export type FilledField = keyof typeof SOURCES
export const FILLED_FIELDS = Object.keys(SOURCES) as readonly FilledField[]
export type FilledTexts = Readonly<Record<FilledField, string>>

const saidBy = (from: Filling | null, field: FilledField): Localized | null => from?.[SOURCES[field]] ?? null
const isOneOf = (text: string, said: Localized | null): boolean =>
  said !== null && [said.en, said.am].some((one) => one?.trim() === text.trim())

/**
 * How a field stands to the position that was chosen: it says what that says, in either language; somebody edited it;
 * or there is nothing to compare. Whether it was edited is never noted, so a copy, a draft and a reload know it too.
 */
export function relationOf(field: FilledField, text: string, from: Filling | null): 'follows' | 'edited' | 'none' {
  const said = saidBy(from, field)
  if (text.trim() === '' || from === null) return 'none'
  return isOneOf(text, said) ? 'follows' : 'edited'
}

/** What a position says of a field in the reader's language. */
export const fillingOf = (field: FilledField, from: Filling | null, say: (text: Localized | null) => string): string =>
  say(saidBy(from, field))

/**
 * The texts after another position is chosen: a field that says what the one before said, or nothing, says what this
 * one says, be it nothing; one that was edited stays.
 */
export function refilled(
  to: Filling,
  before: Filling | null,
  held: FilledTexts,
  say: (text: Localized | null) => string,
): FilledTexts {
  const next = (field: FilledField) => {
    const text = held[field]
    return text.trim() === '' || relationOf(field, text, before) === 'follows' ? fillingOf(field, to, say) : text
  }
  return { job_title: next('job_title'), job_description: next('job_description') }
}

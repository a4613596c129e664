import type { Language } from '../define.ts'
import type { Localized } from '../schemas/primitives.ts'

/** A text as a reader of `lang` gets it: `lang` of the answer says which of the two it is. */
export interface Resolved {
  readonly text: string
  readonly lang: Language
}

/** The text in the wished language, or in the other when it is missing or blank. Null when there is none. */
export function resolve(value: Localized | null | undefined, wished: Language): Resolved | null {
  if (!value) return null
  const other = wished === 'en' ? 'am' : 'en'
  for (const lang of [wished, other] as const) {
    const text = value[lang]?.trim()
    if (text) return { text, lang }
  }
  return null
}

interface Names {
  readonly first_name: string | null
  readonly middle_name: string | null
  readonly last_name: string | null
}
/** Given, father's and grandfather's name, in this order always: an Ethiopian name has no family name to sort or greet by. */
export function fullName(names: Names): string {
  return [names.first_name, names.middle_name, names.last_name]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
}

/** How to greet: the given name, as the person writes it in the reader's script where they say so. `shown` is the name as their site shows it. */
export function greetingName(names: Pick<Names, 'first_name'>, shown: Localized | undefined, lang: Language): string {
  const given = shown?.[lang]?.trim().split(/\s+/u)[0]
  return (lang === 'am' && given) || (names.first_name?.trim() ?? '')
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const firstLetter = (word: string) => [...graphemes.segment(word)].find(({ segment }) => /\p{L}|\p{N}/u.test(segment))?.segment.toLocaleUpperCase('en') ?? ''

/** The first letters of the first two words (given and father's name), at most two; the picture of someone without one. */
export function initials(name: string): string {
  return name
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
}

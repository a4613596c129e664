import type { Language } from '../define.ts'
import type { Localized } from '../schemas/primitives.ts'

/** A text resolved for a reader; `lang` is the language it is actually in. */
export interface Resolved {
  readonly text: string
  readonly lang: Language
}

/** The text in the requested language, or in the other one if that is missing or blank. Null if there is none. */
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
/**
 * Given, father's and grandfather's name, always in this order: an Ethiopian name has no family name to sort or greet
 * by.
 */
export function fullName(names: Names): string {
  return [names.first_name, names.middle_name, names.last_name]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
}

/**
 * The name to greet a person by: the given name, in the reader's script if the person has entered it. `shown` is the
 * name on their site.
 */
export function greetingName(names: Pick<Names, 'first_name'>, shown: Localized | undefined, lang: Language): string {
  const given = shown?.[lang]?.trim().split(/\s+/u)[0]
  return (lang === 'am' && given) || (names.first_name?.trim() ?? '')
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const firstLetter = (word: string) =>
  [...graphemes.segment(word)].find(({ segment }) => /\p{L}|\p{N}/u.test(segment))?.segment.toLocaleUpperCase('en') ??
  ''

/** Up to two initials, from the first two words (given and father's name), shown for people without a picture. */
export function initials(name: string): string {
  return name
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
}

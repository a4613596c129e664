import type { Localized } from './schemas/primitives.ts'
import { countIn, namesOf, spaced } from './resume-terms.ts'

/** How high each entry of the list of degrees is; those of one number are equal. */
const LEVELS: Readonly<Record<string, number>> = {
  primary: 1,
  'grade-10': 2,
  'grade-12': 3,
  certificate: 4,
  'tvet-1': 4,
  'tvet-2': 4,
  'tvet-3': 5,
  'tvet-4': 5,
  diploma: 5,
  'tvet-5': 6,
  'advanced-diploma': 6,
  ba: 7,
  bsc: 7,
  bed: 7,
  bba: 7,
  llb: 7,
  bth: 7,
  bpharm: 7,
  md: 8,
  dmd: 8,
  dvm: 8,
  pgd: 8,
  ma: 9,
  msc: 9,
  med: 9,
  mba: 9,
  mph: 9,
  llm: 9,
  specialty: 9,
  phd: 10,
}
/** The level of an entry of the list of degrees; null: it has none here. */
export const levelOfDegree = (key: string): number | null => LEVELS[key] ?? null

/** What people write in the place of a name of the list. */
const WRITTEN: readonly (readonly [level: number, terms: readonly string[]])[] = [
  [7, ['bachelor', 'bachelors', "bachelor's", 'first degree', 'የመጀመሪያ ዲግሪ', 'ባችለር']],
  [9, ['master', 'masters', "master's", 'second degree', 'ማስተርስ', 'ሁለተኛ ዲግሪ']],
  [10, ['doctorate', 'third degree', 'ዶክትሬት', 'ሦስተኛ ዲግሪ']],
]
const IN_BRACKETS = /\(([^)]+)\)/
/** An abbreviation as it is written, with or without full stops: `MEd` is a degree, `Med` may be a school. */
function abbreviates(text: string, short: string): boolean {
  const at = ` ${text.replaceAll('.', '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return at.includes(` ${short.replaceAll('.', '')} `)
}

/** Does this text name that degree of the list, in full, without its abbreviation, or by it? */
function names(text: string, degree: string): boolean {
  const short = IN_BRACKETS.exec(degree)?.[1]
  const words = spaced(text)
  const bare = degree.replace(IN_BRACKETS, '').trim()
  // What stands in the brackets of a school's grade is no abbreviation.
  const isShort = short !== undefined && /^\p{Lu}[\p{L}]*\p{Lu}[\p{L}]*$/u.test(short)
  return countIn(words, degree) > 0 || countIn(words, bare) > 0 || (isShort && abbreviates(text, short))
}

/**
 * The highest level that a study names, in the words of the list of degrees (by key) or in others that mean the same;
 * null: it names none that is known.
 */
export function levelIn(study: Localized, degrees: ReadonlyMap<string, Localized>): number | null {
  const texts = namesOf(study)
  const listed = [...degrees].flatMap(([key, degree]) => {
    const level = levelOfDegree(key)
    const isNamed = namesOf(degree).some((name) => texts.some((text) => names(text, name)))
    return level !== null && isNamed ? [level] : []
  })
  const written = WRITTEN.flatMap(([level, terms]) =>
    terms.some((term) => texts.some((text) => countIn(spaced(text), term) > 0)) ? [level] : [],
  )
  const found = [...listed, ...written]
  return found.length === 0 ? null : Math.max(...found)
}

import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { plainText } from '../../../openapi/rich-text-content.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fold } from '../../../openapi/text-fold.ts'

/** What a posting is found by. */
export interface SearchParts {
  /** Title, job title, sector, employer, skills, region and city: whatever has a name. */
  readonly names: readonly (Localized | null)[]
  /** Description, responsibilities and requirements. */
  readonly texts: readonly (LocalizedRichText | null)[]
}

/** So many different words of a posting are found; its names come first. */
const MOST_WORDS = 800
const LONGEST_WORD = 40
/** Names that are nothing but a letter once their signs are gone. */
const SIGNED: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/g, 'cplusplus'],
  [/\bc#/g, 'csharp'],
  [/(^|\s)\.net\b/g, '$1dotnet'],
]
const ETHIOPIC = /^\p{Script=Ethiopic}+$/u
/** “Of”, “in”, “for” and “from” are prefixes in Amharic. */
const PREFIXES = /^[የበለከ](?=..)/u

/** The different words of a text as searches compare them: folded, letters and digits only, in their order. */
export function searchWords(text: string): readonly string[] {
  const folded = SIGNED.reduce((all, [sign, word]) => all.replace(sign, word), fold(text))
  const all = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return [...new Set(all.map((word) => word.slice(0, LONGEST_WORD).toWellFormed()))]
}
/** Is a word written in Ethiopic letters? */
export const isEthiopic = (word: string): boolean => ETHIOPIC.test(word)
/** An Amharic word without its prefix; the word itself where it has none. */
export const withoutPrefix = (word: string): string => (isEthiopic(word) ? word.replace(PREFIXES, '') : word)

/**
 * The `search_key` of a posting: its different words, folded, with a space between them. Amharic words stand also
 * without their prefix. Stems of English words are found by the database (`search_vector`).
 */
export function searchText({ names, texts }: SearchParts): string {
  const found = new Set<string>()
  const written = [
    ...names.flatMap((name) => [name?.en ?? '', name?.am ?? '']),
    ...texts.flatMap((text) => [text?.en, text?.am].flatMap((one) => (one ? [plainText(one)] : []))),
  ]
  for (const text of written)
    for (const word of searchWords(text)) {
      if (found.size >= MOST_WORDS) return [...found].join(' ')
      found.add(word)
      found.add(withoutPrefix(word))
    }
  return [...found].join(' ')
}

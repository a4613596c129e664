import type { Language } from '../../../openapi/define.ts'
import type { Known } from '../../../openapi/format/dates.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { WordedField } from '../../../openapi/resume-fields.ts'
import type { ResumePart } from '../../../openapi/resume-parts.ts'
import type { ResumeFact } from '../../../openapi/schemas/resume.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'

/** The text of a message in both languages, with values by language. */
export type SayBoth = (id: MessageId, values?: (lang: Language) => Readonly<Record<string, string>>) => Localized

interface Given extends Partial<Omit<ResumeFact, 'id' | 'part' | 'texts'>> {
  readonly texts: Partial<Record<WordedField, Localized | null>>
}
/** A fact that has what is given and nothing else. */
export const factOf = (part: ResumePart, id: string, { texts, ...given }: Given): ResumeFact => ({
  id,
  part,
  texts: { title: null, organisation: null, place: null, detail: null, description: null, ...texts },
  from: null,
  to: null,
  ongoing: false,
  level: null,
  link: null,
  confirmed: null,
  letter: null,
  ...given,
})

/** A date of a collection, with how much of it is known. */
export const dated = (date: string | null, known: Known = null): ResumeFact['from'] =>
  date === null ? null : { date, known }

/** Texts joined in each language in which all of them are; in both, if they are in different ones. */
export function joined(texts: readonly (Localized | null)[], by: Localized): Localized | null {
  const given = texts.filter((text) => text !== null)
  if (given.length === 0) return null
  const inBoth = (['en', 'am'] as const).filter((lang) => given.every((text) => text[lang] !== undefined))
  const langs = inBoth.length > 0 ? inBoth : (['en', 'am'] as const).filter((lang) => given[0]?.[lang] !== undefined)
  return Object.fromEntries(
    langs.map((lang) => [
      lang,
      given.map((text) => text[lang] ?? text[lang === 'en' ? 'am' : 'en'] ?? '').join(by[lang] ?? ', '),
    ]),
  )
}

/** A web address as people write it: without its protocol, and without a slash at the end. */
export const shownAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

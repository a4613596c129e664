import type { Language } from '../../../openapi/define.ts'
import { withFacts, type OfferedUpdate } from '../../../openapi/resume-content.ts'
import type { WordedField } from '../../../openapi/resume-fields.ts'
import type { ResumePart } from '../../../openapi/resume-parts.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { ResumeContent, ResumeContentPart, ResumeEntry, ResumeFact } from '../../../openapi/schemas/resume.ts'

/** A content as another one would be; every edit of the builder is one. */
export type Edit = (content: ResumeContent) => ResumeContent

const ofPart =
  (key: ResumePart, change: (part: ResumeContentPart) => ResumeContentPart): Edit =>
  (content) => ({ ...content, parts: content.parts.map((part) => (part.key === key ? change(part) : part)) })
const ofEntry = (key: ResumePart, fact: string, change: (entry: ResumeEntry) => ResumeEntry): Edit =>
  ofPart(key, (part) => ({
    ...part,
    entries: part.entries.map((entry) => (entry.fact === fact ? change(entry) : entry)),
  }))

/** `list` with the item at `from` at `to` instead. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** A text with what it says in one language replaced; null when nothing is left. */
function said(text: Localized | null, lang: Language, words: string): Localized | null {
  const { [lang]: _, ...other } = text ?? {}
  const now = words.trim() === '' ? other : { ...other, [lang]: words }
  return Object.values(now).some((value) => value !== undefined) ? (now as Localized) : null
}

export const showPart = (key: ResumePart, shown: boolean): Edit => ofPart(key, (part) => ({ ...part, shown }))
export const movePart =
  (from: number, to: number): Edit =>
  (content) => ({ ...content, parts: moved(content.parts, from, to) })
/** A title of the person's own; empty in both languages: the usual one. */
export const namePart = (key: ResumePart, lang: Language, words: string): Edit =>
  ofPart(key, (part) => ({ ...part, title: said(part.title, lang, words) }))

export const showEntry = (key: ResumePart, fact: string, shown: boolean): Edit =>
  ofEntry(key, fact, (entry) => ({ ...entry, shown }))
export const moveEntry = (key: ResumePart, from: number, to: number): Edit =>
  ofPart(key, (part) => ({ ...part, entries: moved(part.entries, from, to) }))

const isNamed = (content: ResumeContent, { part, id }: ResumeFact) =>
  content.parts.some(({ key, entries }) => key === part && entries.some(({ fact }) => fact === id))
/** Is the fact among what is printed? */
export const isOnPaper = (content: ResumeContent, { part, id }: ResumeFact): boolean =>
  content.parts.some(
    ({ key, shown, entries }) => key === part && shown && entries.some((entry) => entry.fact === id && entry.shown),
  )
/** The fact is printed, whether it was hidden, in a hidden part, or not there at all. */
export const addFact =
  (fact: ResumeFact): Edit =>
  (content) => {
    const named = isNamed(content, fact) ? showEntry(fact.part, fact.id, true)(content) : withFacts(content, [fact])
    return showPart(fact.part, true)(named)
  }

/** Words a field of an entry differently in one language; what the fact says now is kept beside it. */
export const wordEntry = (fact: ResumeFact, field: WordedField, lang: Language, words: string): Edit =>
  ofEntry(fact.part, fact.id, (entry) => ({
    ...entry,
    wording: { ...entry.wording, [field]: said(entry.wording[field] ?? null, lang, words) },
    seen: { ...entry.seen, [field]: entry.seen[field] === undefined ? knownText(fact, field) : entry.seen[field] },
  }))
/** Back to what the fact says. */
export const unwordEntry = (key: ResumePart, fact: string, field: WordedField): Edit =>
  ofEntry(key, fact, ({ wording: { [field]: _, ...wording }, seen: { [field]: __, ...seen }, ...entry }) => ({
    ...entry,
    wording,
    seen,
  }))
/** The wording stays although the fact has changed: it is offered no more until the fact changes again. */
export const keepWording = ({ part, id, field, now }: OfferedUpdate): Edit =>
  ofEntry(part, id, (entry) => ({ ...entry, seen: { ...entry.seen, [field]: now } }))

const knownText = (fact: ResumeFact, field: WordedField): Localized | null => fact.texts[field] as Localized | null

export const wordHeadline =
  (lang: Language, words: string): Edit =>
  (content) => ({ ...content, headline: said(content.headline, lang, words) })
export const showContact =
  (key: string, shown: boolean): Edit =>
  (content) => ({
    ...content,
    contacts: shown
      ? [...content.contacts.filter((one) => one !== key), key]
      : content.contacts.filter((one) => one !== key),
  })

import { resolve } from './format/names.ts'
import type { ResumePaper } from './resume-paper.ts'
import type { Localized } from './schemas/primitives.ts'
import type { ResumeFact } from './schemas/resume.ts'
import { fold } from './text-fold.ts'

/** Something that both resumes and jobs name: a skill, a title of a job. */
export interface KnownTerm {
  readonly name: Localized
  readonly kind: 'skill' | 'title'
}
/** A term of a job's text. `fact`: one of the person's that says it and is not on the resume. */
export interface JobTerm {
  readonly term: string
  readonly kind: KnownTerm['kind'] | 'word'
  readonly has: boolean
  /** How often the job names it. */
  readonly times: number
  readonly fact: { readonly part: ResumeFact['part']; readonly id: string; readonly text: string } | null
}

const MOST = 60
/** Words of its own that a job repeats are terms, too. */
const REPEATED = 2
const SHORTEST = 4
const COMMON = new Set(
  `about above after also among another applicant applicants apply based been before being benefits between both candidate candidates company could degree during each employee employees ensure every experience experienced from good have having help including into join least level like looking make more most must need needs office open opportunity other over part people performance person place position preferred provide related relevant require required requirements role salary should skill skills some strong such support take team than that their them then there these they this those through under using very want well were what when where which while will with within work working would year years your
የሥራ ሥራ ነው ናቸው እና ወይም ላይ ውስጥ ጋር ከዚህ ያለው ያላት የሆነ የሆነች ማንኛውም አመልካቾች ድርጅት ድርጅቱ ልምድ ዓመት ዓመታት ደመወዝ ተፈላጊ ችሎታ መሆን መሥራት`
    .split(/\s+/)
    .map(fold),
)

/** What everybody means by the same word is one word. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ driver(s| s)? licen[cs]e /g, ' driving licence '],
  [/ license(?=s? )/g, ' licence'],
  [/ modeling /g, ' modelling '],
]
/** What jobs ask for by name and no list of skills has. */
const LICENCES: readonly KnownTerm[] = [
  { name: { en: 'Driving licence', am: 'መንጃ ፈቃድ' }, kind: 'skill' },
  { name: { en: 'Professional licence', am: 'የሙያ ፈቃድ' }, kind: 'skill' },
]
/**
 * The text as folded words with single spaces around them, so that whole words are found. A name in the other script
 * is a word of its own: በEPANET says EPANET.
 */
export const spaced = (text: string): string =>
  SPELLINGS.reduce(
    (words, [written, same]) => words.replace(written, same),
    ` ${fold(text)
      .replace(/(?<=\p{Script=Ethiopic})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Ethiopic})/gu, ' ')
      .replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `,
  )

/** "of", "in", "for" and "from", which Amharic writes at the beginning of a word. */
const PREFIXES = ['የ', 'በ', 'ለ', 'ከ'] as const
/** How the words of a term may stand in a text. Amharic terms come with and without a preposition. */
function formsOf(words: string): readonly string[] {
  if (!/^\p{Script=Ethiopic}/u.test(words)) return [words]
  const bare = words.startsWith('የ') && words.indexOf(' ') > LEAST_BARE ? words.slice(1) : words
  return [...new Set([words, bare, ...PREFIXES.map((prefix) => prefix + bare)])]
}
/** A word of fewer letters after its "of" may be another word. */
const LEAST_BARE = 3
/** How often the text says the term; `text` is of `spaced`. */
export function countIn(text: string, term: string): number {
  const words = spaced(term).trim()
  // Most of what is known is not said: each form begins with a space and has the rest of the words.
  if (words === '' || !text.includes(words.slice(1))) return 0
  // Neighbours share the space between them.
  return formsOf(words).reduce((sum, form) => sum + text.split(` ${form} `).length - 1, 0)
}
export const namesOf = ({ en, am }: Localized) => [en, am].filter((name) => name !== undefined)

/** Everything that a paper says beside the name and the contacts, as `spaced` makes it. */
export function wordsOf(paper: ResumePaper): string {
  const texts = paper.parts.flatMap((part) => [
    ...part.text.map(({ text }) => text),
    ...part.tags.map(({ text }) => text),
    ...part.entries.flatMap(({ title, organisation, lines }) =>
      [title, organisation, ...lines].flatMap((text) => text?.text ?? []),
    ),
  ])
  return spaced([paper.headline?.text ?? '', ...texts].join(' \n '))
}

const ABBREVIATIONS = new Set(['ngo', 'plc', 'cv', 'etb', 'birr', 'usd', 'id', 'tel', 'pobox'])
/**
 * Names that are known by their capitals, as they are written: EPANET, AutoCAD. Where everything is in capitals,
 * nothing is a name by them.
 */
function capitalNames(text: string, taken: readonly string[]): readonly string[] {
  const names = text
    .split('\n')
    .filter((line) => /\p{Ll}\p{Ll}|\p{Script=Ethiopic}/u.test(line.replace(/\p{L}*\p{Lu}\p{L}*/gu, '')))
    .flatMap((line) => line.match(/\p{Script=Latin}[\p{Script=Latin}\p{N}+#]*/gu) ?? [])
    .filter((word) => (word.match(/\p{Lu}/gu) ?? []).length >= 2 && !ABBREVIATIONS.has(fold(word)))
  const unique = [...new Map(names.map((name) => [fold(name), name])).values()]
  return unique.filter((name) => !taken.some((term) => countIn(spaced(term), name) > 0))
}

/** The terms that a job repeats without anybody having listed them. */
function ownTerms(job: string, taken: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const word of job.trim().split(' '))
    if (word.length >= SHORTEST && !COMMON.has(word) && !/^\d+$/.test(word))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([word, times]) => times >= REPEATED && !taken.some((term) => countIn(spaced(term), word) > 0))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([word]) => word)
}

/**
 * The terms of a job's text and which of them the resume has, in either language: known skills and titles that the text
 * names, names known by their capitals, and words of its own that it repeats. Whatever is missing comes with a fact of the person that says it and is
 * not on the paper, where there is one. Nothing is said that is in neither text.
 */
export function termsOf(
  text: string,
  {
    papers,
    unused,
    known,
  }: {
    /** Of the resume, in both languages. */
    readonly papers: readonly ResumePaper[]
    /** Facts that are not on it. */
    readonly unused: readonly ResumeFact[]
    readonly known: readonly KnownTerm[]
  },
): readonly JobTerm[] {
  const job = spaced(text)
  const words = papers.map(wordsOf)
  const factWith = (names: readonly string[]): JobTerm['fact'] => {
    for (const { part, id, texts } of unused) {
      const own = Object.values(texts).flatMap((one) => (one === null ? [] : namesOf(one)))
      if (!names.some((name) => own.some((said) => countIn(spaced(said), name) > 0))) continue
      const shown = resolve(texts.title ?? texts.description, papers[0]?.lang ?? 'en')?.text ?? ''
      return { part, id, text: shown }
    }
    return null
  }
  const termOf = (term: string, kind: JobTerm['kind'], names: readonly string[]): JobTerm => {
    const has = words.some((said) => names.some((name) => countIn(said, name) > 0))
    const times = names.reduce((sum, name) => sum + countIn(job, name), 0)
    return { term, kind, has, times, fact: has ? null : factWith(names) }
  }
  const named = [...LICENCES, ...known].flatMap(({ name, kind }): JobTerm[] => {
    const found = namesOf(name).find((one) => countIn(job, one) > 0)
    return found === undefined ? [] : [termOf(found, kind, namesOf(name))]
  })
  // "Accounting software" says it more exactly than "accounting" where both are known.
  const exact = named.filter(
    (one) =>
      !named.some(
        (other) =>
          fold(other.term) !== fold(one.term) && other.times >= one.times && countIn(spaced(other.term), one.term) > 0,
      ),
  )
  // What both the platform and the person name is one term: the platform's, which may have both languages.
  const unique = exact.filter((one, at) => exact.findIndex((other) => fold(other.term) === fold(one.term)) === at)
  const terms = unique.map(({ term }) => term)
  const names = capitalNames(text, terms)
  const own = [...names, ...ownTerms(job, [...terms, ...names])].map((word) => termOf(word, 'word', [word]))
  const first = ({ term }: JobTerm) => job.indexOf(spaced(term))
  return [...unique.toSorted((a, b) => b.times - a.times || first(a) - first(b)), ...own].slice(0, MOST)
}

/** The skills that a person writes of themself: a job may name them though the platform does not. */
export const skillsOf = (facts: readonly ResumeFact[]): readonly KnownTerm[] =>
  facts.flatMap(({ part, texts: { title } }): readonly KnownTerm[] =>
    part === 'skills' && title !== null ? [{ name: title, kind: 'skill' }] : [],
  )

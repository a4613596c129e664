import type { Language } from './define.ts'
import { formatDate, type Calendar } from './format/dates.ts'
import type { ResumeCheck } from './resume-checks.ts'
import type { Composed } from './resume-compose.ts'
import type { PaperPart, ResumePaper } from './resume-paper.ts'
import type { ResumePart } from './resume-parts.ts'
import type { ResumeContent, ResumeFact, ResumeFacts } from './schemas/resume.ts'
import { fold } from './text-fold.ts'

/** What could be better, and where: `at` as in papers; null where it is about the whole. */
export interface Finding {
  readonly check: ResumeCheck
  readonly at: string | null
  readonly values: Readonly<Record<string, string | number>>
}

export interface Checked extends Composed {
  readonly facts: ResumeFacts
  readonly content: ResumeContent
  readonly calendar: Calendar
  /** ISO date. */
  readonly today: string
  /** Null: it was not printed. */
  readonly pages: number | null
  /** What software reads from the printed paper; null: it was not printed. */
  readonly machineText: string | null
  /** Names of skills and jobs, in any language. */
  readonly knownTerms: readonly string[]
}

/** More pages than recruiters read, unless the work is academic. */
const MOST_PAGES = 2
const LONGEST_SUMMARY = 600
const LONGEST_LINE = 300
const SHORTEST_DESCRIPTION = 40
const FEW_SKILLS = 3
/** Months between two occupations that somebody asks about. */
const GAP = 6
const VAGUE: Readonly<Record<Language, readonly string[]>> = {
  en: ['responsible for', 'hard working', 'hard-working', 'team player', 'duties included', 'various tasks', 'etc.'],
  am: ['የተለያዩ ሥራዎች', 'ወዘተ', 'ታታሪ ሠራተኛ'],
}

const finding = (check: ResumeCheck, at: string | null = null, values: Finding['values'] = {}): Finding => ({
  check,
  at,
  values,
})
const partOf = ({ parts }: ResumePaper, key: ResumePart): PaperPart | undefined =>
  parts.find((part) => part.key === key)

function missingParts({ paper }: Checked): Finding[] {
  const has = (key: ResumePart) => partOf(paper, key) !== undefined
  const kinds = new Set(paper.contacts.map(({ kind }) => kind))
  const skills = partOf(paper, 'skills')?.tags.length ?? 0
  return [
    ...(kinds.has('email') || kinds.has('phone') ? [] : [finding('no_contact', 'contacts')]),
    ...(paper.headline === null ? [finding('no_headline', 'head.headline')] : []),
    ...(has('summary') ? [] : [finding('no_summary', 'summary')]),
    ...(has('experience') || has('projects') || has('volunteering') ? [] : [finding('no_experience', 'experience')]),
    ...(has('education') || has('courses') ? [] : [finding('no_education', 'education')]),
    ...(skills === 0 ? [finding('no_skills', 'skills')] : []),
    ...(skills > 0 && skills < FEW_SKILLS ? [finding('few_skills', 'skills', { count: skills })] : []),
  ]
}

/** Every text of the paper with where it comes from. */
function* textsOf(paper: ResumePaper): Generator<{ readonly text: string; readonly at: string }> {
  yield paper.name
  if (paper.headline) yield paper.headline
  yield* paper.contacts
  for (const part of paper.parts) {
    yield part.title
    yield* part.text
    yield* part.tags
    for (const { title, organisation, place, period, lines } of part.entries)
      for (const text of [title, organisation, place, period, ...lines]) if (text) yield text
  }
}

function vagueTexts({ paper }: Checked): Finding[] {
  const jobs = partOf(paper, 'experience')?.entries ?? []
  const described = jobs.flatMap(({ id, lines }) => {
    const at = `experience/${id}/description`
    const length = lines.reduce((sum, { text }) => sum + text.length, 0)
    if (length === 0) return [finding('no_description', at)]
    return length < SHORTEST_DESCRIPTION ? [finding('short_description', at)] : []
  })
  const lines = jobs.flatMap((job) => job.lines)
  const hasFigures = lines.some(({ text }) => /\d/.test(text))
  const words = [...textsOf(paper)].flatMap(({ text, at }) =>
    VAGUE[paper.lang].flatMap((word) =>
      fold(text).includes(fold(word)) ? [finding('vague_words', at, { word })] : [],
    ),
  )
  return [...described, ...(lines.length > 0 && !hasFigures ? [finding('no_figures', 'experience')] : []), ...words]
}

function longTexts({ paper, pages }: Checked): Finding[] {
  const summary = partOf(paper, 'summary')?.text ?? []
  const length = summary.reduce((sum, { text }) => sum + text.length, 0)
  const isAcademic = partOf(paper, 'published_works') !== undefined
  return [
    ...(pages !== null && pages > MOST_PAGES && !isAcademic ? [finding('long_paper', null, { pages })] : []),
    ...(length > LONGEST_SUMMARY ? [finding('long_summary', summary[0]?.at ?? 'summary', { length })] : []),
    ...paper.parts.flatMap((part) =>
      part.entries.flatMap(({ lines }) =>
        lines.flatMap(({ text, at }) => (text.length > LONGEST_LINE ? [finding('long_line', at)] : [])),
      ),
    ),
  ]
}

/** The facts that are on the paper. */
function shownFacts({ facts, content }: Checked): readonly ResumeFact[] {
  const shown = new Set(
    content.parts.flatMap(({ key, shown, entries }) =>
      shown ? entries.flatMap((entry) => (entry.shown ? [`${key}/${entry.fact}`] : [])) : [],
    ),
  )
  return facts.entries.filter(({ part, id }) => shown.has(`${part}/${id}`))
}
const months = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7))

function timeOf(checked: Checked): Finding[] {
  const { paper, today, calendar } = checked
  const month = (iso: string) => formatDate(iso, { lang: paper.lang, calendar, precision: 'month' })
  const shown = shownFacts(checked)
  const wrong = shown.flatMap(({ part, id, from, to, ongoing }) => {
    const at = `${part}/${id}/period`
    if (from && to && months(to.date) < months(from.date)) return [finding('ends_before_start', at)]
    return from && from.date > today && (ongoing || part === 'experience') ? [finding('starts_later', at)] : []
  })
  const spans = shown
    .filter(({ part }) => part === 'experience' || part === 'education' || part === 'volunteering')
    .flatMap(({ part, id, from, to, ongoing }) =>
      from ? [{ at: `${part}/${id}/period`, from: from.date, to: ongoing ? today : (to?.date ?? from.date) }] : [],
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const gaps: Finding[] = []
  let reached: string | null = null
  for (const { at, from, to } of spans) {
    if (reached !== null && months(from) - months(reached) > GAP)
      gaps.push(finding('gap', at, { from: month(reached), to: month(from) }))
    if (reached === null || to > reached) reached = to
  }
  // What ended long ago leads up to today.
  if (reached !== null && months(today) - months(reached) > GAP)
    gaps.push(finding('gap', 'experience', { from: month(reached), to: month(today) }))
  return [...wrong, ...gaps]
}

/** True where one letter differs, is missing, is one too many, or stands in its neighbour's place. */
function isSlip(word: string, known: string): boolean {
  if (word === known || Math.abs(word.length - known.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === known[start]) start += 1
  let end = 0
  while (end < Math.min(word.length, known.length) - start && word.at(-1 - end) === known.at(-1 - end)) end += 1
  const [a, b] = [word.slice(start, word.length - end), known.slice(start, known.length - end)]
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0])
}
const SHORTEST_TERM = 6
/** Another form of the same word is no slip. */
const isForm = (a: string, b: string) => `${a}s` === b || `${b}s` === a

/** Skills, languages and titles that are nearly, but not quite, the name of something known. */
function misspelled({ paper, knownTerms }: Checked): Finding[] {
  const known = new Map(knownTerms.map((term) => [fold(term), term]))
  const words = paper.parts.flatMap((part) => [
    ...(part.key === 'skills' ? part.tags : []),
    ...(part.key === 'experience' ? part.entries.map(({ title }) => title) : []),
  ])
  return words.flatMap(({ text, at }) => {
    const word = fold(text)
    if (word.length < SHORTEST_TERM || known.has(word)) return []
    for (const [key, term] of known)
      if (key.length >= SHORTEST_TERM && isSlip(word, key) && !isForm(word, key))
        return [finding('term_misspelled', at, { word: text, term })]
    return []
  })
}

/** A text as software compares it: without white space, and without the marks that typesetting puts between letters. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b-\u200f•-]+/g, '')
function lostTexts({ paper, machineText }: Checked): Finding[] {
  if (machineText === null) return []
  const read = bare(machineText).toLowerCase()
  // Word for word: columns may stand between the lines of a paragraph.
  const isRead = (text: string) => text.split(/\s+/).every((word) => read.includes(bare(word).toLowerCase()))
  return [...textsOf(paper)].flatMap(({ text, at }) =>
    isRead(text) ? [] : [finding('text_lost', at, { text: text.slice(0, 80) })],
  )
}

/** What could be better about a resume, the most important first. Nothing is guessed that the paper does not show. */
export function checkResume(checked: Checked): readonly Finding[] {
  return [
    ...lostTexts(checked),
    ...missingParts(checked),
    ...timeOf(checked),
    ...checked.missing.map((at) => finding('untranslated', at)),
    ...misspelled(checked),
    ...vagueTexts(checked),
    ...longTexts(checked),
  ]
}

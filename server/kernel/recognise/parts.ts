import type { ResumePart } from '../../../openapi/resume-parts.ts'
import { withScheme } from './contacts.ts'
import type { DateReading } from './dates.ts'
import { entriesOf, studyOf, type FoundEntry } from './entries.ts'
import { itemsOf, languagesOf } from './lists.ts'
import type { RecognisedResume } from './recognise.ts'
import type { Block, TextLine } from './text-line.ts'

type Parts = Omit<RecognisedResume, 'basics' | 'meta'>

/** Without what is not there. */
function filled<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== null && one !== undefined && one !== ''),
  ) as { [K in keyof T]?: NonNullable<T[K]> }
}
const told = ({ paragraphs, highlights }: FoundEntry) => ({
  summary: paragraphs.join('\n'),
  highlights: highlights.length === 0 ? null : [...highlights],
})
const allTold = ({ paragraphs, highlights }: FoundEntry) =>
  [...paragraphs, ...highlights.map((line) => `• ${line}`)].join('\n')
const period = ({ period: found }: FoundEntry) => ({ startDate: found?.startDate, endDate: found?.endDate })
/** A study of which one date is told was finished then; a job of which one is told began then and is not said to go on. */
const ended = ({ period: found }: FoundEntry) =>
  found && !found.isRange
    ? { startDate: null, endDate: found.startDate }
    : { startDate: found?.startDate, endDate: found?.endDate }
/** A job of which one date is told was had then: without an end it would go on. */
const worked = ({ period: found }: FoundEntry) =>
  found && !found.isRange
    ? { startDate: found.startDate, endDate: found.startDate }
    : { startDate: found?.startDate, endDate: found?.endDate }
const dateOf = ({ period: found }: FoundEntry) => found?.endDate ?? found?.startDate
const addressOf = ({ url }: FoundEntry) => (url === null ? null : withScheme(url))

/** The parts of a resume, and the lines whose dates are in them. */
export function partsOf(
  blocks: (part: ResumePart) => readonly Block[],
  reading: DateReading,
): { readonly document: Parts; readonly dated: FoundEntry['dated'] } {
  const dated = new Map<TextLine, 'whole' | 'part'>()
  const entries = (part: ResumePart) =>
    entriesOf(blocks(part), part, reading).map((entry) => {
      for (const [line, extent] of entry.dated) dated.set(line, extent)
      return entry
    })
  const document: Parts = {
    work: entries('experience').map((entry) =>
      filled({
        name: entry.organisation,
        position: entry.title,
        location: entry.place,
        ...worked(entry),
        ...told(entry),
      }),
    ),
    volunteer: entries('volunteering').map((entry) =>
      filled({
        organization: entry.organisation,
        position: entry.title,
        location: entry.place,
        url: addressOf(entry),
        ...worked(entry),
        ...told(entry),
      }),
    ),
    education: entries('education').map((entry) =>
      filled({
        institution:
          entry.place === null ? entry.organisation : [entry.organisation, entry.place].filter(Boolean).join(', '),
        ...(entry.title === null ? {} : studyOf(entry.title)),
        ...ended(entry),
        score: entry.mark,
        summary: allTold(entry),
      }),
    ),
    awards: entries('awards').map((entry) =>
      filled({ title: entry.title, date: dateOf(entry), awarder: ownerOf(entry), summary: allTold(entry) }),
    ),
    certificates: entries('certificates').map((entry) =>
      filled({
        name: entry.title,
        issuer: ownerOf(entry),
        date: entry.period?.startDate,
        endDate: entry.period?.endDate,
        url: addressOf(entry),
        number: entry.mark,
      }),
    ),
    publications: entries('published_works').map((entry) =>
      filled({
        name: entry.title,
        publisher: ownerOf(entry),
        releaseDate: dateOf(entry),
        url: addressOf(entry),
        summary: allTold(entry),
      }),
    ),
    skills: itemsOf(blocks('skills')).map(({ name, keywords }) =>
      keywords.length === 0 ? { name } : { name, keywords },
    ),
    languages: languagesOf(blocks('languages')),
    interests: itemsOf(blocks('hobbies')).flatMap(({ name, keywords }) =>
      [name, ...keywords].map((one) => ({ name: one })),
    ),
    projects: entries('projects').map((entry) => {
      const { summary, highlights } = told(entry)
      const role = ownerOf(entry)
      return filled({
        name: entry.title,
        description: summary,
        highlights,
        ...period(entry),
        url: addressOf(entry),
        roles: role === null ? null : [role],
      })
    }),
    courses: entries('courses').map((entry) =>
      filled({
        name: entry.title,
        provider: ownerOf(entry),
        date: dateOf(entry),
        url: addressOf(entry),
        summary: allTold(entry),
      }),
    ),
  }
  return { document, dated }
}
const ownerOf = ({ organisation, place }: FoundEntry) =>
  [organisation, place].filter((one) => one !== null).join(', ') || null

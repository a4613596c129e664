import type { Language } from '../../../openapi/define.ts'
import type { ResumePart } from '../../../openapi/resume-parts.ts'
import type { JsonResume } from '../../../openapi/schemas/json-resume.ts'
import { addressIn, emailIn, noContacts, takeContacts, type ContactNotes } from './contacts.ts'
import { calendarOfText, isPeriod, type DateReading } from './dates.ts'
import { announcedBy, isDocumentTitle, type Announced } from './headings.ts'
import { partsOf } from './parts.ts'
import { blocksOf, isProse, type Block, type TextLine } from './text-line.ts'
import { unreadOf } from './unread.ts'

/** A resume in the open format, as far as a text was understood. */
export type RecognisedResume = Pick<
  JsonResume,
  | 'basics'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'awards'
  | 'certificates'
  | 'publications'
  | 'interests'
  | 'projects'
  | 'courses'
> & {
  readonly skills: readonly { readonly name: string; readonly keywords?: readonly string[] }[]
  readonly languages: readonly { readonly language: string; readonly fluency?: string }[]
  readonly meta: { readonly language: Language }
}
export interface Recognised {
  readonly document: RecognisedResume
  /** The lines that were not understood, or not wholly, as they stand in the text and in its order. */
  readonly unread: readonly string[]
}

interface Section {
  readonly announced: Announced | 'head'
  readonly lines: TextLine[]
}

/** `Name 2 / 3`, `Page 2 of 3`: at the edges of a page, saying nothing of the person but the name. */
const PAGE_MARK = /^(.{0,80}?)\s*(?:page|ገጽ)?\s*\d{1,2}\s*(?:\/|of|ከ)\s*\d{1,2}$/i
const isPageMark = (text: string, name: string | undefined) => {
  const rest = PAGE_MARK.exec(text)?.[1]?.replaceAll(/[\s|·–-]+$/g, '')
  return rest !== undefined && (rest === '' || rest === name)
}
function withoutPageMarks(pages: readonly (readonly TextLine[])[]): readonly TextLine[] {
  const names = new Set(pages[0]?.slice(0, 12).flatMap(({ segments }) => segments[0]?.text ?? []))
  return pages.flatMap((page) =>
    page.filter(({ text }, n) => {
      const rest = PAGE_MARK.exec(text)?.[1]?.trim()
      return !(
        (n < 2 || n >= page.length - 2) &&
        isPageMark(text, rest !== undefined && names.has(rest) ? rest : undefined)
      )
    }),
  )
}

const isCapital = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase()
/** What sets the titles of a text apart, so that one is known whose words are not. */
function titlesOf(lines: readonly TextLine[]) {
  const known = lines.filter(({ text, isBullet }) => !isBullet && announcedBy(text) !== null)
  const levels = known.flatMap(({ level }) => level ?? [])
  const level = levels.length === 0 ? null : Math.max(...levels)
  const areCapitals = known.length > 1 && known.every(({ text }) => isCapital(text) && /[A-Z]/.test(text))
  return (line: TextLine): boolean =>
    (level !== null && line.level !== null && line.level > 0 && line.level <= level) ||
    (areCapitals &&
      isCapital(line.text) &&
      !line.isBullet &&
      /^[\p{Lu}\s&/,-]{4,40}:?$/u.test(line.text) &&
      line.text.split(' ').length <= 5)
}

const LISTS = new Set<Announced>(['skills', 'languages', 'hobbies'])
/** `Languages: Amharic, English` as a title with its part behind it. */
function inlineTitle(line: TextLine, current: Announced | 'head' | undefined): readonly [Announced, TextLine] | null {
  const [, title, rest] = /^([^:፦]{2,40})\s*[:፦]\s+(\S.*)$/u.exec(line.text) ?? []
  const announced = title === undefined || current === 'skills' ? null : announcedBy(title)
  if (announced === null || rest === undefined || !LISTS.has(announced)) return null
  const first = line.segments[0]
  return [announced, { ...line, isBullet: false, segments: [{ text: rest, isStrong: false, size: first?.size ?? 0 }] }]
}

function sectionsOf(lines: readonly TextLine[]): readonly Section[] {
  const sections: Section[] = [{ announced: 'head', lines: [] }]
  const isTitle = titlesOf(lines)
  let isNamed = false
  for (const line of lines) {
    if (isDocumentTitle(line.text) && !isNamed) continue
    const announced = line.isBullet ? null : (announcedBy(line.text) ?? (isNamed && isTitle(line) ? 'other' : null))
    isNamed = true
    const inline = announced === null ? inlineTitle(line, sections.at(-1)?.announced) : null
    if (announced !== null) sections.push({ announced, lines: [] })
    else if (inline === null) sections.at(-1)?.lines.push(line)
    else sections.push({ announced: inline[0], lines: [inline[1]] })
  }
  return sections
}

/** The name: what is set largest above all parts, or what stands first there. */
function nameOf(lines: readonly TextLine[]): TextLine | null {
  const candidates = lines.slice(0, 15).filter(({ text }) => {
    const [said, ...others] = takeContacts(noContacts(), text)
    return said === text && others.length === 0 && !/\d/.test(text) && text.length <= 80 && /\p{L}{2}/u.test(text)
  })
  const titled = candidates.find(({ level }) => level === 0)
  const sizes = candidates.map(({ segments }) => segments[0]?.size ?? 0)
  const largest = sizes.indexOf(Math.max(...sizes, 0))
  return titled ?? candidates[largest] ?? null
}

const NAMED = /^(?:full name|name|ሙሉ ስም|ስም)\s*[:፦]?\s+(\p{L}[\p{L}\s.'’/-]{3,70})$/iu
/** A name that stands behind a word for it: `Full name: Meron Tesfaye`. */
function labelledName(lines: readonly TextLine[]): string | null {
  for (const { segments } of lines) {
    const [, name] = NAMED.exec(segments.map(({ text }) => text).join(' ')) ?? []
    if (name !== undefined) return name
  }
  return null
}

const PERSONAL = new Set<Section['announced']>(['head', 'contact', 'other'])

interface Head {
  readonly name: string
  readonly label: string | undefined
  readonly summary: readonly string[]
}
/** What stands above all parts: name, what the person is, contacts, sometimes some sentences. */
function readHead(lines: readonly TextLine[], notes: ContactNotes): Head {
  const name = nameOf(lines)
  const summary: string[] = []
  let label: string | undefined
  const blocks = blocksOf(
    lines.filter((line) => line !== name),
    { isList: true },
  )
  for (const block of blocks) {
    if (isProse(block) && emailIn(block.text) === null && addressIn(block.text) === null) {
      summary.push(block.text)
      continue
    }
    const said = takeContacts(notes, block.segments.map(({ text }) => text).join(' | '))
    const only = said.length === 1 ? said[0] : undefined
    if (label === undefined && name !== null && only === block.text && only.length <= 90 && !/\d{4}/.test(only))
      label = only
  }
  return { name: name?.segments.map(({ text }) => text).join(' ') ?? '', label, summary }
}

/**
 * Reads a text as a resume. What is in the document stands in the text, dates and addresses apart, which are written as
 * the format wants them; what is not wholly in the document is in `unread`. `today` is an ISO date.
 */
export function recognise(pages: readonly (readonly TextLine[])[], today: string): Recognised {
  const lines = withoutPageMarks(pages)
  const whole = lines.map(({ text }) => text).join('\n')
  const count = (letters: RegExp) => [...whole.matchAll(letters)].length
  const isAmharic = count(/[\u1200-\u135a]/g) > count(/[a-z]/gi)
  const reading: DateReading = { calendar: calendarOfText(whole, isAmharic), today }
  const sections = sectionsOf(lines)
  const notes = noContacts()
  const head = readHead(
    sections.flatMap(({ announced, lines: own }) => (announced === 'head' ? own : [])),
    notes,
  )
  const named = labelledName(sections.flatMap(({ announced, lines: own }) => (PERSONAL.has(announced) ? own : [])))
  for (const { announced, lines: own } of sections)
    if (announced === 'contact')
      blocksOf(own, { isList: true }).forEach((block) =>
        takeContacts(notes, block.segments.map(({ text }) => text).join(' | ')),
      )
  const blocks = (part: ResumePart): readonly Block[] =>
    sections.flatMap(({ announced, lines: own }) =>
      announced === part ? blocksOf(own, { isList: LISTS.has(part), isPeriod: (text) => isPeriod(text, reading) }) : [],
    )
  const { dated, document } = partsOf(blocks, reading)
  const summary = [...head.summary, ...blocks('summary').map(({ text }) => text)].join('\n')
  const found: RecognisedResume = {
    basics: {
      name: named ?? head.name,
      ...(head.label === undefined ? {} : { label: head.label }),
      ...(notes.email === null ? {} : { email: notes.email }),
      ...(notes.phone === null ? {} : { phone: notes.phone }),
      ...(notes.url === null ? {} : { url: notes.url }),
      ...(summary === '' ? {} : { summary }),
      ...(notes.place === null ? {} : { location: { address: notes.place } }),
      profiles: [...notes.profiles],
    },
    ...document,
    meta: { language: isAmharic ? 'am' : 'en' },
  }
  return { document: found, unread: unreadOf(lines, found, { dated, reading }) }
}

import { withoutLabel } from './contacts.ts'
import { periodsIn, type DateReading } from './dates.ts'
import { announcedBy, isDocumentTitle } from './headings.ts'
import type { RecognisedResume } from './recognise.ts'
import { withoutBullet, type TextLine } from './text-line.ts'

interface Understood {
  /** The lines whose first period is in the document, and whether that is all they say. */
  readonly dated: ReadonlyMap<TextLine, 'whole' | 'part'>
  readonly reading: DateReading
}

/** What tells texts apart, without spaces and signs: lines are broken anywhere. */
const core = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
const MARKS =
  /^\s*(?:full name|name|ሙሉ ስም|ስም|c?gpa|grade|score|ውጤት|አማካይ ውጤት|no\.?|number|ቁጥር)(?=$|[\s:.፦፡=])\s*[:.፦፡=]?\s*/iu
const FEW = 3
const BETWEEN = /\s[–—-]\s|[|·•;,:()፣፤፦፡\t]/u

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** The texts of a line without the period that was understood. */
function restOf(line: TextLine, { dated, reading }: Understood): readonly string[] {
  const segments = line.segments.map(({ text }) => text)
  const texts = segments.length === 0 ? [withoutBullet(line.text)] : segments
  if (dated.get(line) === 'whole') return []
  if (!dated.has(line)) return texts
  const without = (text: string) => {
    const [found] = periodsIn(text, reading)
    return found === undefined ? null : `${text.slice(0, found.at)} | ${text.slice(found.end)}`
  }
  const at = texts.findIndex((text) => without(text) !== null)
  if (at >= 0) return texts.map((text, n) => (n === at ? (without(text) ?? text) : text))
  return [without(line.text) ?? line.text]
}

/** The lines of which not every word is in the document, titles of its parts apart. */
export function unreadOf(
  lines: readonly TextLine[],
  { meta: _, ...document }: RecognisedResume,
  understood: Understood,
): readonly string[] {
  const texts = [
    ...textsOf(document),
    ...document.languages.map(({ language, fluency }) => `${language}${fluency ?? ''}`),
    ...document.education.flatMap(({ studyType = '', area = '' }) => [`${studyType} in ${area}`, studyType + area]),
    ...document.work.map(({ position = '', name = '' }) => `${position} at ${name}`),
    ...document.volunteer.map(({ position = '', organization = '' }) => `${position} at ${organization}`),
  ]
  const said = texts.map(core)
  const words = new Set(
    texts.flatMap((text) => [...text.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u), ...text.split(/\s+/).map(core)]),
  )
  /** A few letters are found within anything: they have to be a word. */
  const has = (text: string) => {
    const wanted = core(text)
    return wanted === '' || (wanted.length <= FEW ? words.has(wanted) : said.some((one) => one.includes(wanted)))
  }
  const isRead = (text: string) =>
    has(text) ||
    text.split(BETWEEN).every((piece) => has(piece) || has(withoutLabel(piece)) || has(piece.replace(MARKS, '')))
  return lines
    .filter((line) => {
      const announced = line.isBullet ? null : announcedBy(line.text)
      if ((announced !== null && announced !== 'other') || isDocumentTitle(line.text)) return false
      const [, title, inline] = /^([^:፦]{2,40})\s*[:፦]\s+(\S.*)$/u.exec(line.text) ?? []
      if (title !== undefined && inline !== undefined && announcedBy(title) !== null && isRead(inline)) return false
      return !restOf(line, understood).every(isRead)
    })
    .map(({ text }) => text)
}

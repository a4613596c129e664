import type { Explained } from './explain.ts'
import { toEthiopian, type Calendar } from './format/dates.ts'
import type { Localized } from './schemas/primitives.ts'

/** What a pattern may have in braces: `{PREFIX}/{DEPT}/{SEQ:4}/{YEAR}`. */
export const REFERENCE_PARTS = ['PREFIX', 'DEPT', 'SEQ', 'YEAR', 'MONTH'] as const
type ReferencePart = (typeof REFERENCE_PARTS)[number]
/** The most digits to which a number is filled up with zeros. */
const MOST_DIGITS = 8

/** A pattern with how its numbers are counted. */
export interface ReferenceFormat {
  readonly pattern: string
  readonly calendar: Calendar
  readonly reset: 'yearly' | 'never'
  /** One count for all types; otherwise each type has its own. */
  readonly shared: boolean
}
/** What a reference number is made of. `day` is an ISO date; `department` is a code, or null where there is none. */
export interface ReferenceValues {
  readonly prefix: string
  readonly department: string | null
  readonly number: number
  readonly day: string
}

type Piece = { readonly text: string } | { readonly part: ReferencePart; readonly digits: number }

/** Other words for the parts, as people write them. */
const MEANT: Readonly<Record<string, ReferencePart>> = {
  TYPE: 'PREFIX',
  CODE: 'PREFIX',
  DEPARTMENT: 'DEPT',
  DEP: 'DEPT',
  UNIT: 'DEPT',
  NUMBER: 'SEQ',
  NUM: 'SEQ',
  NO: 'SEQ',
  N: 'SEQ',
  SEQUENCE: 'SEQ',
  COUNT: 'SEQ',
  YY: 'YEAR',
  YYYY: 'YEAR',
  Y: 'YEAR',
  MM: 'MONTH',
  M: 'MONTH',
}

/** How many letters must be added, taken or changed to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)))
    row = next
  }
  return row[to.length] ?? 0
}

/** The part that was meant by a word in braces; null where none is near. */
function meantBy(word: string): string | null {
  const [name = '', digits = ''] = word.toUpperCase().replaceAll(/\s/g, '').split(':')
  const known = REFERENCE_PARTS.find((part) => part === name) ?? MEANT[name]
  const near = known ?? REFERENCE_PARTS.find((part) => distance(part, name) <= 2)
  if (near === undefined) return null
  return near === 'SEQ' && /^[1-8]$/.test(digits) ? `{SEQ:${digits}}` : `{${near}}`
}

/** The pieces of a pattern, or what is wrong with it. */
function read(pattern: string): readonly Piece[] | Explained {
  const pieces: Piece[] = []
  for (const piece of pattern.match(/\{[^{}]*\}|[^{}]+|[{}]/g) ?? []) {
    if (piece === '{' || piece === '}') return { id: 'validation.reference_brace', values: {} }
    if (!piece.startsWith('{')) {
      pieces.push({ text: piece })
      continue
    }
    const [, name, digits] = /^\{([A-Z]+)(?::([1-9]))?\}$/.exec(piece) ?? []
    const part = REFERENCE_PARTS.find((one) => one === name)
    const filled = Number(digits ?? 1)
    if (part !== undefined && (digits === undefined || part === 'SEQ') && filled <= MOST_DIGITS)
      pieces.push({ part, digits: filled })
    else {
      const meant = meantBy(piece.slice(1, -1))
      return meant === null
        ? { id: 'validation.reference_unknown', values: { part: piece } }
        : { id: 'validation.reference_part', values: { part: piece, meant } }
    }
  }
  return pieces
}

/**
 * What is wrong with a format, or null: an unknown part (with what was meant), no number or two, a number that begins
 * anew each year without the year, and numbers of each type that nothing tells apart.
 */
export function referenceProblem({ pattern, reset, shared }: Omit<ReferenceFormat, 'calendar'>): Explained | null {
  const pieces = read(pattern)
  if ('id' in pieces) return pieces
  const count = (part: ReferencePart) => pieces.filter((piece) => 'part' in piece && piece.part === part).length
  if (count('SEQ') !== 1) return { id: 'validation.reference_number', values: {} }
  if (reset === 'yearly' && count('YEAR') === 0) return { id: 'validation.reference_year', values: {} }
  if (!shared && count('PREFIX') === 0) return { id: 'validation.reference_prefix', values: {} }
  return null
}

/** Year and month of an ISO date in a calendar. */
function monthOf(calendar: Calendar, day: string): { readonly year: number; readonly month: number } {
  if (calendar === 'ethiopian') return toEthiopian(day)
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}

/** Which count a letter of this day is in: the year of the format's calendar, or 0 where numbers go on for ever. */
export const periodOf = ({ calendar, reset }: Pick<ReferenceFormat, 'calendar' | 'reset'>, day: string): number =>
  reset === 'yearly' ? monthOf(calendar, day).year : 0

/**
 * The reference number of a letter: `HR/ADM/0007/2019`. Where there is no department, its part and one separator beside
 * it are left out. A pattern with a problem gives null.
 */
export function referenceOf(
  { pattern, calendar }: Pick<ReferenceFormat, 'pattern' | 'calendar'>,
  { prefix, department, number, day }: ReferenceValues,
): string | null {
  const whole = department === null ? pattern.replace(/\{DEPT\}[/\-._ ]?|[/\-._ ]\{DEPT\}$/, '') : pattern
  const pieces = read(whole)
  if ('id' in pieces) return null
  const { year, month } = monthOf(calendar, day)
  return pieces
    .map((piece) => {
      if ('text' in piece) return piece.text
      switch (piece.part) {
        case 'PREFIX':
          return prefix
        case 'DEPT':
          return department ?? ''
        case 'SEQ':
          return String(number).padStart(piece.digits, '0')
        case 'YEAR':
          return String(year)
        case 'MONTH':
          return String(month).padStart(2, '0')
      }
    })
    .join('')
}

/** Words that say nothing in a code. */
const SMALL = new Set(['of', 'and', 'the', 'for', 'in', '&', 'እና', 'department', 'office'])

/**
 * The code of a department in a reference: the initials of its name, `HR` for “Human Resources”, or the beginning of one
 * word, `FIN`. English is read first, because a reference is written alike in both languages.
 */
export function departmentCode(name: Localized): string {
  const text = name.en?.trim() ? name.en : (name.am ?? '')
  const all = text.match(/[\p{L}\p{N}]+|&/gu) ?? []
  const said = all.filter((word) => !SMALL.has(word.toLowerCase()))
  const words = said.length === 0 ? all : said
  const [only] = words
  const code = words.length === 1 && only ? [...only].slice(0, 3).join('') : words.map((word) => [...word][0]).join('')
  return code.toUpperCase().slice(0, 6)
}

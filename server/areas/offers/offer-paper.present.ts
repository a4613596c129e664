import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { formatDate, type Calendar } from '../../../openapi/format/dates.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { requisition, ShownTerms } from '../../../openapi/schemas/job-offer.ts'
import { rectangle, type Mark, type Sheet } from '../../kernel/drawing.ts'
import type { ReferenceNames } from '../../kernel/reference-lists.ts'
import { brokenLines, lineAt, type Setting } from './line-breaker.ts'

/** What is printed, for whom: the terms of one number, in the reader's language and calendar. */
export interface Printed {
  readonly offer: z.input<typeof requisition>
  readonly terms: ShownTerms
  /** How many terms there have been. */
  readonly total: number
  readonly names: ReferenceNames
  readonly lang: Language
  readonly calendar: Calendar
  readonly say: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
}

/** A4 in millimetres, and what stays free. */
const PAGE = { width: 210, height: 297 } as const
const [LEFT, TOP, BOTTOM] = [24, 28, 268]
const WIDTH = PAGE.width - 2 * LEFT
const LABELS = 46
const INK = '#1a1a1a'
const QUIET = '#555555'
const RULE = '#b9b9b9'
/** Ethiopic letters stand taller: lines are as far apart as both scripts need. */
const PITCH = 1.5
const set = (size: number, over: Partial<Setting> = {}): Setting => ({
  width: WIDTH,
  size,
  weight: 'Regular',
  fill: INK,
  ...over,
})

/** Writes downwards and begins a page where one is full. */
function writer() {
  const pages: Mark[][] = [[]]
  let y: number = TOP
  const mark = (one: Mark) => pages.at(-1)?.push(one)
  const room = (height: number) => {
    if (y + height <= BOTTOM) return
    pages.push([])
    y = TOP
  }
  const text = (words: string, setting: Setting, x = LEFT) => {
    for (const line of brokenLines(words, setting)) {
      room(setting.size * PITCH)
      y += setting.size * PITCH
      if (line !== '') mark(lineAt(line, setting, x, y))
    }
  }
  return {
    pages,
    text,
    gap: (height: number) => void (y += height),
    rule: () => {
      room(4)
      y += 3
      mark(rectangle(LEFT, y, WIDTH, 0.25, RULE))
      y += 1
    },
    /** What a value is at the left, the value beside it. */
    field: (label: string, value: string) => {
      const [left, right] = [set(3.5, { width: LABELS - 4, fill: QUIET }), set(3.9, { width: WIDTH - LABELS })]
      const labels = brokenLines(label, left)
      const values = brokenLines(value, right)
      room(Math.max(labels.length, values.length) * right.size * PITCH)
      labels.forEach((line, n) => mark(lineAt(line, left, LEFT, y + (n + 1) * right.size * PITCH)))
      const start = y
      values.forEach((line, n) => mark(lineAt(line, right, LEFT + LABELS, start + (n + 1) * right.size * PITCH)))
      y = start + Math.max(labels.length, values.length) * right.size * PITCH + 1.2
    },
  }
}

/** What became of these terms: of the latest what became of the offer, of others that later ones took their place. */
function fateOf({ offer, terms, total, say }: Printed): string {
  return terms.number < total ? say('server.paper.replaced') : say(`offer.status.${offer.status}`)
}

/** The terms of an offer on pages of A4, for both sides alike: pure, every word of it text in the finished document. */
export function offerSheets(printed: Printed): readonly Sheet[] {
  const { offer, terms, total, names, lang, calendar, say } = printed
  const day = (iso: string) => formatDate(iso, { lang, calendar })
  const nameOf = (list: 'employment-types' | 'location-types', key: string) =>
    resolve(names.get(list)?.get(key), lang)?.text ?? key
  const title = say('server.paper.title', { job: terms.job_title, company: offer.company_name })
  const { pages, text, gap, rule, field } = writer()
  text(offer.company_name, set(4.6, { fill: QUIET }))
  text(title, set(7, { weight: 'Bold' }))
  text(say('server.paper.terms', { number: terms.number, total, date: day(terms.made_at) }), set(3.5, { fill: QUIET }))
  rule()
  field(
    say('offer.sent_to'),
    offer.employee_name === null ? offer.employee_email : `${offer.employee_name}\n${offer.employee_email}`,
  )
  for (const { position_name: position, structure_name: department } of terms.roles)
    field(say('server.paper.position'), `${position}\n${department}`)
  field(say('server.paper.job_title'), terms.job_title)
  field(say('offer.employment_type'), nameOf('employment-types', terms.employment_type))
  field(say('offer.location_type'), nameOf('location-types', terms.location_type))
  field(say('offer.salary'), say('server.paper.salary', { amount: formatMoney(terms.salary, lang, terms.currency) }))
  field(say('server.paper.from'), day(terms.from_date))
  field(say('server.paper.to'), terms.to_date === null ? say('server.paper.open_end') : day(terms.to_date))
  if (terms.answer_by !== null) field(say('server.paper.answer_by'), day(terms.answer_by))
  field(say('server.paper.status'), fateOf(printed))
  rule()
  text(say('offer.job_description'), set(4.6, { weight: 'Bold' }))
  gap(1)
  text(terms.job_description, set(3.9))
  return pages.map((marks, n) => ({
    ...PAGE,
    bleed: 0,
    title,
    description: title,
    lang,
    marks: [
      ...marks,
      lineAt(
        say('server.paper.foot', { id: offer.id, page: n + 1, pages: pages.length }),
        set(2.8, { fill: QUIET }),
        LEFT,
        PAGE.height - 14,
      ),
    ],
  }))
}

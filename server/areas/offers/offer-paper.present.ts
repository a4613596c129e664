import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { formatDate, type Calendar } from '../../../openapi/format/dates.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { requisition, ShownTerms } from '../../../openapi/schemas/job-offer.ts'
import { todayIn } from '../../kernel/days.ts'
import type { ReferenceNames } from '../../kernel/reference-lists.ts'
import type { Fact, Letter } from '../../kernel/typesetting.ts'
import type { Letterhead } from './letterhead.queries.ts'

/** What is printed, for whom: the terms of one number, in the reader's language and calendar. */
export interface Printed {
  readonly offer: z.input<typeof requisition>
  readonly terms: ShownTerms
  /** How many terms there have been. */
  readonly total: number
  readonly letterhead: Letterhead
  readonly names: ReferenceNames
  readonly lang: Language
  readonly calendar: Calendar
  readonly say: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
}

/** What became of these terms: of the latest what became of the offer, of others that later ones took their place. */
function fateOf({ offer, terms, total, say }: Printed): string {
  return terms.number < total ? say('server.paper.replaced') : say(`offer.status.${offer.status}`)
}

/**
 * What becomes of other jobs that the person has at the company: that they continue, or by the latest terms which end
 * and when. Empty where there is nothing to say.
 */
function otherJobsOf({ offer, terms, total, lang, calendar, say }: Printed): string {
  if (terms.current_job === 'continues') return say('offer.current_job.continues')
  if (terms.number < total) return ''
  return offer.replaced
    .map(({ job_title: job, last_day: date, begins }) =>
      say(begins ? 'server.paper.job_ends' : 'server.paper.job_never_begins', {
        job,
        date: formatDate(date, { lang, calendar }),
      }),
    )
    .join('\n')
}

/** The terms, each with what it is called. What does not apply is left out. */
function factsOf(printed: Printed): readonly Fact[] {
  const { terms, names, lang, calendar, say } = printed
  const day = (iso: string) => formatDate(iso, { lang, calendar })
  const nameOf = (list: 'employment-types' | 'location-types', key: string) =>
    resolve(names.get(list)?.get(key), lang)?.text ?? key
  const facts: readonly Fact[] = [
    [say('server.paper.job_title'), terms.job_title],
    ...terms.roles.flatMap(({ position_name: position, structure_name: department }): Fact[] => [
      [say('server.paper.position'), position === terms.job_title ? '' : position],
      [say('server.paper.department'), department],
    ]),
    [say('offer.location_type'), nameOf('location-types', terms.location_type)],
    [say('offer.employment_type'), nameOf('employment-types', terms.employment_type)],
    [say('server.paper.from'), day(terms.from_date)],
    [say('server.paper.to'), terms.to_date === null ? say('server.paper.open_end') : day(terms.to_date)],
    [say('offer.salary'), say('server.paper.salary', { amount: formatMoney(terms.salary, lang, terms.currency) })],
    [say('server.paper.current_job'), otherJobsOf(printed)],
    [say('server.paper.answer_by'), terms.answer_by === null ? '' : day(terms.answer_by)],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** The terms of an offer as a letter of the company, for both sides alike. */
export function offerLetter(printed: Printed): Letter {
  const { offer, terms, total, letterhead, lang, calendar, say } = printed
  const { head, place } = letterhead
  const { job_title: job } = terms
  const date = formatDate(todayIn(new Date(terms.made_at)), { lang, calendar })
  const person = offer.employee_name
  const side = (title: string, name: string, position: string) => ({
    title,
    rows: [
      [say('server.paper.sign.name'), name],
      [say('server.paper.sign.title'), position],
      [say('server.paper.sign.signature'), ''],
      [say('server.paper.sign.date'), ''],
    ] satisfies Fact[],
  })
  return {
    lang,
    title: say('server.paper.title', { job, company: offer.company_name }),
    author: offer.company_name,
    head,
    to: [...(person === null ? [] : [person]), offer.employee_email],
    date: [
      place === null ? date : say('server.paper.day', { place, date }),
      ...(total > 1 ? [say('server.paper.terms', { number: terms.number, total })] : []),
      say('server.paper.status', { status: fateOf(printed) }),
    ],
    subject: say('server.paper.subject', { job }),
    salutation: person === null ? say('server.paper.dear_unknown') : say('server.paper.dear', { name: person }),
    opening: say('server.paper.opening', { job, company: offer.company_name }),
    terms: factsOf(printed),
    more: terms.job_description === '' ? null : { title: say('offer.job_description'), text: terms.job_description },
    closing: say('server.paper.closing'),
    farewell: say('server.paper.farewell'),
    signatures: [
      side(say('server.paper.for_company', { company: head.name }), '', ''),
      side(say('server.paper.employee'), person ?? '', job),
    ],
    // Only the typesetter knows the pages.
    foot: say('server.paper.foot', { id: offer.id, page: '{page}', pages: '{pages}' }),
  }
}

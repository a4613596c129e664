import type { Language } from '../../../openapi/define.ts'
import { bothClocks } from '../../../openapi/format/clock.ts'
import { formatDate, type Calendar } from '../../../openapi/format/dates.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { wallTime, zoneName } from '../../../openapi/format/wall-clock.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { Services } from '../../kernel/context.ts'
import type { Applicable } from '../jobs/applicable.queries.ts'
import { employerName, publicUrl } from '../jobs/postings.present.ts'
import type { CalendarWords } from './calendar.ts'
import type { InterviewRow } from './interviews.policy.ts'

/** Who reads of an interview. */
export interface InterviewReader {
  readonly as: 'interviewer' | 'applicant'
  readonly lang: Language
  readonly calendar: Calendar
}
/** An interview with all that is said of it. */
export interface Subject {
  readonly row: InterviewRow
  readonly job: Applicable
  /** Who applied; null: they are deleted. */
  readonly name: Localized | null
}
type Saying = Pick<Services, 'say' | 'config'>

/** Day and time of day in the interview's own time zone, as notifications carry them. */
export const timeOf = ({ row }: Subject) => wallTime(row.startsAt, row.timeZone)
export const titleIn = ({ job }: Subject, lang: Language) => resolve(job.posting.title, lang)?.text ?? ''
export const personIn = ({ say }: Pick<Saying, 'say'>, { name }: Subject, lang: Language) =>
  resolve(name, lang)?.text ?? say(lang, 'mail.interview.person.gone')

/** Where it is: a place in words, or how people are reached. */
function whereOf({ say }: Pick<Saying, 'say'>, { kind, place }: InterviewRow, lang: Language): string {
  if (kind === 'video') return say(lang, 'mail.interview.video')
  if (kind === 'in_person') return say(lang, 'mail.interview.in_person', { place: place ?? '' })
  return place === null ? say(lang, 'mail.interview.phone') : say(lang, 'mail.interview.phone.at', { place })
}

/** When and where it is and what the employer wrote, a line each. */
export function linesOf({ say }: Saying, subject: Subject, { lang, calendar }: InterviewReader): string[] {
  const { row } = subject
  const { date, time } = timeOf(subject)
  return [
    say(lang, 'mail.interview.when', {
      date: formatDate(date, { lang, calendar }),
      time: bothClocks(time, lang),
      zone: zoneName(row.startsAt, row.timeZone, lang),
      minutes: row.minutes,
    }),
    whereOf({ say }, row, lang),
    ...(row.note === null ? [] : [say(lang, 'mail.interview.note', { note: row.note })]),
  ]
}

/** Which posting it is for, by the code and the address at which anybody can look it up. */
export function postingLine({ say, config }: Saying, { job }: Subject, { lang }: InterviewReader): string {
  const { code } = job.posting
  const url = job.isPublic ? publicUrl(job.posting, config) : null
  return url === null ? say(lang, 'mail.interview.code', { code }) : say(lang, 'mail.interview.code.at', { code, url })
}

/** The page on which the reader finds it. */
export const pageOf = ({ row }: Subject, { as }: InterviewReader): string =>
  as === 'applicant' ? `/job/applied/${row.applicationId}` : '/job/interviews'

/** What a calendar says of it. */
export function calendarWords(services: Saying, subject: Subject, reader: InterviewReader): CalendarWords {
  const { say, config } = services
  const { row, job } = subject
  const { as, lang } = reader
  const organizer = resolve(employerName(job.account, job.owner), lang)?.text ?? ''
  const title = titleIn(subject, lang)
  const url = config.webOrigin + pageOf(subject, reader)
  return {
    summary:
      as === 'applicant'
        ? say(lang, 'mail.interview.summary', { title, company: organizer })
        : say(lang, 'mail.interview.summary.with', { title, person: personIn(services, subject, lang) }),
    description: [
      ...linesOf(services, subject, reader),
      ...(row.link === null ? [] : [row.link]),
      postingLine(services, subject, reader),
      url,
    ].join('\n\n'),
    location: row.link ?? row.place,
    url,
    organizer,
  }
}

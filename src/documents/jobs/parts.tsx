import { fromSource } from '../../../openapi/application-source.ts'
import { DAY } from '../../../openapi/durations.ts'
import { formatDate } from '../../../openapi/format/dates.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import { Text } from '../parts/Text.tsx'
import { inLanguage, jobPath } from './job-address.ts'
import type { JobCard, JobSalary, Kept } from './job-data.ts'
import { Keep } from './Keep.tsx'

/** Whole days from one ISO day to another. */
const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** An amount or a range, and what it is paid for. */
export function salaryText({ from, to, currency, period }: JobSalary, { say, lang }: DocumentContext): string | null {
  const money = (amount: number) => formatMoney(amount, lang, currency)
  const amount =
    from !== null && to !== null
      ? from === to
        ? money(to)
        : say('document.job.salary.range', { from: money(from), to: money(to) })
      : from !== null
        ? say('document.job.salary.from', { amount: money(from) })
        : to !== null
          ? say('document.job.salary.to', { amount: money(to) })
          : null
  return amount === null ? null : say(`document.job.salary.${period}`, { amount })
}
/** How long ago a posting was published, in days of Addis Ababa. */
export const postedText = ({ publishedOn }: Pick<JobCard, 'publishedOn'>, { say, today }: DocumentContext): string =>
  say('document.job.posted', { days: Math.max(0, daysFrom(publishedOn, today)) })
/** The last day to apply, and how many days are left. */
export function deadlineText(deadline: string, { say, lang, today }: DocumentContext): string {
  const date = formatDate(deadline, { lang, calendar: calendarOf(lang) })
  const days = daysFrom(today, deadline)
  return days < 0 ? say('document.job.deadline.over', { date }) : say('document.job.deadline', { date, days })
}

/** Where the work is: city and region, and the kind of place. */
export function Place({ job: { region, city, place }, context }: { job: JobCard; context: DocumentContext }) {
  const said = (part: JobCard['city']) => resolve(part, context.lang)?.text ?? ''
  // “Bole, Addis Ababa” names its region already.
  const isNamed = region !== null && said(city).includes(said(region))
  const parts = [city, isNamed ? null : region, place].filter((part) => part !== null)
  return parts.map((part, at) => (
    <span key={at}>
      {at > 0 ? ' · ' : null}
      <Text value={part} lang={context.lang} />
    </span>
  ))
}

/** Postings below each other; the whole card leads to its posting. `level` is that of their headings. */
export function JobCards({
  jobs,
  kept,
  context,
  level: Heading,
}: {
  readonly jobs: readonly JobCard[]
  readonly kept: Kept
  readonly context: DocumentContext
  readonly level: 'h2' | 'h3'
}) {
  const { lang, say } = context
  return (
    <ul className="jobs">
      {jobs.map((job) => {
        const salary = job.salary && salaryText(job.salary, context)
        return (
          <li key={job.slug}>
            <Heading>
              <a href={fromSource(inLanguage(jobPath(job.slug), lang), 'search')}>
                <Text value={job.title} lang={lang} />
              </a>
            </Heading>
            <p className="who">
              <Text value={job.employer.name} lang={lang} />
              {job.employer.isVerified ? <span className="sure">{say('document.job.verified')}</span> : null}
            </p>
            <p className="where">
              <Place job={job} context={context} />
              {job.type ? (
                <>
                  {' · '}
                  <Text value={job.type} lang={lang} />
                </>
              ) : null}
            </p>
            {salary ? <p className="pay">{salary}</p> : null}
            <p className="when">
              {postedText(job, context)}
              {job.deadline ? ` · ${deadlineText(job.deadline, context)}` : null}
            </p>
            <Keep job={job} kept={kept} context={context} />
          </li>
        )
      })}
    </ul>
  )
}

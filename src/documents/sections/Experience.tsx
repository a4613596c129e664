import { formatDate, formatDateRange, shownDay } from '../../../openapi/format/dates.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import { Text } from '../parts/Text.tsx'
import type { Confirmation, LetterConfirmation, SectionEntry } from '../site-data.ts'
import { Line, Story } from './Section.tsx'

/** Jobs; one without an end date is shown as current. */
export function Experience({
  entries,
  context,
}: {
  entries: readonly SectionEntry<'experience'>[]
  context: DocumentContext
}) {
  return (
    <ol className="entries">
      {entries.map((entry, index) => (
        <Post key={index} entry={entry} context={context} />
      ))}
    </ol>
  )
}

function Post({ entry, context }: { entry: SectionEntry<'experience'>; context: DocumentContext }) {
  const { lang, say } = context
  const style = { lang, calendar: calendarOf(lang), precision: 'month' } as const
  const start = shownDay(entry.start_date, entry.start_known)
  const when =
    entry.end_date === null
      ? say('document.experience.since', { date: formatDate(start, style) })
      : formatDateRange(start, shownDay(entry.end_date, entry.end_known), style)
  return (
    <li className={entry.end_date === null ? 'entry open' : 'entry'}>
      <p className="when">{when}</p>
      <div className="what">
        <h3>
          <Text value={entry.job_title} lang={lang} />
        </h3>
        <Line className="where">
          <Text value={entry.company_name} lang={lang} />
          <Text value={entry.location} lang={lang} />
        </Line>
        <Line className="how">
          <Text value={entry.employment_type.name} lang={lang} />
          <Text value={entry.location_type.name} lang={lang} />
        </Line>
        {entry.confirmed === null ? null : <Mark confirmed={entry.confirmed} context={context} />}
        {entry.letter === null ? null : <LetterMark letter={entry.letter} context={context} />}
      </div>
      <Story value={entry.description} lang={lang} />
    </li>
  )
}

/** The employer's confirmation of the entry, with a link to the employer's page if it is public. */
function Mark({
  confirmed: { company, url },
  context: { lang, say },
}: {
  confirmed: Confirmation
  context: DocumentContext
}) {
  const name = <Text value={company} lang={lang} />
  return (
    <p className="how confirmed">
      <i aria-hidden="true">✓ </i>
      {say('document.experience.confirmed')} {url === null ? name : <a href={url}>{name}</a>}
    </p>
  )
}

/** The letter that confirms the entry: whoever doubts it verifies it there. */
function LetterMark({
  letter: { company, reference, date, verification },
  context: { lang, say },
}: {
  letter: LetterConfirmation
  context: DocumentContext
}) {
  return (
    <p className="how confirmed">
      <i aria-hidden="true">✓ </i>
      {say('document.experience.letter')} <a href={verification}>{reference}</a>
      {' · '}
      <Text value={company} lang={lang} />
      {' · '}
      {formatDate(date, { lang, calendar: calendarOf(lang) })}
    </p>
  )
}

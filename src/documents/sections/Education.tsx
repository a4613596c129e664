import { COMMA } from '../../../openapi/format/comma.ts'
import { formatDateRange, shownDay } from '../../../openapi/format/dates.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import { Photo } from '../parts/Photo.tsx'
import { Text } from '../parts/Text.tsx'
import type { SectionEntry } from '../site-data.ts'
import { Story } from './Section.tsx'

/** Studies in the person's order; an end date after today is shown as expected. */
export function Education({
  entries,
  context,
}: {
  entries: readonly SectionEntry<'education'>[]
  context: DocumentContext
}) {
  return (
    <ol className="entries">
      {entries.map((entry, index) => (
        <Study key={index} entry={entry} context={context} />
      ))}
    </ol>
  )
}

function Study({ entry, context }: { entry: SectionEntry<'education'>; context: DocumentContext }) {
  const { lang, say, today } = context
  const expected = entry.end_date > today
  return (
    <li className={expected ? 'entry open' : 'entry'}>
      <p className="when">
        {formatDateRange(shownDay(entry.start_date, entry.start_known), shownDay(entry.end_date, entry.end_known), {
          lang,
          calendar: calendarOf(lang),
          precision: 'month',
        })}
        {expected ? (
          <>
            <i aria-hidden="true"> · </i>
            <b>{say('document.education.expected')}</b>
          </>
        ) : null}
      </p>
      <div className="what">
        <h3>
          <Text value={entry.degree} lang={lang} />
          {COMMA[lang]}
          <Text value={entry.field_of_study} lang={lang} />
        </h3>
        <p className="where">
          <Text value={entry.school_name} lang={lang} />
        </p>
        {entry.grade === null ? null : <p className="how">{say('document.education.grade', { grade: entry.grade })}</p>}
      </div>
      {entry.picture === null ? null : <Photo className="crest" picture={entry.picture} />}
      <Story value={entry.description} lang={lang} />
    </li>
  )
}

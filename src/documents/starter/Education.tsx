import { formatDateRange } from '../../../openapi/format/dates.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import { Text } from '../parts/Text.tsx'
import type { SectionEntry } from '../site-data.ts'

/** The studies in the person's order; an end after today is said to be expected. */
export function Education({ entries, context }: { entries: readonly SectionEntry<'education'>[]; context: DocumentContext }) {
  return (
    <section className="part" aria-labelledby="education">
      <h2 id="education">{context.say('document.section.education')}</h2>
      <ol className="entries">
        {entries.map((entry, index) => (
          <Study key={index} entry={entry} context={context} />
        ))}
      </ol>
    </section>
  )
}

function Study({ entry, context }: { entry: SectionEntry<'education'>; context: DocumentContext }) {
  const { lang, say, today } = context
  const expected = entry.end_date > today
  const range = formatDateRange(entry.start_date, entry.end_date, { lang, calendar: calendarOf(lang), precision: 'month' })
  return (
    <li className={expected ? 'entry expected' : 'entry'}>
      <div>
        <h3>
          <Text value={entry.degree} lang={lang} />
          {say('document.education.join')}
          <Text value={entry.field_of_study} lang={lang} />
        </h3>
        <p className="school">
          <Text value={entry.school_name} lang={lang} />
        </p>
        <p className="when">
          {range}
          {expected ? (
            <>
              {' · '}
              <b>{say('document.education.expected')}</b>
            </>
          ) : null}
          {entry.grade === null ? null : ` · ${say('document.education.grade', { grade: entry.grade })}`}
        </p>
      </div>
      {entry.picture === null ? null : <img className="crest" src={entry.picture.url} width={52} height={52} alt="" loading="lazy" decoding="async" />}
      {entry.description === null ? null : (
        <p className="story">
          <Text value={entry.description} lang={lang} />
        </p>
      )}
    </li>
  )
}

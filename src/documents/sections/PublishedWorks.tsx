import { formatDate } from '../../../openapi/format/dates.ts'
import { ownLink } from '../../../openapi/format/safe-link.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import { sizeOf } from '../parts/size-of.ts'
import { Outside, spokenAddress } from '../parts/Outside.tsx'
import { Text } from '../parts/Text.tsx'
import type { Attachment, SectionEntry } from '../site-data.ts'
import { Line, Story } from './Section.tsx'

/** A DOI as its resolver wants it (DOI Handbook §3.8.2): everything but the slashes encoded. */
const doiLink = (doi: string) => `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`

/** Published works with authors, publisher, date, citations and the document. */
export function PublishedWorks({
  entries,
  context,
}: {
  entries: readonly SectionEntry<'published_works'>[]
  context: DocumentContext
}) {
  const { lang, say } = context
  return (
    <ol className="entries">
      {entries.map((entry, index) => (
        <li className="entry" key={index}>
          <p className="when">
            {formatDate(entry.publication_date, { lang, calendar: calendarOf(lang), precision: 'month' })}
          </p>
          <div className="what">
            <h3>
              <Text value={entry.title} lang={lang} />
            </h3>
            <p className="where">
              <Text value={entry.author_names} lang={lang} />
            </p>
            <Line className="how">
              <cite>
                <Text value={entry.journal_name} lang={lang} />
              </cite>
              <Text value={entry.publisher} lang={lang} />
              <Text value={entry.country.name} lang={lang} />
              {entry.citation_count === 0 ? null : say('document.work.cited', { count: entry.citation_count })}
            </Line>
          </div>
          <Story value={entry.description} lang={lang} />
          <ul className="links">
            <li>
              <Outside to={doiLink(entry.doi)}>{spokenAddress(doiLink(entry.doi))}</Outside>
            </li>
            {entry.attachment === null ? null : (
              <li>
                <Load file={entry.attachment} context={context} />
              </li>
            )}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Load({ file, context }: { file: Attachment; context: DocumentContext }) {
  const href = ownLink(file.url)
  if (href === null) return null
  return (
    <a href={href} download="">
      {context.say('document.file.load', { name: file.name, size: sizeOf(file.bytes, context) })}
    </a>
  )
}

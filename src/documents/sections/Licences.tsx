import { formatDate } from '../../../openapi/format/dates.ts'
import type { ShownLicence } from '../company-data.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import { Text } from '../parts/Text.tsx'
import { Line } from './Section.tsx'

/** A company's licences, with issuing authority and expiry date. */
export function Licences({ licences, context }: { licences: readonly ShownLicence[]; context: DocumentContext }) {
  const { lang, say, today } = context
  const date = (day: string) => formatDate(day, { lang, calendar: calendarOf(lang) })
  return (
    <ul className="licences">
      {licences.map(({ name, number, authority, issued_on, expires_on }, index) => (
        <li key={index}>
          <h3>
            <Text value={name} lang={lang} />
          </h3>
          <p className="where">
            <Text value={authority} lang={lang} />
          </p>
          <Line className="how">
            {say('document.licence.number', { number })}
            {say('document.licence.issued', { date: date(issued_on) })}
            {expires_on === null
              ? null
              : say(expires_on < today ? 'document.licence.expired' : 'document.licence.expires', {
                  date: date(expires_on),
                })}
          </Line>
        </li>
      ))}
    </ul>
  )
}

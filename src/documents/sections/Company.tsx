import type { ReactNode } from 'react'
import { formatDate } from '../../../openapi/format/dates.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { CompanyFacts, LegalNumber } from '../company-data.ts'
import { calendarOf, countIn, type DocumentContext, yearIn } from '../document.ts'
import { Text } from '../parts/Text.tsx'
import { Line } from './Section.tsx'

const NAMED = ['business_type', 'legal_name', 'short_name', 'legal_structure', 'market_type', 'size'] as const
const COUNTED = ['employees', 'branches', 'offices'] as const

/** Facts about a company: its business, year, size, and the registration numbers that this reader may see. */
export function Company({ company, context }: { company: CompanyFacts; context: DocumentContext }) {
  const { lang, say } = context
  const text = (value: Localized | null) =>
    value === null || resolve(value, lang) === null ? null : <Text value={value} lang={lang} />
  const said: readonly (readonly [string, ReactNode])[] = [
    ...NAMED.map((key) => [key, text(company[key])] as const),
    ['year', company.year === null ? null : yearIn(company.year, lang)],
    ...COUNTED.map((key) => [key, company[key] === null ? null : countIn(company[key], lang)] as const),
    ...company.numbers.map((number) => [number.key, <Given key={number.key} by={number} context={context} />] as const),
  ]
  return (
    <dl className="facts-list">
      {said.map(([key, value]) =>
        value === null ? null : (
          <div key={key}>
            <dt>
              {say(
                `document.company.${key as (typeof NAMED)[number] | (typeof COUNTED)[number] | 'year' | LegalNumber['key']}`,
              )}
            </dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** A registration number with the authority that issued it and the date. */
function Given({ by: { number, authority, since }, context: { lang } }: { by: LegalNumber; context: DocumentContext }) {
  return (
    <>
      <bdi>{number}</bdi>
      {authority === null && since === null ? null : (
        <Line className="how">
          {authority === null ? null : <Text value={authority} lang={lang} />}
          {since === null ? null : formatDate(since, { lang, calendar: calendarOf(lang) })}
        </Line>
      )}
    </>
  )
}

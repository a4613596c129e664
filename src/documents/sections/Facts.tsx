import type { ReactNode } from 'react'
import { formatDate } from '../../../openapi/format/dates.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import { Text } from '../parts/Text.tsx'
import type { Fact } from '../site-data.ts'

function factText(fact: Fact, { lang, say }: DocumentContext): ReactNode {
  if (fact.key === 'birth_date') return formatDate(fact.date, { lang, calendar: calendarOf(lang) })
  if (fact.key === 'salary') {
    const { from, to, currency } = fact.range
    return say('document.fact.salary.range', {
      from: formatMoney(from, lang, currency),
      to: formatMoney(to, lang, currency),
    })
  }
  return <Text value={fact.text} lang={lang} />
}

/** Personal details, in the order of the form. */
export function Facts({ facts, context }: { facts: readonly Fact[]; context: DocumentContext }) {
  return (
    <dl className="facts-list">
      {facts.map((fact) => (
        <div key={fact.key}>
          <dt>{context.say(`document.fact.${fact.key}`)}</dt>
          <dd>{factText(fact, context)}</dd>
        </div>
      ))}
    </dl>
  )
}

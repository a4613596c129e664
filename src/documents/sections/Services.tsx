import type { DocumentContext } from '../document.ts'
import { Text } from '../parts/Text.tsx'
import type { SectionEntry } from '../site-data.ts'
import { Story, Terms } from './Section.tsx'

const TERMS = [
  'key_features',
  'benefits',
  'pricing_packages',
  'duration_and_availability',
  'target_audience',
  'delivery_method',
  'terms_and_conditions',
] as const

/** Services with their details. */
export function Services({
  entries,
  context,
}: {
  entries: readonly SectionEntry<'services'>[]
  context: DocumentContext
}) {
  const { lang, say } = context
  return (
    <ul className="offers">
      {entries.map((entry, index) => (
        <li className="offer" key={index}>
          <h3>
            <Text value={entry.name} lang={lang} />
          </h3>
          {entry.status === null ? null : (
            <p className={`state ${entry.status}`}>{say(`document.service.${entry.status}`)}</p>
          )}
          <Story value={entry.description} lang={lang} />
          <Terms of={TERMS.map((key) => [`document.service.${key}`, entry[key]] as const)} context={context} />
        </li>
      ))}
    </ul>
  )
}

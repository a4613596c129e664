import type { DocumentContext } from '../document.ts'
import { Text } from '../parts/Text.tsx'
import type { SectionEntry } from '../site-data.ts'

/** Skills or hobbies, side by side. */
export function Words({
  entries,
  context: { lang },
}: {
  entries: readonly SectionEntry<'skills' | 'hobbies'>[]
  context: DocumentContext
}) {
  return (
    <ul className="words">
      {entries.map((entry, index) => (
        <li key={index}>
          <Text value={entry.name} lang={lang} />
        </li>
      ))}
    </ul>
  )
}

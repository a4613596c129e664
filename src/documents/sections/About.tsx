import type { DocumentContext } from '../document.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { Paragraphs } from '../parts/Text.tsx'
import type { SectionEntry } from '../site-data.ts'

const KEYS = ['vision', 'mission', 'value', 'goal'] as const

/** Vision, mission, values and goal. */
export function About({
  entries,
  context: { lang, say },
}: {
  entries: readonly SectionEntry<'about'>[]
  context: DocumentContext
}) {
  return (
    <dl className="beliefs">
      {entries.flatMap((entry, index) =>
        KEYS.map((key) => {
          const value = entry[key]
          return value === null || resolve(value, lang) === null ? null : (
            <div key={`${index} ${key}`}>
              <dt>{say(`document.about.${key}`)}</dt>
              <dd>
                <Paragraphs value={value} lang={lang} />
              </dd>
            </div>
          )
        }),
      )}
    </dl>
  )
}

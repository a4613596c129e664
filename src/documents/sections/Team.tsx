import { resolve } from '../../../openapi/format/names.ts'
import type { DocumentContext } from '../document.ts'
import { Outside, spokenAddress } from '../parts/Outside.tsx'
import { Head } from '../parts/Portrait.tsx'
import { Text } from '../parts/Text.tsx'
import type { SectionEntry } from '../site-data.ts'
import { Story } from './Section.tsx'

/** Team members. */
export function Team({
  entries,
  context: { lang },
}: {
  entries: readonly SectionEntry<'team'>[]
  context: DocumentContext
}) {
  return (
    <ul className="people">
      {entries.map((entry, index) => (
        <li className="person" key={index}>
          <Head picture={entry.picture} name={resolve(entry.name, lang)?.text ?? ''} />
          <div className="what">
            <h3>
              <Text value={entry.name} lang={lang} />
            </h3>
            <p className="role">
              <Text value={entry.role} lang={lang} />
            </p>
            <Story value={entry.bio} lang={lang} />
            {entry.links.length === 0 ? null : (
              <ul className="links">
                {entry.links.map((link, n) => (
                  <li key={n}>
                    <Outside to={link}>{spokenAddress(link)}</Outside>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

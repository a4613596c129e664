import type { DocumentContext } from '../document.ts'
import { PlatformIcon } from '../parts/icons.tsx'
import { Outside, spokenAddress } from '../parts/Outside.tsx'
import { Text } from '../parts/Text.tsx'
import type { SectionEntry } from '../site-data.ts'

/** Links to social media. */
export function SocialMedia({
  entries,
  context: { lang },
}: {
  entries: readonly SectionEntry<'social_media'>[]
  context: DocumentContext
}) {
  return (
    <ul className="places">
      {entries.map((entry, index) => (
        <li key={index}>
          <Outside to={entry.url} me>
            <PlatformIcon platform={entry.platform.key} />
            <span>
              <b>
                <Text value={entry.platform.name} lang={lang} />
              </b>{' '}
              <small>{spokenAddress(entry.url)}</small>
            </span>
          </Outside>
        </li>
      ))}
    </ul>
  )
}

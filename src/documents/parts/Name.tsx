import { resolve } from '../../../openapi/format/names.ts'
import type { DocumentContext, Say } from '../document.ts'
import { locationOf } from '../outline.ts'
import type { SiteData } from '../site-data.ts'
import { PinIcon, VerifiedIcon } from './icons.tsx'
import { Text } from './Text.tsx'

/** The name, or the username of one who has none in either language. */
export function Name({ site, lang }: { site: SiteData; lang: DocumentContext['lang'] }) {
  return <h1>{resolve(site.name, lang) === null ? site.username : <Text value={site.name} lang={lang} />}</h1>
}

/** Says that a company is what it says it is: an administrator looked at its documents. */
export function Verified({ say }: { say: Say }) {
  return (
    <p className="verified">
      <VerifiedIcon />
      {say('document.company.verified')}
    </p>
  )
}

/**
 * What stands under the name: the mark of a verified company, nickname, position, headline, place; each only when it is
 * there.
 */
export function Lines({ site, context: { lang, say } }: { site: SiteData; context: DocumentContext }) {
  const nickname = resolve(site.nickname, lang)
  const place = locationOf(site)
  return (
    <>
      {site.company?.is_verified ? <Verified say={say} /> : null}
      {nickname === null ? null : (
        <p className="nick">
          <q lang={nickname.lang === lang ? undefined : nickname.lang}>{nickname.text}</q>
        </p>
      )}
      {resolve(site.job_title, lang) === null || site.job_title === null ? null : (
        <p className="job">
          <Text value={site.job_title} lang={lang} />
        </p>
      )}
      {resolve(site.headline, lang) === null || site.headline === null ? null : (
        <p className="headline display">
          <Text value={site.headline} lang={lang} />
        </p>
      )}
      {place === null || resolve(place, lang) === null ? null : (
        <p className="place">
          <PinIcon />
          <Text value={place} lang={lang} />
        </p>
      )}
    </>
  )
}

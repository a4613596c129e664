import { formatDate } from '../../../openapi/format/dates.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import type { SiteData } from '../site-data.ts'
import { Made } from './Made.tsx'

/** When the page was last changed, its address on paper, where it comes from. */
export function Foot({ site, context: { lang, say } }: { site: SiteData; context: DocumentContext }) {
  return (
    <footer className="foot">
      <p className="made">
        {say('document.site.updated', { date: formatDate(site.updated_at, { lang, calendar: calendarOf(lang) }) })}
      </p>
      <p className="made onpaper">{site.urls.canonical.replace(/^https?:\/\//, '')}</p>
      <Made say={say} />
    </footer>
  )
}

import { formatDate } from '../../../openapi/format/dates.ts'
import { pages } from '../../../openapi/routes.ts'
import { calendarOf, type DocumentContext } from '../document.ts'
import type { SiteData } from '../site-data.ts'
import type { TemplateNotice } from '../site-page.tsx'
import { Made } from './Made.tsx'

interface FootProps {
  readonly site: SiteData
  readonly context: DocumentContext
  /** A sample or a preview is nobody's page to report. */
  readonly notice?: TemplateNotice
}

/** When the page was last changed, its address on paper, how to report it, where it comes from. */
export function Foot({ site, context: { lang, say }, notice = null }: FootProps) {
  const report = pages.reportPage.path.replace('{username}', encodeURIComponent(site.username))
  return (
    <footer className="foot">
      <p className="made">
        {say('document.site.updated', { date: formatDate(site.updated_at, { lang, calendar: calendarOf(lang) }) })}
      </p>
      <p className="made onpaper">{site.urls.canonical.replace(/^https?:\/\//, '')}</p>
      {notice === null ? (
        <p className="made noprint">
          <a href={`${report}?lang=${lang}`} rel="nofollow">
            {say('document.site.report')}
          </a>
        </p>
      ) : null}
      <Made say={say} />
    </footer>
  )
}

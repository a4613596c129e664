import type { ReactNode } from 'react'
import { languageLinks } from '../document.ts'
import { outlineOf } from '../outline.ts'
import type { TemplateProps } from '../site-page.tsx'
import { Foot } from './Foot.tsx'
import { Notice } from './Notice.tsx'
import { Tools } from './Tools.tsx'

interface SiteFrameProps extends TemplateProps {
  /** What the template's style sheet calls the page; `alone` is added where it has nothing but its beginning. */
  readonly sheet: string
  /** Whether the username stands beside the tools. */
  readonly isSigned?: boolean
  /** More classes of the line that has the tools. */
  readonly top?: string
  /** Between the notice and the page. */
  readonly before?: ReactNode
  /** Between the content and the foot. */
  readonly after?: ReactNode
  /** The content. */
  readonly children: ReactNode
}

/** What every template has around its content: the way past the tools, what the page is, the tools and the foot. */
export function SiteFrame({
  site,
  context,
  notice,
  sheet,
  isSigned = false,
  top,
  before,
  after,
  children,
}: SiteFrameProps) {
  const { say } = context
  return (
    <>
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <Notice notice={notice} template={site.template} company={site.company} say={say} />
      {before}
      <div className={outlineOf(site, context).length === 0 ? `${sheet} alone` : sheet}>
        <div className={top === undefined ? 'top' : `top ${top}`}>
          {isSigned ? <p className="sign">@{site.username}</p> : null}
          {notice?.kind === 'preview' ? null : (
            <Tools links={languageLinks(site.urls.canonical, site.language)} context={context} />
          )}
        </div>
        <main id="main">{children}</main>
        {after}
        <Foot site={site} context={context} notice={notice} />
      </div>
    </>
  )
}

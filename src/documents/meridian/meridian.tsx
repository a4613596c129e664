import { resolve } from '../../../openapi/format/names.ts'
import { outlineOf } from '../outline.ts'
import { Band } from '../parts/Band.tsx'
import { Actions, Contact } from '../parts/Contact.tsx'
import { Lines, Name } from '../parts/Name.tsx'
import { Cover } from '../parts/Photo.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { SiteFrame } from '../parts/SiteFrame.tsx'
import { Sections } from '../sections/Sections.tsx'
import type { Design, TemplateProps } from '../site-page.tsx'
import { meridianStyles } from './meridian.styles.ts'

/** A page with fewer parts has no index. */
const INDEXED = 3

/** *Meridian*: a wide editorial column along a fine line, with an index that stays in sight. */
function Meridian({ site, context, notice }: TemplateProps) {
  const { lang, say } = context
  const name = resolve(site.name, lang)?.text ?? site.username
  const outline = outlineOf(site, context)
  return (
    <SiteFrame site={site} context={context} notice={notice} sheet="sheet" isSigned after={<Band id="tibeb" />}>
      <header className="title">
        <Name site={site} lang={lang} />
        {site.cover === null ? <Arcs /> : <Cover picture={site.cover} />}
        <div className="deck">
          <Portrait photo={site.photo} name={name} first={site.cover === null} isLogo={site.company !== null} />
          <div className="says">
            <Lines site={site} context={context} />
          </div>
          <div className="reach">
            <Contact of={site} say={say} />
            <Actions site={site} say={say} />
          </div>
        </div>
      </header>
      {outline.length === 0 ? null : (
        <div className={outline.length < INDEXED ? 'body brief' : 'body'}>
          {outline.length < INDEXED ? null : (
            <nav className="index noprint" aria-label={say('document.index')}>
              <ol>
                {outline.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="parts">
            <Sections site={site} context={context} />
          </div>
        </div>
      )}
    </SiteFrame>
  )
}

/** A drawing of lines of longitude in the place of a missing cover. */
function Arcs() {
  return (
    <svg className="arcs" viewBox="0 -1 1200 121" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 119.5h1200M600 0v120M600 0c-90 24-150 70-170 120M600 0c90 24 150 70 170 120M600 0c-190 12-310 60-350 120M600 0c190 12 310 60 350 120M600 0C300 4 120 50 60 120M600 0c300 4 480 50 540 120" />
      <path className="prime" d="M600 0c-45 30-75 75-85 120" />
    </svg>
  )
}

export const meridian: Design = { styles: meridianStyles, Body: Meridian }

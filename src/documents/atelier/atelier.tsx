import { resolve } from '../../../openapi/format/names.ts'
import { languageLinks } from '../document.ts'
import { outlineOf } from '../outline.ts'
import { Actions, Contact } from '../parts/Contact.tsx'
import { Foot } from '../parts/Foot.tsx'
import { Lines, Name } from '../parts/Name.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Cover } from '../parts/Photo.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { Tools } from '../parts/Tools.tsx'
import { Sections } from '../sections/Sections.tsx'
import type { Design, TemplateProps } from '../site-page.tsx'
import { atelierStyles } from './atelier.styles.ts'

/** *Atelier*: a wall of pictures, each in its mount, with quiet words under them on one axis. */
function Atelier({ site, context, notice }: TemplateProps) {
  const { lang, say } = context
  const name = resolve(site.name, lang)?.text ?? site.username
  const isAlone = outlineOf(site, context).length === 0
  return (
    <>
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <Notice notice={notice} template={site.template} company={site.company} say={say} />
      <div className={isAlone ? 'atelier alone' : 'atelier'}>
        <div className="top">
          {notice?.kind === 'preview' ? null : (
            <Tools links={languageLinks(site.urls.canonical, site.language)} context={context} />
          )}
        </div>
        <main id="main">
          <header className={site.cover === null ? 'face' : 'face hung'}>
            {site.cover === null ? null : <Cover picture={site.cover} />}
            <Portrait photo={site.photo} name={name} first={site.cover === null} isLogo={site.company !== null} />
            <Name site={site} lang={lang} />
            <Lines site={site} context={context} />
            <Contact of={site} say={say} />
            <Actions site={site} say={say} />
          </header>
          <Sections site={site} context={context} />
        </main>
        <Foot site={site} context={context} notice={notice} />
      </div>
    </>
  )
}

export const atelier: Design = { styles: atelierStyles, Body: Atelier }

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
import { ledgerStyles } from './ledger.styles.ts'

/** *Ledger*: a book of accounts, with a margin line, cells, and what counts at the right edge. */
function Ledger({ site, context, notice }: TemplateProps) {
  const { lang, say } = context
  const name = resolve(site.name, lang)?.text ?? site.username
  const isAlone = outlineOf(site, context).length === 0
  return (
    <>
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <Notice notice={notice} template={site.template} company={site.company} say={say} />
      <div className={isAlone ? 'ledger alone' : 'ledger'}>
        <div className="top">
          <p className="sign">@{site.username}</p>
          {notice?.kind === 'preview' ? null : (
            <Tools links={languageLinks(site.urls.canonical, site.language)} context={context} />
          )}
        </div>
        <main id="main">
          <header className="face">
            <div className="title">
              <Name site={site} lang={lang} />
              <Lines site={site} context={context} />
            </div>
            <Portrait photo={site.photo} name={name} first={site.cover === null} isLogo={site.company !== null} />
            <div className="reach">
              <Contact of={site} say={say} />
              <Actions site={site} say={say} />
            </div>
          </header>
          {site.cover === null ? null : <Cover picture={site.cover} />}
          <Sections site={site} context={context} />
        </main>
        <Foot site={site} context={context} notice={notice} />
      </div>
    </>
  )
}

export const ledger: Design = { styles: ledgerStyles, Body: Ledger }

import { resolve } from '../../../openapi/format/names.ts'
import { Actions, Contact } from '../parts/Contact.tsx'
import { Lines, Name } from '../parts/Name.tsx'
import { Cover } from '../parts/Photo.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { SiteFrame } from '../parts/SiteFrame.tsx'
import { Sections } from '../sections/Sections.tsx'
import type { Design, TemplateProps } from '../site-page.tsx'
import { ledgerStyles } from './ledger.styles.ts'

/** *Ledger*: a book of accounts, with a margin line, cells, and what counts at the right edge. */
function Ledger({ site, context, notice }: TemplateProps) {
  const { lang, say } = context
  const name = resolve(site.name, lang)?.text ?? site.username
  return (
    <SiteFrame site={site} context={context} notice={notice} sheet="ledger" isSigned>
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
    </SiteFrame>
  )
}

export const ledger: Design = { styles: ledgerStyles, Body: Ledger }

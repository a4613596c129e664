import { resolve } from '../../../openapi/format/names.ts'
import { Band } from '../parts/Band.tsx'
import { Actions, Contact } from '../parts/Contact.tsx'
import { Lines, Name } from '../parts/Name.tsx'
import { Cover } from '../parts/Photo.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { SiteFrame } from '../parts/SiteFrame.tsx'
import { Sections } from '../sections/Sections.tsx'
import type { Design, TemplateProps } from '../site-page.tsx'
import { starterStyles } from './starter.styles.ts'

/** *Starter*: one plain column. */
function Starter({ site, context, notice }: TemplateProps) {
  const { lang, say } = context
  const name = resolve(site.name, lang)?.text ?? site.username
  return (
    <SiteFrame site={site} context={context} notice={notice} sheet="column" before={<Band id="tibeb" />}>
      <header className={site.cover === null ? 'face' : 'face covered'}>
        {site.cover === null ? null : <Cover picture={site.cover} />}
        <Portrait photo={site.photo} name={name} first={site.cover === null} isLogo={site.company !== null} />
        <Name site={site} lang={lang} />
        <Lines site={site} context={context} />
        <Contact of={site} say={say} />
        <Actions site={site} say={say} />
      </header>
      <Sections site={site} context={context} />
    </SiteFrame>
  )
}

export const starter: Design = { styles: starterStyles, Body: Starter }

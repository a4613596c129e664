import { resolve } from '../../../openapi/format/names.ts'
import type { CompanyFacts } from '../company-data.ts'
import { countIn, type DocumentContext, yearIn } from '../document.ts'
import { outlineOf } from '../outline.ts'
import { Actions, Contact } from '../parts/Contact.tsx'
import { Lines, Name } from '../parts/Name.tsx'
import { Cover } from '../parts/Photo.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { SiteFrame } from '../parts/SiteFrame.tsx'
import { Sections } from '../sections/Sections.tsx'
import type { Design, TemplateProps } from '../site-page.tsx'
import { signalStyles } from './signal.styles.ts'

/** Longer names are set smaller, so that no word is split. */
const LONG = 24

/** *Signal*: a bold field of colour with an oversized name, and large headings. */
function Signal({ site, context, notice }: TemplateProps) {
  const { lang, say } = context
  const name = resolve(site.name, lang)?.text ?? site.username
  const isAlone = outlineOf(site, context).length === 0
  return (
    <SiteFrame site={site} context={context} notice={notice} sheet="signal" isSigned top="field">
      <header className={name.length > LONG ? 'face field long' : 'face field'}>
        <Portrait photo={site.photo} name={name} first={site.cover === null} isLogo={site.company !== null} />
        <Name site={site} lang={lang} />
        <div className="deck">
          <div className="says">
            <Lines site={site} context={context} />
            <Actions site={site} say={say} />
          </div>
          <Contact of={site} say={say} />
        </div>
        {site.company === null ? null : <Figures company={site.company} context={context} />}
      </header>
      {site.cover === null ? null : <Cover picture={site.cover} />}
      {isAlone ? null : (
        <div className="parts">
          <Sections site={site} context={context} />
        </div>
      )}
    </SiteFrame>
  )
}

/** A company's figures in large type. The facts below repeat them in words. */
function Figures({ company, context: { lang, say } }: { company: CompanyFacts; context: DocumentContext }) {
  const counts = (['employees', 'branches', 'offices'] as const).flatMap((key) =>
    company[key] === null ? [] : [{ key, text: countIn(company[key], lang) }],
  )
  const figures = [
    ...(company.year === null ? [] : [{ key: 'year' as const, text: yearIn(company.year, lang) }]),
    ...counts,
  ]
  if (figures.length === 0) return null
  return (
    <dl className="figures" aria-label={say('document.company.figures')}>
      {figures.map(({ key, text }) => (
        <div key={key}>
          <dt>{say(`document.company.${key}`)}</dt>
          <dd>
            <Figure text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A number in large type, and its unit (such as the era of a year) in a smaller one. */
function Figure({ text }: { text: string }) {
  const [number = '', ...unit] = text.split(' ')
  return unit.length === 0 ? (
    number
  ) : (
    <>
      {number} <small>{unit.join(' ')}</small>
    </>
  )
}

export const signal: Design = { styles: signalStyles, Body: Signal }

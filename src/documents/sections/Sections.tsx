import type { ReactElement } from 'react'
import { resolve } from '../../../openapi/format/names.ts'
import type { DocumentContext } from '../document.ts'
import type { CompanyFacts } from '../company-data.ts'
import { anchorOf, companyPartsOf, type CompanyPartKey, detailsOf, sectionsOf, titleOf } from '../outline.ts'
import { Paragraphs } from '../parts/Text.tsx'
import type { SectionData, SiteData } from '../site-data.ts'
import { About } from './About.tsx'
import { Company } from './Company.tsx'
import { Education } from './Education.tsx'
import { Experience } from './Experience.tsx'
import { Facts } from './Facts.tsx'
import { Hours } from './Hours.tsx'
import { Licences } from './Licences.tsx'
import { Place } from './Place.tsx'
import { Products } from './Products.tsx'
import { PublishedWorks } from './PublishedWorks.tsx'
import { Section } from './Section.tsx'
import { Services } from './Services.tsx'
import { SocialMedia } from './SocialMedia.tsx'
import { Team } from './Team.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Words } from './Words.tsx'

function content(section: SectionData, context: DocumentContext): ReactElement {
  switch (section.key) {
    case 'about':
      return <About entries={section.entries} context={context} />
    case 'experience':
      return <Experience entries={section.entries} context={context} />
    case 'education':
      return <Education entries={section.entries} context={context} />
    case 'skills':
    case 'hobbies':
      return <Words entries={section.entries} context={context} />
    case 'published_works':
      return <PublishedWorks entries={section.entries} context={context} />
    case 'services':
      return <Services entries={section.entries} context={context} />
    case 'products':
      return <Products entries={section.entries} context={context} />
    case 'testimonials':
      return <Testimonials entries={section.entries} context={context} />
    case 'team':
      return <Team entries={section.entries} context={context} />
    case 'social_media':
      return <SocialMedia entries={section.entries} context={context} />
  }
}

function companyPart(key: CompanyPartKey, company: CompanyFacts, context: DocumentContext): ReactElement | null {
  switch (key) {
    case 'company':
      return <Company company={company} context={context} />
    case 'hours':
      return company.hours && <Hours hours={company.hours} context={context} />
    case 'place':
      return <Place company={company} context={context} />
    case 'licences':
      return <Licences licences={company.licences} context={context} />
  }
}

/**
 * All parts of a page in the order of `outlineOf`: biography, the sections in their owner's order, details.
 * The markup is the same in every template; only the styles differ.
 */
export function Sections({ site, context }: { site: SiteData; context: DocumentContext }) {
  const { lang } = context
  const details = detailsOf(site)
  return (
    <>
      {site.bio === null || resolve(site.bio, lang) === null ? null : (
        <Section id={anchorOf('bio')} title={titleOf('bio', site, context)}>
          <Paragraphs value={site.bio} lang={lang} />
        </Section>
      )}
      {sectionsOf(site).map((section) => (
        <Section key={section.key} id={anchorOf(section.key)} title={titleOf(section.key, site, context)}>
          {content(section, context)}
        </Section>
      ))}
      {details.length === 0 ? null : (
        <Section id={anchorOf('facts')} title={titleOf('facts', site, context)}>
          <Facts facts={details} context={context} />
        </Section>
      )}
      {companyPartsOf(site).map((key) => (
        <Section key={key} id={anchorOf(key)} title={titleOf(key, site, context)}>
          {site.company && companyPart(key, site.company, context)}
        </Section>
      ))}
    </>
  )
}

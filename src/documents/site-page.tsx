import type { ReactElement } from 'react'
import { resolve } from '../../openapi/format/names.ts'
import { composePage } from './compose-page.ts'
import { descriptionOf, type DocumentContext, type Page } from './document.ts'
import { organisationOf } from './organisation.ts'
import { personOf } from './person.ts'
import type { SiteData } from './site-data.ts'

/** Why the page is not the published one: the gallery's sample, or the owner's own data as `as` would see it. */
export type TemplateNotice =
  | { readonly kind: 'sample' }
  | { readonly kind: 'preview'; readonly as: 'site' | 'card' | 'resume' | 'employer' | 'me' }
  | null

/** The input of a template. */
export interface TemplateProps {
  readonly site: SiteData
  readonly context: DocumentContext
  readonly notice: TemplateNotice
}
/** A template: its styles and the markup of its body. The rest of a page is the same for every template. */
export interface Design {
  readonly styles: string
  readonly Body: (props: TemplateProps) => ReactElement
}

/** A site in a template, as a finished page. */
export function sitePage(
  { styles, Body }: Design,
  site: SiteData,
  context: DocumentContext,
  notice: TemplateNotice,
): Page {
  const { lang, say } = context
  const name = resolve(site.name, lang)?.text ?? site.username
  const headline = (resolve(site.headline, lang) ?? resolve(site.job_title, lang))?.text ?? null
  const image = site.photo ?? site.cover
  return composePage(context, {
    title: headline === null ? name : `${name} · ${headline}`,
    description: descriptionOf(
      resolve(site.bio, lang)?.text ??
        headline ??
        say(site.company ? 'document.company.description' : 'document.site.description', { name }),
    ),
    address: notice === null ? { url: site.urls.canonical, language: site.language } : null,
    indexable: site.indexable,
    openGraph: {
      type: site.company ? 'website' : 'profile',
      image: image && { ...image, url: new URL(image.url, context.origin).href },
    },
    jsonLd: (url) => (site.company ? organisationOf(site, site.company, lang, url) : personOf(site, lang, url)),
    font: site.font,
    styles,
    colours: site.colours,
    isPreview: notice?.kind === 'preview',
    body: <Body site={site} context={context} notice={notice} />,
  })
}

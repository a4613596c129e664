import type { ReactElement } from 'react'
import { resolve } from '../../openapi/format/names.ts'
import { descriptionOf, type DocumentContext, languageLinks, type Page } from './document.ts'
import { organisationOf } from './organisation.ts'
import { personOf } from './person.ts'
import type { SiteData } from './site-data.ts'
import { coloursOf, templateSheet } from './style-sheet.ts'

/** Why the page is not the published one: the gallery's sample, or the owner's own data as `as` would see it. */
export type TemplateNotice = { readonly kind: 'sample' } | { readonly kind: 'preview'; readonly as: 'site' | 'card' | 'resume' | 'employer' | 'me' } | null

/** What a template is drawn from. */
export interface TemplateProps {
  readonly site: SiteData
  readonly context: DocumentContext
  readonly notice: TemplateNotice
}
/** A template: its own rules, and the markup of the body. All else of a page is the same for every template. */
export interface Design {
  readonly styles: string
  readonly Body: (props: TemplateProps) => ReactElement
}

/** A site in a template, as a finished page. */
export function sitePage({ styles, Body }: Design, site: SiteData, context: DocumentContext, notice: TemplateNotice): Page {
  const { lang, say } = context
  const name = resolve(site.name, lang)?.text ?? site.username
  const headline = (resolve(site.headline, lang) ?? resolve(site.job_title, lang))?.text ?? null
  const colours = coloursOf(site.colours)
  const image = site.photo ?? site.cover
  const links = notice === null ? languageLinks(site.urls.canonical, site.language) : null
  return {
    lang,
    theme: context.theme,
    title: headline === null ? name : `${name} · ${headline}`,
    description: descriptionOf(resolve(site.bio, lang)?.text ?? headline ?? say(site.company ? 'document.company.description' : 'document.site.description', { name })),
    canonical: links?.[lang] ?? null,
    alternates:
      links === null
        ? []
        : [
            { lang: 'en', href: links.en },
            { lang: 'am', href: links.am },
            { lang: 'x-default', href: site.urls.canonical },
          ],
    indexable: notice === null && site.indexable,
    openGraph: { type: site.company ? 'website' : 'profile', image: image && { ...image, url: new URL(image.url, context.origin).href } },
    jsonLd:
      notice === null
        ? site.company
          ? organisationOf(site, site.company, lang, links?.[lang] ?? site.urls.canonical)
          : personOf(site, lang, links?.[lang] ?? site.urls.canonical)
        : null,
    styles: [templateSheet(context.assets.fonts, site.font, styles), colours.sheet],
    themeColours: { light: colours.shown.light.paper, dark: colours.shown.dark.paper },
    icon: context.assets.icon,
    script: notice?.kind === 'preview' ? null : context.assets.script,
    body: <Body site={site} context={context} notice={notice} />,
  }
}

import type { ReactElement } from 'react'
import type { Language } from '../../openapi/define.ts'
import { type Alternate, type DocumentContext, languageLinks, type Page } from './document.ts'
import type { PageFont } from './font-sheet.ts'
import type { ChosenColours } from './site-data.ts'
import { coloursOf, templateSheet } from './style-sheet.ts'

/** What differs from one document to the next. */
interface Content {
  readonly title: string
  /** At most 160 characters; `descriptionOf` shortens a longer text. */
  readonly description: string
  /**
   * The page's lasting address: whole, without `?lang=`, in its own language. Canonical and language links are made
   * from it. Null: there is none (not found, preview, a card), and search engines, social networks and machines are
   * told nothing.
   */
  readonly address: { readonly url: string; readonly language: Language } | null
  /** May search engines keep it? Absent: no. Only a page with an address. */
  readonly indexable?: boolean
  readonly openGraph?: Page['openGraph']
  /** The path of its feed, without `?lang=`. */
  readonly feed?: string
  /** schema.org, from the address of the page in its language. */
  readonly jsonLd?: (url: string) => NonNullable<Page['jsonLd']>
  readonly font: PageFont
  readonly styles: string
  readonly colours: ChosenColours
  /** What the browser's own bars take their colour from; absent: the paper. */
  readonly ground?: 'paper' | 'surface'
  /** Nothing runs in it, and links open outside its frame. */
  readonly isPreview?: boolean
  readonly body: ReactElement
}

function alternatesOf(links: Readonly<Record<Language, string>>, url: string): readonly Alternate[] {
  return [
    { lang: 'en', href: links.en },
    { lang: 'am', href: links.am },
    { lang: 'x-default', href: url },
  ]
}

/** A document as a finished page: links in both languages, markup for machines, styles and colours. */
export function composePage({ lang, theme, assets }: DocumentContext, content: Content): Page {
  const { address, ground = 'paper', jsonLd } = content
  const colours = coloursOf(content.colours)
  const links = address && languageLinks(address.url, address.language)
  return {
    lang,
    theme,
    title: content.title,
    description: content.description,
    canonical: links?.[lang] ?? null,
    alternates: links && address ? alternatesOf(links, address.url) : [],
    indexable: address !== null && (content.indexable ?? false),
    openGraph: content.openGraph ?? null,
    ...(content.feed === undefined
      ? {}
      : { feed: lang === 'am' ? `${content.feed}${content.feed.includes('?') ? '&' : '?'}lang=am` : content.feed }),
    jsonLd: links && jsonLd ? jsonLd(links[lang]) : null,
    styles: [templateSheet(assets.fonts, content.font, content.styles), colours.sheet],
    themeColours: { light: colours.shown.light[ground], dark: colours.shown.dark[ground] },
    icon: assets.icon,
    script: content.isPreview ? null : assets.script,
    body: content.body,
  }
}

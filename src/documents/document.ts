import type { ReactElement } from 'react'
import type { Language } from '../../openapi/define.ts'
import { formatDate, type Calendar } from '../../openapi/format/dates.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import type { TemplateKey } from '../../openapi/schemas/site.ts'
import type { FontFiles } from './font-sheet.ts'

/** The templates that the landing page shows; all of them stand where one is chosen. */
export const SHOWN_TEMPLATES = ['starter', 'template1', 'template3'] as const satisfies readonly TemplateKey[]
export type ShownTemplate = (typeof SHOWN_TEMPLATES)[number]

/** The text of a message in the document's language. */
export type Say = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string

/** Who reads, where the browser is signed in: the name in their language, and a picture where they have one. */
export interface SignedIn {
  readonly name: string
  readonly photo: string | null
}

/** What a document needs beside its data. Addresses of assets are paths on the site's origin. */
export interface DocumentContext {
  readonly lang: Language
  readonly say: Say
  /** The reader's choice; null: the system's. */
  readonly theme: 'light' | 'dark' | null
  /** Of the site, without a trailing slash. */
  readonly origin: string
  readonly assets: {
    readonly fonts: FontFiles
    readonly icon: string
    readonly script: string
    /** A page and a card as they really look. */
    readonly hero: Readonly<Record<Language, string>>
    /** The templates of the landing page as they really look, in both languages. */
    readonly templates: Readonly<Record<ShownTemplate, Readonly<Record<Language, string>>>>
  }
  /** ISO date of today, which decides whether an end is expected. */
  readonly today: string
  /** Set on the product's own pages when somebody signed in reads them; such a page is made for them alone. */
  readonly reader?: SignedIn
  /** Where the page’s script calls the API; absent: at the site’s own origin. */
  readonly apiOrigin?: string
}

/** A link to the same page in a language; `x-default` is the page without `?lang=`. */
export interface Alternate {
  readonly lang: Language | 'x-default'
  readonly href: string
}

/** A finished page as data. `Html` renders it, and the server computes the hashes of its styles. */
export interface Page {
  readonly lang: Language
  readonly theme: 'light' | 'dark' | null
  readonly title: string
  readonly description: string
  /** Null: the page has no lasting address (not found, preview). */
  readonly canonical: string | null
  readonly alternates: readonly Alternate[]
  readonly indexable: boolean
  readonly openGraph: {
    readonly type: 'article' | 'profile' | 'website'
    readonly image: { readonly url: string; readonly width: number; readonly height: number } | null
  } | null
  /** The path of its feed (Atom) in this language; absent: it has none. */
  readonly feed?: string
  /** schema.org; null: none. */
  readonly jsonLd: Readonly<Record<string, unknown>> | null
  /** The template's style sheet, and the one of this page's colours: a block each, allowed by its hash. */
  readonly styles: readonly string[]
  readonly themeColours: { readonly light: string; readonly dark: string }
  readonly icon: string
  /** Null: a preview inside the application, which runs nothing. */
  readonly script: string | null
  readonly body: ReactElement
}

/** The addresses of a page in both languages: its own language has no query. */
export function languageLinks(canonical: string, own: Language): Readonly<Record<Language, string>> {
  const address = (lang: Language) =>
    lang === own ? canonical : `${canonical}${canonical.includes('?') ? '&' : '?'}lang=${lang}`
  return { en: address('en'), am: address('am') }
}

/** The addresses of a page that is shown in its reader's language: each names its own, whatever the reader's is. */
export const namedLinks = (url: string): Readonly<Record<Language, string>> => {
  const named = `${url}${url.includes('?') ? '&' : '?'}lang=`
  return { en: `${named}en`, am: `${named}am` }
}

/** Amharic pages show the Ethiopian calendar, marked as such; English ones the Gregorian. */
export const calendarOf = (lang: Language): Calendar => (lang === 'am' ? 'ethiopian' : 'gregorian')

/** A count, formatted for the language. */
export const countIn = (count: number, lang: Language): string =>
  new Intl.NumberFormat(lang === 'am' ? 'am-ET-u-nu-latn' : 'en-US').format(count)
/**
 * A Gregorian year, marked as such for Amharic readers: the Ethiopian year begins in September, so one Gregorian year
 * has no single counterpart.
 */
export const yearIn = (year: number, lang: Language): string => formatDate(`${year}-07-01`, { lang, precision: 'year' })

/** A text as the description of a page: one line of at most 160 characters, cut between words. */
export function descriptionOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= 160) return line
  const cut = line.slice(0, 159)
  const end = cut.lastIndexOf(' ')
  return `${cut
    .slice(0, end > 100 ? end : undefined)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, type IntlShape } from 'react-intl'
import type { Language } from '../../openapi/define.ts'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import type { DocumentContext, Page } from '../../src/documents/document.ts'
import { Html } from '../../src/documents/Html.tsx'
import type { SamplePictures } from '../../src/documents/sample/pictures.ts'
import { sampleSite } from '../../src/documents/sample/sample.ts'
import type { Picture, SiteData } from '../../src/documents/site-data.ts'

/** What tests of documents share: a context with real texts, pages as markup, the sample with changes. */
const intl: Record<Language, IntlShape> = {
  en: createIntl({ locale: 'en-US', messages: { ...en } }),
  am: createIntl({ locale: 'am-ET', messages: { ...am } }),
}
export const ORIGIN = 'https://sira.example'
export const fonts = { ethiopic: '/ethiopic.woff2', serif: '/serif.woff2', serifEthiopic: '/serif-ethiopic.woff2' }
const shown = { en: '/template-en.webp', am: '/template-am.webp' }
const templates = { starter: shown, template1: shown, template3: shown }
export const contextFor = (lang: Language, theme: DocumentContext['theme'] = null): DocumentContext => ({
  lang,
  theme,
  say: (id, values) => intl[lang].formatMessage({ id }, values),
  origin: ORIGIN,
  assets: { fonts, icon: '/icon.svg', script: '/page.js', hero: shown, templates },
  today: '2026-03-20',
})
export const markup = (page: Page) => renderToStaticMarkup(createElement(Html, { page }))
export const site = (over: Partial<SiteData> = {}): SiteData => ({ ...sampleSite(ORIGIN), ...over })
export const qr = { size: 10, path: 'M4 4h1v1h-1z' }
export const count = (text: string, part: string) => text.split(part).length - 1

export const picture = (name: string, width = 800, height = 600): Picture => ({
  url: `/lyu/${name}.webp`,
  width,
  height,
  small: `/lyu/${name}-small.webp`,
})
export const pictures: SamplePictures = {
  portrait: picture('portrait', 800, 800),
  cover: picture('cover', 1600, 600),
  notebook: picture('notebook'),
  gauge: picture('gauge'),
  logo: picture('logo', 400, 400),
  slopes: picture('slopes', 1600, 600),
  green: picture('green'),
  roasted: picture('roasted'),
}

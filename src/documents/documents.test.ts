import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, type IntlShape } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../openapi/define.ts'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { cardPage } from './card/card.tsx'
import { descriptionOf, type DocumentContext, type Page } from './document.ts'
import { Html } from './Html.tsx'
import { landingPage } from './landing/landing.tsx'
import { absencePage } from './not-found/not-found.tsx'
import { sampleCard, sampleSite } from './sample/sample.ts'
import { entriesOf, type SectionEntry, type SiteData } from './site-data.ts'
import { templates } from './templates.ts'

const intl: Record<Language, IntlShape> = { en: createIntl({ locale: 'en-US', messages: { ...en } }), am: createIntl({ locale: 'am-ET', messages: { ...am } }) }
const ORIGIN = 'https://sira.example'
const context = (lang: Language, theme: DocumentContext['theme'] = null): DocumentContext => ({
  lang,
  theme,
  say: (id, values) => intl[lang].formatMessage({ id }, values),
  origin: ORIGIN,
  assets: { fonts: { ethiopic: '/ethiopic.woff2', serif: '/serif.woff2', serifEthiopic: '/serif-ethiopic.woff2' }, icon: '/icon.svg', script: '/page.js' },
  today: '2026-03-20',
})
const markup = (page: Page) => renderToStaticMarkup(createElement(Html, { page }))
const site = (over: Partial<SiteData> = {}): SiteData => ({ ...sampleSite(ORIGIN), ...over })
const study = (over: Partial<SectionEntry<'education'>> = {}): SectionEntry<'education'> => ({
  ...(entriesOf(sampleSite(ORIGIN).sections, 'education')[0] as SectionEntry<'education'>),
  ...over,
})
const qr = { size: 10, path: 'M4 4h1v1h-1z' }
const count = (text: string, part: string) => text.split(part).length - 1

/** Ways out of text, attribute, style, script, address and template, as attackers try them. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '` onclick=alert(1) `',
  '<iframe src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action=javascript:alert(1)><button>',
  '<math><mtext><script>alert(1)</script>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example>',
  '<object data=//evil.example>',
  '<embed src=//evil.example>',
  '<video><source onerror=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<style>@import "//evil.example"</style>',
  'red;}</style><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028<script>alert(1)</script>\u2029',
  '\u202e<script>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<<script>alert(1)//<</script>',
]

/** The elements and attributes of a page as its parser would see them, scripts and styles aside. */
function tagsOf(html: string): string[] {
  return [
    ...html
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')
      .matchAll(/<[a-z!/][^>]*>/gi),
  ].map(([tag]) => tag)
}
function expectHarmless(html: string, expected: readonly string[]): void {
  const shape = (tag: string) => tag.replace(/="[^"]*"/g, '=')
  expect(tagsOf(html).map(shape)).toEqual(expected.map(shape))
  for (const [, href] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/|\?lang=|#)/)
  expect(count(html, '<script')).toBe(count(expected.join(''), '<script') + count(html, '<script type="application/ld+json">'))
}

describe('hostile text', () => {
  it.each(HOSTILE)('%j stays text in every field of a site and a card', (text) => {
    const both = { en: text, am: text }
    const every = site({
      name: both,
      headline: both,
      bio: both,
      email: text,
      phone_number: text,
      sections: [{ key: 'education', entries: [study({ school_name: both, degree: both, field_of_study: both, grade: text, description: both })] }],
    })
    const plain = (value: string) => ({ en: value, am: value })
    const calm = site({
      name: plain('a'),
      headline: plain('a'),
      bio: plain('a'),
      email: 'a',
      phone_number: 'a',
      sections: [{ key: 'education', entries: [study({ school_name: plain('a'), degree: plain('a'), field_of_study: plain('a'), grade: 'a', description: plain('a') })] }],
    })
    const initialLess = (html: string) => html.replace(/<span class="portrait letters"[^>]*>.*?<\/span>/, '')
    expectHarmless(initialLess(markup(templates.starter(every, context('en')))), tagsOf(initialLess(markup(templates.starter(calm, context('en'))))))
    const card = { ...sampleCard(ORIGIN), name: both, headline: both, email: text, phone_number: text }
    const calmCard = { ...sampleCard(ORIGIN), name: plain('a'), headline: plain('a'), email: 'a', phone_number: 'a' }
    expectHarmless(initialLess(markup(cardPage(card, qr, context('am')))), tagsOf(initialLess(markup(cardPage(calmCard, qr, context('am'))))))
  })

  it.each(HOSTILE)('%j cannot end the JSON-LD it stands in', (text) => {
    const html = markup(templates.starter(site({ name: { en: text }, bio: { en: text } }), context('en')))
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(json).not.toMatch(/[<>\u2028\u2029]/)
    const person = (JSON.parse(json) as { mainEntity: { name: string; description: string } }).mainEntity
    expect([person.name, person.description]).toEqual([text.trim(), text.trim()])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])('a link to %j is left out', (address) => {
    const html = markup(templates.starter(site({ urls: { canonical: `${ORIGIN}/@x`, card: address, vcard: address } }), context('en')))
    expect(html).not.toContain('class="actions')
  })

  it.each(['red;}</style>', '#12', 'url(//evil.example)'])('a colour like %j is refused, not written', (colour) => {
    expect(() => templates.starter(site({ colours: { primary: colour, second: '#a8560f', text: '#23262d' } }), context('en'))).toThrow(RangeError)
  })
})

describe('Starter', () => {
  it.each(['en', 'am'] as const)('says the same facts in %s, with the language marked', (lang) => {
    const html = markup(templates.starter(site(), context(lang)))
    expect(html).toContain(`<html lang="${lang === 'en' ? 'en-US' : 'am-ET'}" dir="ltr">`)
    expect(html).toContain(lang === 'en' ? '<h1>Hanna Bekele Wolde</h1>' : '<h1>ሐና በቀለ ወልዴ</h1>')
    expect(html).toContain(lang === 'en' ? 'October 2017 – July 2019' : 'መስከረም 2010 – ሰኔ 2011 ዓ.ም.')
    expect(count(html, 'class="entry')).toBe(3)
    expect(count(html, '<h1>')).toBe(1)
  })

  it('marks a text that exists in the other language alone', () => {
    const html = markup(templates.starter(site({ headline: { am: 'መሐንዲስ' } }), context('en')))
    expect(html).toContain('<p class="headline"><span lang="am">መሐንዲስ</span></p>')
  })

  it.each([0, 1, 200])('stands with %i entries', (entries) => {
    const html = markup(templates.starter(site({ sections: [{ key: 'education', entries: Array.from({ length: entries }, () => study()) }] }), context('en')))
    expect(count(html, 'class="entry')).toBe(entries)
    expect(html.includes('<h2')).toBe(entries > 0)
  })

  it('is a calling card when there is nothing but the name', () => {
    const html = markup(
      templates.starter(
        site({ headline: null, bio: null, email: null, phone_number: null, sections: [], urls: { canonical: `${ORIGIN}/@h`, card: null, vcard: null } }),
        context('en'),
      ),
    )
    expect(html).toContain('class="column alone"')
    for (const absent of ['class="headline"', 'class="contact"', 'class="actions', 'class="bio"', '<h2', 'mailto:', 'tel:', '.vcf']) expect(html).not.toContain(absent)
    expect(html).toContain('>HB</span>')
  })

  it('never falls silent: without any name it shows the username', () => {
    expect(markup(templates.starter(site({ name: {} }), context('am')))).toContain('<h1>hanna.bekele</h1>')
  })

  it('says that an end after today is expected', () => {
    const html = (end: string) => markup(templates.starter(site({ sections: [{ key: 'education', entries: [study({ end_date: end })] }] }), context('en')))
    expect(html('2026-03-21')).toContain('<b>expected</b>')
    expect(html('2026-03-20')).not.toContain('<b>expected</b>')
  })

  it('names its addresses: canonical, both languages, picture, card', () => {
    const photo = { url: `${ORIGIN}/lyu/p.webp`, width: 800, height: 800, small: null }
    const html = markup(templates.starter(site({ photo }), context('am')))
    for (const part of [
      `<link rel="canonical" href="${ORIGIN}/@hanna.bekele?lang=am"/>`,
      `<link rel="alternate" hrefLang="en" href="${ORIGIN}/@hanna.bekele"/>`,
      `<link rel="alternate" hrefLang="am" href="${ORIGIN}/@hanna.bekele?lang=am"/>`,
      `<link rel="alternate" hrefLang="x-default" href="${ORIGIN}/@hanna.bekele"/>`,
      `<meta property="og:url" content="${ORIGIN}/@hanna.bekele?lang=am"/>`,
      `<meta property="og:image" content="${ORIGIN}/lyu/p.webp"/>`,
      '<meta property="og:type" content="profile"/>',
      `href="${ORIGIN}/7KQ2M8XW4P.vcf"`,
    ])
      expect(html).toContain(part)
    expect(html).toMatch(/<img class="portrait" src="https:\/\/sira\.example\/lyu\/p\.webp" width="120" height="120" alt=""/)
  })

  it('is found by search engines only when its owner wants it', () => {
    expect(markup(templates.starter(site({ indexable: false }), context('en')))).toContain('<meta name="robots" content="noindex"/>')
    expect(markup(templates.starter(site({ indexable: true }), context('en')))).not.toContain('noindex')
    expect(markup(templates.starter(site({ indexable: true }), context('en'), { kind: 'preview', as: 'me' }))).toContain('noindex')
    expect(markup(templates.starter(site({ indexable: true }), context('en'), { kind: 'sample' }))).toContain('noindex')
  })

  it('tells search engines nothing that the page does not show', () => {
    const html = markup(templates.starter(site({ email: null, phone_number: null, bio: null, sections: [] }), context('en')))
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Hanna Bekele Wolde', jobTitle: expect.any(String) as string } })
    for (const key of ['email', 'telephone', 'description', 'alumniOf', 'image']) expect(json).not.toContain(`"${key}"`)
  })

  it('lists a school once in JSON-LD, and at most twenty', () => {
    const entries = [study(), study(), ...Array.from({ length: 30 }, (_, n) => study({ school_name: { en: `School ${n}` } }))]
    const page = templates.starter(site({ sections: [{ key: 'education', entries }] }), context('en'))
    expect(page.jsonLd?.['mainEntity']).toHaveProperty('alumniOf.length', 20)
  })

  it.each([null, 'light', 'dark'] as const)('shows the theme %j from the first byte', (theme) => {
    const html = markup(templates.starter(site(), context('en', theme)))
    expect(/<html[^>]*class="(\w+)"/.exec(html)?.[1] ?? null).toBe(theme)
    expect(count(html, 'name="theme-color"')).toBe(theme === null ? 2 : 1)
  })

  it('says what a preview is', () => {
    for (const as of ['site', 'card', 'resume', 'employer', 'me'] as const)
      expect(markup(templates.starter(site(), context('en'), { kind: 'preview', as }))).toMatch(/class="notice noprint">A preview/)
  })
})

describe('every document', () => {
  const all = (lang: Language): Record<string, Page> => ({
    starter: templates.starter(site(), context(lang)),
    sample: templates.starter(site(), context(lang), { kind: 'sample' }),
    card: cardPage(sampleCard(ORIGIN), qr, context(lang)),
    landing: landingPage(context(lang)),
    notfound: absencePage({ kind: 'notfound' }, context(lang)),
    gone: absencePage({ kind: 'gone' }, context(lang)),
    expired: absencePage({ kind: 'expired' }, context(lang)),
    failed: absencePage({ kind: 'failed', code: '42' }, context(lang)),
  })
  for (const lang of ['en', 'am'] as const)
    for (const [name, page] of Object.entries(all(lang)))
      it(`${name} in ${lang}: one h1, one main, a skip link, no inline script or style, nothing from elsewhere`, () => {
        const html = markup(page)
        expect(count(html, '<h1')).toBe(1)
        expect(count(html, '<main')).toBe(1)
        expect(html).toContain('href="#main"')
        expect(html).not.toMatch(/ style="| on[a-z]+="/)
        expect([...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script src="/page.js" defer="">'])
        expect([...html.matchAll(/<(?:link|img|script)[^>]*(?:href|src)="(https?:[^"]*)"/g)].filter(([, address]) => !address?.startsWith(ORIGIN))).toEqual([])
        expect(page.title.length).toBeGreaterThan(3)
        expect(page.description.length).toBeLessThanOrEqual(160)
        expect(html).not.toContain('document.')
      })

  it('a card is never indexed and offers its contact', () => {
    const html = markup(cardPage(sampleCard(ORIGIN), qr, context('en')))
    expect(html).toContain('noindex')
    expect(html).toContain(`href="${ORIGIN}/7KQ2M8XW4P.vcf"`)
    expect(html).not.toContain('rel="canonical"')
  })

  it('a card without a published site has no link to one', () => {
    const card = sampleCard(ORIGIN)
    expect(markup(cardPage({ ...card, urls: { ...card.urls, site: null } }, qr, context('en')))).not.toContain('/@hanna')
  })
})

describe('descriptionOf', () => {
  it('is one line of at most 160 characters, cut between words and never inside a letter', () => {
    expect(descriptionOf(' a\n\n b ')).toBe('a b')
    const long = descriptionOf('word '.repeat(60))
    expect(long.length).toBeLessThanOrEqual(160)
    expect(long).toMatch(/word…$/)
    expect(descriptionOf('😀'.repeat(200)).isWellFormed()).toBe(true)
  })
})

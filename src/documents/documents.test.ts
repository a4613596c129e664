import { describe, expect, it } from 'vitest'
import type { Language } from '../../openapi/define.ts'
import { cardPage } from './card/card.tsx'
import { descriptionOf, type Page } from './document.ts'
import { landingPage } from './landing/landing.tsx'
import { absencePage } from './not-found/not-found.tsx'
import { sampleCompany } from './sample/company.ts'
import { sampleCard } from './sample/sample.ts'
import { templates } from './templates.ts'
import {
  contextFor as context,
  count,
  markup,
  ORIGIN,
  pictures,
  qr,
  site,
} from '../../tests/factories/document-pages.ts'

describe('every document', () => {
  const all = (lang: Language): Record<string, Page> => ({
    starter: templates.starter(site(), context(lang)),
    meridian: templates.template1(site({ template: 'template1', font: 'mixed' }), context(lang)),
    company: templates.template3(sampleCompany(ORIGIN, pictures), context(lang)),
    companyInStarter: templates.starter(sampleCompany(ORIGIN), context(lang)),
    companyInMeridian: templates.template1(sampleCompany(ORIGIN), context(lang)),
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
        expect([...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag)).toEqual([
          '<script src="/page.js" defer="">',
        ])
        expect(
          [...html.matchAll(/<(?:link|img|script)[^>]*(?:href|src)="(https?:[^"]*)"/g)].filter(
            ([, address]) => !address?.startsWith(ORIGIN),
          ),
        ).toEqual([])
        // The page may be open under another host, so only links for others (canonical, alternates) use the public
        // origin.
        const named = [
          ...html.matchAll(/<(\w+)[^>]*(?:href|src|srcset|action)="[^"]*(?=https:\/\/sira\.example)[^"]*"/gi),
        ].filter(([tag]) => !/ rel="(canonical|alternate)"/.test(tag))
        expect(named.map(([tag]) => tag)).toEqual([])
        expect([...html.matchAll(/<a(?=[ >])(?![^>]* href=)[^>]*>/g)].map(([tag]) => tag)).toEqual([])
        expect(page.title.length).toBeGreaterThan(3)
        expect(page.description.length).toBeLessThanOrEqual(160)
        expect(html).not.toContain('document.')
      })

  it('a card is never indexed and offers its contact', () => {
    const html = markup(cardPage(sampleCard(ORIGIN), qr, context('en')))
    expect(html).toContain('noindex')
    expect(html).toContain('href="/7KQ2M8XW4P.vcf"')
    expect(html).not.toContain('rel="canonical"')
  })

  it('a card without a published site has no link to one', () => {
    const card = sampleCard(ORIGIN)
    expect(markup(cardPage({ ...card, urls: { ...card.urls, site: null } }, qr, context('en')))).not.toContain(
      '/@hanna',
    )
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

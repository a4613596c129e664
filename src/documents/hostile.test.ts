import { describe, expect, it } from 'vitest'
import { cardPage } from './card/card.tsx'
import { sampleCompany } from './sample/company.ts'
import { sampleCard, sampleSite } from './sample/sample.ts'
import type { SiteData } from './site-data.ts'
import { TEMPLATES } from '../../openapi/schemas/site.ts'
import { templates } from './templates.ts'
import { contextFor, count, markup, ORIGIN, picture, pictures, qr, site } from '../../tests/factories/document-pages.ts'
import { calmly, expectHarmless, filled, HOSTILE } from '../../tests/factories/hostile-pages.ts'

/** Everything that a site may hold: no field is null, every list has entries. */
function everything(template: SiteData['template']): SiteData {
  const sample = sampleSite(ORIGIN, template, pictures)
  const both = { en: 'a', am: 'a' }
  const filled: Readonly<Record<string, object>> = {
    attachment: { url: '/lyu/work.pdf', name: 'work.pdf', bytes: 1_200_000 },
    letter: { company: both, reference: 'a', date: '2026-03-02', verification: '/letter/7Q2M9X4K' },
  }
  const some = (key: string) =>
    ['picture', 'currently_employed', 'end_date', 'confirmed', 'price', 'status', 'availability'].includes(key)
  const full = (entry: object) =>
    Object.fromEntries(
      Object.entries(entry).map(([key, value]: [string, unknown]) => [
        key,
        value === null && !some(key) ? (filled[key] ?? both) : value,
      ]),
    )
  const sections = sample.sections.map(({ key, entries }) => ({
    key,
    entries: entries.map((entry) => ({
      ...full(entry),
      ...(key === 'education' ? { grade: 'a' } : {}),
      ...(key === 'products' ? { product_link: 'a' } : {}),
    })),
  }))
  const facts: SiteData['facts'] = [
    ...sample.facts,
    ...(
      [
        'sex',
        'blood_group',
        'marital_status',
        'religion',
        'country',
        'zone',
        'woreda',
        'kebele',
        'employment_status',
      ] as const
    ).map((key) => ({ key, text: both })),
    { key: 'salary', range: { from: 20_000, to: 30_000, currency: 'ETB' } },
  ]
  return {
    ...sample,
    facts,
    sections: sections as unknown as SiteData['sections'],
    work_phone_number: '+251911000000',
    urls: { ...sample.urls },
  }
}

/** The same of a company, which says more of itself and has other sections. */
function companyWithEverything(template: SiteData['template']): SiteData {
  const sample = sampleCompany(ORIGIN, pictures)
  const both = { en: 'a', am: 'a' }
  const { company, sections } = sample
  if (company === null || company.address === null) throw new Error('The sample says nothing of the company.')
  const [number] = company.numbers
  if (number === undefined) throw new Error('The sample has no number of an authority.')
  return {
    ...sample,
    template,
    sections: sections.map((section) =>
      section.key === 'products'
        ? { ...section, entries: section.entries.map((entry) => ({ ...entry, product_link: 'a' })) }
        : section,
    ),
    company: {
      ...company,
      address: { ...company.address, po_box: 'a', zip_code: 'a', woreda: both },
      short_name: both,
      size: both,
      numbers: (['tin_number', 'vat_number', 'registration_number'] as const).map((key) => ({
        ...number,
        key,
        since: '2006-01-05',
      })),
      follow: '/company/follow/awetu',
    },
    urls: { canonical: `${ORIGIN}/@awetu`, card: `${ORIGIN}/ABCD2345`, vcard: `${ORIGIN}/ABCD2345.vcf` },
  }
}

describe('hostile text', () => {
  for (const template of TEMPLATES)
    it.each(HOSTILE)(`%j stays text in every field of a site in ${template}`, (text) => {
      for (const lang of ['en', 'am'] as const) {
        const page = (value: string) =>
          markup(templates[template](filled(everything(template), value), contextFor(lang)))
        expectHarmless(page(text), calmly(`person ${template} ${lang}`, page))
      }
    })

  // The template that is drawn for companies, and one of the others: they share their parts.
  for (const template of ['template3', 'starter'] as const)
    it.each(HOSTILE)(`%j stays text in every field of a company in ${template}`, (text) => {
      for (const lang of ['en', 'am'] as const) {
        const page = (value: string) =>
          markup(templates[template](filled(companyWithEverything(template), value), contextFor(lang)))
        expectHarmless(page(text), calmly(`company ${template} ${lang}`, page))
      }
    })

  it('reaches every field of a company', () => {
    const data = companyWithEverything('template3')
    const html = markup(templates.template3(filled(data, 'zebra'), contextFor('en')))
    expect(count(html, 'zebra')).toBeGreaterThan(60)
    // Each fact appears on the page separately, so the count includes all of them.
    const facts = ['legal_name', 'short_name', 'business_type', 'legal_structure', 'market_type', 'size'] as const
    for (const fact of facts)
      expect(
        markup(
          templates.template3({ ...data, company: { ...data.company!, [fact]: { en: 'okapi' } } }, contextFor('en')),
        ),
        fact,
      ).toContain('okapi')
    const { address, hours, licences, numbers } = data.company!
    for (const part of ['po_box', 'zip_code'] as const)
      expect(
        markup(
          templates.template3(
            { ...data, company: { ...data.company!, address: { ...address!, [part]: 'okapi' } } },
            contextFor('en'),
          ),
        ),
        part,
      ).toContain('okapi')
    const others = {
      hours: { ...hours!, note: { en: 'okapi' } },
      licences: licences.map((one) => ({ ...one, number: 'okapi' })),
      numbers: numbers.map((one) => ({ ...one, number: 'okapi' })),
    }
    for (const [key, value] of Object.entries(others))
      expect(
        markup(templates.template3({ ...data, company: { ...data.company!, [key]: value } }, contextFor('en'))),
        key,
      ).toContain('okapi')
  })

  it('reaches every field: a page with harmless text shows each of them', () => {
    const html = markup(templates.starter(filled(everything('starter'), 'zebra'), contextFor('en')))
    expect(count(html, 'zebra')).toBeGreaterThan(110)
    for (const section of [
      'experience',
      'skills',
      'services',
      'testimonials',
      'education',
      'published-works',
      'products',
      'about',
      'team',
      'social-media',
      'hobbies',
      'facts',
    ])
      expect(html.split(`id="${section}"`)[1]?.split('</section>')[0]).toContain('zebra')
  })

  it.each(HOSTILE)('%j stays text in every field of a card', (text) => {
    const page = (value: string) =>
      markup(cardPage(filled({ ...sampleCard(ORIGIN), photo: picture('face') }, value), qr, contextFor('am')))
    expectHarmless(page(text), calmly('card', page))
  })

  it.each(HOSTILE)('%j stays text in every field of a company’s card', (text) => {
    const { name, company } = companyWithEverything('template3')
    const page = (value: string) =>
      markup(
        cardPage(filled({ ...sampleCard(ORIGIN), name, company, photo: picture('logo') }, value), qr, contextFor('am')),
      )
    expectHarmless(page(text), calmly('card of a company', page))
  })

  it.each(HOSTILE)('%j cannot end the JSON-LD that contains it', (text) => {
    const html = markup(templates.template1(site({ name: { en: text }, bio: { en: text } }), contextFor('en')))
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(json).not.toMatch(/[<>\u2028\u2029]/)
    const person = (JSON.parse(json) as { mainEntity: { name: string; description: string } }).mainEntity
    expect([person.name, person.description]).toEqual([text.trim(), text.trim()])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'java\nscript:alert(1)',
    'https://a:b@evil.example',
    'blob:https://evil.example/x',
  ])('a link to %j is left out', (address) => {
    const sample = sampleSite(ORIGIN)
    const links: SiteData['sections'] = sample.sections.map((section) => {
      if (section.key === 'social_media')
        return { ...section, entries: section.entries.map((entry) => ({ ...entry, url: address })) }
      if (section.key === 'team')
        return { ...section, entries: section.entries.map((entry) => ({ ...entry, links: [address] })) }
      if (section.key === 'products')
        return { ...section, entries: section.entries.map((entry) => ({ ...entry, product_link: address })) }
      if (section.key === 'published_works')
        return {
          ...section,
          entries: section.entries.map((entry) => ({ ...entry, attachment: { url: address, name: 'x', bytes: 1 } })),
        }
      return section
    })
    for (const template of TEMPLATES) {
      const html = markup(
        templates[template](
          site({ sections: links, urls: { canonical: `${ORIGIN}/@x`, card: address, vcard: address } }),
          contextFor('en'),
        ),
      )
      expect(html).not.toContain('class="actions')
      for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g))
        expect(href).toMatch(/^(https:\/\/(sira\.example|doi\.org)\/|mailto:|tel:|\/|#)/)
      expect(html).not.toContain('sameAs')
    }
  })

  it.each(['red;}</style>', '#12', 'url(//evil.example)', '#12345g', '#123456;}'])(
    'a colour like %j is refused, not written',
    (colour) => {
      for (const colours of [
        { primary: colour, second: '#a8560f', text: '#23262d' },
        { primary: '#a8560f', second: colour, text: '#23262d' },
        { primary: '#a8560f', second: '#a8560f', text: colour },
      ])
        for (const template of TEMPLATES)
          expect(() => templates[template](site({ colours }), contextFor('en'))).toThrow(RangeError)
    },
  )
})

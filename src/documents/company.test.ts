import { describe, expect, it } from 'vitest'
import { contextFor as context, count, markup, ORIGIN, pictures } from '../../tests/factories/document-pages.ts'
import { TEMPLATES } from '../../openapi/schemas/site.ts'
import type { CompanyFacts } from './company-data.ts'
import { sampleCompany } from './sample/company.ts'
import type { SiteData } from './site-data.ts'
import { templates } from './templates.ts'

const sample = sampleCompany(ORIGIN, pictures)
const facts = sample.company as CompanyFacts
const NOTHING: CompanyFacts = {
  ...(Object.fromEntries(Object.keys(facts).map((key) => [key, null])) as unknown as CompanyFacts),
  is_verified: false,
  numbers: [],
  licences: [],
}

for (const template of TEMPLATES)
  describe(`a company in ${template}`, () => {
    const html = (over: Partial<SiteData> = {}, lang: 'en' | 'am' = 'en') =>
      markup(templates[template]({ ...sample, template, ...over }, context(lang)))

    it('shows its facts, figures, licences and directions in both languages', () => {
      for (const text of [
        'Verified company',
        'Forest coffee from Jimma',
        'Company facts',
        'Private limited company',
        '>86<',
        'JM/AA/2/0004512/1998',
        'P.O. Box 378',
        'Coffee export licence',
        '7.67340, 36.83440',
      ])
        expect(html()).toContain(text)
      for (const text of ['የተረጋገጠ ድርጅት', 'ስለ ድርጅቱ', 'ጠዋት 2:00 – ከሰዓት 11:30', '2006 እ.ኤ.አ.', 'ፖ.ሣ.ቁ. 378'])
        expect(html({}, 'am')).toContain(text)
    })

    it('shows a sample whose licence has not expired', () => {
      expect(
        sample.company?.licences.every(
          ({ expires_on }) => expires_on === null || expires_on > new Date().toISOString().slice(0, 10),
        ),
      ).toBe(true)
    })

    it('shows the place of a company as a section, not as the line under its name', () => {
      expect(html()).toContain(`<section class="part place"`)
      expect(templates[template]({ ...sample, template }, context('en')).styles.join(' ')).not.toMatch(
        /(^|[\s,}])\.place\b/,
      )
    })

    it('marks today once and says which days are closed', () => {
      // 2026-03-20 is a Friday.
      expect(html()).toMatch(
        /<tr class="today" aria-current="date"><th scope="row">Friday <b>Today<\/b><\/th><td>08:00 – 17:30<\/td>/,
      )
      expect(count(html(), 'aria-current="date"')).toBe(1)
      expect(html()).toMatch(/Sunday <\/th><td>Closed/)
    })

    it('leaves out what is empty', () => {
      const bare = html({ company: NOTHING, sections: [] })
      for (const absent of [
        'Verified',
        'class="hours"',
        '<address',
        'openstreetmap',
        'class="licences"',
        'class="facts-list"',
        'id="company"',
      ])
        expect(bare).not.toContain(absent)
      expect(html({ photo: null })).toContain('>AC</span>')
    })

    it('offers to follow, before anything else', () => {
      const follow = '/company/follow/awetu.coffee'
      expect(html({ company: { ...facts, follow } })).toMatch(
        new RegExp(`<p class="actions noprint"><a class="button" href="${follow}">`),
      )
    })

    it('describes a business with hours to search engines, and nothing that the page does not show', () => {
      const json = (text: string) =>
        JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '{}') as {
          mainEntity: Record<string, unknown>
        }
      expect(json(html()).mainEntity).toMatchObject({
        '@type': 'LocalBusiness',
        name: 'Awetu Coffee',
        foundingDate: '2006',
        openingHoursSpecification: { length: 6 },
        geo: { latitude: 7.6734 },
      })
      const bare = json(
        html({
          company: NOTHING,
          sections: [],
          headline: null,
          email: null,
          phone_number: null,
          photo: null,
          cover: null,
        }),
      ).mainEntity
      expect(Object.keys(bare).toSorted()).toEqual(['@type', 'alternateName', 'name', 'url'])
    })
  })

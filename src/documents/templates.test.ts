import { describe, expect, it } from 'vitest'
import { SECTIONS, type SectionKey } from '../../openapi/schemas/profile.ts'
import { TEMPLATES } from '../../openapi/schemas/site.ts'
import { anchorOf } from './outline.ts'
import { entriesOf, type SectionData, type SectionEntry, type SiteData } from './site-data.ts'
import { sampleSite } from './sample/sample.ts'
import { templates } from './templates.ts'
import {
  contextFor as context,
  count,
  markup,
  ORIGIN,
  picture,
  pictures,
  site,
} from '../../tests/factories/document-pages.ts'

const sample = sampleSite(ORIGIN, 'starter', pictures)
const study = (over: Partial<SectionEntry<'education'>> = {}): SectionEntry<'education'> => ({
  ...(entriesOf(sample.sections, 'education')[0] as SectionEntry<'education'>),
  ...over,
})
const only = (key: SectionKey): readonly SectionData[] => sample.sections.filter((section) => section.key === key)
const jsonOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    mainEntity: Record<string, unknown>
  }
const nothing = {
  headline: null,
  job_title: null,
  nickname: null,
  bio: null,
  email: null,
  phone_number: null,
  work_email: null,
  work_phone_number: null,
  facts: [],
  sections: [],
} as const satisfies Partial<SiteData>

/** A text of each section in both languages that appears nowhere else. */
const SAYS: Readonly<Record<SectionKey, Readonly<Record<'en' | 'am', readonly string[]>>>> = {
  about: {
    en: ['Vision', 'Mission', 'Values', 'Goal', 'A city in which no child'],
    am: ['ራዕይ', 'ተልዕኮ', 'እሴቶች', 'ግብ', 'ማንም ያልመረመረውን'],
  },
  experience: {
    en: [
      'Principal structural engineer',
      'Entoto Structures',
      'Full-time',
      'Hybrid',
      'February 2021 – present',
      'September 2016 – January 2021',
      'Confirmed by Entoto Structures',
    ],
    am: ['እንጦጦ ስትራክቸርስ', 'የሙሉ ጊዜ', 'ቅይጥ', 'ጥር 2013 ዓ.ም. – እስካሁን', 'ያረጋገጠው፦'],
  },
  education: {
    en: ['MSc, Structural Engineering', 'Jimma University', 'grade 3.62 / 4', 'October 2017 – July 2019'],
    am: ['ማስተርስ ዲግሪ፣ ስትራክቸራል ምሕንድስና', 'ጅማ ዩኒቨርሲቲ', 'መስከረም 2010 – ሰኔ 2011 ዓ.ም.'],
  },
  skills: { en: ['Reinforced concrete'], am: ['ብረት ለበስ ኮንክሪት'] },
  published_works: {
    en: [
      'How infilled frames',
      'Getachew Asfaw',
      'Rural Access Papers',
      'cited 14 times',
      'Ethiopia',
      'href="https://doi.org/10.5555/jese.2023.0412"',
      'May 2023',
    ],
    am: ['ጌታቸው አስፋው', '14 ጊዜ የተጠቀሰ', 'ኢትዮጵያ', 'ግንቦት 2015 ዓ.ም.'],
  },
  services: {
    en: ['Inspection of an existing building', 'Available', 'On request', 'Prices', 'From ETB 45,000'],
    am: ['የነባር ሕንፃ ምርመራ', 'ዝግጁ', 'በጥያቄ የሚሰጥ', 'ዋጋ'],
  },
  products: {
    en: [
      'Crack gauge',
      'ETB\u00a0350',
      'In stock',
      'Made to order',
      'Picture of Crack gauge',
      'See it at shop.example',
    ],
    am: ['የስንጥቅ መለኪያ', 'ብር\u00a0350', 'በእጅ ያለ', 'ምስል፦ የስንጥቅ መለኪያ'],
  },
  testimonials: { en: ['Tsehay Mulugeta', '4 of 5 stars', 'Contractor, Gondar'], am: ['ፀሐይ ሙሉጌታ', 'ከ5 ኮከብ 4'] },
  team: {
    en: ['Lensa Dabala', 'Measurements', 'linkedin.com/in/lensa-dabala-example'],
    am: ['ሌንሳ ደበላ', 'ሌላ ሰው በማይወጣበት'],
  },
  social_media: {
    en: ['LinkedIn', 'href="https://t.me/hanna_bridges_example"', 'rel="me nofollow ugc noopener"'],
    am: ['ሊንክድኢን', 'ቴሌግራም'],
  },
  hobbies: { en: ['Repairing radios'], am: ['ሬዲዮ መጠገን'] },
}

const NAMES = {
  starter: 'Starter',
  template1: 'Meridian',
  template3: 'Signal',
  template6: 'Ledger',
  template7: 'Atelier',
} as const

for (const template of TEMPLATES) {
  const page = templates[template]
  const html = (over: Partial<SiteData> = {}, lang: 'en' | 'am' = 'en') =>
    markup(page(site({ template, ...over }), context(lang)))

  it.each(TEMPLATES)('%s: what is laid out later has a height until then, and no width that a phone lacks', (name) => {
    const styles = templates[name](sample, context('en')).styles.join('')
    expect(styles).toMatch(/contain-intrinsic-height/)
    expect(styles).not.toMatch(/contain-intrinsic-(size|width|inline-size)/)
  })

  describe(`the template ${template}`, () => {
    for (const lang of ['en', 'am'] as const)
      it.each(SECTIONS)(`shows %s in ${lang}, and without it nothing of it`, (key) => {
        const shown = html({ sections: only(key) }, lang)
        const rest = html({ sections: sample.sections.filter((section) => section.key !== key) }, lang)
        const id = anchorOf(key)
        expect(shown).toContain(
          `<section class="part ${id}" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">`,
        )
        for (const text of SAYS[key][lang]) expect(shown).toContain(text)
        expect(rest).not.toContain(`id="${id}"`)
        expect(rest).not.toContain(`#${id}`)
        expect(SAYS[key][lang].filter((text) => !rest.includes(text)).length).toBeGreaterThan(0)
      })

    it('shows sections in the person’s order', () => {
      const turned = html({ sections: sample.sections.toReversed(), facts: [], bio: null })
      expect([...turned.matchAll(/<section class="part ([a-z-]+)"/g)].map(([, id]) => id)).toEqual(
        sample.sections.toReversed().map(({ key }) => anchorOf(key)),
      )
    })

    it.each(['en', 'am'] as const)('shows the person’s name in %s and marks its language', (lang) => {
      const said = html({}, lang)
      expect(said).toContain(`<html lang="${lang === 'en' ? 'en-US' : 'am-ET'}" dir="ltr">`)
      for (const text of lang === 'en'
        ? [
            '<h1>Hanna Bekele Wolde</h1>',
            'Hannicho',
            'Civil engineer',
            'I make bridges',
            'Kirkos, Addis Ababa',
            '27 September 1992',
            'Ethiopian',
            'mailto:hanna@entoto-structures.example',
            '<small>work</small>',
          ]
        : [
            '<h1>ሐና በቀለ ወልዴ</h1>',
            'ሐንዬ',
            'ሲቪል መሐንዲስ',
            'ቂርቆስ፣ አዲስ አበባ',
            'መስከረም 17 ቀን 1985 ዓ.ም.',
            'ኢትዮጵያዊት',
            '<small>የሥራ</small>',
          ])
        expect(said).toContain(text)
      expect(count(said, '<h1>')).toBe(1)
    })

    it('shows every personal detail, and the salary range', () => {
      const said = html({
        facts: [
          { key: 'blood_group', text: { en: 'O+' } },
          { key: 'salary', range: { from: 20_000, to: 30_000, currency: 'USD' } },
        ],
      })
      expect(said).toContain('<dt>Blood group</dt><dd>O+</dd>')
      expect(said).toContain('$20,000 to $30,000 a month')
    })

    it('marks a text that exists only in the other language', () => {
      expect(html({ headline: { am: 'መሐንዲስ' } })).toContain(
        '<p class="headline display"><span lang="am">መሐንዲስ</span></p>',
      )
    })

    it.each([0, 1, 300])('renders with %i entries of each kind', (entries) => {
      const many = sample.sections.map((section) => ({
        ...section,
        entries: Array.from({ length: entries }, (_, n) => section.entries[n % section.entries.length]),
      })) as unknown as SiteData['sections']
      const shown = html({ sections: many, facts: [], bio: null })
      expect(count(shown, 'class="entry')).toBe(entries * 3)
      expect(count(shown, '<h2')).toBe(entries > 0 ? 11 : 0)
      const ids = [...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('shows the name alone if nothing else is filled in', () => {
      const bare = html({ ...nothing, urls: { canonical: `${ORIGIN}/@h`, card: null, vcard: null } })
      expect(bare).toMatch(/class="(column|sheet|signal|ledger|atelier) alone"/)
      for (const absent of [
        'class="headline',
        'class="contact"',
        'class="actions',
        '<section',
        '<h2',
        'mailto:',
        'tel:',
        '.vcf',
        'class="index',
      ])
        expect(bare).not.toContain(absent)
      expect(bare).toContain('>HB</span>')
    })

    it('shows the username if there is no name', () => {
      expect(html({ name: {} }, 'am')).toContain('<h1>hanna.bekele</h1>')
    })

    it('shows an end date after today as expected', () => {
      const ending = (end_date: string) => html({ sections: [{ key: 'education', entries: [study({ end_date })] }] })
      expect(ending('2026-03-21')).toContain('<b>expected</b>')
      expect(ending('2026-03-20')).not.toContain('<b>expected</b>')
    })

    it('names the month that is known, and the one that belongs to it in the other calendar', () => {
      const [job] = entriesOf(sample.sections, 'experience')
      const month = {
        start_date: '2021-03-01',
        start_known: 'month',
        end_date: '2023-07-01',
        end_known: 'month',
      } as const
      const sections = [
        { key: 'education', entries: [study(month)] },
        { key: 'experience', entries: [{ ...(job as SectionEntry<'experience'>), ...month }] },
      ] satisfies readonly SectionData[]
      expect(count(html({ sections }), 'March 2021 – July 2023')).toBe(2)
      // 1 March 2021 itself is in Yekatit.
      expect(count(html({ sections }, 'am'), 'መጋቢት 2013 – ሐምሌ 2015 ዓ.ም.')).toBe(2)
    })

    it('collapses long texts of a service', () => {
      const [service] = entriesOf(sample.sections, 'services')
      const terms = (length: number) =>
        html({
          sections: [
            {
              key: 'services',
              entries: [{ ...(service as SectionEntry<'services'>), benefits: { en: 'b'.repeat(length) } }],
            },
          ],
        })
      expect(terms(300)).not.toContain('<details')
      expect(terms(800)).toContain('<details class="more"><summary>Details</summary>')
    })

    it('offers the document of a work with its name and size', () => {
      const [work] = entriesOf(sample.sections, 'published_works')
      const load = (bytes: number) =>
        html({
          sections: [
            {
              key: 'published_works',
              entries: [
                {
                  ...(work as SectionEntry<'published_works'>),
                  attachment: { url: '/lyu/a.pdf', name: 'a.pdf', bytes },
                },
              ],
            },
          ],
        })
      expect(load(1_250_000)).toContain('<a href="/lyu/a.pdf" download="">Download a.pdf (1.3 MB)</a>')
      expect(load(20)).toContain('Download a.pdf (1 KB)')
    })

    it('loads small versions of pictures with their sizes, and those far down lazily', () => {
      const shown = html({ photo: pictures.portrait, cover: pictures.cover, sections: sample.sections })
      const images = [...shown.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
      expect(images).toHaveLength(4)
      for (const tag of images) expect(tag).toMatch(/src="\/lyu\/[a-z]+-small\.webp".* width="\d+" height="\d+" alt="/)
      expect(images.filter((tag) => tag.includes('loading="lazy"'))).toHaveLength(3)
      expect(shown).toContain('/lyu/cover-small.webp 480w, /lyu/cover.webp 1600w')
      expect([...shown.matchAll(/<link rel="preload"[^>]*>/g)].map(([tag]) => tag)).toEqual([
        expect.stringContaining('cover-small.webp'),
      ])
      expect(shown).toMatch(
        /<head>(<meta [^>]*>)*<link rel="preload" as="image" imageSrcSet="[^"]+" imageSizes="\(max-width: 48rem\) 120px, 100vw" fetchPriority="high"\/>/,
      )
      expect(
        [...html({ photo: pictures.portrait }).matchAll(/<link rel="preload"[^>]*>/g)].map(([tag]) => tag),
      ).toEqual([expect.stringContaining('portrait-small.webp')])
    })

    it('loads the large picture if there is no small one', () => {
      const shown = html({ cover: { ...picture('cover'), small: null }, photo: { ...picture('photo'), small: null } })
      expect(shown).not.toContain('srcSet')
      expect(shown).toContain('src="/lyu/photo.webp"')
    })

    it('names its canonical address, both languages, picture and card', () => {
      const said = html({ photo: picture('p', 800, 800) }, 'am')
      for (const part of [
        `<link rel="canonical" href="${ORIGIN}/@hanna.bekele?lang=am"/>`,
        `<link rel="alternate" hrefLang="en" href="${ORIGIN}/@hanna.bekele"/>`,
        `<link rel="alternate" hrefLang="am" href="${ORIGIN}/@hanna.bekele?lang=am"/>`,
        `<link rel="alternate" hrefLang="x-default" href="${ORIGIN}/@hanna.bekele"/>`,
        `<meta property="og:url" content="${ORIGIN}/@hanna.bekele?lang=am"/>`,
        `<meta property="og:image" content="${ORIGIN}/lyu/p.webp"/>`,
        '<meta property="og:type" content="profile"/>',
        'href="/7KQ2M8XW4P.vcf"',
      ])
        expect(said).toContain(part)
    })

    it('can be indexed only if its owner allows it', () => {
      expect(html({ indexable: false })).toContain('<meta name="robots" content="noindex"/>')
      expect(html({ indexable: true })).not.toContain('noindex')
      expect(markup(page(site(), context('en'), { kind: 'preview', as: 'me' }))).toContain('noindex')
      expect(markup(page(site(), context('en'), { kind: 'sample' }))).toContain('noindex')
    })

    it('describes jobs, schools, skills and profiles to search engines', () => {
      expect(jsonOf(html({ photo: picture('p', 800, 800) })).mainEntity).toMatchObject({
        '@type': 'Person',
        jobTitle: 'Civil engineer',
        alternateName: ['Hannicho', 'hanna.bekele'],
        worksFor: [{ name: 'Entoto Structures' }],
        hasOccupation: [
          { name: 'Principal structural engineer' },
          { name: 'Bridge engineer' },
          { name: 'Junior engineer' },
        ],
        alumniOf: { length: 3 },
        knowsAbout: { length: 9 },
        homeLocation: 'Kirkos, Addis Ababa',
        image: `${ORIGIN}/lyu/p.webp`,
        sameAs: [
          'https://www.linkedin.com/in/hanna-bekele-example',
          'https://t.me/hanna_bridges_example',
          'https://www.youtube.com/@hanna-bridges-example',
        ],
      })
    })

    it('tells search engines nothing that the page does not show', () => {
      const { mainEntity } = jsonOf(html(nothing))
      expect(Object.keys(mainEntity).toSorted()).toEqual(['@type', 'alternateName', 'name', 'url'])
      const many = [
        study(),
        study(),
        ...Array.from({ length: 30 }, (_, n) => study({ school_name: { en: `School ${n}` } })),
      ]
      expect(jsonOf(html({ sections: [{ key: 'education', entries: many }] })).mainEntity['alumniOf']).toHaveLength(20)
    })

    it.each([null, 'light', 'dark'] as const)('shows the theme %j from the first byte', (theme) => {
      const themed = markup(page(site(), context('en', theme)))
      expect(/<html[^>]*class="(\w+)"/.exec(themed)?.[1] ?? null).toBe(theme)
      expect(count(themed, 'name="theme-color"')).toBe(theme === null ? 2 : 1)
    })

    it('says that it is a preview or a sample', () => {
      for (const as of ['site', 'card', 'resume', 'employer', 'me'] as const)
        expect(markup(page(site(), context('en'), { kind: 'preview', as }))).toMatch(/class="notice noprint">Preview/)
      expect(markup(page(site({ template }), context('en'), { kind: 'sample' }))).toContain(
        `A sample of the template ${NAMES[template]}.`,
      )
    })

    it.each(['noto', 'serif', 'mixed'] as const)('loads the font %s and no other', (font) => {
      const [sheet = ''] = page(site({ font }), context('en')).styles
      expect(sheet).toContain('url("/ethiopic.woff2")')
      expect(sheet.includes('url("/serif.woff2")')).toBe(font !== 'noto')
      expect(sheet).toContain(
        `body{font-family:${font === 'serif' ? '"Serif","Serif Ethiopic"' : '"Ethiopic",system-ui'}`,
      )
      for (const face of sheet.matchAll(/@font-face\{font-family:"([^"]+)"[^}]*font-display:(\w+)/g))
        expect(face[2]).toBe(face[1] === 'Ethiopic' ? 'swap' : 'optional')
    })
  })
}

describe('the index of Meridian', () => {
  it('links to every part in order, and is left out on short pages', () => {
    const html = markup(templates.template1(site(), context('en')))
    const index = /<nav class="index[^"]*"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? ''
    const targets = [...index.matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id)
    expect(targets).toEqual(['bio', ...sample.sections.map(({ key }) => anchorOf(key)), 'facts'])
    expect([...html.matchAll(/<section class="part [a-z-]+" id="([a-z-]+)"/g)].map(([, id]) => id)).toEqual(targets)
    const little = markup(
      templates.template1(site({ bio: null, facts: [], sections: only('education') }), context('en')),
    )
    expect(little).not.toContain('<nav class="index')
    expect(little).toContain('class="body brief"')
  })
})

import { describe, expect, it } from 'vitest'
import type { Language } from './define.ts'
import { am } from './messages/am.ts'
import { en } from './messages/en.ts'
import { composePaper, type Composing } from './resume-compose.ts'
import { contentFromFacts, entryOf, newFacts, offeredUpdates, withFacts } from './resume-content.ts'
import { SUMMARY_ID } from './resume-fields.ts'
import { styleOfTemplate } from './resume-style.ts'
import type { ResumeContent, ResumeEntry, ResumeFact, ResumeFacts } from './schemas/resume.ts'

const say =
  (lang: Language): Composing['say'] =>
  (id, values = {}) =>
    ({ en, am })[lang][id].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
const NOTHING = { title: null, organisation: null, place: null, detail: null, description: null }
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const fact = (n: number, over: Partial<Omit<ResumeFact, 'texts'>> & { texts?: Partial<ResumeFact['texts']> }) => ({
  id: idOf(n),
  part: 'experience' as const,
  from: null,
  to: null,
  ongoing: false,
  level: null,
  link: null,
  confirmed: null,
  letter: null,
  ...over,
  texts: { ...NOTHING, ...over.texts },
})
const day = (date: string, known: 'month' | null = null) => ({ date, known })

const jobs = [
  fact(1, {
    texts: {
      title: { en: 'Cashier', am: 'ገንዘብ ያዥ' },
      organisation: { en: 'Dashen Bank', am: 'ዳሸን ባንክ' },
      place: { en: 'Gondar' },
      description: { en: '• Counted\n\n• Closed', am: 'ቆጠርኩ' },
    },
    from: day('2014-09-11'),
    to: day('2016-07-01', 'month'),
  }),
  fact(2, {
    texts: { title: { en: 'Head of accounts' } },
    from: day('2021-03-01'),
    ongoing: true,
    confirmed: { en: 'Awash' },
  }),
]
const facts: ResumeFacts = {
  name: { en: 'Hanna Bekele', am: 'ሐና በቀለ' },
  headline: { en: 'Accountant', am: 'የሒሳብ ባለሙያ' },
  photo: '/files/photo',
  contacts: [
    { key: 'email', kind: 'email', text: { en: 'hanna@example.com' }, name: null, href: 'mailto:hanna@example.com' },
    { key: 'place', kind: 'place', text: { am: 'ቦሌ፣ አዲስ አበባ' }, name: null, href: null },
  ],
  entries: [
    { ...fact(0, { texts: { description: { en: 'Counts.\nChecks.' } } }), id: SUMMARY_ID, part: 'summary' },
    ...jobs,
    fact(3, {
      part: 'education',
      texts: { title: { en: 'BA, Accounting' } },
      from: day('2024-09-11'),
      to: day('2028-07-01'),
    }),
    fact(4, { part: 'skills', texts: { title: { en: 'Peachtree' } } }),
    fact(5, {
      part: 'languages',
      texts: { title: { en: 'Oromo', am: 'ኦሮምኛ' } },
      level: { text: { en: 'Fluent (C1)', am: 'አቀላጥፎ (C1)' }, share: 0.8 },
    }),
    fact(6, { part: 'references', texts: { title: { en: 'Almaz' } } }),
  ],
}
const content = contentFromFacts(facts)
const compose = (over: Partial<Composing> = {}) => {
  const lang = over.lang ?? 'en'
  return composePaper({
    facts,
    content,
    style: { ...styleOfTemplate('portrait') },
    lang,
    calendar: lang === 'am' ? 'ethiopian' : 'gregorian',
    today: '2026-11-23',
    say: say(lang),
    ...over,
  })
}
const partOf = ({ paper }: ReturnType<typeof compose>, key: string) => paper.parts.find((part) => part.key === key)
/** The content with one entry of experience different. */
const withEntry = (over: Partial<ResumeEntry>, of: ResumeContent = content): ResumeContent => ({
  ...of,
  parts: of.parts.map((part) => ({
    ...part,
    entries: part.entries.map((entry) => (entry.fact === idOf(1) ? { ...entry, ...over } : entry)),
  })),
})

describe('a paper', () => {
  it('says what was selected, in the order of the resume, and where each text comes from', () => {
    const composed = compose()
    expect(composed.paper).toMatchObject({
      title: 'Resume of Hanna Bekele',
      name: { text: 'Hanna Bekele', at: 'head.name' },
      headline: { text: 'Accountant', at: 'head.headline' },
      hasPhoto: true,
    })
    expect(composed.paper.parts.map(({ key, as }) => `${key} ${as}`)).toEqual([
      'summary text',
      'experience entries',
      'education entries',
      'skills tags',
      'languages levels',
    ])
    const [latest, first] = partOf(composed, 'experience')?.entries ?? []
    expect([latest?.title.text, latest?.confirmed]).toEqual(['Head of accounts', 'Confirmed by Awash'])
    expect(first).toEqual({
      id: idOf(1),
      title: { text: 'Cashier', at: `experience/${idOf(1)}/title` },
      organisation: { text: 'Dashen Bank', at: `experience/${idOf(1)}/organisation` },
      place: { text: 'Gondar', at: `experience/${idOf(1)}/place` },
      period: { text: 'Sept 2014 – Jul 2016', at: `experience/${idOf(1)}/period` },
      lines: [
        { text: '• Counted', at: `experience/${idOf(1)}/description` },
        { text: '• Closed', at: `experience/${idOf(1)}/description` },
      ],
      link: null,
      confirmed: null,
    })
    expect(partOf(composed, 'languages')?.tags).toEqual([
      { text: 'Oromo', at: `languages/${idOf(5)}/title`, level: 'Fluent (C1)', share: 0.8 },
    ])
    expect(partOf(composed, 'summary')?.text.map(({ text }) => text)).toEqual(['Counts.', 'Checks.'])
  })

  it('names the letter that confirms a job, and its employer beside it only where that is another', () => {
    const letter = (company: string) => ({
      company: { en: company },
      reference: 'HR/0061/2018',
      date: '2026-03-02',
      href: 'https://sira.example/letter/x',
    })
    const confirmed = (company: string) => {
      const entries = facts.entries.map((one) => (one.id === idOf(2) ? { ...one, letter: letter(company) } : one))
      const [entry] = partOf(compose({ facts: { ...facts, entries } }), 'experience')?.entries ?? []
      return [entry?.confirmed, entry?.proof]
    }
    expect(confirmed('Awash')).toEqual([
      'Confirmed by Awash in letter HR/0061/2018 of Mar 2026',
      'https://sira.example/letter/x',
    ])
    expect(confirmed('Dashen')[0]).toBe('Confirmed by Awash · Confirmed by Dashen in letter HR/0061/2018 of Mar 2026')
  })

  it('takes what is not in its language from the other, and says where', () => {
    const { paper, missing } = compose({ lang: 'am' })
    expect(paper.name.text).toBe('ሐና በቀለ')
    const [latest, first] = partOf({ paper, missing }, 'experience')?.entries ?? []
    expect([latest?.title.text, first?.title.text, first?.place?.text]).toEqual([
      'Head of accounts',
      'ገንዘብ ያዥ',
      'Gondar',
    ])
    expect(missing).toContain(`experience/${idOf(1)}/place`)
    expect(missing).toContain(`experience/${idOf(2)}/title`)
    expect(missing).not.toContain(`experience/${idOf(1)}/title`)
    // An address is the same in every language; a place is not.
    expect(missing).not.toContain('contact/email')
    expect(compose().missing).toEqual(['contact/place'])
  })

  it.each([
    ['month_year', 'en', 'gregorian', 'Sept 2014 – Jul 2016', 'Mar 2021 – Present'],
    ['numeric', 'en', 'gregorian', '09/2014 – 07/2016', '03/2021 – Present'],
    ['year', 'en', 'gregorian', '2014 – 2016', '2021 – Present'],
    ['month_year', 'am', 'ethiopian', 'መስከረም 2007 – ሐምሌ 2008 ዓ.ም.', 'የካቲት 2013 ዓ.ም. – እስካሁን'],
    ['numeric', 'am', 'ethiopian', '01/2007 – 11/2008 ዓ.ም.', '06/2013 ዓ.ም. – እስካሁን'],
    ['year', 'am', 'ethiopian', '2007 – 2008 ዓ.ም.', '2013 ዓ.ም. – እስካሁን'],
    ['month_year', 'en', 'ethiopian', 'Meskerem 2007 – Hamle 2008 EC', 'Yekatit 2013 EC – Present'],
  ] as const)('writes dates as %s in %s (%s)', (dates, lang, calendar, past, present) => {
    const composed = compose({ lang, calendar, style: { ...styleOfTemplate('portrait'), dates } })
    const [latest, first] = partOf(composed, 'experience')?.entries ?? []
    expect([first?.period?.text, latest?.period?.text]).toEqual([past, present])
  })

  it('expects what ends after today', () => {
    const [study] = partOf(compose(), 'education')?.entries ?? []
    expect(study?.period?.text).toBe('Sept 2024 – Jul 2028 (expected)')
    expect(partOf(compose({ today: '2029-01-01' }), 'education')?.entries[0]?.period?.text).toBe('Sept 2024 – Jul 2028')
  })

  it('words what the resume words, in each language for itself, and leaves out what it leaves out', () => {
    const worded = withEntry({ wording: { title: { en: 'Teller' }, place: null } })
    const [, inEnglish] = partOf(compose({ content: worded }), 'experience')?.entries ?? []
    expect([inEnglish?.title.text, inEnglish?.place]).toEqual(['Teller', null])
    const [, inAmharic] = partOf(compose({ content: worded, lang: 'am' }), 'experience')?.entries ?? []
    expect(inAmharic?.title.text).toBe('ገንዘብ ያዥ')
    const untitled = withEntry({ wording: { title: null } })
    const [, head] = partOf(compose({ content: untitled }), 'experience')?.entries ?? []
    expect([head?.title.text, head?.organisation]).toEqual(['Dashen Bank', null])
  })

  it('hides what is hidden, and what has no fact any more', () => {
    expect(partOf(compose({ content: withEntry({ shown: false }) }), 'experience')?.entries).toHaveLength(1)
    const hidden = { ...content, parts: content.parts.map((part) => ({ ...part, shown: part.key !== 'skills' })) }
    expect(partOf(compose({ content: hidden }), 'skills')).toBeUndefined()
    expect(partOf(compose({ content: hidden }), 'references')?.entries).toHaveLength(1)
    const without = { ...facts, entries: facts.entries.filter(({ part }) => part !== 'education') }
    expect(partOf(compose({ facts: without }), 'education')).toBeUndefined()
    expect(compose({ content: { ...content, contacts: ['web', 'place'] } }).paper.contacts.map(({ at }) => at)).toEqual(
      ['contact/place'],
    )
  })

  it('has a photo where there is one, it is wanted, and the template has a place for it', () => {
    expect(compose({ style: { ...styleOfTemplate('portrait'), photo: false } }).paper.hasPhoto).toBe(false)
    expect(compose({ style: { ...styleOfTemplate('classic'), photo: true } }).paper.hasPhoto).toBe(false)
    expect(compose({ facts: { ...facts, photo: null } }).paper.hasPhoto).toBe(false)
  })

  it('has the titles of its owner, and the usual ones in the language they have none in', () => {
    const titled = {
      ...content,
      parts: content.parts.map((part) =>
        part.key === 'experience' ? { ...part, title: { en: 'Where I worked' } } : part,
      ),
    }
    expect(partOf(compose({ content: titled }), 'experience')?.title.text).toBe('Where I worked')
    const inAmharic = compose({ content: titled, lang: 'am' })
    expect(partOf(inAmharic, 'experience')?.title.text).toBe('የሥራ ልምድ')
    expect(inAmharic.missing).toContain('experience')
  })
})

describe('facts that change', () => {
  const worded = withEntry({ wording: { title: { en: 'Teller' } }, seen: { title: { en: 'Cashier', am: 'ገንዘብ ያዥ' } } })
  it('are offered where the resume had worded what they said before', () => {
    expect(offeredUpdates(facts, worded)).toEqual([])
    const changed: ResumeFacts = {
      ...facts,
      entries: facts.entries.map((one) =>
        one.id === idOf(1) ? { ...one, texts: { ...one.texts, title: { en: 'Chief cashier' } } } : one,
      ),
    }
    expect(offeredUpdates(changed, worded)).toEqual([
      {
        part: 'experience',
        id: idOf(1),
        field: 'title',
        seen: { en: 'Cashier', am: 'ገንዘብ ያዥ' },
        now: { en: 'Chief cashier' },
      },
    ])
    expect(offeredUpdates(changed, content)).toEqual([])
  })

  it('are told when they are new, and stand where they belong once they are added', () => {
    const more: ResumeFacts = {
      ...facts,
      entries: [...facts.entries, fact(7, { ongoing: true }), fact(8, { part: 'awards' })],
    }
    const found = newFacts(more, content)
    expect(found.map(({ id }) => id)).toEqual([idOf(7), idOf(8)])
    const added = withFacts({ ...content, parts: content.parts.filter(({ key }) => key !== 'awards') }, found)
    expect(added.parts.find(({ key }) => key === 'experience')?.entries[0]).toEqual(entryOf(idOf(7)))
    expect(added.parts.find(({ key }) => key === 'awards')?.entries).toEqual([entryOf(idOf(8))])
    expect(newFacts(more, added)).toEqual([])
  })
})

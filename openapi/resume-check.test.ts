import { describe, expect, it } from 'vitest'
import { checkResume, type Checked } from './resume-check.ts'
import type { ResumeCheck } from './resume-checks.ts'
import type { PaperEntry, ResumePaper } from './resume-paper.ts'
import { skillsOf, termsOf, type KnownTerm } from './resume-terms.ts'
import type { ResumeFact } from './schemas/resume.ts'

const NOTHING = { title: null, organisation: null, place: null, detail: null, description: null }
const fact = (id: string, over: Partial<ResumeFact> = {}): ResumeFact => ({
  id,
  part: 'experience',
  texts: NOTHING,
  from: null,
  to: null,
  ongoing: false,
  level: null,
  link: null,
  confirmed: null,
  letter: null,
  ...over,
})
const job = (id: string, line = 'Closed the books of 12 branches every month.', title = 'Accountant'): PaperEntry => ({
  id,
  title: { text: title, at: `experience/${id}/title` },
  organisation: null,
  place: null,
  period: null,
  lines: line === '' ? [] : [{ text: line, at: `experience/${id}/description` }],
  link: null,
  confirmed: null,
})
const part = (over: Partial<ResumePaper['parts'][number]>): ResumePaper['parts'][number] => ({
  key: 'experience',
  title: { text: 'Part', at: 'part' },
  as: 'entries',
  text: [],
  entries: [],
  tags: [],
  ...over,
})
const skills = (...names: readonly string[]) =>
  part({
    key: 'skills',
    as: 'tags',
    tags: names.map((text) => ({ text, at: `skills/${text}`, level: null, share: null })),
  })
const good: ResumePaper = {
  lang: 'en',
  title: 'Resume of Hanna',
  name: { text: 'Hanna', at: 'head.name' },
  headline: { text: 'Accountant', at: 'head.headline' },
  hasPhoto: false,
  contacts: [{ kind: 'email', text: 'h@example.com', href: null, at: 'contact/email' }],
  parts: [
    part({ key: 'summary', as: 'text', text: [{ text: 'Keeps books.', at: 'summary/0/description' }] }),
    part({ entries: [job('a')] }),
    part({ key: 'education', entries: [job('s', '')] }),
    skills('Peachtree', 'Audit', 'Tax law'),
  ],
}
const check = (over: Partial<Checked> = {}) =>
  checkResume({
    paper: good,
    missing: [],
    facts: { name: {}, headline: null, photo: null, contacts: [], entries: [] },
    content: { headline: null, contacts: [], parts: [] },
    calendar: 'gregorian',
    today: '2026-11-23',
    pages: 1,
    machineText: null,
    knownTerms: [],
    ...over,
  })
const found = (over: Partial<Checked>, wanted: ResumeCheck) => check(over).filter((one) => one.check === wanted)
const without = (key: string) => ({ ...good, parts: good.parts.filter((one) => one.key !== key) })
const dated = (facts: readonly ResumeFact[]): Partial<Checked> => ({
  facts: { name: {}, headline: null, photo: null, contacts: [], entries: [...facts] },
  content: {
    headline: null,
    contacts: [],
    parts: [
      {
        key: 'experience',
        title: null,
        shown: true,
        entries: facts.map(({ id }) => ({ fact: id, shown: true, wording: {}, seen: {} })),
      },
    ],
  },
})
const day = (date: string) => ({ date, known: null })

describe('the checklist', () => {
  it('is empty for a resume that has what it needs', () => expect(check()).toEqual([]))

  it('names what is missing, and where it belongs', () => {
    expect(check({ paper: { ...good, contacts: [], headline: null } }).map(({ check: id, at }) => [id, at])).toEqual([
      ['no_contact', 'contacts'],
      ['no_headline', 'head.headline'],
    ])
    for (const [key, id] of [
      ['summary', 'no_summary'],
      ['experience', 'no_experience'],
      ['education', 'no_education'],
      ['skills', 'no_skills'],
    ] as const)
      expect(check({ paper: without(key) }).map((one) => one.check)).toContain(id)
  })

  it('asks for more than a title, for figures and for words that say something', () => {
    const paper = (line: string) => ({
      ...good,
      parts: good.parts.map((one) => (one.key === 'experience' ? { ...one, entries: [job('a', line)] } : one)),
    })
    expect(found({ paper: paper('') }, 'no_description')[0]?.at).toBe('experience/a/description')
    expect(found({ paper: paper('Books.') }, 'short_description')).toHaveLength(1)
    expect(found({ paper: paper('Responsible for the books of all the branches.') }, 'vague_words')[0]?.values).toEqual(
      {
        word: 'responsible for',
      },
    )
    expect(found({ paper: paper('Closed the books of every branch each month.') }, 'no_figures')).toHaveLength(1)
    expect(found({ paper: paper(`${'x'.repeat(301)} 1`) }, 'long_line')).toHaveLength(1)
  })

  it('counts pages, but for academic work', () => {
    expect(found({ pages: 3 }, 'long_paper')[0]?.values).toEqual({ pages: 3 })
    const academic = { ...good, parts: [...good.parts, part({ key: 'published_works', entries: [job('w', '')] })] }
    expect(found({ pages: 3, paper: academic }, 'long_paper')).toEqual([])
  })

  it('finds gaps of more than six months, also before today, and none where something else was done', () => {
    const early = fact('a', { from: day('2012-01-01'), to: day('2015-12-01') })
    const late = fact('b', { from: day('2017-02-01'), ongoing: true })
    expect(found(dated([early, late]), 'gap')).toEqual([
      { check: 'gap', at: 'experience/b/period', values: { from: 'December 2015', to: 'February 2017' } },
    ])
    const between = fact('c', { from: day('2014-01-01'), to: day('2017-01-01') })
    expect(found(dated([early, between, late]), 'gap')).toEqual([])
    expect(found(dated([early]), 'gap')[0]?.at).toBe('experience')
  })

  it('finds dates that contradict', () => {
    expect(
      found(dated([fact('a', { from: day('2020-01-01'), to: day('2019-01-01') })]), 'ends_before_start'),
    ).toHaveLength(1)
    expect(found(dated([fact('a', { from: day('2028-01-01'), ongoing: true })]), 'starts_later')).toHaveLength(1)
  })

  it('finds slips in known terms, and takes other words and forms for what they are', () => {
    const paper = (...names: readonly string[]) => ({
      ...without('skills'),
      parts: [...without('skills').parts, skills(...names)],
    })
    const knownTerms = ['Peachtree', 'Accountant', 'Excel']
    expect(found({ paper: paper('Peachtee', 'Audit', 'Tax'), knownTerms }, 'term_misspelled')[0]?.values).toEqual({
      word: 'Peachtee',
      term: 'Peachtree',
    })
    expect(found({ paper: paper('Peachtreee'), knownTerms }, 'term_misspelled')).toHaveLength(1)
    expect(found({ paper: paper('Paechtree'), knownTerms }, 'term_misspelled')).toHaveLength(1)
    expect(found({ paper: paper('Accountants', 'Excels', 'Peach cake'), knownTerms }, 'term_misspelled')).toEqual([])
  })

  it('finds what software does not read from the paper, whatever stands between the letters', () => {
    const machineText =
      'Hanna\nAccountant h@example.com Part Keeps\u00ad books. Part Accountant Closed the books of\n12 branches every month. Part Part Peachtree Audit'
    expect(found({ machineText }, 'text_lost')).toEqual([
      { check: 'text_lost', at: 'skills/Tax law', values: { text: 'Tax law' } },
    ])
  })
})

describe('the terms of a job', () => {
  const known: readonly KnownTerm[] = [
    { name: { en: 'Peachtree', am: 'ፒችትሪ' }, kind: 'skill' },
    { name: { en: 'Accounting' }, kind: 'skill' },
    { name: { en: 'Cost accounting' }, kind: 'skill' },
    { name: { en: 'Accountant', am: 'ሒሳብ ሠራተኛ' }, kind: 'title' },
    { name: { en: 'C++' }, kind: 'skill' },
    { name: { en: 'C' }, kind: 'skill' },
    { name: { en: 'Welding' }, kind: 'skill' },
  ]
  const terms = (text: string, unused: readonly ResumeFact[] = []) => termsOf(text, { papers: [good], unused, known })

  it('are those that it names, with what the resume has', () => {
    const found = terms('We need an accountant who knows Peachtree and cost accounting. Peachtree is a must.')
    expect(found.map(({ term, has, times }) => [term, has, times])).toEqual([
      ['Peachtree', true, 2],
      ['Accountant', true, 1],
      ['Cost accounting', false, 1],
    ])
  })

  it('are found in Amharic whichever letters of one sound are used, and in either language', () => {
    const [term] = terms('የሂሳብ ስራተኛ እንፈልጋለን፤ ሂሳብ ሰራተኛ')
    expect(term).toMatchObject({ term: 'ሒሳብ ሠራተኛ', has: true })
    expect(terms('በፒችትሪ የሚሠራ፣ ፒችትሪ')[0]).toMatchObject({ term: 'ፒችትሪ', has: true })
  })

  it('are whole words: C is not C++, and nobody welds who is well', () => {
    expect(terms('Well versed in C++').map(({ term }) => term)).toEqual(['C++'])
  })

  it('are skills that the person wrote, whether the platform knows them or not', () => {
    const own = fact('h', {
      part: 'skills',
      texts: { ...NOTHING, title: { en: 'Hydraulic modelling', am: 'የሃይድሮሊክ ሞዴሊንግ' } },
    })
    const all = [...skillsOf([own, fact('j', { texts: { ...NOTHING, title: { en: 'Well digger' } } })]), ...known]
    const asked = (text: string) => termsOf(text, { papers: [good], unused: [own], known: all })
    expect(asked('A well digger who knows hydraulic modeling.')).toMatchObject([
      { term: 'Hydraulic modelling', kind: 'skill', has: false, fact: { id: 'h' } },
    ])
    expect(asked('በሃይድሮሊክ ሞዴሊንግ ልምድ ያለው')).toMatchObject([{ term: 'የሃይድሮሊክ ሞዴሊንግ', times: 1, fact: { id: 'h' } }])
  })

  it('are names in capitals, also within Amharic words, but no lines in capitals', () => {
    const named = (text: string) => terms(text).map(({ term }) => term)
    expect(named('JOB REQUIREMENTS\nYou draw in AutoCAD and know EPANET. An NGO in Ethiopia.')).toEqual([
      'AutoCAD',
      'EPANET',
    ])
    expect(named('በEPANET መሥራት የሚችል')).toEqual(['EPANET'])
    const tool = fact('e', { part: 'projects', texts: { ...NOTHING, title: { am: 'ሥራ በEPANET' } } })
    expect(terms('You know EPANET.', [tool])[0]).toMatchObject({ has: false, fact: { id: 'e' } })
  })

  it('are licences as they are called: a driving licence is more than driving', () => {
    const driving: KnownTerm = { name: { en: 'Driving', am: 'መንዳት' }, kind: 'skill' }
    const card = fact('d', { part: 'certificates', texts: { ...NOTHING, title: { en: 'Driving licence, public 1' } } })
    const asked = (text: string) => termsOf(text, { papers: [good], unused: [card], known: [driving] })
    for (const text of ['Driving licence needed', 'A valid driver’s license', 'with a driving license', 'መንጃ ፈቃድ ያለው'])
      expect(asked(text), text).toMatchObject([
        { term: text.startsWith('መ') ? 'መንጃ ፈቃድ' : 'Driving licence', has: false, fact: { id: 'd' } },
      ])
    expect(asked('Driving on bad roads').map(({ term }) => term)).toEqual(['Driving'])
  })

  it('come with a fact that says them and is not on the resume', () => {
    const unused = fact('w', { part: 'skills', texts: { ...NOTHING, title: { en: 'Welding' } } })
    expect(terms('Welding', [unused])[0]).toMatchObject({
      has: false,
      fact: { part: 'skills', id: 'w', text: 'Welding' },
    })
    expect(terms('Welding')[0]?.fact).toBeNull()
  })

  it('are also words that it repeats, and nothing that it does not say', () => {
    const found = terms('Reconcile ledgers daily. Reconcile branches. The team and the team.')
    expect(found.map(({ term, kind }) => [term, kind])).toEqual([['reconcile', 'word']])
  })
})

import { describe, expect, it } from 'vitest'
import { matchOf, type AskedOfResume, type SentResume } from './match-score.ts'
import type { PaperEntry, PaperPart, ResumePaper } from './resume-paper.ts'
import type { Localized } from './schemas/primitives.ts'

const DEGREES = new Map<string, Localized>([
  ['diploma', { en: 'Diploma', am: 'ዲፕሎማ' }],
  ['ba', { en: 'Bachelor of Arts (BA)', am: 'የመጀመሪያ ዲግሪ በአርትስ (BA)' }],
  ['msc', { en: 'Master of Science (MSc)', am: 'የማስተርስ ዲግሪ በሳይንስ (MSc)' }],
  ['med', { en: 'Master of Education (MEd)', am: 'የማስተርስ ዲግሪ በትምህርት (MEd)' }],
  ['phd', { en: 'Doctor of Philosophy (PhD)', am: 'የፍልስፍና ዶክትሬት (PhD)' }],
])
const ASKED: AskedOfResume = {
  skills: [
    { en: 'Bookkeeping', am: 'የሒሳብ አያያዝ' },
    { en: 'Excel', am: 'ኤክሴል' },
  ],
  years: 4,
  degree: 'ba',
}

const at = (text: string) => ({ text, at: '' })
const entry = (id: string, title: string): PaperEntry => ({
  id,
  title: at(title),
  organisation: null,
  place: null,
  period: null,
  lines: [],
  link: null,
  confirmed: null,
})
const part = (key: PaperPart['key'], over: Partial<PaperPart>): PaperPart => ({
  key,
  title: at(key),
  as: 'entries',
  text: [],
  entries: [],
  tags: [],
  ...over,
})
const paper = (lang: 'en' | 'am', parts: readonly PaperPart[], over: Partial<ResumePaper> = {}): ResumePaper => ({
  lang,
  title: '',
  name: at('Hanna Bekele'),
  headline: null,
  hasPhoto: false,
  contacts: [],
  parts,
  ...over,
})
type Job = readonly [from: string, to: string | null]
interface Said {
  readonly skills?: readonly string[]
  readonly jobs?: readonly Job[]
  readonly studies?: readonly (readonly [title: string, to: string])[]
}
const date = (iso: string) => ({ date: iso, known: null })
/** A resume that says this, the same in both languages. */
function resume({ skills = [], jobs = [], studies = [] }: Said, over: Partial<ResumePaper> = {}): SentResume {
  const parts = [
    ...(skills.length > 0
      ? [part('skills', { as: 'tags', tags: skills.map((text) => ({ ...at(text), level: null, share: null })) })]
      : []),
    ...(jobs.length > 0 ? [part('experience', { entries: jobs.map((_, n) => entry(`job${n}`, 'Accountant')) })] : []),
    ...(studies.length > 0
      ? [part('education', { entries: studies.map(([title], n) => entry(`study${n}`, title)) })]
      : []),
  ]
  return {
    papers: { en: paper('en', parts, over), am: paper('am', parts, over) },
    facts: [
      ...jobs.map(([from, to], n) => ({
        id: `job${n}`,
        part: 'experience' as const,
        from: date(from),
        to: to === null ? null : date(to),
        ongoing: to === null,
      })),
      ...studies.map(([, to], n) => ({
        id: `study${n}`,
        part: 'education' as const,
        from: null,
        to: date(to),
        ongoing: false,
      })),
    ],
    today: '2026-03-01',
  }
}
const WHOLE: Said = {
  skills: ['Bookkeeping', 'Excel'],
  jobs: [['2020-01-01', '2024-12-31']],
  studies: [['BA in Accounting', '2019-07-01']],
}
const scoreOf = (said: Said, asked: Partial<AskedOfResume> = {}) =>
  matchOf({ ...ASKED, ...asked }, resume(said), DEGREES)

describe('the match score', () => {
  it('is 100 where a resume says everything, and its parts add up to it', () => {
    const match = scoreOf(WHOLE)
    expect(match).toMatchObject({
      score: 100,
      skills: { points: 50, of: 50 },
      experience: { points: 30, of: 30, asked_years: 4, months: 60 },
      education: { points: 20, of: 20, found: { en: 'BA in Accounting' }, is_known: true },
    })
  })

  it('counts each skill that is named, in either language, on the whole paper and in whole words', () => {
    const named = (...skills: readonly string[]) => scoreOf({ ...WHOLE, skills }).skills
    expect(named('ኤክሴል', 'ሒሳብ አያያዝ')?.points).toBe(50)
    expect(named('Excel')).toMatchObject({ points: 25, asked: [{ has: false }, { has: true }] })
    expect(named('Excellence')?.points).toBe(0)
    const inWords = resume({ ...WHOLE, skills: [] }, { headline: at('Accountant with Excel') })
    expect(matchOf(ASKED, inWords, DEGREES).skills?.points).toBe(25)
  })

  it('counts months in which there were several jobs once, and a current job until the day it is sent', () => {
    const months = (...jobs: readonly Job[]) => scoreOf({ ...WHOLE, jobs }).experience?.months
    expect(months(['2020-01-01', '2020-12-31'], ['2020-06-01', '2021-06-30'])).toBe(18)
    expect(months(['2025-03-01', null])).toBe(13)
    expect(scoreOf({ ...WHOLE, jobs: [['2024-01-01', '2025-12-31']] }).experience?.points).toBe(15)
  })

  it('reads the level of a study however it is written, counts one below by half and an unfinished one not', () => {
    const points = (title: string, to = '2019-07-01') => scoreOf({ ...WHOLE, studies: [[title, to]] }).education?.points
    for (const title of ['B.A. in Accounting', 'Bachelor of Arts', 'የመጀመሪያ ዲግሪ በሒሳብ', 'Master’s degree', 'PhD'])
      expect(points(title), title).toBe(20)
    expect(points('Diploma in Accounting')).toBe(0)
    expect(points('BA in Accounting', '2027-07-01')).toBe(0)
    const masters = scoreOf({ ...WHOLE, studies: [['MSc in Finance', '2019-07-01']] }, { degree: 'phd' })
    expect(masters.education?.points).toBe(10)
  })

  it('leaves a study out whose level is unknown, and a part that the job does not ask for', () => {
    const unknown = scoreOf({ ...WHOLE, studies: [['Med school', '2019-07-01']] })
    expect(unknown).toMatchObject({ score: 100, education: { points: 0, of: 0, is_known: false } })
    expect(unknown.skills?.of).toBe(63)
    expect(scoreOf({ ...WHOLE, skills: [] }, { years: null, degree: null })).toMatchObject({
      score: 0,
      skills: { points: 0, of: 100 },
      experience: null,
      education: null,
    })
  })

  it('is not better for saying nothing, and there is none where nothing can be compared', () => {
    expect(scoreOf({ skills: ['Bookkeeping', 'Excel'] }).score).toBe(50)
    expect(scoreOf({}).score).toBeNull()
    expect(scoreOf(WHOLE, { skills: [], years: null, degree: null }).score).toBeNull()
    expect(scoreOf(WHOLE, { skills: [], years: 0, degree: null }).score).toBeNull()
  })

  it('is the same whoever the person is', () => {
    const match = scoreOf({ ...WHOLE, skills: ['Excel'] })
    const another = resume(
      { ...WHOLE, skills: ['Excel'] },
      {
        name: at('Bookkeeping Excel'),
        title: 'Resume of Bookkeeping Excel',
        hasPhoto: true,
        contacts: [{ kind: 'place', text: 'Bookkeeping', at: '', href: null }],
      },
    )
    expect(matchOf(ASKED, another, DEGREES)).toEqual(match)
  })
})

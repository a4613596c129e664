import { describe, expect, it } from 'vitest'
import { jsonResumeOf } from './json-resume.ts'
import type { ResumePart } from './resume-parts.ts'
import type { ResumeFact, ResumeFacts } from './schemas/resume.ts'

const fact = (part: ResumePart, title: string, over: Partial<ResumeFact> = {}): ResumeFact => ({
  id: title,
  part,
  texts: { title: { en: title }, organisation: null, place: null, detail: null, description: null },
  from: null,
  to: null,
  ongoing: false,
  level: null,
  link: null,
  confirmed: null,
  letter: null,
  ...over,
})
const of = (...entries: readonly ResumeFact[]) => {
  const facts: ResumeFacts = { name: { am: 'ሐና' }, headline: null, photo: null, contacts: [], entries: [...entries] }
  const apart = { studies: new Map(), numbers: new Map() }
  return jsonResumeOf(facts, apart, { lang: 'en', at: new Date('2026-11-23T09:00:00Z') })
}

describe('a JSON Resume', () => {
  it('keeps the mark of what an employer confirms', () => {
    const { work } = of(
      fact('experience', 'Engineer', { confirmed: { en: 'Entoto Water', am: 'እንጦጦ ውኃ' } }),
      fact('experience', 'Teacher'),
    )
    expect(work.map(({ position, confirmedBy }) => [position, confirmedBy])).toEqual([
      ['Engineer', 'Entoto Water'],
      ['Teacher', undefined],
    ])
  })

  it('begins with what goes on, which has no end', () => {
    const { work } = of(
      fact('experience', 'Then', {
        from: { date: '2019-02-11', known: null },
        to: { date: '2020-05-01', known: 'month' },
      }),
      fact('experience', 'Now', { from: { date: '2020-06-01', known: 'month' }, ongoing: true }),
    )
    expect(work.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
      ['Now', '2020-06', undefined],
      ['Then', '2019-02-11', '2020-05'],
    ])
  })

  it('has the day of a certificate and when it ends, and nothing where neither is known', () => {
    const ends = { date: '2029-05-01', known: 'month' } as const
    const { certificates } = of(
      fact('certificates', 'Both', { from: { date: '2022-11-14', known: null }, to: ends }),
      fact('certificates', 'End', { to: ends }),
      fact('certificates', 'Neither'),
    )
    expect(new Map(certificates.map(({ name, date, endDate }) => [name, [date, endDate]]))).toEqual(
      new Map([
        ['Both', ['2022-11-14', '2029-05']],
        ['End', [undefined, '2029-05']],
        ['Neither', [undefined, undefined]],
      ]),
    )
  })

  it('names a person in the other language rather than not at all', () => expect(of().basics.name).toBe('ሐና'))
})

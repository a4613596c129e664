import { describe, expect, test } from 'vitest'
import { refilled, relationOf, type Filling } from './filling.ts'

const labourer: Filling = {
  title: { en: 'Labourer', am: 'የቀን ሠራተኛ' },
  description: { en: 'Carries stones.', am: 'ድንጋይ ይሸከማል።' },
}
const engineer: Filling = { title: { en: 'Bridge engineer' }, description: { en: 'Plans bridges.' } }
const bare: Filling = { title: { en: 'Guard' }, description: null }
const say = (text: { readonly en?: string | undefined; readonly am?: string | undefined } | null) =>
  text?.en ?? text?.am ?? ''
const filled = { job_title: 'Labourer', job_description: 'Carries stones.' }

describe('another position', () => {
  test('fills in what the one before filled in', () => {
    expect(refilled(engineer, labourer, filled, say)).toEqual({
      job_title: 'Bridge engineer',
      job_description: 'Plans bridges.',
    })
  })
  test('also where it was filled in in the other language, or with white space around', () => {
    const held = { job_title: 'የቀን ሠራተኛ', job_description: ' Carries stones.\n' }
    expect(refilled(engineer, labourer, held, say)).toEqual({
      job_title: 'Bridge engineer',
      job_description: 'Plans bridges.',
    })
  })
  test('leaves an edited field alone, and only that', () => {
    const held = { ...filled, job_title: 'Foreman of labourers' }
    expect(refilled(engineer, labourer, held, say)).toEqual({
      job_title: 'Foreman of labourers',
      job_description: 'Plans bridges.',
    })
  })
  test('without a description empties the one before', () => {
    expect(refilled(bare, labourer, filled, say)).toEqual({ job_title: 'Guard', job_description: '' })
  })
  test('fills in what is empty, and takes nothing that was written before any was chosen', () => {
    expect(refilled(engineer, null, { job_title: '', job_description: 'Mine.' }, say)).toEqual({
      job_title: 'Bridge engineer',
      job_description: 'Mine.',
    })
  })
})

test.for([
  ['follows', 'Labourer', labourer],
  ['follows', 'የቀን ሠራተኛ', labourer],
  ['edited', 'Foreman', labourer],
  ['none', ' ', labourer],
  ['none', 'Foreman', null],
] as const)('a title %s', ([relation, text, from]) => {
  expect(relationOf('job_title', text, from)).toBe(relation)
})
test('a description that the position does not have is the writer’s own', () => {
  expect(relationOf('job_description', 'Keeps the gate.', bare)).toBe('edited')
})

import { expect, test } from 'vitest'
import { emptyDraft, wholePosting } from '../../api/mocks/job-posting-samples.ts'
import { formOf, gapsOf, readForm, unfinished, valuesOf, type HeldQuestion } from './posting.ts'

const asked: HeldQuestion = { id: '00000000-0000-4000-8000-000000000001', kind: 'text', text: {}, required: true }
const at = new Date('2026-04-20T20:59:00Z')
const held = (over: object) => ({ ...formOf(valuesOf(emptyDraft)), ...over })

test('a posting that nobody changed is sent as it is', () => {
  for (const row of [emptyDraft, wholePosting]) expect(readForm(formOf(valuesOf(row)))).toEqual(valuesOf(row))
})
test('a draft lacks what it needs to open, a whole posting nothing', () => {
  expect(gapsOf(formOf(valuesOf(emptyDraft)), at).map(({ field }) => field)).toEqual([
    'job_title_id',
    'sector_id',
    'description',
    'employment_type',
    'location_type',
    'deadline',
  ])
  expect(gapsOf(formOf(valuesOf(wholePosting)), at)).toEqual([])
})
test('a deadline is over when its day has ended where the posting says', () => {
  const form = held({ deadline: '2026-04-20', time_zone: 'Africa/Addis_Ababa' })
  const atMidnight = new Date('2026-04-20T21:00:00Z')
  const isOver = (gap: object) => 'isOver' in gap
  expect(gapsOf(form, at).some(isOver)).toBe(false)
  expect(gapsOf(form, atMidnight).find(isOver)).toEqual({ field: 'deadline', isOver: true })
  expect(gapsOf({ ...form, time_zone: 'Europe/London' }, atMidnight).some(isOver)).toBe(false)
})
test('work that is not remote needs a place', () => {
  expect(gapsOf(held({ location_type: 'on-site' }), at).some(({ field }) => field === 'region')).toBe(true)
  expect(gapsOf(held({ location_type: 'remote' }), at).some(({ field }) => field === 'region')).toBe(false)
})
test('a question without a text waits, holds nothing else back, and is named before publishing', () => {
  const form = held({ questions: [asked, { ...asked, id: asked.id.replace(/1$/, '2'), text: { en: ' When? ' } }] })
  expect(readForm(form)?.questions).toEqual([{ ...asked, id: asked.id.replace(/1$/, '2'), text: { en: 'When?' } }])
  expect(gapsOf(form, at).at(-1)).toEqual({ field: 'questions.0.text', question: 1 })
})
test('answers that nobody wrote are left out, and those that are accepted keep their meaning', () => {
  const question: HeldQuestion = {
    ...asked,
    kind: 'choice',
    text: { en: 'Where?' },
    options: [{ en: 'Jimma' }, { en: ' ' }, { am: 'አዋሳ' }],
    accepted: [1, 2],
  }
  expect(readForm(held({ questions: [question] }))?.questions).toEqual([
    {
      id: asked.id,
      kind: 'choice',
      text: { en: 'Where?' },
      required: true,
      options: [{ en: 'Jimma' }, { am: 'አዋሳ' }],
      accepted: [1],
    },
  ])
  expect(unfinished({ ...question, options: [{ en: 'Jimma' }] })).toBe('options')
})
test('a title that is gone cannot be saved', () => {
  expect(readForm(held({ title: { en: ' ', am: '' } }))).toBeNull()
})

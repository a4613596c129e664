import { expect, test } from 'vitest'
import { unsavedPart } from './useDraft.ts'

test('only what differs is kept, whole fields at a time, and never a password', () => {
  const began = { name: { en: 'Hana', am: '' }, grade: '', links: ['https://a.example'], password: '' }
  const values = {
    name: { en: 'Hana', am: 'ሐና' },
    grade: '',
    links: ['https://a.example'],
    password: 'strong-coffee-beans',
  }
  expect(unsavedPart(values, began)).toEqual({ name: { en: 'Hana', am: 'ሐና' } })
  expect(unsavedPart(began, began)).toEqual({})
  expect(unsavedPart({ grade: 'A' }, undefined)).toEqual({ grade: 'A' })
})

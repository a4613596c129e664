import { expect, test } from 'vitest'
import { merge } from './merge.ts'

const base = { name: { en: 'a' }, phone: null, mail: 'a@a.example', seats: 1 }

test('what only the other changed is taken over, what only the writer changed stays', () => {
  expect(
    merge({ ...base, name: { en: 'mine' } }, base, { ...base, phone: '+251911000000', version: 2, added: 'x' }),
  ).toEqual({
    values: { ...base, name: { en: 'mine' }, phone: '+251911000000' },
    theirs: { ...base, phone: '+251911000000' },
    changed: { name: 'mine', phone: 'theirs' },
  })
})
test('what both changed to something else is asked; what both changed alike is not', () => {
  const { values, changed } = merge({ ...base, seats: 2, phone: '+1' }, base, { ...base, seats: 3, phone: '+1' })
  expect(changed).toEqual({ seats: 'both' })
  expect(values).toEqual({ ...base, seats: 2, phone: '+1' })
})
test('the fields of a group are compared one by one; a group that is not there is one field', () => {
  const row = { details: { gender: 'f', city: 'a' } }
  const sent = { details: { gender: 'm', city: 'a' } }
  expect(merge(sent, row, { details: { gender: 'f', city: 'b' } }, ['details'])).toMatchObject({
    values: { details: { gender: 'm', city: 'b' } },
    changed: { 'details.gender': 'mine', 'details.city': 'theirs' },
  })
  expect(merge(sent, row, { details: null }, ['details']).changed).toEqual({ details: 'both' })
})
test('nothing that was emptied comes back', () => {
  const row = { phone: '+1', mail: 'a' }
  expect(merge({ phone: null, mail: 'a' }, row, { phone: '+1', mail: null }).values).toEqual({
    phone: null,
    mail: null,
  })
})
test('without a beginning all that differs is asked', () => {
  expect(merge({ a: 1, b: 2 }, null, { a: 1, b: 3 }).changed).toEqual({ b: 'both' })
})

import { expect, test } from 'vitest'
import { said } from '../../api/mocks/said.ts'

const counts = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 2],
  [3, 1],
] as const

test('who has a plan is said of people and companies, of either alone, and of nobody', () => {
  const english = counts.map(([people, companies]) => said('en', 'plan.use.count', { people, companies }))
  expect(english).toEqual(['Nobody', '1 person', '1 company', '1 person, 2 companies', '3 people, 1 company'])
  const amharic = counts.map(([people, companies]) => said('am', 'plan.use.count', { people, companies }))
  expect(amharic).toEqual(['ማንም የለም', '1 ሰው', '1 ድርጅት', '1 ሰው፣ 2 ድርጅቶች', '3 ሰዎች፣ 1 ድርጅት'])
})

test('whom other limits of a plan concern is said in a sentence', () => {
  const english = counts.map(([people, companies]) => said('en', 'plan.review.who', { people, companies }))
  expect(english).toEqual([
    'Nobody has this plan yet.',
    '1 person has this plan.',
    '1 company has this plan.',
    '1 person and 2 companies have this plan.',
    '3 people and 1 company have this plan.',
  ])
  const amharic = counts.map(([people, companies]) => said('am', 'plan.review.who', { people, companies }))
  expect(amharic).toEqual([
    'ይህ ዕቅድ ያለው እስካሁን የለም።',
    'ይህ ዕቅድ ያለው 1 ሰው ነው።',
    'ይህ ዕቅድ ያለው 1 ድርጅት ነው።',
    'ይህ ዕቅድ ያላቸው 1 ሰውና 2 ድርጅቶች ናቸው።',
    'ይህ ዕቅድ ያላቸው 3 ሰዎችና 1 ድርጅት ናቸው።',
  ])
})

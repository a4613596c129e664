import { expect, test } from 'vitest'
import { createTextsStore } from './texts-store.ts'

test('a screen of the main layout brings its texts in every language that is chosen from then on', async () => {
  const texts = createTextsStore()
  expect(texts.get('en')).toBeNull()
  await texts.load('en')
  expect(texts.get('en')?.['session.login.submit']).toBe('Sign in')
  expect(texts.get('en')?.['profile.bio']).toBeUndefined()

  let told = 0
  const stop = texts.subscribe(() => (told += 1))
  await texts.want('more', 'en')
  expect(texts.get('en')?.['profile.bio']).toBe('About me')
  expect(texts.get('en')?.['session.login.submit']).toBe('Sign in')
  expect(told).toBe(1)
  stop()

  await texts.load('am')
  expect(texts.get('am')?.['profile.bio']).toMatch(/\p{Script=Ethiopic}/u)
})
test('what is there is not fetched again, and nobody is told', async () => {
  const texts = createTextsStore(['first', 'more'])
  await texts.load('en')
  const before = texts.get('en')
  let told = 0
  texts.subscribe(() => (told += 1))
  await texts.want('first', 'en')
  expect(texts.get('en')).toBe(before)
  expect(told).toBe(0)
})

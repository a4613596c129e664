import { expect, test } from 'vitest'
import { TEXT_PARTS } from './text-parts.ts'
import { createTextsStore } from './texts-store.ts'

test('the texts of a screen come with it, in every language that is chosen from then on', async () => {
  const texts = createTextsStore()
  expect(texts.get('en')).toBeNull()
  await texts.load('en')
  expect(texts.get('en')?.['session.login.submit']).toBe('Sign in')
  expect(texts.get('en')?.['profile.bio']).toBeUndefined()

  let told = 0
  const stop = texts.subscribe(() => (told += 1))
  await texts.want('main', 'profile')
  expect(texts.get('en')?.['profile.bio']).toBe('About me')
  expect(texts.get('en')?.['session.login.submit']).toBe('Sign in')
  expect(told).toBe(1)
  stop()

  await texts.load('am')
  expect(texts.get('am')?.['profile.bio']).toMatch(/\p{Script=Ethiopic}/u)
})
test('a screen that is opened after the language was changed has its texts in the new one', async () => {
  const texts = createTextsStore()
  await texts.load('en')
  await texts.load('am')
  await texts.want('profile')
  expect(texts.get('am')?.['profile.bio']).toMatch(/\p{Script=Ethiopic}/u)
  expect(texts.get('en')?.['profile.bio']).toBeUndefined()
})
test("administration's texts are fetched by nobody who does not open it", async () => {
  const texts = createTextsStore()
  await texts.load('en')
  await texts.want(...TEXT_PARTS.filter((part) => part !== 'administration'))
  expect(Object.keys(texts.get('en') ?? {}).filter((id) => id.startsWith('administration.'))).toEqual([])
  await texts.want('administration')
  expect(Object.keys(texts.get('en') ?? {}).filter((id) => id.startsWith('administration.'))).not.toEqual([])
})
test('what is fetched ahead is not there before it is wanted', async () => {
  const texts = createTextsStore()
  await texts.load('en')
  await texts.fetchAhead('profile')
  expect(texts.get('en')?.['profile.bio']).toBeUndefined()
})
test('what is there is not fetched again, and nobody is told', async () => {
  const texts = createTextsStore(['first', 'main'])
  await texts.load('en')
  const before = texts.get('en')
  let told = 0
  texts.subscribe(() => (told += 1))
  await texts.want('first')
  expect(texts.get('en')).toBe(before)
  expect(told).toBe(0)
})

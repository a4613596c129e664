import { expect, test } from 'vitest'
import { CARRIED_LANGUAGES, chooseLanguage, DOCUMENT_LANGUAGE } from './language.ts'

test.for([
  ['am', ['en-US'], 'am'],
  [null, ['am-ET', 'en'], 'am'],
  [null, ['fr-FR', 'am'], 'am'],
  [null, ['fr-FR'], 'en'],
  [null, [], 'en'],
  ['fr', ['am'], 'am'],
  ['', ['en-GB'], 'en'],
] as const)('kept %j and a browser of %j give %s', ([kept, browser, expected]) => {
  expect(chooseLanguage(kept, browser)).toBe(expected)
})
test('the document language has the four entries of the specification; two of them are offered', () => {
  expect(Object.fromEntries(Object.entries(DOCUMENT_LANGUAGE).map(([key, { lang }]) => [key, lang]))).toEqual({
    en: 'en-US',
    fr: 'fr-FR',
    am: 'am-ET',
    ar: 'ar',
  })
  expect(DOCUMENT_LANGUAGE.ar.dir).toBe('rtl')
  expect(CARRIED_LANGUAGES.map(({ value }) => value)).toEqual(['en', 'am'])
})

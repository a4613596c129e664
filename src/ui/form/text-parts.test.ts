import { describe, expect, it } from 'vitest'
import { isMissing, partMessage, partText } from './text-parts.ts'

describe('a text in two languages', () => {
  it('is missing in the language that says nothing while the other does', () => {
    expect(isMissing({ en: 'Roads' }, 'am')).toBe(true)
    expect(isMissing({ en: 'Roads', am: '  ' }, 'am')).toBe(true)
    expect(isMissing({ en: 'Roads' }, 'en')).toBe(false)
    expect(isMissing({ en: 'Roads', am: 'መንገዶች' }, 'am')).toBe(false)
  })
  it('is missing in neither language while nothing is written', () => {
    for (const value of [null, undefined, {}, { en: '', am: '' }, { en: [], am: [] }]) {
      expect(isMissing(value, 'en')).toBe(false)
      expect(isMissing(value, 'am')).toBe(false)
    }
  })
  it('counts structured text by what it says', () => {
    const said = [{ type: 'paragraph', text: [{ text: 'Open Templates' }] }]
    expect(partText({ en: said }, 'en')).toBe('Open Templates')
    expect(isMissing({ en: said, am: [{ type: 'paragraph', text: [] }] }, 'am')).toBe(true)
  })
  it('has the message of each language, however deep it is', () => {
    const error = { am: { message: 'Too long' }, 'en.0.text': { type: 'server', message: 'Not a link' } }
    expect(partMessage(error, 'am')).toBe('Too long')
    expect(partMessage(error, 'en')).toBe('Not a link')
    expect(partMessage({ message: 'Required' }, 'en')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { mailPath } from './address.ts'

describe('a path in a mail', () => {
  it('opens in the language of the mail', () => {
    expect(mailPath('/contact-us', 'am')).toBe('/contact-us?lang=am')
    expect(mailPath('/contact-us', 'en')).toBe('/contact-us?lang=en')
  })
  it('carries a token as one value, whatever is in it', () => {
    const token = 'a.b-c_d+e&lang=en'
    const { searchParams } = new URL(mailPath('/mail/stop', 'am', token), 'http://here')
    expect([...searchParams]).toEqual([
      ['lang', 'am'],
      ['token', token],
    ])
  })
})

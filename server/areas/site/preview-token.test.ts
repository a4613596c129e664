import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PreviewClaim, readPreview, signPreview } from './preview-token.ts'

const claim: PreviewClaim = {
  account: '0198c6a0-0000-7000-8000-000000000001',
  as: 'card',
  template: 'starter',
  language: 'am',
  look: null,
  expires: 1000,
}

describe('a preview token', () => {
  it('returns its claim until it expires', () => {
    const token = signPreview(claim, 'secret')
    expect(readPreview(token, 'secret', 999)).toEqual(claim)
    expect(readPreview(token, 'secret', 1000)).toBeNull()
    expect(readPreview(token, 'another', 999)).toBeNull()
  })
  it('is refused with any character changed', () => {
    const token = signPreview(claim, 'secret')
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'ABCabc019-_.='), (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1)
        const read = readPreview(changed, 'secret', 0)
        // The last character of base64url has unused bits, so such a token is equal to the original.
        if (read !== null) expect(read).toEqual(claim)
        if (at < token.indexOf('.') && letter !== token[at]) expect(read).toBeNull()
      }),
    )
  })
  it('is refused in any other format', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readPreview(text, 'secret', 0) === null))
  })
})

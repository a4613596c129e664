import { expect, test } from 'vitest'
import { base32, codeOfStep, stepAt, stepOfCode, totpAddress } from './totp.ts'

/** RFC 6238, appendix B, SHA-1; the last six of its eight digits, which is what six digits are. */
const SECRET = Buffer.from('12345678901234567890')
test.for([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const)('the code at second %i is that of the standard', ([seconds, code]) => {
  expect(codeOfStep(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code.slice(2))
})

test('a code holds in its step and in the steps beside it', () => {
  const now = new Date(1234567890 * 1000)
  const step = stepAt(now)
  for (const near of [-1, 0, 1]) expect(stepOfCode(SECRET, codeOfStep(SECRET, step + near), now)).toBe(step + near)
  for (const far of [-2, 2]) expect(stepOfCode(SECRET, codeOfStep(SECRET, step + far), now)).toBeNull()
  expect(stepOfCode(SECRET, '', now)).toBeNull()
})

/** RFC 4648, section 10. */
test.for([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
] as const)('%s in base 32', ([text, expected]) => {
  expect(base32(Buffer.from(text))).toBe(expected)
})

test('an app is told the secret, the product and the email', () => {
  const address = new URL(totpAddress(SECRET, 'selam+work@example.com'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Sira:selam+work@example.com')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Sira',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

import { expect, test } from 'vitest'
import { passwordChange, passwordReset, userRegistration } from './schemas/session.ts'

const token = 'a'.repeat(43)
const short = { password: 'short', confirm_password: 'another one' }

test.for([
  ['a registration', userRegistration, short],
  ['a reset', passwordReset, { ...short, token }],
  ['a change', passwordChange, { ...short, current_password: 'what it was' }],
] as const)('%s says at once that a password is too short and repeated differently', ([, schema, body]) => {
  const found = schema.safeParse(body).error?.issues ?? []
  expect(found.map(({ path, message }) => [path.join('.'), message])).toEqual(
    expect.arrayContaining([
      ['password', 'validation.password_short'],
      ['confirm_password', 'validation.passwords_differ'],
    ]),
  )
})

test('a password that is too short and repeated as it is differs from nothing', () => {
  const found = passwordReset.safeParse({ token, password: 'short', confirm_password: 'short' }).error?.issues ?? []
  expect(found.map(({ message }) => message)).toEqual(['validation.password_short'])
})

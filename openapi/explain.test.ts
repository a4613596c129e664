import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { field } from './fields.ts'
import { jobPostingBody } from './schemas/job-posting.ts'
import { letterLevelBody } from './schemas/letter-settings.ts'
import { amount, email } from './schemas/primitives.ts'
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

const { schema: seats } = field.number({ min: 0, max: 1_000_000 })
test.for([
  ['a number above its limit', seats, 2_000_000, 'validation.too_high', { maximum: 1_000_000 }],
  ['a number below its limit', seats, -5, 'validation.too_low', { minimum: 0 }],
  ['half a number', seats, 1.5, 'validation.whole_number', {}],
  ['a word', seats, 'many', 'validation.whole_number', {}],
  ['no number', seats, null, 'validation.required', {}],
  ['half a vacancy', jobPostingBody.shape.vacancies, 1.5, 'validation.whole_number', {}],
  ['half a day until a letter escalates', letterLevelBody.shape.escalate_after, 2.5, 'validation.whole_number', {}],
  ['an amount of three decimals', amount, 12.345, 'validation.amount', {}],
  ['an amount in words', amount, 'a lot', 'validation.amount', {}],
  ['an amount above all', amount, 1e12, 'validation.amount_high', { maximum: 999_999_999_999 }],
  ['an amount below zero', amount, -1, 'validation.too_low', { minimum: 0 }],
  ['no amount', amount, null, 'validation.required', {}],
  [
    'an email that is too long',
    email,
    `${'a'.repeat(60)}@${'b.'.repeat(120)}example`,
    'validation.too_long',
    { maximum: 254 },
  ],
  ['no email', email, 'nobody', 'validation.email', {}],
] as const)('%s is told what is wrong with it', ([, schema, value, id, values]) => {
  const issues = schema.safeParse(value).error?.issues ?? []
  expect(issues.map(explain)).toContainEqual({ id, values })
  if (schema !== email) expect(issues.map(explain)[0]?.id).toBe(id)
})
test('a number that no computer counts to is told to be a whole one', () => {
  const [first] = seats.safeParse(1e20).error?.issues ?? []
  expect(first && explain(first).id).toBe('validation.whole_number')
})

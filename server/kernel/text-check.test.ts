import { expect, it } from 'vitest'
import { am } from '../../openapi/messages/am.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { en } from '../../openapi/messages/en.ts'
import { faultOf } from './text-check.ts'

it('every text that exists fits its own original', () => {
  const wrong = (Object.keys(en) as MessageId[]).flatMap((id) =>
    [faultOf(id, 'en', en[id]), faultOf(id, 'am', am[id])]
      .filter((fault) => fault !== null)
      .map((fault) => [id, fault]),
  )
  expect(wrong).toEqual([])
})
it.for([
  ['menu.dashboard', 'Start', null],
  ['menu.dashboard', 'It’s {name}', 'validation.text_without_values'],
  ['menu.dashboard', '<b>Start</b>', 'validation.text_without_values'],
  ['menu.dashboard', 'Start {', 'validation.text_malformed'],
  ['validation.too_few', 'At least {minimum}, please', null],
  ['validation.too_few', 'At least {minimum} of {maximum}', 'validation.text_values'],
  ['validation.too_few', 'A few more', 'validation.text_values'],
  ['validation.too_few', 'At least {minimum, date}', 'validation.text_values'],
  ['validation.too_long', 'Over {maximum, number} {maximum, plural, one {letter} other {letters}}', null],
  ['validation.too_long', 'Over {maximum}', null],
  ['validation.too_long', 'Over {maximum, plural, one {a letter}}', 'validation.text_malformed'],
  ['validation.too_long', 'Over {maximum, plural, single {a letter} other {#}}', 'validation.text_plural'],
  ['validation.too_long', 'Over {maximum, number, ::currency/X}', 'validation.text_malformed'],
] as const)('%s as %j: %s', ([id, text, fault]) => {
  const found = faultOf(id, 'en', text)
  expect(typeof found === 'string' ? found : (found?.id ?? null)).toBe(fault)
})

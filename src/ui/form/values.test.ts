import { expect, test } from 'vitest'
import { withScheme } from './address.ts'
import { readAmount } from './amount.ts'

test.for([
  ['linkedin.com/in/selam', 'https://linkedin.com/in/selam'],
  [' sira.example ', 'https://sira.example'],
  ['//sira.example/a?b=c#d', 'https://sira.example/a?b=c#d'],
  ['sira.example:8080/x', 'https://sira.example:8080/x'],
  ['http://sira.example', 'http://sira.example'],
  ['HTTPS://sira.example', 'HTTPS://sira.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['selam@sira.example', 'selam@sira.example'],
  ['not an address', 'not an address'],
  ['localhost', 'localhost'],
  ['/in/selam', '/in/selam'],
  ['', ''],
] as const)('the address %j is kept as %j', ([typed, kept]) => expect(withScheme(typed)).toBe(kept))

test.for([
  ['12,500', 12_500],
  ['12 500.5', 12_500.5],
  ["12'500", 12_500],
  ['0', 0],
  ['999999999999', 999_999_999_999],
  ['', null],
  ['  ', null],
  ['12.345', '12.345'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['a lot', 'a lot'],
] as const)('the amount %j is %j', ([typed, amount]) => expect(readAmount(typed)).toBe(amount))

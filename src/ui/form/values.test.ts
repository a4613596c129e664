import { expect, test } from 'vitest'
import { readAmount, readNumber } from '../../../openapi/format/read-number.ts'
import { withScheme } from './address.ts'

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
  // A comma for decimals: taken out, these would be ten and a hundred times what was meant.
  ['12,5', '12,5'],
  ['1,250,5', '1,250,5'],
  ['1.250,50', '1.250,50'],
] as const)('the amount %j is %j', ([typed, amount]) => expect(readAmount(typed)).toBe(amount))

test.for([
  ['3', 3],
  ['12,500', 12_500],
  ['1 250 000', 1_250_000],
  ['3.05', 3.05],
  ['-4', -4],
  ['', null],
  ['3,5', '3,5'],
  ['3,', '3,'],
  ['12,50', '12,50'],
  ['1,2345', '1,2345'],
] as const)('the number %j is %j', ([typed, number]) => expect(readNumber(typed)).toBe(number))

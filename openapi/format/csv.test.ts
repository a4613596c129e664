import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvLine, fromCsvCell } from './csv.ts'

describe('a CSV cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+251911', '+251911'],
    ['-3,5', '"-3,5"'],
    ['@x', "'@x"],
    ['\tx', '"\'\tx"'],
    ['a\nb', '"a\nb"'],
    ['plain', 'plain'],
    [null, ''],
    [true, 'true'],
  ])('%j is written as %j', (value, expected) => expect(csvCell(value)).toBe(expected))

  it('is written as it is where there is nothing to run, with quotes where a reader of either kind parts cells', () => {
    expect(csvLine(['a', null, 12.5, 'a,b', 'a;b', 'a\tb', 'say "x"', new Date(0)])).toBe(
      'a,,12.5,"a,b","a;b","a\tb","say ""x""",1970-01-01T00:00:00.000Z\r\n',
    )
  })

  it('keeps numbers and phone numbers', () => {
    for (const number of ['-12.5', '+251911223344', '-1,250.50', '42'])
      expect(fromCsvCell(csvCell(number).replaceAll('"', ''))).toBe(number)
    expect(csvCell('+251911223344')).toBe('+251911223344')
    expect(csvLine(['x', -5])).toBe('x,-5\r\n')
  })

  it('takes time in proportion to its length, whatever is in it', () => {
    for (const part of ['\n', "'", ';', '"', '=', ' ;', "\t'"])
      expect(fromCsvCell(csvCell(`${part.repeat(300_000)}=`)).length).toBeGreaterThan(0)
  })

  it('is read back as it was written, whatever the text', () => {
    const signs = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＠',
      "'",
      '"',
      ';',
      ',',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u00a0',
      '\u200b',
      'x',
      '1',
      'ሀ',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(signs, { maxLength: 12 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const cell = csvCell(text)
          const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
          expect(fromCsvCell(read)).toBe(text)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { workbook, type WorkbookCell } from '../../tests/factories/workbooks.ts'
import { zip } from '../../tests/factories/archives.ts'
import { cellText, dateStylesOf } from './workbook-cells.ts'
import { readWorkbook } from './workbook.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workbook-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const BOUNDS = { records: 20, columns: 10, recordLength: 1000 }
const read = (bytes: Buffer, bounds = BOUNDS) => {
  const file = path.join(folder, 'sheet.xlsx')
  fs.writeFileSync(file, bytes)
  return readWorkbook({ path: file, bounds })
}
const rows = (...cells: readonly (readonly WorkbookCell[])[]) => read(workbook(cells))

describe('a workbook', () => {
  it('is read as a CSV file of its first sheet that is not hidden would be', async () => {
    expect(
      await rows(
        ['Name', ' ስም ', 'Salary'],
        [],
        ['<Almaz> & "co"', { inline: 'አልማዝ' }, 12_500.5],
        [null, true, { day: 46_142 }],
        [{ formula: 'A1&"x"', saved: 'Namex' }, { formula: '1+1', saved: 2 }, { formula: 'NOW()' }],
      ),
    ).toEqual({
      rows: [
        ['Name', 'ስም', 'Salary'],
        [],
        ['<Almaz> & "co"', 'አልማዝ', '12500.5'],
        ['', 'TRUE', '2026-04-30'],
        ['Namex', '2'],
      ],
    })
  })
  it('keeps texts of days as they were typed, and dates with a format of the author are dates', async () => {
    expect(await rows([{ day: 46_142, format: 'own' }, '30/4/2026', 251_911_234_567])).toEqual({
      rows: [['2026-04-30', '30/4/2026', '251911234567']],
    })
  })
})

it.each([
  ['0.1 + 0.2', 'n', '0.30000000000000004', null, '0.3'],
  ['before the day that never was', 'n', '59', 'day', '1900-02-28'],
  ['after it', 'n', '61', 'day', '1900-03-01'],
  ['a day with a time', 'n', '46142.75', 'day', '2026-04-30'],
  ['a time alone', 'n', '0.354166667', 'time', '08:30'],
  ['a day beyond all calendars', 'n', '99999999', 'day', '99999999'],
  ['an error', 'e', '#REF!', null, '#REF!'],
  ['a shared text that is not there', 's', '7', null, ''],
] as const)('a cell with %s says what a CSV file would', (_what, type, value, style, text) => {
  expect(cellText({ type, value, style, shared: [], since1904: false })).toBe(text)
})
it('counts days from 1904 where the workbook says so', () => {
  expect(cellText({ type: 'n', value: '0', style: 'day', shared: [], since1904: true })).toBe('1904-01-01')
})
it('knows dates by their formats', () => {
  const codes = ['yyyy\\-mm\\-dd', '[$-409]d mmm yy', '[h]:mm', '#,##0.00 "days"', '[Red]0', 'General', 'mmm'] as const
  expect(
    dateStylesOf(
      codes.map((_, at) => 170 + at),
      new Map(codes.map((code, at) => [170 + at, code])),
    ),
  ).toEqual(['day', 'day', 'time', null, null, null, 'day'])
})

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const sheetOf = (inside: string) => `<worksheet ${MAIN}><sheetData>${inside}</sheetData></worksheet>`
const row = (n: number, cells: string) => `<row r="${n}">${cells}</row>`
describe('a workbook made to hold up the server is refused', () => {
  it.each([
    ['too many rows', sheetOf(row(21, '<c r="A21"><v>1</v></c>')), 'records'],
    ['a row far down', sheetOf(row(1_048_576, '<c r="A1048576"><v>1</v></c>')), 'records'],
    ['too many columns', sheetOf(row(1, '<c r="K1"><v>1</v></c>')), 'unreadable'],
    ['a cell that is too long', sheetOf(row(1, `<c t="str"><v>${'x'.repeat(1001)}</v></c>`)), 'unreadable'],
    ['a row that is too long', sheetOf(row(1, `<c t="str"><v>${'x'.repeat(600)}</v></c>`.repeat(2))), 'unreadable'],
    ['rows that go back', sheetOf(row(2, '<c><v>1</v></c>') + row(1, '<c><v>1</v></c>')), 'unreadable'],
    ['entities', `<!DOCTYPE x [<!ENTITY a "b">]>${sheetOf(row(1, '<c t="str"><v>&a;</v></c>'))}`, 'unreadable'],
    ['broken XML', sheetOf('<row r="1"><c>'), 'unreadable'],
    ['more XML than its bounds', sheetOf(' '.repeat(33_000_000)), 'unreadable'],
  ] as const)('for %s', async (_what, sheet, fault) => {
    expect(await read(workbook([], { sheet }))).toEqual({ fault })
  })
  it('for one long text in each of its cells', async () => {
    const shared = `<sst ${MAIN}><si><t>${'x'.repeat(900)}</t></si></sst>`
    const lines = Array.from({ length: 10_000 }, (_, n) => row(n + 1, '<c t="s"><v>0</v></c>'))
    const bytes = workbook([], { sheet: sheetOf(lines.join('')), shared })
    expect(await read(bytes, { ...BOUNDS, records: 100_000 })).toEqual({ fault: 'unreadable' })
  })
  it('for being another archive, cut off, or without a sheet', async () => {
    const whole = workbook([['Name']])
    for (const bytes of [zip([{ name: 'word/document.xml', content: '<x/>' }]), whole.subarray(0, -40)])
      expect(await read(bytes)).toEqual({ fault: 'unreadable' })
    expect(await read(workbook([], { workbook: `<workbook ${MAIN}><sheets/></workbook>` }))).toEqual({
      fault: 'unreadable',
    })
  })
})
it('leaves empty cells below and beside the rows alone, however many', async () => {
  const inside =
    row(1, '<c r="A1" t="str"><v>Name</v></c><c r="XFD1" s="1"/>') + row(1_048_576, '<c r="A1048576" s="1"/>')
  expect(await read(workbook([], { sheet: sheetOf(inside) }))).toEqual({ rows: [['Name']] })
})

import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { csvLine } from '../../openapi/format/csv.ts'
import type { Requisition } from '../../openapi/schemas/job-offer.ts'
import { unlimited } from '../factories/offers.ts'
import { company, type Person } from '../factories/people.ts'
import { sheetForm, staffSheet } from '../factories/sheets.ts'
import { position } from '../factories/structure.ts'
import { testApp, type TestApp } from '../setup/app.ts'

/**
 * What a spreadsheet would run: a cell that begins with a sign of a formula, after whatever it takes away first.
 * Numbers are none.
 */
const runs = (cell: string) => {
  const bare = cell.replace(/^["\s\p{Cc}\p{Cf}\p{Z}]+/u, '')
  return /^[=+\-@＝＋－＠﹦﹢﹣﹫]/.test(bare) && !/^[+-]?\d+([.,]\d+)*$/.test(bare)
}
/** The cells of a file as readers with each separator find them: with an understanding of quotes, and without. */
const readings = (text: string): readonly (readonly string[])[] => [
  ...[',', ';', '\t'].map((delimiter) =>
    (
      parse(text, {
        bom: true,
        delimiter,
        relax_quotes: true,
        relax_column_count: true,
        record_delimiter: ['\r\n', '\n', '\r'],
      }) as string[][]
    ).flat(),
  ),
  ...[/[;\r\n]/, /[\t\r\n]/].map((separator) => text.split(separator)),
]

const HOSTILE = [
  '=HYPERLINK("http://x","y")',
  'x;=HYPERLINK("http://x")',
  'x; "=1+1"',
  'x\t=1+1',
  '\n=1+1',
  'x\r\n=1+1',
  '\t@SUM(1)',
  '\u00a0=1',
  '\u200b=1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '"=1',
  "';=1",
  '-2+3+cmd|x',
  '+cmd|x',
]

describe('a CSV export', () => {
  it('runs nothing in a spreadsheet that separates cells by comma, semicolon or tab', () => {
    for (const text of HOSTILE)
      for (const cells of [
        [text, 'b'],
        ['a', text, 'c'],
        ['a', 'b', text],
      ])
        for (const reading of readings(csvLine(cells))) expect([text, reading.filter(runs)]).toEqual([text, []])
  })

  it('runs nothing whatever its cells contain', () => {
    const sign = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＋',
      "'",
      '"',
      ';',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u00a0',
      '\u200b',
      'x',
      '1',
    )
    const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 3 }), (cells) => {
        for (const separator of [/[;\r\n]/, /[\t\r\n]/])
          expect(csvLine(cells).split(separator).filter(runs)).toEqual([])
      }),
      { numRuns: process.env['SIRA_FULL'] === '1' ? 100_000 : 3000 },
    )
  })
})

describe('the staff list of a company', () => {
  let app: TestApp
  let [firm, other]: Person[] = []
  beforeAll(async () => {
    app = await testApp()
    for (const each of [(firm = await company(app, unlimited)), (other = await company(app, unlimited))])
      await position(app, each, { title: { en: 'Taster' }, headcount: 100 })
  })
  const sent = async (as: Person | undefined) =>
    (await app.call<Requisition[]>('GET', '/employees/requisition', { ...(as && { as }) })).body

  it('runs nothing as an export, and can be imported unchanged', async () => {
    const texts = [...HOSTILE.map((text) => text.trim()), '-12.5', '+251911223344', "'quoted'", "'=x"].map((text, n) =>
      `${text} and more`.slice(0, n % 2 === 0 ? undefined : -9),
    )
    const rows = texts.map((job_description, n) => ({
      employee_email: `tasters${n}@example.com`,
      position: 'Taster',
      job_description,
      job_title: job_description.split(/[\r\n\t]/)[0] ?? '',
    }))
    const [place] = (await app.call<{ data: { id: string }[] }>('GET', '/positions', { ...(firm && { as: firm }) }))
      .body.data
    for (const { position: _title, ...offer } of rows) {
      const body = {
        offers: [
          {
            ...offer,
            position_id: place?.id,
            salary: 12.5,
            currency: 'ETB',
            employment_type: 'full-time',
            location_type: 'on-site',
            from_date: '2026-04-01',
            to_date: null,
            answer_by: null,
          },
        ],
      }
      expect(await app.call('POST', '/offers', { ...(firm && { as: firm }), body })).toMatchObject({ status: 201 })
    }
    const file = (await app.call('GET', '/employees.csv', { ...(firm && { as: firm }) })).bytes.toString('utf8')
    for (const reading of readings(file)) expect(reading.filter(runs)).toEqual([])
    expect(
      await app.call('POST', '/employees/import', { ...(other && { as: other }), body: sheetForm(file) }),
    ).toMatchObject({ status: 201, body: { sent: rows.length } })
    const textsOf = (all: readonly Requisition[]) =>
      all
        .map(({ employee_email, job_title, job_description }) => [employee_email, job_title, job_description])
        .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
    expect(textsOf(await sent(other))).toEqual(textsOf(await sent(firm)))
  })

  it('may contain an apostrophe that somebody typed', async () => {
    const as = other
    const answer = await app.call('POST', '/employees/import', {
      ...(as && { as }),
      body: staffSheet(
        [{ employee_email: 'typed@example.com', position: 'Taster', job_description: "Tastes 'by hand'" }],
        true,
      ),
    })
    expect(answer).toMatchObject({ status: 201, body: { valid: 1 } })
  })
})

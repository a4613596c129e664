import { rm } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromCsvCell } from '../../../openapi/format/csv.ts'
import {
  letterFormatOf,
  letterPermissionOf,
  letterTypeOf,
  permissionBody,
} from '../../../tests/factories/letter-settings.ts'
import { issued, keptLetter, outsideRecipient } from '../../../tests/factories/letters.ts'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { readCsv } from '../../kernel/sheet-reader.ts'
import { openArchive } from '../../kernel/zip.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
const firmOf = async () => {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  return { firm, typeId: (await letterTypeOf(app, firm)).id }
}
/** The lines of a CSV file, without its head. */
async function linesOf(text: string) {
  const lines: (readonly string[])[] = []
  for await (const cells of readCsv(
    text.replace(/^\ufeff/u, ''),
    { records: 1000, columns: 50, recordLength: 40_000 },
    ',',
  ))
    lines.push(cells)
  return lines.slice(1)
}
/** The letters that somebody takes out as CSV. */
async function csvOf(as: Person, query = '') {
  const { status, bytes } = await app.call('GET', `/company-letters.csv${query}`, { as })
  expect(status).toBe(200)
  return linesOf(bytes.toString('utf8'))
}
const filesOf = async (as: Person, year = 2026) => {
  const { status, bytes } = await app.call('GET', `/company-letters.zip?year=${year}`, { as })
  expect(status).toBe(200)
  const { entries, read } = openArchive(bytes)
  return Promise.all(
    entries.map(async ({ name }) => ({ name, content: (await read(name, 5_000_000)) ?? Buffer.alloc(0) })),
  )
}

describe('the letters of a company as CSV', () => {
  it('and as the register of a year say every text as it is, and none of them is a formula', async () => {
    const { firm } = await firmOf()
    const pattern = { pattern: '-{PREFIX}{SEQ}', shared: true, reset: 'never' }
    const { id: format } = await letterFormatOf(app, firm, pattern)
    const hostile = [
      '=HYPERLINK("http://evil.example","x")',
      '-cmd|x',
      '+1+cmd',
      '@SUM(A1)',
      '＝1+1',
      '"=1',
      '\u00a0=1',
      ...PAYLOADS,
    ]
    for (const [n, text] of hostile.entries()) {
      const { id } = await letterTypeOf(app, firm, { name: { en: text }, prefix: `P${n}`, format_id: format })
      await issued(app, firm, id, { subject: text, recipients: [outsideRecipient({ name: text })] })
      // The register is in the order of issue.
      app.clock.advance(1000)
    }
    const register = (await filesOf(firm)).at(-1)?.content.toString('utf8') ?? ''
    for (const rows of [await csvOf(firm, '?sort=submitted_at'), await linesOf(register)]) {
      expect(rows).toHaveLength(hostile.length)
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^["\s\u00a0]*[=+\-@＝\t\r]/)
      const said = (column: number) => rows.map((cells) => fromCsvCell(cells[column] ?? '').trim())
      expect(said(0)[0]).toBe('-P01')
      for (const column of [1, 2, 6])
        expect(said(column).toSorted()).toEqual(hostile.map((text) => text.trim()).toSorted())
    }
  })

  it('name every recipient, employees and other accounts too', async () => {
    const { firm, typeId } = await firmOf()
    const [worker, other] = [await employee(app, { of: firm }), await individual(app)]
    await issued(app, firm, typeId, {
      recipients: [
        { ...outsideRecipient(), kind: 'employee', user_id: worker.userId, email: null, name: null },
        { ...outsideRecipient(), kind: 'account', username: other.username, email: null, name: null, copy: true },
        outsideRecipient({ name: 'ጅማ ልማት ባንክ' }),
      ],
    })
    const [[, , , , , , recipients] = []] = await csvOf(firm)
    expect(recipients).toBe(`Abebe Kebede Tessema; ${other.username}; ጅማ ልማት ባንክ`)
    const { body } = await app.call('GET', '/company-letters', { as: firm })
    expect(body['data']?.['0']?.['to'], 'the list names the first who gets no copy').toMatchObject({
      name: { en: 'Abebe Kebede Tessema' },
      others: 1,
    })
  })

  it('and as files leave out what the reader may not see', async () => {
    const { firm, typeId } = await firmOf()
    const { id: secret } = await letterTypeOf(app, firm, { confidential: true })
    const worker = await employee(app, { of: firm })
    const [open, hidden] = [await issued(app, firm, typeId), await issued(app, firm, secret)]
    await app.mails()
    const { reference } = await keptLetter(app, open)
    expect(await csvOf(worker)).toEqual([])
    expect((await filesOf(worker)).map(({ name }) => name)).toEqual(['register.csv'])
    // Its author sees it, whatever its type.
    expect(await csvOf(firm)).toHaveLength(2)
    await letterPermissionOf(app, firm, permissionBody({ action: 'see', who: 'person', user_id: worker.userId }))
    expect((await csvOf(worker)).map(([first]) => first)).toEqual([reference])
    expect((await filesOf(worker)).map(({ name }) => name)).toHaveLength(2)
    expect((await keptLetter(app, hidden)).documentId).not.toBeNull()
  })
})

describe('the letters of a year', () => {
  it('are the sealed files under their numbers, with a register; a number with slashes makes no folders', async () => {
    const { firm, typeId } = await firmOf()
    const ids = [await issued(app, firm, typeId), await issued(app, firm, typeId)]
    await app.mails()
    const entries = await filesOf(firm)
    const references = await Promise.all(ids.map(async (id) => (await keptLetter(app, id)).reference ?? ''))
    expect(entries.map(({ name }) => name)).toEqual([
      ...references.map((reference) => `${reference.replaceAll('/', '-')}.pdf`),
      'register.csv',
    ])
    expect(entries[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
    const register = await linesOf(entries.at(-1)?.content.toString('utf8') ?? '')
    expect(register.map(([reference]) => reference)).toEqual(references)
    expect((await filesOf(firm, 2025)).map(({ name }) => name)).toEqual(['register.csv'])
  })

  it('go without a file that the disk has lost, which the register still names', async () => {
    const { firm, typeId } = await firmOf()
    const [lost, kept] = [await issued(app, firm, typeId), await issued(app, firm, typeId)]
    await app.mails()
    const { documentId } = await keptLetter(app, lost)
    await rm(app.services.files.pathOf(documentId ?? '', 'pdf'))
    const { reference } = await keptLetter(app, kept)
    const entries = await filesOf(firm)
    expect(entries.map(({ name }) => name)).toEqual([`${(reference ?? '').replaceAll('/', '-')}.pdf`, 'register.csv'])
    expect(await linesOf(entries.at(-1)?.content.toString('utf8') ?? '')).toHaveLength(2)
  })

  it('name a letter whose file is not made yet in the register alone', async () => {
    const { firm, typeId } = await firmOf()
    await issued(app, firm, typeId)
    const entries = await filesOf(firm)
    expect(entries.map(({ name }) => name)).toEqual(['register.csv'])
    expect(await linesOf(entries[0]?.content.toString('utf8') ?? '')).toHaveLength(1)
  })
})

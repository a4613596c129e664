import { beforeAll, describe, expect, it } from 'vitest'
import type { ImportReport } from '../../openapi/schemas/job-offer.ts'
import { unlimited } from '../factories/offers.ts'
import { company, type Person } from '../factories/people.ts'
import { sheetForm, sheetText, staffSheet } from '../factories/sheets.ts'
import { position } from '../factories/structure.ts'
import { testApp, type TestApp } from '../setup/app.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, unlimited)
  await position(app, firm, { title: { en: 'Taster' }, headcount: 10_000 })
})
const send = (body: FormData) =>
  app.call<ImportReport & { code: string; data: unknown }>('POST', '/employees/import', { as: firm, body })

/** How often others had their turn while the work went on, and the processor time that it took of this thread, ms. */
async function beside<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly turns: number; readonly took: number }> {
  let [turns, isOver] = [0, false]
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  const before = process.threadCpuUsage()
  setImmediate(count)
  const result = await work()
  isOver = true
  const { user, system } = process.threadCpuUsage(before)
  return { result, turns, took: (user + system) / 1000 }
}

const HEADER = sheetText([])
/** Just under the 2 MB that a sheet may have. */
const MANY = 1_900_000
/**
 * Before there were bounds the first took more than 30 s of processor time.
 */
const SOON = 20_000

describe('a sheet made to hold up the server', () => {
  it.each([
    ['empty lines', '\n'.repeat(MANY), 'empty'],
    ['empty lines before a last one', `${HEADER}${'\r\n'.repeat(MANY / 2 - HEADER.length)}x`, 'rows'],
    ['lines of empty cells', `${HEADER}\n${',,\n'.repeat(600_000)}x`, 'rows'],
    ['a header of commas', `${','.repeat(MANY)}x`, 'type'],
    ['a row of commas', `${HEADER}\n${','.repeat(MANY - 1000)}x`, 'type'],
    ['a row of quotes', `${HEADER}\n${'"",'.repeat(600_000)}x`, 'type'],
    ['a quoted cell that is never closed', `${HEADER}\n"${'\n'.repeat(MANY - 1000)}x`, 'type'],
    ['one cell', `${HEADER}\n${'x'.repeat(MANY)}`, 'type'],
    ['a NUL', `${HEADER}\nx\u0000,y`, 'type'],
    ['UTF-16', Buffer.from(`\ufeff${HEADER}\nx`, 'utf16le'), 'type'],
  ])('of %s is refused soon, whatever its size', async (_what, content, reason) => {
    const { result, took } = await beside(() => send(sheetForm(content)))
    expect(result).toMatchObject({ status: 415, body: { code: 'sheet_refused', data: { reason } } })
    expect(took).toBeLessThan(SOON)
  })

  it('of empty rows below its last one is read', async () => {
    const { body } = await send(
      sheetForm(
        `${sheetText([{ employee_email: 'below@example.com', position: 'Taster' }])}\r\n${','.repeat(11)}\r\n`.padEnd(
          MANY,
          `${','.repeat(11)}\r\n`,
        ),
        true,
      ),
    )
    expect(body).toMatchObject({ valid: 1, rows: [{ line: 1, errors: {} }] })
  })
})

describe('a sheet of 2,000 rows that are all wrong', () => {
  const long = 'w'.repeat(400)
  it('lets others have their turn while it is read, and its answer repeats little of it', async () => {
    const rows = Array.from({ length: 2000 }, () => ({
      employee_email: long,
      position: long,
      job_description: '',
      employment_type: '?',
      from_date: '?',
      to_date: '?',
    }))
    const { result, turns } = await beside(() => send(staffSheet(rows, true)))
    expect(result).toMatchObject({ status: 201, body: { invalid: 2000, sent: 0 } })
    // 2 MB in slices of 4,096 letters, and 2,000 rows in steps of 50.
    expect(turns).toBeGreaterThan(400)
    expect(
      Math.max(...result.body.rows.map(({ employee_email, job_title }) => employee_email.length + job_title.length)),
    ).toBeLessThanOrEqual(508)
  })
})

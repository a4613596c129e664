import { describe, expect, it } from 'vitest'
import type { ImportReport, Requisition } from '../../../openapi/schemas/job-offer.ts'
import { SHEET_LABELS, sheetColumns } from '../../../openapi/schemas/staff-sheet.ts'
import { hired, jobOffer, unlimited } from '../../../tests/factories/offers.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { sheetForm, sheetText, staffSheet } from '../../../tests/factories/sheets.ts'
import { workbook, type WorkbookCell } from '../../../tests/factories/workbooks.ts'
import { department, position } from '../../../tests/factories/structure.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { say } from '../../kernel/say.ts'

const NO_AMOUNT = 'Must be an amount with at most two decimals, such as 12,500 or 12,500.50'
const app = await testApp()
const send = (as: Person, body: FormData, headers = {}) =>
  app.call<ImportReport & { code: string; data: unknown }>('POST', '/employees/import', { as, body, headers })
const sent = async (as: Person) => (await app.call<Requisition[]>('GET', '/employees/requisition', { as })).body
let n = 0
const email = () => `sheet${(n += 1)}@example.com`
async function firmWithSeats() {
  const firm = await company(app, unlimited)
  const washing = await department(app, firm, { name: { en: 'Washing', am: 'ማጠቢያ' } })
  const drying = await department(app, firm, { name: { en: 'Drying', am: 'ማድረቂያ' } })
  await position(app, firm, {
    title: { en: 'Taster', am: 'ቀማሽ' },
    departmentId: washing.id,
    headcount: 100,
    description: { en: 'Tastes every lot.', am: 'እያንዳንዱን ይቀምሳል።' },
  })
  for (const { id } of [washing, drying])
    await position(app, firm, { title: { en: 'Foreman', am: 'አለቃ' }, departmentId: id })
  return firm
}

describe('a workbook of staff', () => {
  const HEAD = ['employee_email', 'position', 'salary', 'employment_type', 'location_type', 'from_date', 'to_date']
  it('says numbers as numbers, and days as days however they stand in it', async () => {
    const firm = await firmWithSeats()
    const row = (...days: readonly WorkbookCell[]) => [
      email(),
      'Taster',
      { formula: 'A1*2', saved: 12_500.5 },
      'Full time',
      'on-site',
      ...days,
    ]
    const bytes = workbook([HEAD, row({ day: 46_082 }, '31/12/2026'), row('1/3/2026', { day: 46_387, format: 'own' })])
    const { body } = await send(firm, sheetForm(bytes, true, 'staff.xlsx'))
    expect(body.rows.map(({ errors }) => errors)).toEqual([{}, {}])
    expect(body.rows.map(({ salary, from_date: day }) => [salary, day])).toEqual([
      [12_500.5, '2026-03-01'],
      [12_500.5, '2026-03-01'],
    ])
    await send(firm, sheetForm(bytes, false, 'staff.xlsx'))
    expect((await sent(firm)).map((offer) => offer.to_date)).toEqual(['2026-12-31', '2026-12-31'])
  })
  it('that is none in spite of its name is refused as such, and not for its columns', async () => {
    const broken = sheetForm('This was a workbook once', true, 'Staff.XLSX')
    expect((await send(await firmWithSeats(), broken)).body).toMatchObject({
      code: 'sheet_refused',
      data: { reason: 'type' },
    })
  })
  it('that needs a password, or is of an older kind, is refused', async () => {
    const firm = await firmWithSeats()
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    expect((await send(firm, sheetForm(old, true, 'staff.xls'))).body).toMatchObject({
      code: 'sheet_refused',
      data: { reason: 'type' },
    })
  })
})

describe('a sheet', () => {
  it('is checked and sent with the cells that were corrected, also of columns that it lacks', async () => {
    const firm = await firmWithSeats()
    const rows = [
      { employee_email: email(), position: 'Foreman' },
      { employee_email: 'nobody', position: 'Taster' },
    ]
    const address = email()
    const fixes = [
      { line: 1, column: 'department', value: ' Drying ' },
      { line: 2, column: 'employee_email', value: address },
    ]
    const { body: wrong } = await send(firm, staffSheet(rows, true))
    expect(wrong.rows).toMatchObject([
      { errors: { position: [expect.any(String)] }, cells: { position: 'Foreman', department: '' } },
      { errors: { employee_email: [expect.any(String)] }, cells: { employee_email: 'nobody' } },
    ])
    expect((await send(firm, staffSheet(rows, true, fixes))).body).toMatchObject({
      valid: 2,
      rows: [{ cells: {} }, {}],
    })
    expect((await send(firm, staffSheet(rows, false, fixes))).body.sent).toBe(2)
    expect((await sent(firm)).map((offer) => offer.employee_email)).toContain(address)
    const strange = staffSheet(rows, true, [{ line: 3, column: 'salary', value: '1' }])
    expect((await send(firm, strange)).status).toBe(422)
  })
  it('takes a position that was chosen by its id, and says its title', async () => {
    const firm = await firmWithSeats()
    const { body } = await app.call<{ data: { id: string; department: { en: string } }[] }>(
      'GET',
      '/positions?q=foreman',
      {
        as: firm,
      },
    )
    const drying = body.data.find((one) => one.department.en === 'Drying')?.id ?? ''
    const rows = [{ employee_email: email(), position: 'Forman', department: 'Dry' }]
    const fixes = [
      { line: 1, column: 'position', value: drying },
      { line: 1, column: 'department', value: '' },
    ]
    expect((await send(firm, staffSheet(rows, false, fixes))).body).toMatchObject({
      sent: 1,
      rows: [{ job_title: 'Foreman' }],
    })
    expect(await sent(firm)).toMatchObject([{ roles: [{ position_name: 'Foreman', structure_name: 'Drying' }] }])
  })
  it('is tried first: the report says what would be sent, and nothing is', async () => {
    const firm = await firmWithSeats()
    const [one, two] = [email(), email()]
    const rows = [
      { employee_email: one, position: 'taster', job_description: '', currency: 'usd', salary: '1,200.50' },
      {
        employee_email: two,
        position: 'አለቃ',
        department: 'ማድረቂያ',
        job_title: 'ዋና አለቃ',
        employment_type: 'contract',
        location_type: 'Remote',
        to_date: '2026-12-31',
      },
    ]
    const report = {
      rows: [
        {
          line: 1,
          employee_email: one,
          job_title: 'Taster',
          salary: 1200.5,
          currency: 'USD',
          from_date: '2026-03-01',
          errors: {},
        },
        {
          line: 2,
          employee_email: two,
          job_title: 'ዋና አለቃ',
          salary: 12_500,
          currency: 'ETB',
          from_date: '2026-03-01',
          errors: {},
        },
      ],
      valid: 2,
      invalid: 0,
    }
    expect(await send(firm, staffSheet(rows, true))).toMatchObject({ status: 201, body: { ...report, sent: 0 } })
    expect(await sent(firm)).toEqual([])
    expect(await send(firm, staffSheet(rows))).toMatchObject({ status: 201, body: { ...report, sent: 2 } })
    expect((await sent(firm)).toSorted((a, b) => (a.employee_email < b.employee_email ? -1 : 1))).toMatchObject([
      {
        employee_email: one,
        job_title: 'Taster',
        job_description: 'Tastes every lot.',
        salary: 1200.5,
        currency: 'USD',
        employment_type: 'full-time',
        location_type: 'on-site',
        from_date: '2026-03-01',
        to_date: null,
      },
      {
        employee_email: two,
        job_title: 'ዋና አለቃ',
        currency: 'ETB',
        employment_type: 'contract',
        location_type: 'remote',
        to_date: '2026-12-31',
        roles: [{ position_name: 'አለቃ', structure_name: 'ማድረቂያ' }],
      },
    ])
    expect((await app.mails(one))[0]?.subject).toBe(`${firm.username} PLC offers you a job`)
  })

  it('with any fault sends nothing; each is said at its row and column, in the reader’s language', async () => {
    const firm = await firmWithSeats()
    const waiting = await individual(app)
    await jobOffer(app, firm, waiting, { positionId: null })
    const rows = [
      { employee_email: email(), position: 'Taster' },
      {
        employee_email: 'no mail',
        position: 'Astronaut',
        salary: 'much',
        from_date: '1 March 2026',
        employment_type: 'sometimes',
        currency: 'birr',
      },
      { employee_email: email(), position: 'Foreman' },
      { employee_email: email(), position: 'Foreman', department: 'Roasting' },
      { employee_email: firm.email, position: 'Taster' },
      { employee_email: waiting.email, position: 'Taster' },
      { employee_email: email(), position: '', salary: '', job_description: '' },
      { employee_email: email(), position: 'Taster', from_date: '2026-03-10', to_date: '2026-03-01' },
    ]
    const { status, body } = await send(firm, staffSheet(rows))
    expect(status).toBe(201)
    expect(body).toMatchObject({ valid: 1, invalid: 7, sent: 0 })
    expect(body.rows.map(({ errors }) => errors)).toEqual([
      {},
      {
        employee_email: ['Must be a valid email'],
        position: ['There’s no position with this title. Create it first'],
        salary: [NO_AMOUNT],
        from_date: [expect.stringMatching(/^Enter the date as/) as string],
        currency: [expect.stringMatching(/^Not in the list\. Use one of: ETB, USD, /) as string],
        employment_type: [expect.stringMatching(/^Not in the list\. Use one of: Full time, Part time, /) as string],
      },
      { position: ['Several positions have this title. Add the department'] },
      { department: ['This department has no position with that title'] },
      { employee_email: ['This is your own email'] },
      { employee_email: ['An offer to this email is already waiting for an answer'] },
      { position: ['This is required'], salary: ['This is required'] },
      { to_date: ['The end date must be after or equal to the start date'] },
    ])
    expect(await sent(firm)).toHaveLength(1)
    const amharic = await send(firm, staffSheet(rows.slice(2, 3)), { lang: 'am' })
    expect(amharic.body.rows[0]?.errors).toEqual({ position: ['በዚህ ስም ብዙ የሥራ መደቦች አሉ፤ የሥራ ክፍሉንም ይጥቀሱ'] })
    const choices = await send(firm, staffSheet(rows.slice(1, 2)), { lang: 'am' })
    expect(choices.body.rows[0]?.errors['employment_type']?.[0]).toMatch(/የሙሉ ጊዜ፣ /)
  })

  it.each([
    ['12500.5', 12_500.5],
    ['12,500', 12_500],
    ['1 250 000.75', 1_250_000.75],
    // A comma for decimals, a point for thousands: taken for a number, these would be another salary than was meant.
    ['12500,50', null],
    ['12.500', null],
    ['12.500,00', null],
    ['1,25,000', null],
  ])('with a salary of %s reads %s', async (written, salary) => {
    const { body } = await send(
      await firmWithSeats(),
      staffSheet([{ employee_email: email(), position: 'Taster', salary: written }], true),
    )
    expect(body.rows).toMatchObject([{ salary, errors: salary === null ? { salary: [NO_AMOUNT] } : {} }])
  })

  it.each(['en', 'am'] as const)('may name its columns as the form does, in %s', async (lang) => {
    const heads = Object.fromEntries(sheetColumns.map((column) => [column, say(lang, SHEET_LABELS[column])]))
    const text = sheetText([{ employee_email: email(), position: 'Foreman', department: 'Drying' }], { heads })
    const { body } = await send(await firmWithSeats(), sheetForm(text))
    expect(body).toMatchObject({ sent: 1, rows: [{ salary: 12_500, from_date: '2026-03-01' }] })
  })

  it.each([
    { employee_email: 'Email', from_date: 'From', to_date: 'To' },
    { employee_email: 'ኢሜይል', department: 'የሥራ ክፍል', from_date: 'ከ', to_date: 'እስከ' },
  ])('may name columns for short: $employee_email', async (heads) => {
    const row = { employee_email: email(), position: 'Foreman', department: 'Drying', to_date: '2027-03-01' }
    const firm = await firmWithSeats()
    await send(firm, sheetForm(sheetText([row], { heads })))
    expect(await sent(firm)).toMatchObject([
      { from_date: '2026-03-01', to_date: '2027-03-01', roles: [{ structure_name: 'Drying' }] },
    ])
  })

  it('with a column of the sender beside the one that has the name is read from the latter', async () => {
    const own = email()
    const text = sheetText([{ employee_email: own, position: 'Taster' }])
    const beside = text.split('\r\n').map((line, at) => `${at === 0 ? 'Email' : 'else@example.com'},${line}`)
    const { body } = await send(await firmWithSeats(), sheetForm(beside.join('\r\n')))
    expect(body).toMatchObject({ rows: [{ employee_email: own }] })
  })

  it('may have its columns in either language, any of three delimiters, a byte order mark and empty rows', async () => {
    const heads = { employee_email: 'የሠራተኛው ኢሜይል', position: 'የሥራ መደብ', salary: 'Salary', from_date: 'FROM DATE' }
    for (const delimiter of [',', ';', '\t']) {
      const firm = await firmWithSeats()
      const text = sheetText(
        [
          { employee_email: email(), position: 'Taster' },
          {
            employee_email: '',
            position: '',
            salary: '',
            job_description: '',
            employment_type: '',
            location_type: '',
            from_date: '',
          },
          { employee_email: email(), position: 'ቀማሽ' },
        ],
        { heads, delimiter },
      )
      const { body } = await send(firm, sheetForm(`\ufeff${text}\r\n\r\n`))
      expect(body, JSON.stringify(delimiter)).toMatchObject({ sent: 2, rows: [{ line: 1 }, { line: 3 }] })
    }
  })

  it('that was exported can be sent again by another company', async () => {
    const firm = await firmWithSeats()
    await send(
      firm,
      staffSheet([{ employee_email: email(), position: 'Taster', job_description: '- tastes\n- notes' }]),
    )
    const exported = await app.call<string>('GET', '/employees.csv', { as: firm })
    const other = await firmWithSeats()
    expect((await send(other, sheetForm(exported.body))).body).toMatchObject({ sent: 1, invalid: 0 })
    expect(await sent(other)).toMatchObject([
      { job_description: '- tastes\n- notes', roles: [{ structure_name: 'Washing' }] },
    ])
  })

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]), 'type'],
    ['Latin-1', Buffer.from('employee_email,position\nJos\xe9', 'latin1'), 'type'],
    ['nothing', '', 'empty'],
    ['a header alone', sheetText([]), 'empty'],
    ['an open quote', `${sheetText([])}\r\n"never closed`, 'type'],
    [
      'too many rows',
      sheetText(Array.from({ length: 2001 }, () => ({ employee_email: 'a@example.com', position: 'Taster' }))),
      'rows',
    ],
  ])('of %s is refused', async (_what, content, reason) => {
    expect(await send(await firmWithSeats(), sheetForm(content))).toMatchObject({
      status: 415,
      body: { code: 'sheet_refused', data: { reason } },
    })
  })

  it('without a column that it needs is refused with their keys', async () => {
    const firm = await firmWithSeats()
    expect((await send(firm, sheetForm('Employee email,Salary\na@example.com,3'))).body.data).toEqual({
      reason: 'columns',
      columns: ['position', 'employment_type', 'location_type', 'from_date'],
    })
  })

  it('is sent once under its key, and never beyond the limit, which a dry run says too', async () => {
    const firm = await company(app)
    await position(app, firm, { title: { en: 'Taster' }, headcount: 100 })
    const text = sheetText(Array.from({ length: 10 }, () => ({ employee_email: email(), position: 'Taster' })))
    const headers = { 'idempotency-key': app.services.ids.uuid() }
    for (let i = 0; i < 2; i += 1)
      expect(await send(firm, sheetForm(text), headers)).toMatchObject({ status: 201, body: { sent: 10 } })
    expect(await sent(firm)).toHaveLength(10)
    for (const isDryRun of [true, false])
      expect(await send(firm, staffSheet([{ employee_email: email(), position: 'Taster' }], isDryRun))).toMatchObject({
        status: 409,
        body: { code: 'limit_reached', data: { limit: 10 } },
      })
  })

  it.each([
    ['2026-04-30', '2026-04-30'],
    ['30/4/2026', '2026-04-30'],
    ['03/04/2026', '2026-04-03'],
    // Neither a month first nor another order is guessed.
    ['4/30/2026', null],
    ['2026/04/30', null],
    ['30/4/26', null],
    ['31/2/2026', null],
  ])('with the day %s reads %s', async (written, day) => {
    const row = { employee_email: email(), position: 'Taster', from_date: written }
    const { body } = await send(await firmWithSeats(), staffSheet([row], true))
    expect(body.rows).toMatchObject([
      { from_date: day, errors: day === null ? { from_date: [expect.any(String)] } : {} },
    ])
  })

  it('sends the right rows alone when wrong ones are to be left out, as many as were looked at', async () => {
    const firm = await firmWithSeats()
    const rows = [
      { employee_email: email(), position: 'Taster' },
      { employee_email: 'no mail', position: 'Taster' },
      { employee_email: email(), position: 'Taster' },
    ]
    const skipping = (right: number) => {
      const form = staffSheet(rows)
      form.set('skip_wrong', new Blob([JSON.stringify(right)], { type: 'application/json' }))
      return form
    }
    // One that was right has become wrong, or the other way round.
    for (const right of [1, 3]) expect((await send(firm, skipping(right))).body).toMatchObject({ sent: 0, valid: 2 })
    expect(await sent(firm)).toEqual([])
    expect((await send(firm, skipping(2))).body).toMatchObject({
      sent: 2,
      invalid: 1,
      rows: [{ errors: {} }, { errors: { employee_email: [expect.any(String)] } }, { errors: {} }],
    })
    expect(await sent(firm)).toHaveLength(2)
  })

  it('takes the position’s description, or none where it has none', async () => {
    const firm = await firmWithSeats()
    const rows = [
      { employee_email: email(), position: 'Taster', job_description: '' },
      { employee_email: email(), position: 'Foreman', department: 'Drying', job_description: '' },
    ]
    expect((await send(firm, staffSheet(rows))).body).toMatchObject({ sent: 2, rows: [{ errors: {} }, { errors: {} }] })
    const texts = (await sent(firm)).map((offer) => [offer.job_title, offer.job_description])
    expect(Object.fromEntries(texts)).toEqual({ Taster: 'Tastes every lot.', Foreman: '' })
  })

  it('with wrong rows says for how many the plan has room before they are put right', async () => {
    const firm = await company(app)
    await position(app, firm, { title: { en: 'Taster' }, headcount: 100 })
    await hired(app, firm)
    const rows = Array.from({ length: 12 }, () => ({ employee_email: email(), position: 'Tester' }))
    expect((await send(firm, staffSheet(rows, true))).body).toMatchObject({ invalid: 12, room: 9 })
    expect((await send(await firmWithSeats(), staffSheet(rows, true))).body).toMatchObject({ invalid: 12, room: null })
  })

  it('of a whole staff of 2,000 comes in one call', async () => {
    const firm = await company(app, unlimited)
    await position(app, firm, { title: { en: 'Picker' }, headcount: 10_000 })
    await hired(app, firm)
    const { body } = await send(
      firm,
      staffSheet(Array.from({ length: 2000 }, () => ({ employee_email: email(), position: 'Picker' }))),
    )
    expect(body).toMatchObject({ sent: 2000, invalid: 0 })
  }, 60_000)
})

import { describe, expect, it } from 'vitest'
import type { StaffRow } from '../../../openapi/schemas/job-offer.ts'
import { giveRights, hired, jobOffer, unlimited } from '../../../tests/factories/offers.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { department, position } from '../../../tests/factories/structure.ts'
import { offerAnswer, offerChange } from '../../../tests/factories/offers.ts'
import { testApp } from '../../../tests/setup/app.ts'

const app = await testApp()
interface Page {
  readonly data: readonly StaffRow[]
  readonly meta: Readonly<Record<string, unknown>>
}
const list = async (as: Person, query = '', headers = {}) =>
  (await app.call<Page>('GET', `/employees${query}`, { as, headers })).body
const emails = ({ data }: Page) => data.map((row) => row.employee_email)
const csv = (as: Person, query = '') => app.call<string>('GET', `/employees.csv${query}`, { as })

describe('employees and offers', () => {
  it('show each offer with the employment that came of it, newest first', async () => {
    const firm = await company(app)
    await jobOffer(app, await company(app), await individual(app))
    const { person, employment } = await hired(app, firm)
    app.clock.advance(1000)
    const waiting = await jobOffer(app, firm, await individual(app))
    expect(await list(firm)).toMatchObject({
      data: [
        { id: waiting.id, status: 'pending', employment: null },
        {
          status: 'accepted',
          employee_name: 'Abebe Kebede Tessema',
          employee_email: person.email,
          employment: { id: employment.id, rights: [], abilities: { end: true, rights: true, dispute: false } },
        },
      ],
      meta: { first: 1, last: 2, totalRecords: 2, exact: true, page: 1, per_page: 20 },
    })
  })

  it('are for owners, and for employees who may recruit', async () => {
    const firm = await company(app)
    const { person } = await hired(app, firm)
    const as = { ...person, accountId: firm.accountId }
    const asked = async () => [(await app.call('GET', '/employees', { as })).status, (await csv(as)).status]
    expect(await asked()).toEqual([403, 403])
    await giveRights(app, firm, person, ['letters'])
    expect(await asked()).toEqual([403, 403])
    await giveRights(app, firm, person, ['recruiting'])
    expect(await asked()).toEqual([200, 200])
  })

  it('page from both ends without gaps or doubles, in every order', async () => {
    const firm = await company(app, unlimited)
    for (let n = 0; n < 23; n += 1) {
      if (n % 3 === 0) app.clock.advance(1000)
      await jobOffer(
        app,
        firm,
        { ...firm, email: `p${String(n).padStart(2, '0')}@example.com` },
        { employeeAccountId: null, positionId: null, fromDate: `2026-03-0${(n % 7) + 1}` },
      )
    }
    for (const sort of [
      '',
      '&sort=created_at',
      '&sort=-created_at',
      '&sort=employee_email',
      '&sort=-employee_email',
      '&sort=from_date',
      '&sort=status',
      '&sort=job_title',
    ]) {
      const whole = emails(await list(firm, `?per_page=100${sort}`))
      expect(new Set(whole).size).toBe(23)
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(firm, `?per_page=5&page=${page}${sort}`)))
      expect(pages.flatMap(emails), sort).toEqual(whole)
      expect(pages.at(-1)?.meta).toMatchObject({ first: 21, last: 23, totalRecords: 23 })
      expect((await list(firm, `?per_page=5&page=9${sort}`)).meta).toMatchObject({
        first: 0,
        last: 0,
        totalRecords: 23,
      })
    }
    expect(emails(await list(firm, '?sort=employee_email&per_page=2'))).toEqual(['p00@example.com', 'p01@example.com'])
    expect((await app.call('GET', '/employees?sort=salary', { as: firm })).status).toBe(422)
  })

  it('are found by email, job, position in both scripts and, once accepted, by name', async () => {
    const firm = await company(app, unlimited)
    const seat = await position(app, firm, { title: { en: 'Taster', am: 'ቀማሽ' } })
    const { body } = await app.call('POST', '/offers', {
      as: firm,
      body: {
        offers: [
          {
            employee_email: 'sara@example.com',
            position_id: seat.id,
            job_title: 'Chief Taster',
            job_description: 'x',
            salary: 1,
            currency: 'ETB',
            employment_type: 'full-time',
            location_type: 'on-site',
            from_date: '2026-03-01',
            to_date: null,
            answer_by: null,
          },
        ],
      },
    })
    expect(body['offers']).toHaveLength(1)
    const { person } = await hired(app, firm)
    for (const q of ['SARA', 'chief', 'taster', 'ቀማሽ', 'sara chief'])
      expect(emails(await list(firm, `?q=${encodeURIComponent(q)}`)), q).toEqual(['sara@example.com'])
    for (const q of ['abebe', 'Tessema', 'ab']) expect(emails(await list(firm, `?q=${q}`)), q).toContain(person.email)
    expect(emails(await list(firm, '?q=abebe')), 'one who has not accepted').toEqual([person.email])
    expect(emails(await list(firm, '?q=%25'))).toEqual([])
  })

  it('are filtered by status and by department', async () => {
    const firm = await company(app, unlimited)
    const [here, there] = [await department(app, firm), await department(app, firm)]
    const seat = await position(app, firm, { departmentId: here.id })
    const { person } = await hired(app, firm, { positionId: seat.id })
    const other = await jobOffer(app, firm, await individual(app), {
      positionId: (await position(app, firm, { departmentId: there.id })).id,
    })
    expect(emails(await list(firm, '?status=accepted'))).toEqual([person.email])
    expect(emails(await list(firm, '?status=ended'))).toEqual([])
    expect(emails(await list(firm, `?department=${there.id}`))).toEqual([other.employeeEmailKey])
    expect(emails(await list(firm, `?department=${here.id}&status=pending`))).toEqual([])
    const foreign = await department(app, await company(app))
    for (const id of [foreign.id, app.services.ids.uuid()])
      expect(await app.call('GET', `/employees?department=${id}`, { as: firm })).toMatchObject({
        status: 422,
        body: { errors: { department: ['This choice no longer exists'] } },
      })
  })
})

describe('the export', () => {
  it('is the same rows as CSV, formulas made text', async () => {
    const firm = await company(app, unlimited)
    const { person } = await hired(app, firm, {
      jobTitle: '=HYPERLINK("http://evil.example")',
      jobDescription: 'Two\nlines, and a comma',
    })
    const other = await individual(app)
    await jobOffer(app, firm, other, { jobTitle: 'Other' })
    const answer = await csv(firm, '?sort=job_title')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="employees.csv"',
    })
    expect(answer.body.charCodeAt(0)).toBe(0xfeff)
    const [head, ...rows] = answer.body.slice(1).split('\r\n')
    expect(head).toMatch(/^employee_email,employee_name,position,department,job_title,job_description,salary,currency,/)
    expect(rows[0]).toContain(
      `${person.email},Abebe Kebede Tessema,Water engineer,Processing,"'=HYPERLINK(""http://evil.example"")","Two\nlines, and a comma",32000.5,ETB,full-time`,
    )
    expect(rows[1]).toContain(',Other,')
    expect((await csv(firm, `?q=${other.username}`)).body.split('\r\n')).toHaveLength(3)
    expect((await csv(firm, '?status=rejected')).body.split('\r\n')).toHaveLength(2)
    expect((await csv(firm, '?sort=nonsense')).status).toBe(422)
    expect((await csv(await company(app))).body.split('\r\n')).toHaveLength(2)
  })

  it('goes on beyond one batch, in every order', async () => {
    const firm = await company(app, unlimited)
    const some = await jobOffer(app, firm, firm, { employeeAccountId: null, positionId: null })
    await app.db
      .execute(`insert into offers (id, company_account_id, employee_email_key, status, roles, terms, search_key, job_title, job_description, employment_type, location_type, salary, currency, from_date, version, created_at)
      select gen_random_uuid(), company_account_id, 'p' || n || '@example.com', status, roles, terms, search_key, job_title, job_description, employment_type, location_type, salary, currency, from_date, version, created_at
      from offers, generate_series(1, 1100) n where id = '${some.id}'`)
    for (const sort of ['-created_at', 'employee_email']) {
      const lines = (await csv(firm, `?sort=${sort}`)).body.trim().split('\r\n').slice(1)
      expect(lines).toHaveLength(1101)
      expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1101)
    }
  })
})

describe('the document', () => {
  it('has the terms of any number in the reader’s language, as text in both scripts', async () => {
    const firm = await company(app)
    const person = await individual(app)
    const offer = await jobOffer(app, firm, person, {
      jobTitle: 'የውኃ መሐንዲስ',
      jobDescription: `ጣቢያዎቹን ይቆጣጠራል።\n\n${'Keeps the washing stations of the whole district. '.repeat(120)}`,
      toDate: '2027-02-28',
    })
    await app.call('POST', `/employees/status/${offer.id}`, {
      as: person,
      body: offerAnswer(offer, person, 'reject', { version: 1 }),
    })
    await app.call('PUT', `/offers/${offer.id}`, {
      as: firm,
      body: offerChange(offer.positionId ?? '', 2, {
        salary: 41_250.75,
        currency: 'USD',
        answer_by: '2026-03-20',
        current_job: 'continues',
      }),
    })
    const words = async (as: Person, query = '', lang = 'en') => {
      const { status, bytes, headers } = await app.call('GET', `/offers/${offer.id}/offer.pdf${query}`, {
        as,
        headers: { lang },
      })
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' })
      return (await pdfTexts(bytes)).map((page) => page.words)
    }
    const latest = (await words(firm)).join('')
    for (const text of [
      'Water engineer',
      'Terms 2 of 2',
      '$41,250.75 a month',
      '20 March 2026',
      'Full time',
      'No end agreed',
      'Offered again',
      'The current job continues',
      person.email,
      offer.id,
    ])
      expect(latest).toContain(text.replaceAll(/\s/g, ''))
    const first = await words(person, '?terms=1')
    expect(first.length).toBeGreaterThan(1)
    for (const text of [
      'የውኃ መሐንዲስ',
      'ጣቢያዎቹን ይቆጣጠራል።',
      'ETB 32,000.50 a month',
      '28 February 2027',
      'Replaced by later terms',
      'page 1 of',
    ])
      expect(first.join('')).toContain(text.replaceAll(/\s/g, ''))
    const whole = first.join('').replaceAll(/Offer[0-9a-f-]{36}·page\dof\d/g, '')
    expect(whole.split('Keepsthewashingstationsofthewholedistrict.')).toHaveLength(121)
    expect((await words(person, '?terms=1', 'am')).join('')).toContain('በወርብር32,000.50')
    expect((await app.call('GET', `/offers/${offer.id}/offer.pdf?terms=3`, { as: firm })).status).toBe(404)
    expect((await app.call('GET', `/offers/${offer.id}/offer.pdf`, { as: await company(app) })).status).toBe(404)
  })
})

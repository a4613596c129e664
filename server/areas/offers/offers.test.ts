import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { next, walks, type StatusOf } from '../../../openapi/lifecycle.ts'
import { jobOffer as lifecycle } from '../../../openapi/lifecycles/job-offer.ts'
import type { Requisition } from '../../../openapi/schemas/job-offer.ts'
import { employmentsOf, jobOffer, offerAnswer } from '../../../tests/factories/offers.ts'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { history, offers } from '../../db/tables.ts'

const app = await testApp()
const list = async (as: Person) => (await app.call<Requisition[]>('GET', '/employees/requisition', { as })).body
const answer = (as: Person, id: string, body: unknown) => app.call('POST', `/employees/status/${id}`, { as, body })
const rowOf = async (id: string) => (await app.db.select().from(offers).where(eq(offers.id, id)))[0]
const parties = async () => ({ firm: await company(app), person: await individual(app) })

describe('the list', () => {
  it('is for a company what it sent, for a person what they received, newest first', async () => {
    const { firm, person } = await parties()
    const [otherFirm, otherPerson] = [await company(app), await individual(app)]
    const first = await jobOffer(app, firm, person)
    app.clock.advance(1000)
    const second = await jobOffer(app, otherFirm, person)
    const third = await jobOffer(app, firm, otherPerson)
    expect((await list(person)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await list(firm)).map(({ id }) => id)).toEqual([third.id, first.id])
    expect((await list(otherFirm)).map(({ id }) => id)).toEqual([second.id])
  })

  it('shows every specified field, and what the viewer may do', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    const shown = {
      id: offer.id,
      version: 1,
      status: 'pending',
      is_read: false,
      company_logo: null,
      company_name: `${firm.username} PLC`,
      company_account_id: firm.accountId,
      employee_account_id: person.accountId,
      employee_email: person.email,
      roles: offer.roles,
      job_title: 'Water engineer',
      job_description: 'Plans and keeps the washing stations.',
      employment_type: 'Full time',
      location_type: 'On site',
      salary: 32_000.5,
      currency: 'ETB',
      from_date: '2026-04-01',
      to_date: null,
      rejection_note: null,
      created_at: offer.createdAt.toISOString(),
    }
    expect(await list(person)).toEqual([{ ...shown, abilities: { accept: true, reject: true } }])
    expect(await list(firm)).toEqual([{ ...shown, abilities: { accept: false, reject: false } }])
  })

  it('includes what waits for a confirmed e-mail, for that person alone', async () => {
    const { firm, person } = await parties()
    const other = await individual(app)
    const offer = await jobOffer(app, firm, person, { employeeAccountId: null })
    expect(await list(person)).toMatchObject([{ id: offer.id, employee_account_id: person.accountId }])
    expect(await list(firm)).toMatchObject([{ id: offer.id, employee_account_id: null }])
    expect(await list(other)).toEqual([])
  })

  it('is not for employees acting as the company, administrators or strangers', async () => {
    expect((await app.call('GET', '/employees/requisition', { as: await employee(app) })).status).toBe(403)
    expect((await app.call('GET', '/employees/requisition', { as: await administrator(app) })).status).toBe(403)
    expect((await app.call('GET', '/employees/requisition')).status).toBe(401)
  })
})

describe('accepting', () => {
  it('changes the offer, keeps history, and makes the person an employee', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person, { employeeAccountId: null })
    const accepted = await answer(person, offer.id, offerAnswer(offer, person, 'accept', { version: 1 }))
    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted', version: 2, is_read: true, abilities: { accept: false, reject: false } } })
    expect(await rowOf(offer.id)).toMatchObject({ status: 'accepted', version: 2, employeeAccountId: person.accountId })
    expect(await app.db.select().from(history).where(eq(history.subjectId, offer.id))).toMatchObject([
      { lifecycle: 'jobOffer', event: 'accept', status: 'accepted', userId: person.userId, accountId: person.accountId, detail: { version: 1 } },
    ])
    expect(await employmentsOf(app, person.userId)).toMatchObject([
      { companyAccountId: firm.accountId, employeeAccountId: person.accountId, offerId: offer.id, jobTitle: 'Water engineer', startedOn: '2026-04-01', endedAt: null },
    ])
    const { body } = await app.call<{ accounts: { id: string; is_employee: boolean }[] }>('GET', '/user', { as: person })
    expect(body.accounts).toContainEqual(expect.objectContaining({ id: firm.accountId, is_employee: true }))
  })

  it('a second offer of the same company keeps the one employment with the new title', async () => {
    const { firm, person } = await parties()
    for (const jobTitle of ['Engineer', 'Chief engineer']) {
      const offer = await jobOffer(app, firm, person, { jobTitle })
      expect((await answer(person, offer.id, offerAnswer(offer, person, 'accept'))).status).toBe(200)
    }
    expect(await employmentsOf(app, person.userId)).toMatchObject([{ jobTitle: 'Chief engineer' }])
  })
})

describe('rejecting', () => {
  it.each([
    ['Too far away', 'Too far away'],
    [undefined, null],
  ])('keeps the note %s', async (note, kept) => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    expect(await answer(person, offer.id, offerAnswer(offer, person, 'reject', note === undefined ? {} : { rejection_note: note }))).toMatchObject({
      status: 200,
      body: { status: 'rejected', rejection_note: kept },
    })
    expect(await employmentsOf(app, person.userId)).toEqual([])
    expect(await list(firm)).toMatchObject([{ status: 'rejected', rejection_note: kept }])
  })
})

describe('who may answer', () => {
  it('is the person it is for: for others it does not exist, and nothing changes', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    const other = await individual(app)
    const unknown = await answer(other, app.services.ids.uuid(), offerAnswer(offer, other, 'accept'))
    for (const body of [offerAnswer(offer, other, 'accept'), offerAnswer(offer, person, 'accept')]) {
      const refused = await answer(other, offer.id, body)
      expect({ ...refused.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
      expect(refused.status).toBe(404)
    }
    for (const as of [firm, await employee(app, { of: firm }), await administrator(app)])
      expect((await answer(as, offer.id, offerAnswer(offer, person, 'accept'))).status).toBe(403)
    expect(await rowOf(offer.id)).toEqual(offer)
  })

  it('has to name the offer’s company and the own account', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    const [otherFirm, other] = [await company(app), await individual(app)]
    expect(await answer(person, offer.id, offerAnswer(offer, person, 'accept', { company_account_id: otherFirm.accountId }))).toMatchObject({
      status: 422,
      body: { errors: { company_account_id: ['This choice no longer exists'] } },
    })
    expect(await answer(person, offer.id, offerAnswer(offer, person, 'accept', { employee_account_id: other.accountId }))).toMatchObject({
      status: 422,
      body: { errors: { employee_account_id: ['This choice no longer exists'] } },
    })
    expect(await rowOf(offer.id)).toEqual(offer)
  })
})

describe('an offer modified meanwhile', () => {
  const modify = (id: string, salary: number) => app.db.update(offers).set({ salary, status: 'modified', version: 2 }).where(eq(offers.id, id))

  it('is not accepted at the version that was seen; the answer carries the new one', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    await modify(offer.id, 1)
    expect(await answer(person, offer.id, offerAnswer(offer, person, 'accept', { version: 1 }))).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { id: offer.id, version: 2, salary: 1, status: 'modified' } } },
    })
    expect(await rowOf(offer.id)).toMatchObject({ status: 'modified', version: 2 })
    expect((await answer(person, offer.id, offerAnswer(offer, person, 'accept', { version: 2 }))).status).toBe(200)
  })

  it('without a version means the one that was last given to the person', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    await list(person)
    await modify(offer.id, 1)
    await list(firm)
    const body = offerAnswer(offer, person, 'accept')
    expect((await answer(person, offer.id, body)).body['code']).toBe('stale')
    // The refusal showed the new version, so the same answer now means that one.
    expect((await answer(person, offer.id, body)).status).toBe(200)
  })
})

describe('the life cycle', () => {
  const statuses = Object.keys(lifecycle.states) as StatusOf<typeof lifecycle>[]
  it.each(statuses.flatMap((status) => (['accept', 'reject'] as const).map((event) => ({ status, event, to: next(lifecycle, status, event, 'employee') }))))(
    '$event of an offer that is $status leads to $to',
    async ({ status, event, to }) => {
      const { firm, person } = await parties()
      const offer = await jobOffer(app, firm, person, { status })
      const answered = await answer(person, offer.id, offerAnswer(offer, person, event))
      if (to) expect(answered).toMatchObject({ status: 200, body: { status: to } })
      else expect(answered).toMatchObject({ status: 409, body: { code: 'not_pending', data: { status } } })
      expect(await rowOf(offer.id)).toMatchObject({ status: to ?? status, version: to ? 2 : 1 })
      expect(await app.db.select().from(history).where(eq(history.subjectId, offer.id))).toHaveLength(to ? 1 : 0)
      expect(await employmentsOf(app, person.userId)).toHaveLength(to === 'accepted' ? 1 : 0)
    },
  )

  it('has these walks, no others', () => {
    const lines = [...walks(lifecycle, ['employee', 'company'], 3)]
      .filter((walk) => walk.every(({ to }) => to !== null))
      .map((walk) => walk.map(({ event, by, to }) => `${by} ${event} → ${to}`).join(', '))
    expect(lines).toMatchInlineSnapshot(`
      [
        "employee accept → accepted",
        "employee accept → accepted, employee end → ended",
        "employee accept → accepted, company end → ended",
        "employee reject → rejected",
        "employee reject → rejected, company modify → modified",
        "employee reject → rejected, company modify → modified, employee accept → accepted",
        "employee reject → rejected, company modify → modified, employee reject → rejected",
        "employee reject → rejected, company modify → modified, company withdraw → withdrawn",
        "company withdraw → withdrawn",
      ]
    `)
  })
})

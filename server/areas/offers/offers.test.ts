import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { OfferDetail, Requisition } from '../../../openapi/schemas/job-offer.ts'
import { giveRights, historyOf, hired, jobOffer, offerAnswer, offerChange } from '../../../tests/factories/offers.ts'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { offers } from '../../db/company-tables.ts'
import { users } from '../../db/tables.ts'

const app = await testApp()
const list = async (as: Person) => (await app.call<Requisition[]>('GET', '/employees/requisition', { as })).body
const answer = (as: Person, id: string, body: unknown) => app.call('POST', `/employees/status/${id}`, { as, body })
const modify = (
  as: Person,
  { id, positionId }: { id: string; positionId: string | null },
  version: number,
  over = {},
) => app.call('PUT', `/offers/${id}`, { as, body: offerChange(positionId ?? '', version, over) })
const detail = async (as: Person, id: string) => (await app.call<OfferDetail>('GET', `/offers/${id}`, { as })).body
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

  it('shows every specified field, what the viewer may do, and to the company no one behind an email', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person, { answerBy: '2026-03-09' })
    const shown = {
      id: offer.id,
      version: 1,
      terms: 1,
      status: 'pending',
      is_read: false,
      company_logo: null,
      company_name: `${firm.username} PLC`,
      company_username: firm.username,
      company_verified: false,
      company_account_id: firm.accountId,
      employee_email: person.email,
      employee_photo: null,
      roles: offer.roles,
      position_id: offer.positionId,
      job_title: 'Water engineer',
      job_description: 'Plans and keeps the washing stations.',
      employment_type: 'full-time',
      location_type: 'on-site',
      salary: 32_000.5,
      currency: 'ETB',
      from_date: '2026-03-01',
      to_date: null,
      answer_by: '2026-03-09',
      current_job: 'ends',
      replaced: [],
      rejection_note: null,
      created_at: offer.createdAt.toISOString(),
    }
    const may = { accept: false, reject: false, modify: false, withdraw: false, end: false }
    expect(await list(person)).toEqual([
      {
        ...shown,
        employee_account_id: person.accountId,
        employee_name: 'Abebe Kebede Tessema',
        abilities: { ...may, accept: true, reject: true },
      },
    ])
    expect(await list(firm)).toEqual([
      { ...shown, employee_account_id: null, employee_name: null, abilities: { ...may, withdraw: true } },
    ])
  })

  it('names the person to the company once they have accepted', async () => {
    const firm = await company(app)
    const { person } = await hired(app, firm)
    expect(await list(firm)).toMatchObject([
      { employee_account_id: person.accountId, employee_name: 'Abebe Kebede Tessema', abilities: { end: true } },
    ])
  })

  it('includes what waits for a confirmed email, for that person alone', async () => {
    const { firm, person } = await parties()
    const other = await individual(app)
    const offer = await jobOffer(app, firm, person, { employeeAccountId: null })
    expect(await list(person)).toMatchObject([{ id: offer.id, employee_account_id: person.accountId }])
    expect(await list(firm)).toMatchObject([{ id: offer.id, employee_account_id: null }])
    expect(await list(other)).toEqual([])
  })

  it('has offers that an employee opens only with the right to recruit', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    const as = await employee(app, { of: firm })
    const asked = async () => [
      (await app.call('GET', `/offers/${offer.id}`, { as })).status,
      (await app.call('GET', `/offers/${offer.id}/offer.pdf`, { as })).status,
    ]
    expect(await asked()).toEqual([403, 403])
    await giveRights(app, firm, as, ['recruiting'])
    expect(await asked()).toEqual([200, 200])
  })

  it('is not for employees acting as the company, administrators or strangers', async () => {
    expect((await app.call('GET', '/employees/requisition', { as: await employee(app) })).status).toBe(403)
    expect((await app.call('GET', '/employees/requisition', { as: await administrator(app) })).status).toBe(403)
    expect((await app.call('GET', '/employees/requisition')).status).toBe(401)
  })
})

describe('rejecting', () => {
  it.each([
    ['Too far away', 'Too far away'],
    [undefined, null],
  ])('keeps the note %s', async (note, kept) => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    expect(
      await answer(
        person,
        offer.id,
        offerAnswer(offer, person, 'reject', note === undefined ? {} : { rejection_note: note }),
      ),
    ).toMatchObject({
      status: 200,
      body: { status: 'rejected', rejection_note: kept },
    })
    expect(await list(firm)).toMatchObject([
      { status: 'rejected', rejection_note: kept, employee_name: null, abilities: { modify: true, withdraw: false } },
    ])
    expect((await app.call('GET', '/employments', { as: person })).body).toEqual([])
  })
})

describe('the person an offer is for', () => {
  const told = async (firm: Person, kind: string) =>
    (
      await app.call<{ data: { kind: string; values: { person?: string } }[] }>('GET', '/notifications', { as: firm })
    ).body.data.find((each) => each.kind === kind)?.values.person
  it('is the email that the company wrote in its list and its notification alike, until it accepts', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    const known = async () => {
      const [row] = await list(firm)
      return { name: row?.employee_name, email: row?.employee_email }
    }
    expect(await known()).toEqual({ name: null, email: person.email })
    await answer(person, offer.id, offerAnswer(offer, person, 'reject'))
    expect(await known()).toEqual({ name: null, email: person.email })
    expect(await told(firm, 'offer_answered')).toBe(person.email)
    app.clock.advance(1000)
    const second = await jobOffer(app, firm, person)
    await answer(person, second.id, offerAnswer(second, person, 'accept'))
    const { name } = await known()
    expect(name).toBe('Abebe Kebede Tessema')
    expect(await told(firm, 'offer_answered')).toBe(name)
  })

  it('stays that email where they have no name, whatever email they have by then', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    const nameless = { displayName: null, firstName: null, middleName: null, lastName: null }
    await app.db
      .update(users)
      .set({ ...nameless, email: `moved.${person.email}`, emailKey: `moved.${person.email}` })
      .where(eq(users.id, person.userId))
    await answer(person, offer.id, offerAnswer(offer, person, 'accept'))
    expect(await list(firm)).toMatchObject([{ employee_name: null, employee_email: person.email }])
    expect(await told(firm, 'offer_answered')).toBe(person.email)
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
    for (const [field, id] of [
      ['company_account_id', otherFirm.accountId],
      ['employee_account_id', other.accountId],
    ] as const)
      expect(await answer(person, offer.id, offerAnswer(offer, person, 'accept', { [field]: id }))).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['This choice no longer exists'] } },
      })
    expect(await rowOf(offer.id)).toEqual(offer)
  })
})

describe('an offer modified meanwhile', () => {
  /** Rejected by the person on one device, modified by the company. */
  async function modified() {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    await list(person)
    await answer(person, offer.id, offerAnswer(offer, person, 'reject', { version: 1, rejection_note: 'Too little' }))
    expect((await modify(firm, offer, 2, { salary: 40_000 })).status).toBe(200)
    expect(
      (await app.mails(person.email))[0]?.subject,
      'who reads mails alone learns that it is another offer',
    ).toContain('changed its offer')
    return { firm, person, offer }
  }

  it('is not accepted at the version that was seen; the answer carries the new one', async () => {
    const { person, offer } = await modified()
    expect(await answer(person, offer.id, offerAnswer(offer, person, 'accept', { version: 2 }))).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        data: {
          current: {
            id: offer.id,
            version: 3,
            terms: 2,
            salary: 40_000,
            status: 'modified',
            rejection_note: 'Too little',
            is_read: false,
          },
        },
      },
    })
    expect(await rowOf(offer.id)).toMatchObject({ status: 'modified', version: 3 })
    expect((await answer(person, offer.id, offerAnswer(offer, person, 'accept', { version: 3 }))).status).toBe(200)
  })

  it('without a version means the one that was last given to the person', async () => {
    const { firm, person, offer } = await modified()
    await list(firm)
    const body = offerAnswer(offer, person, 'accept')
    expect((await answer(person, offer.id, body)).body['code']).toBe('stale')
    // The refusal showed the new version, so the same answer now means that one.
    expect((await answer(person, offer.id, body)).status).toBe(200)
  })

  it('keeps the former terms beside the new ones, and tells both sides what happened without naming who', async () => {
    const { firm, person, offer } = await modified()
    await answer(person, offer.id, offerAnswer(offer, person, 'reject', { version: 3 }))
    for (const as of [firm, person]) {
      const { versions, history, employment } = await detail(as, offer.id)
      expect(versions).toMatchObject([
        { number: 1, salary: 32_000.5, job_title: 'Water engineer', roles: offer.roles },
        { number: 2, salary: 40_000 },
      ])
      expect(history).toMatchObject([
        { event: 'reject', status: 'rejected', by: 'employee', terms: 1, note: 'Too little' },
        { event: 'modify', status: 'modified', by: 'company', terms: 2, note: null },
        { event: 'reject', status: 'rejected', by: 'employee', terms: 2, note: null },
      ])
      expect(JSON.stringify(history)).not.toContain(person.userId)
      expect(employment).toBeNull()
    }
    expect(await historyOf(app, offer.id)).toMatchObject([
      { userId: person.userId, accountId: person.accountId },
      { userId: firm.userId, accountId: firm.accountId },
      {},
    ])
  })

  it('cannot be modified unless it was rejected, nor at an older version', async () => {
    const { firm, person } = await parties()
    const offer = await jobOffer(app, firm, person)
    expect(await modify(firm, offer, 1)).toMatchObject({
      status: 409,
      body: { code: 'not_pending', data: { status: 'pending' } },
    })
    await answer(person, offer.id, offerAnswer(offer, person, 'reject', { version: 1 }))
    expect(await modify(firm, offer, 1)).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { version: 2, status: 'rejected' } } },
    })
    expect(await detail(firm, offer.id)).toMatchObject({ versions: [{ number: 1 }] })
  })
})

it('an offer that the person opened is read; the company learns of it with the answer, or it would learn who is registered', async () => {
  const { firm, person } = await parties()
  const offer = await jobOffer(app, firm, person)
  expect((await detail(firm, offer.id)).offer.is_read).toBe(false)
  expect((await detail(person, offer.id)).offer.is_read).toBe(true)
  expect((await detail(firm, offer.id)).offer.is_read).toBe(false)
  const unknown = await app.call('GET', `/offers/${app.services.ids.uuid()}`, { as: person })
  const foreign = await app.call('GET', `/offers/${offer.id}`, { as: await individual(app) })
  expect({ ...foreign.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
  await answer(person, offer.id, offerAnswer(offer, person, 'reject'))
  expect((await detail(firm, offer.id)).offer.is_read).toBe(true)
})

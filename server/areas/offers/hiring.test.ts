import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import type { ApplicantOffer, OwnOffer } from '../../../openapi/schemas/applicant-offer.ts'
import type { ApplicationStatus } from '../../../openapi/schemas/job-application.ts'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { giveRights, historyOf, offerAnswer, offerEntry, unlimited } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { position } from '../../../tests/factories/structure.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { employments, notifications, offers } from '../../db/company-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { waitingApplicants } from '../applications/waiting.queries.ts'

let app: TestApp
let firm: Person
let seat: { readonly id: string }
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, unlimited)
  seat = await position(app, firm, { headcount: 50, title: { en: 'Accountant' } })
})

const RESUME_EMAIL = 'on.the.resume@example.com'
let n = 0
const applied = async (status: ApplicationStatus, as?: Person) => {
  const person = as ?? (await individual(app))
  const row = await applicationIn(app, person, await openPosting(app, firm), status, { email: RESUME_EMAIL })
  return { person, id: row.id }
}
const send = (as: Person, application_id: string, over: Record<string, unknown> = {}) =>
  app.call('POST', '/offers', {
    as,
    body: {
      offers: [
        offerEntry({ email: `${(n += 1)}.${app.services.ids.code()}@example.com` }, seat.id, {
          application_id,
          ...over,
        }),
      ],
    },
  })
const asked = (as: Person, id: string) => app.call<ApplicantOffer>('GET', `/applicants/${id}/offer`, { as })
const own = (as: Person, id: string) => app.call<OwnOffer>('GET', `/job-applications/${id}/offer`, { as })

describe('an offer to an applicant', () => {
  it('begins with what the posting and the application say', async () => {
    const { id } = await applied('hired')
    const { status, body } = await asked(firm, id)
    expect(status).toBe(200)
    expect(body).toEqual({
      offer: null,
      filled: {
        employee_email: RESUME_EMAIL,
        position: { id: seat.id, title: { en: 'Accountant' } },
        job_title: 'Accountant',
        job_description: 'Keeps the books of three branches.',
        salary: 18_000,
        currency: 'ETB',
        employment_type: 'full-time',
        location_type: 'on-site',
        posted_salary: { from: 18_000, to: 24_000, period: 'month' },
      },
    })
    const am = await app.call<ApplicantOffer>('GET', `/applicants/${id}/offer`, {
      as: firm,
      headers: { lang: 'am' },
    })
    expect(am.body.filled?.job_title).toBe('ሒሳብ ሠራተኛ')
  })

  it('reaches whoever applied, whatever email it names, and both sides see where it stands', async () => {
    const { person, id } = await applied('hired')
    const sent = await send(firm, id)
    expect(sent.status).toBe(201)
    const offerId = String(sent.body['offers']?.[0]?.['id'])
    await app.mails()
    const told = await app.db.select().from(notifications).where(eq(notifications.accountId, person.accountId))
    expect(told).toMatchObject([{ kind: 'job_offer', subjectId: offerId }])
    expect((await asked(firm, id)).body).toMatchObject({ offer: { id: offerId, status: 'pending' }, filled: null })
    expect((await own(person, id)).body).toMatchObject({ offer: { id: offerId, status: 'pending' } })
    const answer = await app.call('POST', `/employees/status/${offerId}`, {
      as: person,
      body: offerAnswer({ companyAccountId: firm.accountId }, person, 'accept', { version: 1 }),
    })
    expect(answer.status).toBe(200)
    expect((await asked(firm, id)).body.offer?.status).toBe('accepted')
    expect(await app.db.$count(employments, eq(employments.userId, person.userId))).toBe(1)
    expect(await historyOf(app, offerId)).toHaveLength(2)
  })

  it('decides on whoever accepts it: they are not rejected with the rest when the job closes, and nobody owes them a reply', async () => {
    const posting = await openPosting(app, firm)
    const replyBy = new Date(app.clock.now().getTime() - DAY)
    const [hired, other] = [await individual(app), await individual(app)]
    const [{ id }, { id: rest }] = [
      await applicationIn(app, hired, posting, 'offer', { replyBy }),
      await applicationIn(app, other, posting, 'interview', { replyBy }),
    ]
    const late = async () => (await waitingApplicants(app.db, firm.accountId, app.clock.now())).late
    const before = await late()
    const offerId = String((await send(firm, id)).body['offers']?.[0]?.['id'])
    await app.mails()
    await app.call('POST', `/employees/status/${offerId}`, {
      as: hired,
      body: offerAnswer({ companyAccountId: firm.accountId }, hired, 'accept', { version: 1 }),
    })
    expect(await late()).toBe(before - 1)
    const closed = await app.call('POST', `/job-postings/${posting.id}/close`, {
      as: firm,
      body: { version: posting.version, rejection: { note: null } },
    })
    expect(closed.status).toBe(200)
    const rows = await app.db.select().from(jobApplications).where(eq(jobApplications.postingId, posting.id))
    expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
      new Map([
        [id, 'offer'],
        [rest, 'rejected'],
      ]),
    )
  })

  it('is sent once: a second is refused with the first, until that is withdrawn', async () => {
    const { person, id } = await applied('offer')
    const answers = await Promise.all([send(firm, id), send(firm, id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const offerId = String(answers.find(({ status }) => status === 201)?.body['offers']?.[0]?.['id'])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'already_offered',
      data: { offer_id: offerId, status: 'pending' },
    })
    await app.call('POST', `/offers/${offerId}/withdraw`, { as: firm, body: { version: 1 } })
    expect((await asked(firm, id)).body).toMatchObject({ offer: { status: 'withdrawn' }, filled: { currency: 'ETB' } })
    const again = await send(firm, id)
    expect(again.status).toBe(201)
    expect((await own(person, id)).body.offer?.status).toBe('pending')
    const [first, second] = [
      offerEntry({ email: 'a.b@example.com' }, seat.id),
      offerEntry({ email: 'b.c@example.com' }, seat.id),
    ]
    const { id: other } = await applied('hired')
    const twice = await app.call('POST', '/offers', {
      as: firm,
      body: { offers: [first, second].map((entry) => ({ ...entry, application_id: other })) },
    })
    expect([twice.status, Object.keys(twice.body['errors'] ?? {})]).toEqual([422, ['offers.1.application_id']])
  })

  it('is refused to whoever was rejected or withdrew, and to whom nobody sees', async () => {
    for (const status of ['rejected', 'withdrawn'] as const) {
      const { id } = await applied(status)
      expect((await asked(firm, id)).body).toEqual({ offer: null, filled: null })
      expect(await send(firm, id)).toMatchObject({ status: 409, body: { code: 'not_pending', data: { status } } })
    }
    const { id: draft } = await applied('draft')
    expect((await send(firm, draft)).status).toBe(404)
    expect((await asked(firm, draft)).status).toBe(404)
    expect(await app.db.$count(offers, eq(offers.applicationId, draft))).toBe(0)
  })

  it('is the company’s of the posting, and of those who recruit for it', async () => {
    const { person, id } = await applied('hired')
    const another = await company(app, unlimited)
    const elsewhere = await position(app, another)
    expect((await asked(another, id)).status).toBe(404)
    expect((await send(another, id, { position_id: elsewhere.id })).status).toBe(404)
    const worker = await employee(app, { of: firm })
    expect((await asked(worker, id)).status).toBe(403)
    await giveRights(app, firm, worker, ['recruiting'])
    expect((await asked(worker, id)).body.filled).not.toBeNull()
    expect((await own(await individual(app), id)).status).toBe(404)
    expect((await own(person, id)).body).toEqual({ offer: null })
  })

  it('is sent by nobody to themselves', async () => {
    const worker = await employee(app, { of: firm })
    await giveRights(app, firm, worker, ['recruiting'])
    const row = await applicationIn(app, { accountId: worker.own }, await openPosting(app, firm), 'hired')
    expect((await asked(worker, row.id)).body.filled).toBeNull()
    expect((await send(worker, row.id)).status).toBe(403)
    expect((await send(firm, row.id)).status).toBe(201)
  })
})

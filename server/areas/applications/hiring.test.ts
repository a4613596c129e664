import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  Applicant,
  ApplicantRow,
  CountedStage,
  MovedApplicants,
  SentApplication,
} from '../../../openapi/schemas/job-application.ts'
import type { JobPostingRow } from '../../../openapi/schemas/job-posting.ts'
import { applicationIn, appliedFor, stageFor } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { notifications } from '../../db/company-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { history } from '../../db/platform-tables.ts'
import { accounts, personalDetails } from '../../db/tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})

interface Page {
  readonly data: readonly ApplicantRow[]
  readonly stages: readonly CountedStage[]
}
const list = async (as: Person, id: string, query = '') =>
  app.call<Page>('GET', `/job-postings/${id}/applicants${query}`, { as })
const seen = async (as: Person, id: string) => (await app.call<Applicant>('GET', `/applicants/${id}`, { as })).body
const decide = (as: Person, id: string, event: string, body: object) =>
  app.call<Applicant & { readonly code: string }>('POST', `/applicants/${id}/${event}`, { as, body })
const moveAll = (as: Person, id: string, body: object) =>
  app.call<MovedApplicants>('POST', `/job-postings/${id}/applicants/move`, { as, body })
const toldOf = async ({ accountId }: Person, kind: (typeof notifications.$inferSelect)['kind']) =>
  (
    await app.db
      .select({ values: notifications.values, subjectId: notifications.subjectId })
      .from(notifications)
      .where(and(eq(notifications.accountId, accountId), eq(notifications.kind, kind)))
  ).map(({ values }) => values)

describe('the applicants of a posting', () => {
  it('are listed, searched in both languages, narrowed and sorted', async () => {
    const posting = await openPosting(app, firm)
    const made = async (
      en: string,
      am: string,
      status: 'applied' | 'interview',
      knockedOut: boolean,
      minutes: number,
    ) =>
      applicationIn(app, await individual(app), posting, status, {
        name: { en, am },
        knockedOut,
        appliedAt: new Date(app.clock.now().getTime() + minutes * 60_000),
      })
    await made('Abel Tesfaye', 'አቤል ተስፋዬ', 'applied', false, 1)
    await made('Hiwot Alemu', 'ሕይወት ዓለሙ', 'interview', true, 2)
    await made('Meron Haile', 'ሜሮን ኃይሌ', 'applied', true, 3)
    await applicationIn(app, await individual(app), posting, 'draft')
    const names = async (query: string) => (await list(firm, posting.id, query)).body.data.map(({ name }) => name?.en)
    expect(await names('')).toEqual(['Meron Haile', 'Hiwot Alemu', 'Abel Tesfaye'])
    expect(await names('?sort=name')).toEqual(['Abel Tesfaye', 'Hiwot Alemu', 'Meron Haile'])
    expect(await names('?status=interview')).toEqual(['Hiwot Alemu'])
    expect(await names(`?stage=${await stageFor(app, posting, 'applied')}`)).toEqual(['Meron Haile', 'Abel Tesfaye'])
    const { stages } = (await list(firm, posting.id, '?status=interview')).body
    expect(stages.map(({ kind, count }) => [kind, count])).toEqual([
      ['applied', 2],
      ['screening', 0],
      ['assessment', 0],
      ['interview', 1],
      ['offer', 0],
      ['hired', 0],
      ['rejected', 0],
      ['withdrawn', 0],
    ])
    expect(await names('?knocked_out=true&sort=applied_at')).toEqual(['Hiwot Alemu', 'Meron Haile'])
    // Another letter of the same sound.
    expect(await names(`?q=${encodeURIComponent('ሀይሌ')}`)).toEqual(['Meron Haile'])
    const postings = await app.call<{ readonly data: readonly JobPostingRow[] }>('GET', '/job-postings', { as: firm })
    expect(postings.body.data.find(({ id }) => id === posting.id)?.applicants).toBe(3)
  })

  it('are the account’s, and of those who may recruit for it', async () => {
    const posting = await openPosting(app, firm)
    const { id } = await applicationIn(app, await individual(app), posting, 'applied')
    const offer = await stageFor(app, posting, 'offer')
    const another = await company(app)
    expect((await list(another, posting.id)).status).toBe(404)
    for (const [event, body] of [
      ['move', { to: await stageFor(app, posting, 'interview'), version: 1 }],
      ['reject', { reason: 'skills', note: null, version: 1 }],
      ['hire', { note: null, version: 1 }],
    ] as const)
      expect((await decide(another, id, event, body)).status).toBe(404)
    expect(
      (await moveAll(another, posting.id, { applicants: [{ id, version: 1 }], to: offer, rejection: null })).status,
    ).toBe(404)
    const worker = await employee(app, { of: firm })
    expect((await list(worker, posting.id)).status).toBe(403)
    await giveRights(app, firm, worker, ['recruiting'])
    const to = await stageFor(app, posting, 'interview')
    expect((await decide(worker, id, 'move', { to, version: 1 })).body.status).toBe('interview')
  })

  it('include no draft, and are decided on by nobody who is one of them', async () => {
    const posting = await openPosting(app, firm)
    const worker = await employee(app, { of: firm })
    await giveRights(app, firm, worker, ['recruiting'])
    const { id } = await applicationIn(app, { accountId: worker.own }, posting, 'applied')
    expect((await decide(worker, id, 'hire', { note: null, version: 1 })).status).toBe(403)
    const to = await stageFor(app, posting, 'offer')
    const moved = await moveAll(worker, posting.id, { applicants: [{ id, version: 1 }], to, rejection: null })
    expect(moved.body).toMatchObject({ moved: [], refused: [{ id, code: 'forbidden' }] })
    expect((await list(worker, posting.id)).body.data).toMatchObject([
      { status: 'applied', abilities: { move: false, reject: false, hire: false } },
    ])
  })

  it('are moved by one of two who do so at once; the other sees where they stand', async () => {
    const posting = await openPosting(app, firm)
    const { id } = await applicationIn(app, await individual(app), posting, 'applied')
    const answers = await Promise.all([
      decide(firm, id, 'move', { to: await stageFor(app, posting, 'interview'), version: 1 }),
      decide(firm, id, 'reject', { reason: 'skills', note: null, version: 1 }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)?.body.status
    expect((await seen(firm, id)).status).toBe(winner)
  })

  it('show nothing that their resume does not show', async () => {
    const as = await individual(app, { user: { phoneNumber: '+251911222333' } })
    const secret = {
      birthDate: '1991-07-19',
      sex: 'secretsex',
      nationality: 'secretnationality',
      bloodGroup: 'secretblood',
      maritalStatus: 'secretmarriage',
      religion: 'secretreligion',
      country: 'secretcountry',
      region: 'secretregion',
      zone: 'secretzone',
      woreda: 'secretworeda',
      kebele: 'secretkebele',
    }
    const salary = { from: 31_337, to: 41_337, currency: 'ETB' as const }
    await app.db.insert(personalDetails).values({ userId: as.userId, ...secret, location: { en: 'Bishoftu' } })
    await app.db
      .update(accounts)
      .set({ salary, employmentStatus: 'secretemployment' })
      .where(eq(accounts.id, as.accountId))
    const posting = await openPosting(app, firm)
    const { id } = await appliedFor(app, as, posting)
    const [row] = await app.db.select().from(jobApplications).where(eq(jobApplications.id, id))
    const { body: rows } = await list(firm, posting.id)
    const { applicantAccountId: _known, ...frozen } = row ?? expect.unreachable()
    const all = JSON.stringify([await seen(firm, id), rows, frozen])
    expect(all).not.toContain('secret')
    for (const trace of ['1991', '31337', '41337', as.accountId, as.userId]) expect(all).not.toContain(trace)
  })
})

describe('several applicants', () => {
  it('are moved together in one transaction; each that cannot be is named with the reason', async () => {
    const posting = await openPosting(app, firm)
    const made = (status: 'applied' | 'hired' | 'interview') => async () =>
      applicationIn(app, await individual(app), posting, status)
    const [one, two, hired, there] = [
      await made('applied')(),
      await made('interview')(),
      await made('hired')(),
      await made('applied')(),
    ]
    const elsewhere = await applicationIn(app, await individual(app), await openPosting(app, firm), 'applied')
    const applicants = [one, two, hired, elsewhere].map(({ id }) => ({ id, version: 1 }))
    const { status, body } = await moveAll(firm, posting.id, {
      applicants: [...applicants, { id: there.id, version: 7 }],
      to: await stageFor(app, posting, 'rejected'),
      rejection: { reason: 'position_filled', note: 'Thank you for your interest.' },
    })
    expect(status).toBe(200)
    expect(body.moved.map(({ id, status: to, version, note }) => [id, to, version, note])).toEqual([
      [one.id, 'rejected', 2, 'Thank you for your interest.'],
      [two.id, 'rejected', 2, 'Thank you for your interest.'],
    ])
    expect(body.refused).toMatchObject([
      { id: hired.id, code: 'not_pending', current: { status: 'hired' } },
      { id: elsewhere.id, code: 'not_found', current: null },
      { id: there.id, code: 'stale', current: { version: 1 } },
    ])
    const again = await decide(firm, two.id, 'reconsider', { version: 2 })
    expect(again.body).toMatchObject({ status: 'interview', history: [{ event: 'reject' }, { event: 'reconsider' }] })
  })

  it('of whom there are 500 are moved at once, with a line of history each', async () => {
    const posting = await openPosting(app, firm)
    const as = await individual(app)
    const first = await applicationIn(app, as, posting, 'applied')
    const rows = Array.from({ length: 499 }, () => ({
      ...first,
      id: app.services.ids.uuid(),
      applicantAccountId: null,
    }))
    await app.db.insert(jobApplications).values(rows)
    const applicants = [first, ...rows].map(({ id }) => ({ id, version: 1 }))
    const to = await stageFor(app, posting, 'screening')
    const { body } = await moveAll(firm, posting.id, { applicants, to, rejection: null })
    expect([body.moved.length, body.refused]).toEqual([500, []])
    expect(await app.db.$count(history, eq(history.event, 'to_screening'))).toBe(500)
  })

  it('need a reason to be rejected', async () => {
    const posting = await openPosting(app, firm)
    const { id } = await applicationIn(app, await individual(app), posting, 'applied')
    const { status, body } = await moveAll(firm, posting.id, {
      applicants: [{ id, version: 1 }],
      to: await stageFor(app, posting, 'rejected'),
      rejection: null,
    })
    expect([status, body]).toMatchObject([422, { errors: { rejection: ['This is required'] } }])
  })
})

describe('who is told', () => {
  it('is the applicant, of its coming and of every step, and the employer once for each posting', async () => {
    const employer = await company(app)
    const [as, other] = [await individual(app), await individual(app)]
    const posting = await openPosting(app, employer)
    const { id, version } = await appliedFor(app, as, posting)
    await appliedFor(app, other, posting)
    const mails = await app.mails()
    expect(
      mails
        .filter(({ to }) => to === as.email)
        .map(({ text }) => text)
        .join(),
    ).toContain('Accountant')
    expect(await toldOf(as, 'application_received')).toEqual([{ title: 'Accountant' }])
    expect(await toldOf(employer, 'new_applications')).toEqual([{ title: 'Accountant', count: '2' }])
    const moved = await decide(employer, id, 'move', { to: await stageFor(app, posting, 'interview'), version })
    app.clock.advance(60_000)
    await app.mails()
    expect(await toldOf(as, 'application_moved')).toEqual([{ title: 'Accountant', stage: 'interview' }])
    await decide(employer, id, 'reject', {
      reason: 'place',
      note: 'The work is in Mekelle.',
      version: moved.body.version,
    })
    app.clock.advance(60_000)
    await app.mails()
    expect(await toldOf(as, 'application_decided')).toEqual([
      { title: 'Accountant', decision: 'rejected', has_note: 'yes', note: 'The work is in Mekelle.' },
    ])
    const sent = (await app.call<SentApplication>('GET', `/job-applications/${id}`, { as })).body
    expect(sent).toMatchObject({ status: 'rejected', reason: 'place', note: 'The work is in Mekelle.' })
  })

  it('is nobody, of a step that is taken back at once', async () => {
    const as = await individual(app)
    const posting = await openPosting(app, firm)
    const { id } = await applicationIn(app, as, posting, 'screening')
    await decide(firm, id, 'reject', { reason: 'other', note: null, version: 1 })
    await decide(firm, id, 'reconsider', { version: 2 })
    app.clock.advance(60_000)
    await app.mails()
    for (const kind of ['application_decided', 'application_moved'] as const) expect(await toldOf(as, kind)).toEqual([])
    await decide(firm, id, 'move', { to: await stageFor(app, posting, 'interview'), version: 3 })
    await decide(firm, id, 'move', { to: await stageFor(app, posting, 'offer'), version: 4 })
    app.clock.advance(60_000)
    await app.mails()
    expect(await toldOf(as, 'application_moved')).toEqual([{ title: 'Accountant', stage: 'offer' }])
  })

  it('is nobody, of a move of several that is undone at once, and whoever is moved on later', async () => {
    const [as, other] = [await individual(app), await individual(app)]
    const posting = await openPosting(app, firm)
    const stages = await Promise.all(
      (['applied', 'screening', 'interview'] as const).map((kind) => stageFor(app, posting, kind)),
    )
    const [applied, screening, interview] = stages
    const [first, second] = [await appliedFor(app, as, posting), await appliedFor(app, other, posting)]
    const { body } = await decide(firm, second.id, 'move', { to: screening, version: second.version })
    app.clock.advance(60_000)
    await app.mails()
    expect(await toldOf(other, 'application_moved')).toEqual([{ title: 'Accountant', stage: 'screening' }])
    // Both are moved on, and back to where each stood.
    await decide(firm, first.id, 'move', { to: interview, version: first.version })
    await decide(firm, second.id, 'move', { to: interview, version: body.version })
    app.clock.advance(10_000)
    await decide(firm, first.id, 'move', { to: applied, version: first.version + 1 })
    await decide(firm, second.id, 'move', { to: screening, version: body.version + 1 })
    app.clock.advance(60_000)
    await app.mails()
    expect(await toldOf(as, 'application_moved')).toEqual([])
    expect(await toldOf(other, 'application_moved')).toHaveLength(1)
    // A way back after they were told is told too.
    await decide(firm, first.id, 'move', { to: interview, version: first.version + 2 })
    app.clock.advance(60_000)
    await app.mails()
    await decide(firm, first.id, 'move', { to: applied, version: first.version + 3 })
    app.clock.advance(60_000)
    await app.mails()
    expect(await toldOf(as, 'application_moved')).toEqual([
      { title: 'Accountant', stage: 'interview' },
      { title: 'Accountant', stage: 'applied' },
    ])
  })

  it('is somebody whose rejection is taken back after they read of it', async () => {
    const as = await individual(app)
    const { id } = await applicationIn(app, as, await openPosting(app, firm), 'screening')
    await decide(firm, id, 'reject', { reason: 'other', note: null, version: 1 })
    app.clock.advance(60_000)
    await app.mails()
    await decide(firm, id, 'reconsider', { version: 2 })
    app.clock.advance(60_000)
    await app.mails()
    expect(await toldOf(as, 'application_moved')).toEqual([{ title: 'Accountant', stage: 'screening' }])
  })
})

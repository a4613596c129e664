import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationKind } from '../../../openapi/schemas/notification.ts'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { notificationCounters, notifications } from '../../db/company-tables.ts'
import { hiringStages } from '../../db/hiring-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { history } from '../../db/platform-tables.ts'
import { doPostingWork } from '../jobs/posting.worker.ts'
import { remindOfReplies } from './reply-reminders.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
/** Half past eight in Addis Ababa. */
const morningOf = (day: string) => new Date(`${day}T05:30:00Z`)
beforeEach(() => app.clock.set(morningOf('2026-03-02')))

type Posting = Awaited<ReturnType<typeof openPosting>>
type Status = Parameters<typeof applicationIn>[3]
const applicant = async (posting: Posting, status: Status, over: Parameters<typeof applicationIn>[4] = {}) =>
  applicationIn(app, await individual(app), posting, status, over)
const close = (as: Person, { id, version }: Posting, rejection?: { readonly note: string | null }) =>
  app.call('POST', `/job-postings/${id}/close`, { as, body: { version, ...(rejection ? { rejection } : {}) } })
const applicationOf = async (id: string) =>
  (await app.db.select().from(jobApplications).where(eq(jobApplications.id, id)))[0]
const statusOf = async (id: string) => (await applicationOf(id))?.status
const isClosed = async ({ id }: Posting) =>
  (await app.db.select().from(jobPostings).where(eq(jobPostings.id, id)))[0]?.status === 'closed'
const toldOf = async ({ accountId }: Pick<Person, 'accountId'>, kind: NotificationKind) =>
  (
    await app.db
      .select({ values: notifications.values })
      .from(notifications)
      .where(and(eq(notifications.accountId, accountId), eq(notifications.kind, kind)))
  ).map(({ values }) => values)

describe('a posting that is closed with a message', () => {
  it('rejects everybody who is not decided on, who are told a little later; the others stay as they are', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm)
    const as = await individual(app)
    const first = await applicationIn(app, as, posting, 'applied')
    const second = await applicant(posting, 'interview')
    const others = {
      draft: await applicant(posting, 'draft'),
      hired: await applicant(posting, 'hired'),
      rejected: await applicant(posting, 'rejected'),
      withdrawn: await applicant(posting, 'withdrawn'),
    }
    const elsewhere = await applicant(await openPosting(app, firm), 'applied')
    const { status, body } = await close(firm, posting, { note: 'Thank you for your time.' })
    expect([status, body['status']]).toEqual([200, 'closed'])
    for (const [{ id }, before] of [
      [first, first.stageId],
      [second, second.stageId],
    ] as const)
      expect(await applicationOf(id)).toMatchObject({
        status: 'rejected',
        reason: 'position_filled',
        note: 'Thank you for your time.',
        stageBeforeId: before,
        version: 2,
      })
    for (const [kept, { id, version }] of Object.entries(others))
      expect(await applicationOf(id)).toMatchObject({ status: kept, version })
    expect(await statusOf(elsewhere.id)).toBe('applied')
    expect(await app.db.$count(history, and(eq(history.subjectId, first.id), eq(history.event, 'reject')))).toBe(1)
    app.clock.advance(60_000)
    await app.mails()
    expect(await toldOf(as, 'application_decided')).toEqual([
      { title: 'Accountant', decision: 'rejected', has_note: 'yes', note: 'Thank you for your time.' },
    ])
    // Who closed it themself needs no reminder.
    expect(await toldOf(firm, 'job_closed')).toEqual([])
  })

  it('leaves everybody where they stand when no message is asked for', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm)
    const { id } = await applicant(posting, 'screening')
    expect((await close(firm, posting)).status).toBe(200)
    expect(await statusOf(id)).toBe('screening')
  })

  it('does not let anybody decide on their own application', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm)
    const worker = await employee(app, { of: firm })
    await giveRights(app, firm, worker, ['recruiting'])
    const own = await applicationIn(app, { accountId: worker.own }, posting, 'applied')
    const other = await applicant(posting, 'applied')
    expect((await close(worker, posting, { note: null })).status).toBe(200)
    expect([await statusOf(own.id), await statusOf(other.id)]).toEqual(['applied', 'rejected'])
  })

  it('stays open, with everybody where they stand, where the mail names a date that was not promised', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm)
    const promised = await applicant(posting, 'applied', { replyBy: morningOf('2026-03-20') })
    const unpromised = await applicant(posting, 'interview')
    await app.db
      .update(hiringStages)
      .set({ mail: { subject: { en: 'Your application' }, text: { en: 'We promised you a reply by {{reply_by}}.' } } })
      .where(and(eq(hiringStages.processId, posting.hiringProcessId), eq(hiringStages.kind, 'rejected')))
    const { status, body } = await close(firm, posting, { note: null })
    expect([status, body]).toMatchObject([409, { code: 'mail_field_missing', data: { field: 'reply_by' } }])
    expect(await isClosed(posting)).toBe(false)
    expect([await statusOf(promised.id), await statusOf(unpromised.id)]).toEqual(['applied', 'interview'])
    expect((await close(firm, posting)).status).toBe(200)
  })

  it('rejects nobody where it was closed or changed already', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm)
    const { id } = await applicant(posting, 'applied')
    expect((await close(firm, { ...posting, version: 7 }, { note: null })).body['code']).toBe('stale')
    await close(firm, posting)
    expect((await close(firm, { ...posting, version: 2 }, { note: null })).body['code']).toBe('not_pending')
    expect(await statusOf(id)).toBe('applied')
  })

  it('rejects more than are moved at once by hand', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm)
    const first = await applicant(posting, 'applied')
    const more = Array.from({ length: 600 }, () => ({
      ...first,
      id: app.services.ids.uuid(),
      applicantAccountId: null,
    }))
    await app.db.insert(jobApplications).values(more)
    expect((await close(firm, posting, { note: null })).status).toBe(200)
    const rejected = and(eq(jobApplications.postingId, posting.id), eq(jobApplications.status, 'rejected'))
    expect(await app.db.$count(jobApplications, rejected)).toBe(601)
  })
})

describe('a posting whose deadline passes', () => {
  const pass = async (posting: Posting) => {
    app.clock.set(new Date('2026-03-31T21:00:00.000Z'))
    for (const _ of [1, 2]) await doPostingWork(app.services, { payload: { postingId: posting.id } })
  }
  it('tells its account once how many are not decided on', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm)
    for (const status of ['applied', 'offer', 'hired', 'withdrawn', 'draft'] as const) await applicant(posting, status)
    await pass(posting)
    expect(await isClosed(posting)).toBe(true)
    expect(await toldOf(firm, 'job_closed')).toEqual([{ title: 'Accountant', count: '2' }])
    const { body } = await app.call<{ readonly data: readonly { readonly path: string }[] }>('GET', '/notifications', {
      as: firm,
    })
    expect(body.data.map(({ path }) => path)).toContain(`/job/applicants/${posting.id}`)
  })
  it('says nothing where everybody is decided on', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm)
    await applicant(posting, 'rejected')
    await pass(posting)
    expect(await isClosed(posting)).toBe(true)
    expect(await toldOf(firm, 'job_closed')).toEqual([])
  })
})

describe('a promised reply', () => {
  /** What the clock does on a day, in two processes. */
  const on = async (day: string) => {
    app.clock.set(morningOf(day))
    await Promise.all([remindOfReplies(app.services), remindOfReplies(app.services)])
  }
  const nth = async (of: Person, posting: Posting) =>
    (
      await app.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.accountId, of.accountId), eq(notifications.subjectId, posting.id)))
    ).map(({ values }) => values)

  it('is reminded of three days before and on its day, once for each posting', async () => {
    const firm = await company(app)
    const [one, two] = [await openPosting(app, firm), await openPosting(app, firm)]
    const replyBy = new Date('2026-03-12T15:00:00Z')
    await applicant(one, 'applied', { replyBy })
    await applicant(one, 'interview', { replyBy })
    await applicant(one, 'rejected', { replyBy })
    await applicant(two, 'applied', { replyBy })
    await applicant(two, 'applied')
    await applicant(one, 'applied', { replyBy: new Date('2026-03-15T08:00:00Z') })
    await on('2026-03-08')
    expect(await nth(firm, one)).toEqual([])
    await on('2026-03-09')
    await on('2026-03-09')
    expect(await nth(firm, one)).toEqual([
      { title: 'Accountant', when: 'soon', today: '0', soon: '2', date: '2026-03-12' },
    ])
    expect(await nth(firm, two)).toMatchObject([{ when: 'soon', soon: '1' }])
    // One change for each posting, however often it was looked for.
    const [counter] = await app.db
      .select()
      .from(notificationCounters)
      .where(eq(notificationCounters.accountId, firm.accountId))
    expect(counter?.change).toBe(2)
    await on('2026-03-10')
    expect(await nth(firm, one)).toMatchObject([{ date: '2026-03-12' }])
    await on('2026-03-12')
    // The same notification, anew.
    expect(await nth(firm, one)).toEqual([
      { title: 'Accountant', when: 'both', today: '2', soon: '1', date: '2026-03-15' },
    ])
    expect(await nth(firm, two)).toMatchObject([{ when: 'today', today: '1' }])
    await on('2026-03-15')
    expect(await nth(firm, one)).toMatchObject([{ when: 'today', today: '1', soon: '0' }])
  })

  it('is no matter before the morning, nor on the day on which somebody applies', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm)
    await applicant(posting, 'applied', { appliedAt: morningOf('2026-03-09'), replyBy: morningOf('2026-03-12') })
    await on('2026-03-09')
    expect(await nth(firm, posting)).toEqual([])
    // Half past five in Addis Ababa.
    app.clock.set(new Date('2026-03-12T02:30:00Z'))
    await remindOfReplies(app.services)
    expect(await nth(firm, posting)).toEqual([])
    await on('2026-03-12')
    expect(await nth(firm, posting)).toMatchObject([{ when: 'today', today: '1' }])
  })
})

import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Interview, InterviewAhead, Interviewer, OwnInterview } from '../../../openapi/schemas/interview.ts'
import { readCalendar } from '../../../tests/factories/calendars.ts'
import { interviewBody, interviewIn } from '../../../tests/factories/interviews.ts'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { employments, notifications } from '../../db/company-tables.ts'
import { jobInterviews } from '../../db/interview-tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, { account: { companyName: 'Abay Water Works' } })
})

type Problem = { readonly code: string; readonly errors: Readonly<Record<string, readonly string[]>> }
/** Somebody who runs for a job of the company. */
async function applicant(of: Person = firm, over: Parameters<typeof individual>[1] = {}) {
  const as = await individual(app, over)
  const posting = await openPosting(app, of)
  const { id } = await applicationIn(app, as, posting, 'interview')
  return { as, id, posting }
}
const schedule = (id: string, body: object, as: Person = firm) =>
  app.call<Interview & Problem>('POST', `/applicants/${id}/interviews`, { as, body })
const send = (as: Person, id: string, event: string, body: object) =>
  app.call<Interview & OwnInterview & Problem>('POST', `/interviews/${id}/${event}`, { as, body })
const listed = async (id: string, as: Person = firm) =>
  (await app.call<{ data: readonly Interview[]; can_schedule: boolean }>('GET', `/applicants/${id}/interviews`, { as }))
    .body
const ahead = async (as: Person) =>
  (await app.call<{ data: readonly InterviewAhead[] }>('GET', '/interviews', { as })).body.data
const own = async (as: Person, applicationId: string) =>
  (await app.call<{ data: readonly OwnInterview[] }>('GET', `/job-applications/${applicationId}/interviews`, { as }))
    .body.data
const toldOf = async (accountId: string, kind: (typeof notifications.$inferSelect)['kind']) =>
  (
    await app.db
      .select({ values: notifications.values })
      .from(notifications)
      .where(and(eq(notifications.accountId, accountId), eq(notifications.kind, kind)))
  ).map(({ values }) => values)

/** The calendar files that went to an address, the oldest first. */
const filesTo = async (email: string) =>
  (await app.mails(email))
    .flatMap(({ event }) => (event === undefined ? [] : [readCalendar(event.content)]))
    .toReversed()

describe('an interview', () => {
  it('reaches the applicant and who holds it, by both clocks, with the posting’s code and a calendar file', async () => {
    const worker = await employee(app, { of: firm })
    const { as, id, posting } = await applicant()
    const { status, body } = await schedule(id, interviewBody([worker.userId]))
    expect([status, body]).toMatchObject([
      201,
      {
        status: 'scheduled',
        date: '2026-03-10',
        time: '14:30',
        starts_at: '2026-03-10T11:30:00.000Z',
        ends_at: '2026-03-10T12:15:00.000Z',
        interviewers: [{ id: worker.userId }],
        abilities: { reschedule: true, call_off: true },
      },
    ])
    const [mail] = await app.mails(as.email)
    expect(mail?.subject).toBe(
      'Abay Water Works invites you to an interview for the job “Accountant” on 10 March 2026, 2:30 PM (8:30 in the day, Ethiopian time)',
    )
    for (const part of ['East Africa Time. 45 minutes', 'Where: Bole Road, third floor', posting.code ?? '-'])
      expect(mail?.text).toContain(part)
    expect(mail?.text).toContain(`/jobs/${posting.slug}`)
    const [toApplicant] = await filesTo(as.email)
    const [toWorker] = await filesTo(worker.email)
    expect(toApplicant).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      starts: '2026-03-10T11:30:00.000Z',
      ends: '2026-03-10T12:15:00.000Z',
      location: 'Bole Road, third floor',
      attendees: [`mailto:${as.email}`],
    })
    expect(toWorker).toMatchObject({ method: 'REQUEST', uid: toApplicant?.uid, attendees: [`mailto:${worker.email}`] })
    expect(toWorker?.summary).toContain('Hanna Bekele')
    // The applicant is told of nobody on the employer's side.
    expect(JSON.stringify([await own(as, id), toApplicant])).not.toContain('Abebe')
    expect(toApplicant?.description).not.toContain(worker.email)
  })

  it('is said in Amharic to who reads Amharic', async () => {
    const { as, id } = await applicant(firm, { user: { language: 'am', calendar: 'ethiopian' } })
    await schedule(id, interviewBody([firm.userId]))
    const [mail] = await app.mails(as.email)
    expect(mail?.subject).toMatch(/መጋቢት 1 ቀን 2018 .*፣ ከቀኑ 8:30 \(2:30 PM\)/)
    expect(mail?.text).toContain('ቦታ፦ Bole Road')
    expect((await filesTo(as.email))[0]?.summary).toContain('ቃለ መጠይቅ፦ ሒሳብ ሠራተኛ')
  })

  it('that is moved and cancelled is the same event with a rising sequence, also for who does not hold it any more', async () => {
    const [first, second] = [await employee(app, { of: firm }), await employee(app, { of: firm })]
    const { as, id } = await applicant()
    const made = await schedule(id, interviewBody([first.userId]))
    await send(as, made.body.id, 'accept', { version: 1 })
    const moved = await send(firm, made.body.id, 'reschedule', {
      ...interviewBody([second.userId], { time: '09:15', time_zone: 'Europe/Berlin', date: '2026-04-01' }),
      version: 2,
    })
    expect(moved.body).toMatchObject({ status: 'scheduled', version: 3, starts_at: '2026-04-01T07:15:00.000Z' })
    await send(firm, made.body.id, 'cancel', { note: 'The position was filled.', version: 3 })
    const said = (files: Awaited<ReturnType<typeof filesTo>>) =>
      files.map(({ method, sequence, starts }) => [method, sequence, starts])
    const files = await filesTo(as.email)
    expect(said(files)).toEqual([
      ['REQUEST', 0, '2026-03-10T11:30:00.000Z'],
      ['REQUEST', 1, '2026-04-01T07:15:00.000Z'],
      ['CANCEL', 2, '2026-04-01T07:15:00.000Z'],
    ])
    expect(new Set(files.map(({ uid }) => uid)).size).toBe(1)
    expect(files.at(-1)?.status).toBe('CANCELLED')
    expect(said(await filesTo(first.email))).toEqual([
      ['REQUEST', 0, '2026-03-10T11:30:00.000Z'],
      ['CANCEL', 1, '2026-04-01T07:15:00.000Z'],
    ])
    expect(said(await filesTo(second.email)).map(([method, sequence]) => [method, sequence])).toEqual([
      ['REQUEST', 1],
      ['CANCEL', 2],
    ])
    expect(await toldOf(as.accountId, 'interview_cancelled')).toMatchObject([{ note: 'The position was filled.' }])
  })

  it('can be saved as a file by those whom it is about, and by nobody else', async () => {
    const worker = await employee(app, { of: firm })
    const { as, id } = await applicant()
    const { body } = await schedule(id, interviewBody([worker.userId]))
    const file = (who: Person) => app.call<string>('GET', `/interviews/${body.id}/calendar.ics`, { as: who })
    for (const who of [as, firm, worker, { ...worker, accountId: worker.own }]) {
      const { status, headers, body: text } = await file(who)
      expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/calendar')])
      expect(readCalendar(text)).toMatchObject({ method: 'PUBLISH', sequence: 0, starts: '2026-03-10T11:30:00.000Z' })
    }
    expect((await file(await individual(app))).status).toBe(404)
    await app.db.update(employments).set({ endedAt: app.clock.now() }).where(eq(employments.userId, worker.userId))
    expect((await file({ ...worker, accountId: worker.own })).status).toBe(404)
    expect(await ahead({ ...worker, accountId: worker.own })).toEqual([])
  })

  it('cannot put anything else into a calendar or a mail', async () => {
    const { as, id } = await applicant()
    const payload = 'Hall\\, 1\\nATTACH:http://evil.example'
    const note =
      'Bring "this"\r\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Pay 500 <img src=x onerror=alert(1)> https://evil.example/pay'
    await schedule(id, interviewBody([firm.userId], { place: payload, note: note.replace('\r\n', '\n') }))
    const [mail] = await app.mails(as.email)
    const [event] = await filesTo(as.email)
    expect(event).toMatchObject({ others: 1, location: payload })
    expect(event?.summary).toBe('Interview: Accountant, Abay Water Works')
    expect(mail?.html).not.toContain('<img')
    expect(mail?.text).not.toContain('https://evil.example')
  })
})

describe('what is refused', () => {
  it('is a time that is over or far away, a way that nobody can come, and strangers who would hold it', async () => {
    const { as, id } = await applicant()
    const stranger = await individual(app)
    const errors = async (over: object) => {
      const { status, body } = await schedule(id, interviewBody([firm.userId], { ...over }))
      return [status, Object.keys(body.errors)]
    }
    expect(await errors({ date: '2026-03-02', time: '11:59' })).toEqual([422, ['time']])
    expect(await errors({ date: '2026-03-01' })).toEqual([422, ['date']])
    expect(await errors({ date: '2029-03-02' })).toEqual([422, ['date']])
    expect(await errors({ place: null })).toEqual([422, ['place']])
    expect(await errors({ kind: 'video', link: null })).toEqual([422, ['link']])
    expect(await errors({ kind: 'video', link: 'javascript:alert(1)' })).toEqual([422, ['link']])
    for (const userId of [stranger.userId, as.userId])
      expect(await errors({ interviewer_ids: [userId] })).toEqual([422, ['interviewer_ids']])
    expect((await listed(id)).data).toEqual([])
  })

  it('is an interview with somebody who is decided on, and with oneself', async () => {
    const posting = await openPosting(app, firm)
    const decided = await applicationIn(app, await individual(app), posting, 'rejected')
    expect((await schedule(decided.id, interviewBody([firm.userId]))).body).toMatchObject({
      code: 'not_pending',
      data: { status: 'rejected' },
    })
    const worker = await employee(app, { of: firm })
    await giveRights(app, firm, worker, ['recruiting'])
    const mine = await applicationIn(app, { accountId: worker.own }, posting, 'applied')
    expect((await schedule(mine.id, interviewBody([firm.userId]), worker)).status).toBe(403)
    const { id } = await interviewIn(app, mine, { accountId: firm.accountId, holders: [firm.userId] })
    expect((await send(worker, id, 'cancel', { note: null, version: 1 })).status).toBe(403)
    expect((await listed(mine.id, worker)).data).toMatchObject([{ abilities: { reschedule: false, call_off: false } }])
  })

  it('is another answer and another time once it is over, which the clock records', async () => {
    const { as, id } = await applicant()
    const starts = new Date(app.clock.now().getTime() + 3_600_000)
    const { body } = await schedule(
      id,
      interviewBody([firm.userId], {
        date: starts.toISOString().slice(0, 10),
        time: starts.toISOString().slice(11, 16),
        time_zone: 'UTC',
        minutes: 30,
      }),
    )
    app.clock.advance(3 * 3_600_000)
    expect((await send(as, body.id, 'accept', { version: 1 })).body).toMatchObject({
      code: 'not_pending',
      data: { status: 'held' },
    })
    expect((await send(firm, body.id, 'cancel', { note: null, version: 1 })).status).toBe(409)
    await app.mails()
    expect((await listed(id)).data).toMatchObject([
      { status: 'held', abilities: { reschedule: false, call_off: false } },
    ])
  })

  it('is a change of what somebody else changed meanwhile', async () => {
    const { id } = await applicant()
    const { body } = await schedule(id, interviewBody([firm.userId]))
    const change = { ...interviewBody([firm.userId], { time: '16:00' }), version: 1 }
    expect((await send(firm, body.id, 'reschedule', change)).status).toBe(200)
    const again = await send(firm, body.id, 'reschedule', change)
    expect(again.body).toMatchObject({ code: 'stale', data: { current: { version: 2, time: '16:00' } } })
  })
})

describe('who holds an interview', () => {
  it('sees the applicant from then on, and still does when it is given to another or cancelled', async () => {
    const assigned = async (as: Person) =>
      (
        await app.call<{ readonly data: readonly { readonly id: string }[] }>('GET', '/assigned-applicants', { as })
      ).body.data.map((one) => one.id)
    const boss = await company(app)
    const [first, second] = [await employee(app, { of: boss }), await employee(app, { of: boss })]
    const { id } = await applicant(boss)
    expect(await assigned(first)).toEqual([])
    const made = await schedule(id, interviewBody([first.userId]), boss)
    expect(await assigned(first)).toEqual([id])
    expect(await assigned(second)).toEqual([])
    await send(boss, made.body.id, 'reschedule', { ...interviewBody([second.userId]), version: 1 })
    expect([await assigned(first), await assigned(second)]).toEqual([[id], [id]])
    await send(boss, made.body.id, 'cancel', { note: null, version: 2 })
    expect([await assigned(first), await assigned(second)]).toEqual([[id], [id]])
    // The invitation says it: nothing is told twice, and a second interview changes nothing.
    expect(await toldOf(boss.accountId, 'interviewer_assigned')).toEqual([])
    expect((await schedule(id, interviewBody([first.userId]), boss)).status).toBe(201)
    expect(await assigned(first)).toEqual([id])
  })
})

describe('an answer', () => {
  it('is told to the employer, and can be another one', async () => {
    const boss = await company(app)
    const { as, id } = await applicant(boss)
    const made = await schedule(id, interviewBody([boss.userId]), boss)
    const declined = await send(as, made.body.id, 'decline', { note: 'I am travelling.', version: 1 })
    expect(declined.body).toMatchObject({ status: 'declined', abilities: { accept: true, decline: false } })
    expect((await listed(id, boss)).data).toMatchObject([{ status: 'declined', decline_note: 'I am travelling.' }])
    expect((await send(as, made.body.id, 'accept', { version: 2 })).body.status).toBe('confirmed')
    expect(await toldOf(boss.accountId, 'interview_answered')).toMatchObject([
      { person: 'Hanna Bekele', answer: 'declined', note: 'I am travelling.', time: '14:30' },
      { answer: 'confirmed', has_note: 'no' },
    ])
  })
})

describe('what is ahead', () => {
  it('is shown to who holds it and to who applied, and its times to who arranges the next', async () => {
    const boss = await company(app)
    const worker = await employee(app, { of: boss })
    const { as, id } = await applicant(boss)
    await schedule(id, interviewBody([worker.userId]), boss)
    expect(await ahead(as)).toMatchObject([{ as: 'applicant', applicant: null, applicants_path: null, time: '14:30' }])
    // In their own account they see what they hold, and not the page of the company's applicant.
    expect(await ahead({ ...worker, accountId: worker.own })).toMatchObject([
      { as: 'interviewer', applicant: { en: 'Hanna Bekele' }, applicants_path: null },
    ])
    expect(await ahead(worker)).toMatchObject([{ as: 'interviewer', applicants_path: null }])
    await giveRights(app, boss, worker, ['recruiting'])
    expect((await ahead(worker))[0]?.applicants_path).toContain(id)
    expect(await ahead(boss)).toEqual([])
    const other = await applicant(boss)
    const offered = async (date: string) =>
      (
        await app.call<{ data: readonly Interviewer[] }>('GET', `/applicants/${other.id}/interviewers?date=${date}`, {
          as: boss,
        })
      ).body.data
    expect(await offered('2026-03-10')).toMatchObject([
      { id: boss.userId, is_self: true, busy: [] },
      { id: worker.userId, is_self: false, busy: [{ starts_at: '2026-03-10T11:30:00.000Z' }] },
    ])
    expect((await offered('2026-03-20')).map(({ busy }) => busy)).toEqual([[], []])
  })

  it('is reminded of a day before, unless it is moved', async () => {
    const boss = await company(app)
    const { as, id } = await applicant(boss)
    const at = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const body = (days: number) => interviewBody([boss.userId], { date: at(days), time: '20:00', time_zone: 'UTC' })
    const made = await schedule(id, body(3), boss)
    await send(boss, made.body.id, 'reschedule', { ...body(6), version: 1 })
    app.clock.advance(3 * 86_400_000)
    await app.mails()
    expect(await toldOf(as.accountId, 'interview_soon')).toEqual([])
    app.clock.advance(3 * 86_400_000)
    await app.mails()
    expect(await toldOf(as.accountId, 'interview_soon')).toMatchObject([{ to: 'applicant', time: '20:00' }])
    expect(await toldOf(boss.accountId, 'interview_soon')).toMatchObject([
      { to: 'interviewer', person: 'Hanna Bekele' },
    ])
  })

  it('is cancelled when the applicant withdraws, and with the news of a rejection, not before', async () => {
    const statusOf = async (id: string) =>
      (await app.db.select().from(jobInterviews).where(eq(jobInterviews.id, id)))[0]?.status
    const date = new Date(app.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
    const [gone, rejected, kept] = [await applicant(), await applicant(), await applicant()]
    const made = []
    for (const { id } of [gone, rejected, kept])
      made.push((await schedule(id, interviewBody([firm.userId], { date }))).body.id)
    await app.call('POST', `/job-applications/${gone.id}/withdraw`, { as: gone.as, body: { version: 1 } })
    expect(await statusOf(made[0] ?? '')).toBe('cancelled')
    for (const { id } of [rejected, kept])
      await app.call('POST', `/applicants/${id}/reject`, {
        as: firm,
        body: { reason: 'skills', note: null, version: 1 },
      })
    expect(await statusOf(made[1] ?? '')).toBe('scheduled')
    await app.call('POST', `/applicants/${kept.id}/reconsider`, { as: firm, body: { version: 2 } })
    app.clock.advance(60_000)
    await app.mails()
    expect(await statusOf(made[1] ?? '')).toBe('cancelled')
    expect(await statusOf(made[2] ?? '')).toBe('scheduled')
    expect(await toldOf(rejected.as.accountId, 'interview_cancelled')).toHaveLength(1)
    expect((await filesTo(gone.as.email)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL'])
  })

  it('is cancelled when the applicant is erased, and who holds it is told without the name', async () => {
    const boss = await company(app)
    const { as, id } = await applicant(boss)
    const day = 86_400_000
    const date = new Date(app.clock.now().getTime() + 30 * day).toISOString().slice(0, 10)
    await schedule(id, interviewBody([boss.userId], { date }), boss)
    await app.call('POST', '/user/deletion', { as, body: { password: as.password } })
    app.clock.advance(15 * day)
    await app.mails()
    const [invited, cancelled, ...more] = await filesTo(boss.email)
    expect([invited?.method, cancelled?.method, more]).toEqual(['REQUEST', 'CANCEL', []])
    expect(cancelled).toMatchObject({ uid: invited?.uid, sequence: 1 })
    expect(cancelled?.summary).not.toContain('Hanna')
    expect(await toldOf(boss.accountId, 'interview_cancelled')).toMatchObject([
      { to: 'interviewer', person: 'an applicant who deleted their account' },
    ])
    // They are gone, and told nothing more.
    expect((await filesTo(as.email)).map(({ method }) => method)).toEqual(['REQUEST'])
  })

  it('is cancelled when the company is erased, and whoever applied is told', async () => {
    const boss = await company(app)
    const { as, id } = await applicant(boss)
    const day = 86_400_000
    const date = new Date(app.clock.now().getTime() + 30 * day).toISOString().slice(0, 10)
    await schedule(id, interviewBody([boss.userId], { date }), boss)
    const { status } = await app.call('POST', '/user/deletion', { as: boss, body: { password: boss.password } })
    expect(status).toBeLessThan(300)
    app.clock.advance(15 * day)
    await app.mails()
    const [invited, cancelled, ...more] = await filesTo(as.email)
    expect([invited?.method, cancelled?.method, more]).toEqual(['REQUEST', 'CANCEL', []])
    expect(cancelled).toMatchObject({ uid: invited?.uid, sequence: 1 })
  })
})

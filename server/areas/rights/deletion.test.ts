import { eq, getTableName, sql } from 'drizzle-orm'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import { formatDate } from '../../../openapi/format/dates.ts'
import { coOwner, publish } from '../../../tests/factories/companies.ts'
import { stagedFile } from '../../../tests/factories/entries.ts'
import { applicationIn, appliedFor } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { hired, jobOffer } from '../../../tests/factories/offers.ts'
import { administrator, company, individual, type Person } from '../../../tests/factories/people.ts'
import { frozenPhoto } from '../../../tests/factories/resumes.ts'
import { secondFactor } from '../../../tests/factories/second-factor.ts'
import { supportDocument } from '../../../tests/factories/support-documents.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import type { Applicant } from '../../../openapi/schemas/job-application.ts'
import { jobApplicationFiles, jobApplications } from '../../db/job-application-tables.ts'
import { qrCodes } from '../../db/site-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { todayIn } from '../../kernel/days.ts'
import { bindings } from '../../resources/bindings.ts'
import { doDeletionWork } from './deletion.commands.ts'
import { kept } from './erasure.ts'
import { personalData } from './personal-data.ts'

const app = await testApp()
let address = 0
const leave = (as: Person, more: Record<string, unknown> = {}) =>
  app.call('POST', '/user/deletion', { as, body: { password: as.password, ...more } })
const login = ({ email, password }: Person, more: Record<string, unknown> = {}) =>
  app.call('POST', '/login', { body: { login: email, password, ...more }, address: `10.9.0.${(address += 1)}` })
const pass = async (days: number) => {
  app.clock.advance(days * DAY)
  await app.mails()
}
const page = async (at: string) => (await app.app.inject({ url: at })).statusCode
const subjects = async (of: Person) => (await app.mails(of.email)).map(({ subject }) => subject)
const codeOf = async ({ accountId }: Person) =>
  (await app.db.select().from(qrCodes).where(eq(qrCodes.accountId, accountId)))[0]?.code ?? ''
/** The whole database as text, but what is kept for sending. */
async function everything(but: readonly string[] = []): Promise<string> {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const texts = await Promise.all(
    rows
      .filter(({ name }) => !but.includes(name))
      .map(async ({ name }) =>
        JSON.stringify((await app.db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`)).rows),
      ),
  )
  return texts.join('\n')
}

it('every table that has something about a person is emptied of it, or says why it is kept', () => {
  const statements = fs.readFileSync(path.join(import.meta.dirname, 'erasure.ts'), 'utf8')
  const entries = new Set(Object.values(bindings).map(({ table }) => getTableName(table)))
  const forgotten = Object.entries(personalData).filter(
    ([table, theirs]) =>
      typeof theirs !== 'string' && kept[table] === undefined && !entries.has(table) && !statements.includes(table),
  )
  expect(forgotten.map(([table]) => table)).toEqual([])
})

describe('asking to be deleted', () => {
  it('takes the password, signs out everywhere, takes the pages down and says so by mail', async () => {
    const person = await individual(app)
    await publish(app, person)
    const code = await codeOf(person)
    expect(await page(`/@${person.username}`)).toBe(200)
    expect((await leave(person, { password: 'not the password' })).status).toBe(422)
    expect((await leave(person)).status).toBe(202)
    expect((await app.call('GET', '/user', { as: person })).status).toBe(401)
    // Cached pages go when the news of it arrives.
    await vi.waitFor(async () =>
      expect([await page(`/@${person.username}`), await page(`/${code}`)]).toEqual([404, 410]),
    )
    expect(await subjects(person)).toEqual(['Your Sira account will be deleted'])
    expect((await login({ ...person, password: 'not the password' })).status).toBe(401)
    expect(await login(person)).toMatchObject({
      status: 403,
      body: {
        code: 'deletion_pending',
        data: { due_at: new Date(app.clock.now().getTime() + 14 * DAY).toISOString() },
      },
    })
  })

  it('names the last day by mail as its reader writes days, in their own calendar', async () => {
    const person = await individual(app)
    await app.db.update(users).set({ language: 'am', calendar: 'ethiopian' }).where(eq(users.id, person.userId))
    const day = formatDate(todayIn(new Date(app.clock.now().getTime() + 14 * DAY)), {
      lang: 'am',
      calendar: 'ethiopian',
    })
    expect((await leave(person)).status).toBe(202)
    expect((await app.mails(person.email)).map(({ text }) => text)).toEqual([expect.stringContaining(`በ${day} ደግሞ`)])
  })

  it('says before what happens to accounts and jobs', async () => {
    const owner = await company(app)
    await coOwner(app, owner)
    const alone = await company(app)
    const { person } = await hired(app, alone)
    const ask = async (as: Person) => (await app.call('GET', '/user/deletion', { as })).body
    expect(await ask(owner)).toMatchObject({ accounts: [{ passes_on: true, employees: 0 }], jobs: 0 })
    expect(await ask(alone)).toMatchObject({ accounts: [{ passes_on: false, employees: 1 }], needs_code: false })
    expect(await ask(person)).toMatchObject({ accounts: [{ kind: 'individual', passes_on: false }], jobs: 1 })
  })

  it('takes a code as well from whoever has a second factor', async () => {
    const person = await individual(app)
    const { code } = await secondFactor(app, person.userId)
    expect((await leave(person)).body).toMatchObject({ errors: { code: [expect.any(String)] } })
    expect((await leave(person, { code: '000000' })).status).toBe(422)
    expect((await leave(person, { code: code() })).status).toBe(202)
    app.clock.advance(60_000)
    expect((await login(person)).body).toMatchObject({ code: 'deletion_pending' })
    expect((await login(person, { restore: true })).body).toMatchObject({ code: 'second_factor_required' })
    expect((await login(person, { restore: true, code: code() })).status).toBe(200)
  })
})

describe('changing one’s mind', () => {
  it('brings everything back, and the days of the old request pass without anything happening', async () => {
    const person = await individual(app)
    await publish(app, person)
    await leave(person)
    await pass(11)
    expect((await login(person, { restore: true })).status).toBe(200)
    await vi.waitFor(async () => expect(await page(`/@${person.username}`)).toBe(200))
    expect(await subjects(person)).toContain('Your Sira account won’t be deleted')
    await pass(2)
    expect((await leave({ ...person, token: String((await login(person)).body['access_token']) })).status).toBe(202)
    await pass(5)
    expect((await login(person)).body).toMatchObject({ code: 'deletion_pending' })
    expect((await subjects(person)).filter((subject) => subject.includes('in two days'))).toEqual([])
    await pass(7)
    expect((await subjects(person)).filter((subject) => subject.includes('in two days'))).toHaveLength(1)
    await pass(2)
    expect((await login(person)).status).toBe(401)
  })
})

describe('after fourteen days', () => {
  it('nothing about a person is left but a company’s record of a job without a name', async () => {
    const person = await individual(app, {
      user: { firstName: 'Zufanzer', phoneNumber: '+251911777888' },
      account: { headline: { en: 'Zufanzer builds bridges' } },
    })
    await publish(app, person)
    await app.call('POST', '/hobbies', { as: person, body: { name: { en: 'Zufanzer’s chess' }, visible: true } })
    const employer = await company(app)
    const { employment } = await hired(app, employer, {}, person)
    await jobOffer(app, employer, person)
    await secondFactor(app, person.userId)
    const fileId = await stagedFile(app, person.accountId, 'picture')
    const stored = app.services.files.pathOf(fileId)
    fs.mkdirSync(path.dirname(stored), { recursive: true })
    fs.writeFileSync(stored, 'a picture')
    const frozen = app.services.files.pathOf(await frozenPhoto(app, person))
    const code = await codeOf(person)
    await app.call('POST', '/user/data-archive', { as: person, body: { password: person.password } })
    await app.mails()
    const second = await secondFactor(app, person.userId)
    expect((await leave(person, { code: second.code() })).status).toBe(202)
    await pass(13)
    expect(await everything()).toContain(person.email)
    expect(fs.existsSync(frozen)).toBe(true)
    await pass(1)

    const left = await everything()
    for (const trace of [person.email, person.username.replace(/^/, '@'), 'Zufanzer', '+251911777888'])
      expect(left).not.toContain(trace)
    expect([stored, frozen].map((file) => fs.existsSync(file))).toEqual([false, false])
    expect(fs.readdirSync(path.join(app.services.config.dataDir, 'archives'))).toEqual([])
    const owner = { userId: person.userId, emailKey: person.email.toLowerCase(), accountIds: [person.accountId] }
    for (const [table, theirs] of Object.entries(personalData)) {
      if (typeof theirs === 'string' || kept[table] !== undefined) continue
      const { rows } = await app.db.execute(
        sql`select 1 from ${sql.identifier(table)} t where ${theirs.rows(owner)} limit 1`,
      )
      expect(rows, table).toEqual([])
    }
    await vi.waitFor(async () =>
      expect([await page(`/@${person.username}`), await page(`/${code}`)]).toEqual([404, 410]),
    )
    expect((await app.call('GET', `/check-username/${person.username}`)).status, 'it stays reserved').toBe(409)
    const [record] = await app.db.select().from(employments).where(eq(employments.id, employment.id))
    expect(record).toMatchObject({ jobTitle: employment.jobTitle, endedBy: 'employee', endedAt: expect.any(Date) })
    const seen = await app.call<{ data: unknown[] }>('GET', '/employees', { as: employer })
    expect(seen.status).toBe(200)
    expect((await login(person)).status).toBe(401)
  })

  it('a company that nobody else owns goes, its jobs end; one with other owners is theirs', async () => {
    const owner = await company(app)
    const partner = await coOwner(app, owner)
    const alone = await company(app, { account: { companyName: 'Weyzerit Trading' } })
    const { person, employment } = await hired(app, alone)
    await leave(owner)
    await leave(alone)
    await pass(14)
    const [shared] = await app.db.select().from(accounts).where(eq(accounts.id, owner.accountId))
    expect(shared).toMatchObject({ ownerId: partner.userId, username: owner.username })
    const [gone] = await app.db.select().from(accounts).where(eq(accounts.id, alone.accountId))
    expect(gone).toMatchObject({ companyName: null, username: `deleted.${alone.accountId}` })
    // What the person tells of the job is their own.
    expect(await everything(['experiences'])).not.toContain('Weyzerit')
    const [record] = await app.db.select().from(employments).where(eq(employments.id, employment.id))
    expect(record).toMatchObject({ endedBy: 'company', endedAt: expect.any(Date) })
    expect((await app.call('GET', '/user', { as: person })).status).toBe(200)
  })

  it('what somebody applied for is an employer’s record without a name, and its files go', async () => {
    const person = await individual(app, { user: { firstName: 'Qebxanu' } })
    const employer = await company(app)
    const posting = await openPosting(app, employer, { closesAt: null, educationLevel: 'ba' })
    const degree = await supportDocument(app, person)
    // How their resume fits the job names their study.
    const study = await app.call('POST', '/educations', {
      as: person,
      body: {
        school_name: { en: 'Jimma University' },
        degree: { en: 'Bachelor of Qebxanu' },
        field_of_study: { en: 'Accounting' },
        start_date: '2015-09-01',
        start_known: null,
        end_date: '2019-07-01',
        end_known: null,
        grade: null,
        description: null,
        picture_id: null,
        visible: true,
      },
    })
    expect(study.status, JSON.stringify(study.body)).toBe(201)
    await app.call('POST', '/hobbies', { as: person, body: { name: { en: 'Qebxanu’s chess' }, visible: true } })
    const { id } = await appliedFor(app, person, posting, {
      cover_letter: 'I am Qebxanu.',
      document_ids: [degree.id],
    })
    const [sent] = await app.db.select().from(jobApplicationFiles).where(eq(jobApplicationFiles.applicationId, id))
    const file = app.services.files.pathOf(sent?.fileId ?? '', 'pdf')
    expect(fs.existsSync(file)).toBe(true)
    const begun = await applicationIn(app, person, await openPosting(app, employer, { closesAt: null }), 'draft')
    expect((await app.call<Applicant>('GET', `/applicants/${id}`, { as: employer })).body.match_score).toBe(100)
    await leave(person)
    await pass(14)
    expect(fs.existsSync(file)).toBe(false)
    expect(await everything()).not.toContain('Qebxanu')
    const { body } = await app.call('GET', `/job-postings/${posting.id}/applicants`, { as: employer })
    expect(body['data']).toMatchObject([{ id, name: null, status: 'withdrawn', has_resume: false, match_score: null }])
    const { body: one } = await app.call('GET', `/applicants/${id}`, { as: employer })
    expect(one).toMatchObject({
      sent: { name: null, cover_letter: null, documents: [] },
      history: [{ event: 'apply' }],
    })
    expect(await app.db.$count(jobApplications, eq(jobApplications.id, begun.id))).toBe(0)
  })

  it('what came to the postings of a company goes with them', async () => {
    const employer = await company(app)
    const person = await individual(app)
    const { id } = await appliedFor(app, person, await openPosting(app, employer, { closesAt: null }))
    await leave(employer)
    await pass(14)
    expect(await app.db.$count(jobApplications, eq(jobApplications.id, id))).toBe(0)
    expect((await app.call('GET', `/job-applications/${id}`, { as: person })).status).toBe(404)
  })

  it('happens once, however many processes do it at the same time', async () => {
    const person = await individual(app)
    await leave(person)
    app.clock.advance(14 * DAY)
    const [row] = await app.db.select().from(users).where(eq(users.id, person.userId))
    const work = { userId: person.userId, due: row?.deletionDueAt?.toISOString(), what: 'delete' }
    await Promise.all([1, 2, 3].map(() => doDeletionWork(app.services, work)))
    const [once] = await app.db.select().from(users).where(eq(users.id, person.userId))
    expect(once).toMatchObject({ version: (row?.version ?? 0) + 1, deletedAt: expect.any(Date) })
    await app.mails()
  })

  it('administrators no longer see them', async () => {
    const admin = await administrator(app)
    const person = await individual(app)
    await leave(person)
    await pass(14)
    const { body } = await app.call<{ data: { id: string }[] }>('GET', '/manage/users?per_page=100&sort=-created_at', {
      as: admin,
    })
    expect(body.data.map(({ id }) => id)).not.toContain(person.userId)
  })
})

it('the last administrator stays, and of two who leave at once one does', async () => {
  await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.role, 1))
  const [first, second] = [await administrator(app), await administrator(app)]
  const codes = [await secondFactor(app, first.userId), await secondFactor(app, second.userId)]
  const answers = await Promise.all([first, second].map((each, n) => leave(each, { code: codes[n]?.code() })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'last_administrator' })
})

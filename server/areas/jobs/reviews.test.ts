import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobPosting, JobReview } from '../../../openapi/schemas/job-posting.ts'
import { disabledPerson } from '../../../tests/factories/companies.ts'
import { draftPosting, openPosting, postingIn } from '../../../tests/factories/job-postings.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { auditLog } from '../../db/platform-tables.ts'
import { accounts, users } from '../../db/tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})

interface Notice {
  readonly kind: string
  readonly is_read: boolean
  readonly path: string | null
  readonly values: Readonly<Record<string, string>>
}
const NOTE = 'Please say what the work pays.'
const publish = async (as: Person, { id, version }: Pick<JobPosting, 'id' | 'version'>) =>
  (await app.call<JobPosting>('POST', `/job-postings/${id}/publish`, { as, body: { version } })).body
const decide = (
  event: 'approve' | 'send-back' | 'take-down',
  id: string,
  version: number,
  note: string | null = NOTE,
) =>
  app.call<JobReview & { readonly errors?: unknown; readonly data?: unknown }>(
    'POST',
    `/manage/job-reviews/${id}/${event}`,
    { as: admin, body: { note, version } },
  )
const queue = async (q = '', status?: string) =>
  (
    await app.call<{ readonly data: readonly JobReview[] }>(
      'GET',
      `/manage/job-reviews?${new URLSearchParams({ q, ...(status === undefined ? {} : { status }) }).toString()}`,
      { as: admin },
    )
  ).body.data
const notices = async (as: Person) =>
  (await app.call<{ readonly data: readonly Notice[] }>('GET', '/notifications', { as })).body.data
const waiting = async () =>
  (await app.call<{ readonly platform: { readonly job_reviews: number } }>('GET', '/dashboard', { as: admin })).body
    .platform.job_reviews
/** The first posting of an account, published. */
const submitted = async (as: Person) => publish(as, await draftPosting(app, as))

describe('the first posting of an account', () => {
  it('waits for an administrator, who finds it in the queue and is told of it', async () => {
    const [before, as] = [await waiting(), await company(app)]
    const posting = await submitted(as)
    expect(posting).toMatchObject({ status: 'in_review', url: null, published_at: null })
    expect(await waiting()).toBe(before + 1)
    expect((await notices(admin))[0]).toMatchObject({
      kind: 'job_review_requested',
      is_read: false,
      path: `/manage/job-reviews?posting=${posting.id}`,
      values: { title: 'Accountant', employer: `${as.username} PLC` },
    })
    expect(await queue(as.username)).toMatchObject([
      {
        id: posting.id,
        username: as.username,
        account_name: { en: `${as.username} PLC` },
        is_verified: false,
        abilities: { approve: true, send_back: true, take_down: false },
      },
    ])
  })

  it('opens when it is approved; later ones open at once, and the account is told', async () => {
    const as = await individual(app)
    const posting = await submitted(as)
    app.clock.advance(1000)
    const { status, body } = await decide('approve', posting.id, posting.version, null)
    expect([status, body]).toMatchObject([
      200,
      { status: 'open', published_at: app.clock.now().toISOString(), abilities: { approve: false, take_down: true } },
    ])
    expect(body.url).toContain(`-${posting.code.toLowerCase()}`)
    expect((await notices(admin)).find(({ path }) => path?.endsWith(posting.id))?.is_read).toBe(true)
    expect((await notices(as))[0]).toMatchObject({
      kind: 'job_decided',
      path: `/manage-jobs/${posting.id}`,
      values: { title: 'Accountant', decision: 'approved' },
    })
    expect((await app.mails(as.email))[0]?.subject).toBeDefined()
    expect((await app.call('GET', '/job-postings', { as })).body).toMatchObject({ needs_review: false })
    expect((await submitted(as)).status).toBe('open')
  })

  it('is sent back as a draft with the reason, in mails of both languages', async () => {
    const words = { en: 'was sent back', am: 'ለማስተካከያ ተመልሷል' }
    for (const language of ['en', 'am'] as const) {
      const as = await company(app, { user: { language } })
      const posting = await submitted(as)
      expect((await decide('send-back', posting.id, posting.version)).body).toMatchObject({
        status: 'draft',
        review_note: NOTE,
      })
      const draft = (await app.call<JobPosting>('GET', `/job-postings/${posting.id}`, { as })).body
      expect(draft).toMatchObject({ status: 'draft', review_note: NOTE, abilities: { edit: true, publish: true } })
      const [mail] = await app.mails(as.email)
      expect(mail?.text).toContain(words[language])
      expect(mail?.text).toContain(language === 'en' ? 'Accountant' : 'ሒሳብ ሠራተኛ')
      // The next one waits too, and what was said is settled.
      expect(await publish(as, draft)).toMatchObject({ status: 'in_review', review_note: null })
      expect((await notices(as))[0]).toMatchObject({ kind: 'job_decided', is_read: true })
    }
  })

  it('needs a reason to be sent back', async () => {
    const posting = await submitted(await company(app))
    expect((await decide('send-back', posting.id, posting.version, '')).status).toBe(422)
  })

  it('opens for nobody once its deadline has passed', async () => {
    const as = await company(app)
    const { id, version } = await postingIn(app, as, 'in_review', { closesAt: app.clock.now() })
    const review = (await app.call<JobReview>('GET', `/manage/job-reviews/${id}`, { as: admin })).body
    expect(review.abilities).toMatchObject({ approve: false, send_back: true })
    const { status, body } = await decide('approve', id, version)
    expect([status, body.errors]).toEqual([422, { deadline: ['Choose today or a later day'] }])
  })

  it('does not wait for a verified company', async () => {
    const as = await company(app, { account: { verifiedAt: app.clock.now() } })
    expect((await submitted(as)).status).toBe('open')
  })

  it('is decided once: the second administrator hears what it is now', async () => {
    const posting = await submitted(await company(app))
    const answers = await Promise.all([
      decide('approve', posting.id, posting.version, null),
      decide('send-back', posting.id, posting.version),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'not_pending' })
  })
})

describe('what administrators see and do', () => {
  it('is not what accounts have not published, nor what stopped accounts ask for', async () => {
    const as = await company(app)
    const draft = await draftPosting(app, as)
    expect((await app.call('GET', `/manage/job-reviews/${draft.id}`, { as: admin })).status).toBe(404)
    expect((await decide('take-down', draft.id, draft.version)).status).toBe(404)
    const disabled = await disabledPerson(app)
    await postingIn(app, disabled, 'in_review', { title: { en: 'Stopped' }, searchKey: 'stopped' })
    expect(await queue('stopped')).toEqual([])
  })

  it('is those that wait; open, paused and closed ones are found by their status, newest first', async () => {
    const as = await company(app)
    const [now, name] = [app.clock.now(), `stood${as.username}`]
    const at = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const over = { title: { en: name }, searchKey: name }
    const waits = await postingIn(app, as, 'in_review', over)
    await postingIn(app, as, 'draft', over)
    const older = await postingIn(app, as, 'open', { ...over, publishedAt: at(2) })
    const newer = await postingIn(app, as, 'open', { ...over, publishedAt: at(1) })
    const paused = await postingIn(app, as, 'paused', over)
    const closed = await postingIn(app, as, 'closed', over)
    const found = async (status?: string) => (await queue(name, status)).map(({ id }) => id)
    expect(await found()).toEqual([waits.id])
    expect(await found('in_review')).toEqual([waits.id])
    expect(await found('open')).toEqual([newer.id, older.id])
    expect(await found('paused')).toEqual([paused.id])
    expect(await found('closed')).toEqual([closed.id])
    const [open] = await queue(name, 'open')
    expect(open?.abilities).toEqual({ approve: false, send_back: false, take_down: true })
    const asked = await app.call('GET', '/manage/job-reviews?status=draft', { as: admin })
    expect(asked.status).toBe(422)
  })

  it('names what the posting names by its ids', async () => {
    const posting = await submitted(await company(app))
    expect((await app.call('GET', `/manage/job-reviews/${posting.id}`, { as: admin })).body).toMatchObject({
      job_title: { en: 'Accountant of postings' },
      sector: { en: 'Finance of postings' },
      skills: [{ en: 'Bookkeeping of postings' }],
      skill_ids: posting.skill_ids,
    })
  })

  it('takes a posting from the public with a reason; the account’s next one waits again', async () => {
    const as = await company(app)
    const first = await submitted(as)
    const open = (await decide('approve', first.id, first.version, null)).body
    expect((await decide('take-down', open.id, open.version)).body).toMatchObject({
      status: 'closed',
      review_note: NOTE,
      closed_at: app.clock.now().toISOString(),
    })
    expect((await notices(as))[0]).toMatchObject({ kind: 'job_decided', values: { decision: 'taken_down' } })
    expect((await app.call('GET', '/job-postings', { as })).body).toMatchObject({ needs_review: true })
    expect((await submitted(as)).status).toBe('in_review')
  })

  it('is recorded with the reason and what the status was', async () => {
    const as = await company(app)
    const { id, version } = await openPosting(app, as)
    await decide('take-down', id, version)
    const [record] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.kind, 'jobPosting')))
    expect(record).toMatchObject({
      action: 'unpublish',
      name: { en: 'Accountant' },
      before: { status: 'open' },
      after: { status: 'closed', note: NOTE, username: as.username },
    })
  })

  it('reaches employees who recruit, and no others', async () => {
    const as = await company(app)
    const [recruits, works] = [await employee(app, { of: as }), await employee(app, { of: as })]
    await giveRights(app, as, recruits, ['recruiting'])
    const posting = await submitted(as)
    await decide('send-back', posting.id, posting.version)
    expect((await notices(recruits)).map(({ kind }) => kind)).toEqual(['job_decided'])
    const others = await app.call<{ readonly data?: readonly Notice[] }>('GET', '/notifications', { as: works })
    expect(others.body.data ?? []).toEqual([])
  })
})

describe('the plan', () => {
  const open = async (as: Person) => (await app.call('GET', '/job-postings', { as })).body
  it('limits what is open, paused and in review together; drafts and closed ones do not count', async () => {
    const as = await individual(app)
    for (const status of ['in_review', 'open', 'closed', 'draft'] as const) await postingIn(app, as, status)
    const draft = await draftPosting(app, as)
    expect(await open(as)).toMatchObject({ limit: 3, open: 2 })
    const third = await publish(as, draft)
    expect(third.status).toBe('in_review')
    const fourth = await draftPosting(app, as)
    expect(await publish(as, fourth)).toMatchObject({ code: 'limit_reached', data: { limit: 3, used: 3 } })
    // What waits has its place already.
    expect((await decide('approve', third.id, third.version, null)).status).toBe(200)
    const resumed = await postingIn(app, as, 'paused')
    const { status } = await app.call('POST', `/job-postings/${resumed.id}/resume`, { as, body: { version: 1 } })
    expect(status).toBe(200)
  })

  it('is kept when several are published at once', async () => {
    const as = await company(app, { account: { verifiedAt: app.clock.now() } })
    const drafts = await Promise.all(Array.from({ length: 6 }, () => postingIn(app, as, 'draft')))
    const answers = await Promise.all(
      drafts.map(({ id }) => app.call('POST', `/job-postings/${id}/publish`, { as, body: { version: 1 } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409, 409])
    expect(await open(as)).toMatchObject({ open: 3 })
  })

  it('is shown with what the account uses of it, and larger plans have no limit', async () => {
    const as = await company(app)
    await openPosting(app, as)
    const plan = async () => (await app.call('GET', '/plan', { as })).body
    expect((await plan())['usage']).toContainEqual({ limit: 'jobs', used: 1 })
    await app.db.update(users).set({ tierKey: 'enterprise' }).where(eq(users.id, as.userId))
    expect(await open(as)).toMatchObject({ limit: null, open: 1 })
  })

  it('says to administrators who would be over a lower limit', async () => {
    const as = await company(app, { user: { tierKey: 'growth' } })
    for (let n = 0; n < 3; n += 1) await openPosting(app, as)
    const { data } = (
      await app.call<{ readonly data: readonly { id: string; key: string }[] }>('GET', '/manage/plans/use', {
        as: admin,
      })
    ).body
    const id = data.find(({ key }) => key === 'growth')?.id
    const effect = (await app.call('GET', `/manage/plans/${id}/effect?jobs=2`, { as: admin })).body
    expect(effect['jobs']).toEqual({
      now: 0,
      planned: 1,
      examples: [{ name: { en: `${as.username} PLC` }, username: as.username, used: 3 }],
    })
    const [account] = await app.db.select().from(accounts).where(eq(accounts.id, as.accountId))
    expect(account?.kind).toBe('company')
  })
})

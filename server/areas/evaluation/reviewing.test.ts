import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { notificationsAnswer } from '../../../openapi/schemas/notification.ts'
import {
  DEFAULT_CRITERIA,
  type ApplicantReview,
  type AssignedApplicant,
  type AssignedApplicantRow,
  type Colleague,
  type RatingCriteria,
} from '../../../openapi/schemas/applicant-review.ts'
import type { ApplicantList } from '../../../openapi/schemas/job-application.ts'
import { applicantRating, interviewer } from '../../../tests/factories/applicant-reviews.ts'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { coOwner } from '../../../tests/factories/companies.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import { erase } from '../rights/erasure.ts'

let app: TestApp
let firm: Person
let recruiter: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, { account: { companyName: 'Abay Water' }, user: { firstName: 'Almaz', lastName: 'Desta' } })
  recruiter = await employee(app, { of: firm, user: { firstName: 'Hanna', middleName: 'Bekele', lastName: null } })
  await giveRights(app, firm, recruiter, ['recruiting'])
})

const [FIRST, SECOND] = DEFAULT_CRITERIA.map(({ id }) => id) as [string, string]
type Refusal = ApplicantReview & { readonly code?: string; readonly errors?: Readonly<Record<string, unknown>> }
const applicant = async (over: Parameters<typeof applicationIn>[4] = {}) => {
  const person = await individual(app)
  const row = await applicationIn(app, person, await openPosting(app, firm), 'interview', over)
  return { ...row, person }
}
const review = async (as: Person, id: string) => app.call<Refusal>('GET', `/applicants/${id}/review`, { as })
const note = (as: Person, id: string, text: string, mentions: readonly string[] = []) =>
  app.call<Refusal>('POST', `/applicants/${id}/notes`, { as, body: { text, mentions } })
const rate = (as: Person, id: string, scores: Readonly<Record<string, number>>, version: number | null = null) =>
  app.call<Refusal>('PUT', `/applicants/${id}/rating`, {
    as,
    body: {
      scores: Object.entries(scores).map(([criterion, score]) => ({ criterion, score })),
      comment: null,
      version,
    },
  })
const assign = (id: string, { userId }: Person, scope: 'applicant' | 'posting' = 'applicant') =>
  app.call<Refusal>('POST', `/applicants/${id}/interviewers`, { as: firm, body: { user_id: userId, scope } })
const assigned = async (as: Person, query = '') =>
  (await app.call<{ readonly data: readonly AssignedApplicantRow[] }>('GET', `/assigned-applicants${query}`, { as }))
    .body.data
const worker = (over: Parameters<typeof employee>[1] = {}) => employee(app, { of: firm, ...over })
const told = async (as: Person) =>
  (await app.call<z.output<typeof notificationsAnswer>>('GET', '/notifications', { as })).body.data

describe('rows of applicants', () => {
  const listed = async (as: Person, posting: string, query = '') => {
    const { status, body } = await app.call<ApplicantList & { readonly errors?: object }>(
      'GET',
      `/job-postings/${posting}/applicants${query}`,
      { as },
    )
    return { status, body, rows: body.data?.map(({ id, rating }) => [id, rating]) }
  }

  it('have the average once the reader has rated, and tell nothing of others before', async () => {
    const posting = await openPosting(app, firm)
    const sent = async () => {
      app.clock.advance(1000)
      return applicationIn(app, await individual(app), posting, 'interview')
    }
    const [good, fair, hidden, bare] = [await sent(), await sent(), await sent(), await sent()]
    await applicantRating(app, firm, good, [
      { criterion: FIRST, score: 5 },
      { criterion: SECOND, score: 4 },
    ])
    await applicantRating(app, recruiter, good, [{ criterion: FIRST, score: 3 }])
    await applicantRating(app, firm, fair, [{ criterion: FIRST, score: 3 }])
    await applicantRating(app, recruiter, hidden, [{ criterion: FIRST, score: 5 }])
    expect((await listed(firm, posting.id, '?sort=-rating')).rows).toEqual([
      [good.id, 3.75],
      [fair.id, 3],
      ...[hidden.id, bare.id]
        .toSorted()
        .toReversed()
        .map((id) => [id, null]),
    ])
    expect((await listed(firm, posting.id, '?rating=3&sort=rating')).rows).toEqual([
      [fair.id, 3],
      [good.id, 3.75],
    ])
    expect((await listed(firm, posting.id, '?rating=4')).rows).toEqual([])
    expect((await listed(recruiter, posting.id, '?rating=4')).rows).toEqual([[hidden.id, 5]])
    expect((await listed(firm, posting.id, '?rating=unrated')).rows).toEqual([
      [bare.id, null],
      [hidden.id, null],
    ])
    expect((await review(firm, good.id)).body.average).toBe(3.75)
    // On the board and in the file they come in the same order.
    const more = await app.call<{ readonly data: readonly { readonly id: string }[] }>(
      'GET',
      `/job-postings/${posting.id}/applicants/more?sort=-rating&after=${good.id}`,
      { as: firm },
    )
    expect(more.body.data[0]?.id).toBe(fair.id)
    const board = await app.call('GET', `/job-postings/${posting.id}/applicants/board?sort=-rating&rating=3`, {
      as: firm,
    })
    expect(board.status).toBe(200)
    const file = await app.call('GET', `/job-postings/${posting.id}/applicants.csv?sort=-rating`, { as: firm })
    expect(file.status).toBe(200)
    // A criterion that the posting asks for no more counts no more.
    await app.call('PUT', `/job-postings/${posting.id}/criteria`, {
      as: firm,
      body: { criteria: [{ id: SECOND, name: { en: 'Experience' } }], version: null },
    })
    expect((await listed(firm, posting.id, '?rating=3')).rows).toEqual([[good.id, 4]])
  })

  it('are narrowed to whom somebody interviews, alone or with all of the posting', async () => {
    const posting = await openPosting(app, firm)
    const one = await applicationIn(app, await individual(app), posting, 'interview')
    const other = await applicationIn(app, await individual(app), posting, 'interview')
    const [single, whole, idle] = [await worker(), await worker(), await worker()]
    await interviewer(app, firm, single, one)
    await interviewer(app, firm, whole, one, 'posting')
    const { body } = await listed(firm, posting.id)
    expect(body.interviewers.map(({ id }) => id).toSorted()).toEqual([single.userId, whole.userId].toSorted())
    const ids = async (who: Person) =>
      (await listed(firm, posting.id, `?interviewer=${who.userId}`)).body.data.map(({ id }) => id).toSorted()
    expect(await ids(single)).toEqual([one.id])
    expect(await ids(whole)).toEqual([one.id, other.id].toSorted())
    expect(await ids(idle)).toEqual([])
    const stranger = await listed(firm, posting.id, `?interviewer=${(await individual(app)).userId}`)
    expect(stranger.status).toBe(422)
    expect(stranger.body.errors).toHaveProperty('interviewer')
  })
})

describe('notes', () => {
  it('are read by colleagues, newest first, and changed by their author alone', async () => {
    const { id } = await applicant()
    await note(firm, id, 'Speaks clearly.')
    app.clock.advance(1000)
    const { status, body } = await note(recruiter, id, 'Ask about Jimma.')
    expect(status).toBe(201)
    expect(body.notes.map(({ text, by, abilities }) => [text, by.role, abilities.edit])).toEqual([
      ['Ask about Jimma.', 'recruiter', true],
      ['Speaks clearly.', 'owner', false],
    ])
    const [own, other] = body.notes
    const edit = (noteId: string | undefined, version: number) =>
      app.call<Refusal>('PUT', `/applicants/${id}/notes/${noteId}`, {
        as: recruiter,
        body: { text: 'Ask about Ambo.', mentions: [], version },
      })
    expect((await edit(own?.id, 1)).body.notes[0]).toMatchObject({ text: 'Ask about Ambo.', version: 2 })
    expect((await edit(own?.id, 1)).body.code).toBe('stale')
    expect((await edit(other?.id, 1)).status).toBe(404)
    const remove = (noteId: string | undefined) =>
      app.call('DELETE', `/applicants/${id}/notes/${noteId}`, { as: recruiter })
    expect((await remove(other?.id)).status).toBe(404)
    expect((await remove(own?.id)).status).toBe(204)
    expect((await review(firm, id)).body.notes).toHaveLength(1)
  })

  it('tell whom they mention, once and alone, by notification and mail, without their text', async () => {
    const { id } = await applicant()
    const text = '@Hanna Bekele <b>look</b>'
    const { body } = await note(firm, id, text, [recruiter.userId])
    expect(body.notes[0]?.mentions).toMatchObject([{ name: { en: 'Hanna Bekele' }, role: 'recruiter' }])
    expect((await told(recruiter))[0]).toMatchObject({
      kind: 'note_mention',
      values: { person: 'Almaz Desta' },
      path: `/job/assigned/${id}`,
      is_read: false,
    })
    expect((await told(firm)).map(({ kind }) => kind)).not.toContain('note_mention')
    const [mail] = await app.mails(recruiter.email)
    expect(mail?.text).toContain('Almaz Desta')
    expect(JSON.stringify(mail)).not.toContain('look')
    const before = (await told(recruiter)).length
    await app.call('PUT', `/applicants/${id}/notes/${body.notes[0]?.id}`, {
      as: firm,
      body: { text: '@Hanna Bekele look again', mentions: [recruiter.userId], version: 1 },
    })
    expect(await told(recruiter)).toHaveLength(before)
  })

  it('mention nobody who cannot read them, and lose nothing when they are refused', async () => {
    const { id, person } = await applicant()
    const bystander = await worker()
    for (const who of [bystander, person, await company(app)]) {
      const refused = await note(firm, id, 'Look.', [who.userId])
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toHaveProperty('mentions')
    }
    expect((await review(firm, id)).body.notes).toEqual([])
    await assign(id, bystander)
    expect((await note(firm, id, 'Look.', [bystander.userId])).status).toBe(201)
  })

  it('never reach the applicant, their archive included, and go with them', async () => {
    const { id, person } = await applicant()
    await note(firm, id, 'A secret opinion.')
    await applicantRating(app, firm, { id }, [{ criterion: FIRST, score: 2 }], 'A secret comment.')
    const seen = await app.call('GET', `/job-applications/${id}`, { as: person })
    expect(JSON.stringify(seen.body)).not.toContain('secret')
    expect((await review(person, id)).status).toBe(404)
    await app.services.transaction((tx) =>
      erase(tx, {
        userId: person.userId,
        emailKey: person.email,
        accountIds: [person.accountId],
        now: app.clock.now(),
      }),
    )
    const left = (await review(firm, id)).body
    expect(left).toMatchObject({ notes: [], own: { comment: null }, abilities: { write: false, assign: false } })
    expect((await note(firm, id, 'Still here?')).status).toBe(403)
  })
})

describe('ratings', () => {
  it('of others are not sent until one’s own is given', async () => {
    const { id } = await applicant()
    await rate(firm, id, { [FIRST]: 5, [SECOND]: 4 })
    const before = (await review(recruiter, id)).body
    expect(before).toMatchObject({ own: null, others: null, others_count: 1, average: null })
    expect(before.interviewers).toEqual([])
    const { body } = await rate(recruiter, id, { [FIRST]: 2 })
    expect(body).toMatchObject({
      own: { average: 2 },
      others: [{ by: { role: 'owner' }, average: 4.5 }],
      average: 3.25,
    })
  })

  it('are one by each colleague; two windows at once do not overwrite each other', async () => {
    const { id } = await applicant()
    expect((await rate(firm, id, { [FIRST]: 5 })).body.own).toMatchObject({ version: 1 })
    expect((await rate(firm, id, { [FIRST]: 1 })).body.code).toBe('stale')
    expect((await rate(firm, id, { [FIRST]: 3 }, 1)).body.own).toMatchObject({ version: 2, average: 3 })
  })

  it('follow the criteria of the posting; what is left out no longer counts', async () => {
    const { id, postingId } = await applicant()
    const path = `/job-postings/${postingId}/criteria`
    const first = await app.call<RatingCriteria>('GET', path, { as: firm })
    expect(first.body).toMatchObject({
      version: null,
      criteria: DEFAULT_CRITERIA.map((one) => ({ ...one, ratings: 0 })),
    })
    await rate(firm, id, { [FIRST]: 5, [SECOND]: 1 })
    const criteria = [{ id: FIRST, name: { en: 'Drawing', am: 'ሥዕል' } }]
    const save = (version: number | null) =>
      app.call<RatingCriteria & { readonly code?: string }>('PUT', path, { as: firm, body: { criteria, version } })
    expect((await save(null)).body).toEqual({ criteria: [{ ...criteria[0], ratings: 1 }], version: 1 })
    expect((await save(null)).body.code).toBe('stale')
    const { body } = await review(firm, id)
    expect(body).toMatchObject({ criteria, average: 5, own: { average: 5 } })
    const refused = await rate(firm, id, { [SECOND]: 4 }, 1)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty('scores')
  })

  it('are nobody’s to give or read on their own application', async () => {
    const { id } = await applicationIn(
      app,
      { accountId: (await worker()).own },
      await openPosting(app, firm),
      'applied',
    )
    const insider = await employee(app, { of: firm })
    await giveRights(app, firm, insider, ['recruiting'])
    const own = await applicationIn(app, { accountId: insider.own }, await openPosting(app, firm), 'applied')
    expect((await review(insider, id)).status).toBe(200)
    expect((await review(insider, own.id)).status).toBe(403)
    expect((await rate(insider, own.id, { [FIRST]: 5 })).status).toBe(403)
  })
})

describe('interviewers', () => {
  it('see whom they were given alone, and only until it is taken from them', async () => {
    const [mine, another] = [await applicant(), await applicant()]
    const as = await worker({ user: { firstName: 'Bereket', middleName: null, lastName: null } })
    expect((await review(as, mine.id)).status).toBe(404)
    const { body } = await assign(mine.id, as)
    expect(body.interviewers).toMatchObject([
      { colleague: { name: { en: 'Bereket' }, role: 'interviewer' }, scope: 'applicant' },
    ])
    expect((await told(as))[0]).toMatchObject({ kind: 'interviewer_assigned', path: `/job/assigned/${mine.id}` })
    expect(await app.mails(as.email)).toHaveLength(1)
    expect((await assigned(as)).map(({ id }) => id)).toEqual([mine.id])
    expect((await review(as, another.id)).status).toBe(404)
    expect((await note(as, mine.id, 'Kind and quick.')).status).toBe(201)
    expect((await rate(as, mine.id, { [FIRST]: 4 })).body.abilities).toEqual({
      write: true,
      assign: false,
      criteria: false,
    })
    expect(await assigned(as, '?has_rated=false')).toEqual([])
    for (const [path, change] of [
      ['move', { to: 'offer', version: 1 }],
      ['reject', { reason: 'skills', note: null, version: 1 }],
      ['hire', { note: null, version: 1 }],
    ] as const)
      expect((await app.call('POST', `/applicants/${mine.id}/${path}`, { as, body: change })).status).toBe(403)
    for (const path of [
      `/applicants/${mine.id}`,
      `/job-postings/${mine.postingId}`,
      `/job-postings/${mine.postingId}/applicants`,
    ])
      expect((await app.call('GET', path, { as })).status).toBe(403)
    const assignment = body.interviewers[0]?.id
    await app.call('DELETE', `/applicants/${mine.id}/interviewers/${assignment}`, { as: firm })
    for (const path of ['assigned-applicants', 'applicants'])
      expect(
        (await app.call('GET', `/${path}/${mine.id}${path === 'applicants' ? '/review' : ''}`, { as })).status,
      ).toBe(404)
    expect(await assigned(as)).toEqual([])
  })

  it('of a posting see everybody who applies for it, themselves excepted', async () => {
    const first = await applicant()
    const as = await worker()
    await assign(first.id, as, 'posting')
    const posting = { id: first.postingId, slug: null }
    const later = await applicationIn(app, await individual(app), posting, 'applied')
    const own = await applicationIn(app, { accountId: as.own }, posting, 'applied')
    expect((await assigned(as)).map(({ id }) => id).toSorted()).toEqual([first.id, later.id].toSorted())
    expect((await review(as, own.id)).status).toBe(404)
    expect((await app.call('GET', `/assigned-applicants/${own.id}`, { as })).status).toBe(404)
  })

  it('lose sight of everything when their work ends, also when they are hired again', async () => {
    const { id } = await applicant()
    const as = await worker()
    await assign(id, as)
    const ofWorker = and(eq(employments.userId, as.userId), eq(employments.companyAccountId, firm.accountId))
    app.clock.advance(60_000)
    await app.db.update(employments).set({ endedAt: app.clock.now(), endedBy: 'company' }).where(ofWorker)
    expect((await review(as, id)).status).toBe(403)
    expect((await review(firm, id)).body.interviewers).toEqual([])
    const [before] = await app.db.select().from(employments).where(ofWorker)
    if (!before) throw new Error('no employment')
    await app.db.insert(employments).values({ ...before, id: app.services.ids.uuid(), endedAt: null, endedBy: null })
    expect((await review(as, id)).status).toBe(404)
    expect((await assign(id, as)).status).toBe(201)
    expect((await review(as, id)).status).toBe(200)
  })

  it('read what was sent, but nothing about pay', async () => {
    const question = (n: number, en: string, more = {}) => ({
      id: `00000000-0000-4000-8000-00000000000${n}`,
      kind: 'number' as const,
      text: { en },
      required: false,
      least: null,
      ...more,
    })
    const questions = [
      question(1, 'What salary do you expect?'),
      question(2, 'How many towns have you supplied?'),
      question(3, 'What do you have in mind?', { about_pay: true }),
      question(4, 'Which pay system do you know?', { about_pay: false }),
    ]
    const answers = questions.map(({ id }, n) => ({ kind: 'number' as const, question: id, value: 31_330 + n }))
    const { id } = await applicant({ questions, answers, reason: 'salary', note: 'a secret note' })
    const as = await worker()
    await assign(id, as)
    const { body } = await app.call<AssignedApplicant>('GET', `/assigned-applicants/${id}`, { as })
    expect(body.sent.answers.map(({ value }) => value)).toEqual([31_331, 31_333])
    expect(body).toMatchObject({ hidden_answers: 2, recruits: false })
    for (const trace of ['31330', '31332', 'salary', 'secret']) expect(JSON.stringify(body)).not.toContain(trace)
  })

  it('are colleagues: nobody else can be made one, nor the applicant', async () => {
    const insider = await worker()
    const { id } = await applicationIn(app, { accountId: insider.own }, await openPosting(app, firm), 'applied')
    const former = await worker({ former: true })
    for (const who of [await individual(app), await company(app), former, insider])
      expect((await assign(id, who)).status).toBe(422)
    const partner = await individual(app)
    await coOwner(app, firm, partner)
    expect((await assign(id, partner)).status).toBe(201)
  })

  it('and colleagues are found by name, each with what they may do', async () => {
    const { id } = await applicant()
    const as = await worker({ user: { firstName: 'Zewditu', middleName: null, lastName: null } })
    const found = async (forWhat: string, q = '', who: Person = firm) =>
      (
        await app.call<{ readonly data: readonly Colleague[] }>(
          'GET',
          `/applicants/${id}/colleagues?for=${forWhat}&q=${encodeURIComponent(q)}`,
          { as: who },
        )
      ).body.data
    expect(await found('interview', 'zewd')).toMatchObject([{ name: { en: 'Zewditu' }, role: 'employee' }])
    expect(await found('mention', 'zewd')).toEqual([])
    await interviewer(app, firm, as, await applicantRow(id))
    expect(await found('mention', 'zewd')).toMatchObject([{ role: 'interviewer' }])
    // Nobody mentions themselves.
    expect(await found('mention', 'zewd', as)).toEqual([])
    const refused = await app.call('GET', `/applicants/${id}/colleagues?for=interview`, { as })
    expect(refused.status).toBe(403)
  })
})

const applicantRow = async (id: string) => {
  const { body } = await review(firm, id)
  return { id, postingId: body.posting_id }
}

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  Applicant,
  ApplicationForm,
  OwnApplicationRow,
  SentApplication,
} from '../../../openapi/schemas/job-application.ts'
import type { JobQuestion } from '../../../openapi/schemas/job-posting.ts'
import { applicationBody, applicationDraft, appliedFor, formPath } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { resume, resumeBodyOf } from '../../../tests/factories/resumes.ts'
import { stagedPdf, supportDocument } from '../../../tests/factories/support-documents.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { sweepDocuments } from '../documents/documents.commands.ts'
import { sweepResumes } from '../resumes/resumes.commands.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})

type Errors = Readonly<Record<string, readonly string[]>>
type Refused = { readonly code: string; readonly errors?: Errors; readonly data?: { readonly status?: string } }
const save = (as: Person, posting: { readonly slug: string | null }, over: Parameters<typeof applicationBody>[0]) =>
  app.call<ApplicationForm & Refused>('PUT', formPath(posting), { as, body: applicationBody(over) })
const form = async (as: Person, posting: { readonly slug: string | null }) =>
  app.call<ApplicationForm>('GET', formPath(posting), { as })
const send = (as: Person, posting: { readonly slug: string | null }, version: number) =>
  app.call<SentApplication & Refused>('POST', formPath(posting, '/apply'), { as, body: { version } })
const own = async (as: Person) =>
  (await app.call<{ readonly data: readonly OwnApplicationRow[] }>('GET', '/job-applications', { as })).body.data
const seen = async (id: string) => (await app.call<Applicant>('GET', `/applicants/${id}`, { as: firm })).body

const questions = (ids: readonly string[]): JobQuestion[] => [
  { id: ids[0] ?? '', kind: 'text', text: { en: 'Why?' }, required: true },
  { id: ids[1] ?? '', kind: 'number', text: { en: 'Years of work?' }, required: true, least: 3 },
  { id: ids[2] ?? '', kind: 'yes_no', text: { en: 'Do you drive?' }, required: false, accepted: true },
  {
    id: ids[3] ?? '',
    kind: 'choice',
    text: { en: 'Where?' },
    required: false,
    options: [{ en: 'Adama' }, { en: 'Mekelle', am: 'መቐለ' }],
    accepted: [0],
  },
  { id: ids[4] ?? '', kind: 'file', text: { en: 'A sample of your work' }, required: true },
]
const asking = async (over: Partial<typeof jobPostings.$inferInsert> = {}) => {
  const ids = Array.from({ length: 5 }, () => app.services.ids.uuid())
  const posting = await openPosting(app, firm, {
    questions: questions(ids),
    documents: ['degree'],
    replyWithin: 14,
    ...over,
  })
  return { posting, ids }
}

describe('an application that is written', () => {
  it('is saved incomplete, for its applicant alone, and says what is missing', async () => {
    const [as, other] = [await individual(app), await individual(app)]
    const { posting, ids } = await asking()
    expect((await form(as, posting)).body).toMatchObject({
      job: { title: posting.title, slug: posting.slug, questions: posting.questions, documents: ['degree'] },
      application: null,
      blocked: null,
    })
    const { status, body } = await save(as, posting, { cover_letter: 'Dear all,\nI keep books.' })
    expect([status, body.application]).toMatchObject([
      200,
      {
        version: 1,
        status: 'draft',
        cover_letter: 'Dear all,\nI keep books.',
        missing: ['resume_id', `answers.${ids[0]}`, `answers.${ids[1]}`, `answers.${ids[4]}`, 'documents.degree'],
      },
    ])
    expect((await form(as, posting)).body).toEqual(body)
    expect((await form(other, posting)).body.application).toBeNull()
    const list = await app.call<{ readonly data: readonly unknown[] }>(
      'GET',
      `/job-postings/${posting.id}/applicants`,
      {
        as: firm,
      },
    )
    expect(list.body.data).toEqual([])
    expect((await app.call('GET', `/applicants/${body.application?.id}`, { as: firm })).status).toBe(404)
    const refused = await send(as, posting, 1)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, body.application?.missing])
  })

  it('tells whoever saw an older version what it says now', async () => {
    const as = await individual(app)
    const posting = await openPosting(app, firm)
    await save(as, posting, { cover_letter: 'One' })
    expect((await save(as, posting, { cover_letter: 'Another beginning' })).body).toMatchObject({
      code: 'stale',
      data: { current: { application: { version: 1, cover_letter: 'One' } } },
    })
    expect((await save(as, posting, { cover_letter: 'Two', version: 1 })).body.application?.version).toBe(2)
    expect((await send(as, posting, 1)).body.code).toBe('stale')
  })

  it('names only what is the applicant’s own', async () => {
    const [as, other] = [await individual(app), await individual(app)]
    const { posting, ids } = await asking()
    const theirs = { resume: await resume(app, other), document: await supportDocument(app, other) }
    const refused = await save(as, posting, { resume_id: theirs.resume.id, document_ids: [theirs.document.id] })
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['resume_id', 'document_ids.0'])
    const file = await stagedPdf(app, other)
    expect(Object.keys((await save(as, posting, { cv_file_id: file })).body.errors ?? {})).toEqual(['cv_file_id'])
    const answers = [{ kind: 'file', question: ids[4], file_id: file }]
    expect(Object.keys((await save(as, posting, { answers })).body.errors ?? {})).toEqual([`answers.${ids[4]}`])
    expect((await form(as, posting)).body.application).toBeNull()
  })

  it('is deleted by its applicant, who may begin again', async () => {
    const as = await individual(app)
    const posting = await openPosting(app, firm)
    await save(as, posting, { cv_file_id: await stagedPdf(app, as) })
    expect(await own(as)).toMatchObject([{ status: 'draft', abilities: { edit: true, delete: true, withdraw: false } }])
    expect((await app.call('DELETE', formPath(posting), { as })).status).toBe(204)
    expect((await app.call('DELETE', formPath(posting), { as })).status).toBe(404)
    expect(await own(as)).toEqual([])
    const again = await appliedFor(app, as, posting)
    expect(again.status).toBe('applied')
    expect((await app.call<Refused>('DELETE', formPath(posting), { as })).body).toMatchObject({
      code: 'not_pending',
      data: { status: 'applied' },
    })
  })

  it('stays readable when the job closes, and says so', async () => {
    const as = await individual(app)
    const posting = await openPosting(app, firm)
    const { version } = await applicationDraft(app, as, posting)
    await app.db.update(jobPostings).set({ status: 'paused' }).where(eq(jobPostings.id, posting.id))
    expect((await form(as, posting)).body).toMatchObject({ blocked: 'paused', application: { version } })
    expect((await send(as, posting, version)).body).toMatchObject({ code: 'not_pending', data: { status: 'paused' } })
    expect((await save(as, posting, { version })).status).toBe(200)
    await app.db.update(jobPostings).set({ status: 'closed' }).where(eq(jobPostings.id, posting.id))
    expect((await form(as, posting)).body).toMatchObject({ blocked: 'closed', job: { url: null } })
    expect((await save(as, posting, { version: version + 1 })).body).toMatchObject({
      code: 'not_pending',
      data: { status: 'closed' },
    })
    expect((await form(await individual(app), posting)).status).toBe(404)
  })

  it('is not for one’s own job, nor for what is not public', async () => {
    const as = await individual(app)
    const mine = await openPosting(app, as)
    expect((await form(as, mine)).body.blocked).toBe('own_job')
    expect((await save(as, mine, {})).status).toBe(403)
    const draft = await openPosting(app, firm, { status: 'draft' })
    expect((await save(as, draft, {})).status).toBe(404)
  })
})

describe('an application that is sent', () => {
  it('has the resume, the answers and the documents as they were, whatever becomes of them', async () => {
    const as = await individual(app)
    const { posting, ids } = await asking()
    const made = await resume(app, as, 'For banks')
    const degree = await supportDocument(app, as)
    const sample = await stagedPdf(app, as, 'Sample of work')
    const answers = [
      { kind: 'text', question: ids[0], value: 'I like numbers.' },
      { kind: 'number', question: ids[1], value: 2 },
      { kind: 'choice', question: ids[3], value: 1 },
      { kind: 'file', question: ids[4], file_id: sample },
    ]
    const draft = (await save(as, posting, { resume_id: made.id, answers, document_ids: [degree.id] })).body.application
    expect(draft).toMatchObject({ missing: [], knocked_out: [ids[1], ids[3]] })
    const sent = await send(as, posting, 1)
    expect([sent.status, sent.body]).toMatchObject([
      200,
      {
        status: 'applied',
        version: 2,
        applied_at: app.clock.now().toISOString(),
        reply_by: new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString(),
        job: { title: posting.title, code: posting.code },
        history: [{ event: 'apply', status: 'applied', by: 'applicant' }],
        abilities: { withdraw: true },
      },
    ])
    const { id } = sent.body
    const before = await seen(id)
    expect(before.sent).toEqual(sent.body.sent)
    expect(before).toMatchObject({ knocked_out: true, has_resume: true, has_cv: false })
    expect(before.sent.answers).toMatchObject([
      { text: { en: 'Why?' }, value: 'I like numbers.', knocked_out: false },
      { value: 2, knocked_out: true },
      { value: null, knocked_out: false },
      { value: { en: 'Mekelle', am: 'መቐለ' }, knocked_out: true },
      { value: null, file: { kind: 'pdf', name: 'Sample of work.pdf' } },
    ])
    expect(before.sent.documents).toMatchObject([{ kind: 'degree', name: { en: 'BSc in Accounting' } }])
    const pdf = () => app.call('GET', `/applicants/${id}/resume.pdf`, { as: firm })
    const printed = (await pdf()).bytes
    expect(printed.subarray(0, 5).toString()).toBe('%PDF-')

    await app.call('PUT', `/resumes/${made.id}`, {
      as,
      body: resumeBodyOf(made, { content: { ...made.content, headline: { en: 'Baker' }, parts: [] } }),
    })
    expect((await pdf()).bytes.equals(printed)).toBe(true)
    await app.call('DELETE', `/resumes/${made.id}`, { as })
    await app.call('DELETE', `/support-documents/${degree.id}`, { as })
    await app.db.update(jobPostings).set({ questions: [] }).where(eq(jobPostings.id, posting.id))
    const now = app.clock.now()
    app.clock.advance(2 * 3_600_000)
    for (const sweep of [sweepDocuments, sweepResumes]) await sweep(app.services)
    app.clock.advance(25 * 3_600_000)
    await app.services.files.sweep(app.db)
    // A PDF names the day on which it is made.
    app.clock.set(now)
    const after = await seen(id)
    expect(after.sent.answers.map(({ text, value }) => [text, value])).toEqual(
      before.sent.answers.map(({ text, value }) => [text, value]),
    )
    expect(after.sent).toMatchObject({ name: before.sent.name, email: before.sent.email, has_resume: true })
    expect((await pdf()).bytes.equals(printed)).toBe(true)
    const [document, answered] = [after.sent.documents[0]?.file.url, after.sent.answers[4]?.file?.url]
    for (const url of [document, answered])
      expect((await app.app.inject({ method: 'GET', url: url ?? '' })).statusCode).toBe(200)
    expect((await app.call('GET', `/job-applications/${id}/resume.pdf`, { as })).bytes.equals(printed)).toBe(true)
  })

  it('takes an uploaded CV in the place of a resume', async () => {
    const as = await individual(app)
    const posting = await openPosting(app, firm)
    const cv = await stagedPdf(app, as, 'My CV')
    const saved = await save(as, posting, { cv_file_id: cv })
    expect(saved.body.application).toMatchObject({ cv: { id: cv, kind: 'pdf', name: 'My CV.pdf' }, missing: [] })
    expect((await save(as, posting, { cv_file_id: cv, version: 1 })).status).toBe(200)
    const { id } = (await send(as, posting, 2)).body
    expect(await seen(id)).toMatchObject({
      has_resume: false,
      has_cv: true,
      sent: { email: null, cv: { name: 'My CV.pdf' } },
    })
    expect((await app.call('GET', `/applicants/${id}/resume.pdf`, { as: firm })).status).toBe(404)
  })

  it('is there once, however often and however fast it is sent', async () => {
    const as = await individual(app)
    const posting = await openPosting(app, firm)
    const { version } = await applicationDraft(app, as, posting)
    const answers = await Promise.all([1, 2, 3].map(() => send(as, posting, version)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ code: 'not_pending', data: { status: 'applied' } })
    expect(await app.db.$count(jobApplications, eq(jobApplications.postingId, posting.id))).toBe(1)
    const [first] = await own(as)
    expect(first).toMatchObject({ status: 'applied', abilities: { edit: false, withdraw: true } })
    expect((await save(as, posting, { version: 2 })).body).toMatchObject({ data: { status: 'applied' } })
  })

  it('begins once, however fast two windows begin it', async () => {
    const as = await individual(app)
    const posting = await openPosting(app, firm)
    const answers = await Promise.all([1, 2].map((n) => save(as, posting, { cover_letter: `Window ${n}` })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await app.db.$count(jobApplications, eq(jobApplications.postingId, posting.id))).toBe(1)
  })

  it('counts until the deadline’s second, by the clock of the server', async () => {
    const [early, late] = [await individual(app), await individual(app)]
    const now = app.clock.now()
    const closesAt = new Date(now.getTime() + 60_000)
    const posting = await openPosting(app, firm, { closesAt })
    const drafts = [await applicationDraft(app, early, posting), await applicationDraft(app, late, posting)]
    app.clock.set(new Date(closesAt.getTime() - 1))
    const inTime = await send(early, posting, drafts[0]?.version ?? 0)
    app.clock.set(closesAt)
    const tooLate = await send(late, posting, drafts[1]?.version ?? 0)
    app.clock.set(now)
    expect(inTime.status).toBe(200)
    expect([tooLate.status, tooLate.body]).toMatchObject([409, { code: 'not_pending', data: { status: 'closed' } }])
  })

  it('is taken back for good, and the employer sees that', async () => {
    const as = await individual(app)
    const posting = await openPosting(app, firm)
    const { id, version } = await appliedFor(app, as, posting)
    const back = await app.call<SentApplication>('POST', `/job-applications/${id}/withdraw`, { as, body: { version } })
    expect(back.body).toMatchObject({ status: 'withdrawn', abilities: { withdraw: false } })
    expect(await seen(id)).toMatchObject({
      status: 'withdrawn',
      abilities: { move: false, reject: false, hire: false },
    })
    expect((await save(as, posting, { version: 3 })).body).toMatchObject({ data: { status: 'withdrawn' } })
  })

  it('is nobody else’s to read, to print or to take back', async () => {
    const [as, other] = [await individual(app), await individual(app)]
    const { id } = await appliedFor(app, as, await openPosting(app, firm))
    for (const path of ['', '/resume.pdf'])
      expect((await app.call('GET', `/job-applications/${id}${path}`, { as: other })).status).toBe(404)
    const body = { version: 2 }
    expect((await app.call('POST', `/job-applications/${id}/withdraw`, { as: other, body })).status).toBe(404)
    expect(await own(other)).toEqual([])
    const another = await company(app)
    for (const path of ['', '/resume.pdf'])
      expect((await app.call('GET', `/applicants/${id}${path}`, { as: another })).status).toBe(404)
  })
})

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Applicant, ApplicantRow, SentApplication } from '../../../openapi/schemas/job-application.ts'
import { appliedFor } from '../../../tests/factories/job-applications.ts'
import { jobTerms, openPosting } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person, type PersonOptions } from '../../../tests/factories/people.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { stagedPdf } from '../../../tests/factories/support-documents.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobPostings, jobPostingSkills } from '../../db/job-posting-tables.ts'
import { accounts, personalDetails } from '../../db/tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})

const add = async (as: Person, path: string, body: Readonly<Record<string, unknown>>) => {
  const answer = await app.call('POST', path, { as, body: { visible: true, ...body } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
}
/** A job that asks for one skill, four years and a BA. */
async function asking() {
  const posting = await openPosting(app, firm, { closesAt: null, experienceYears: 4, educationLevel: 'ba' })
  const { skillId } = await jobTerms(app)
  await app.db.insert(jobPostingSkills).values({ postingId: posting.id, skillId, place: 0 })
  return posting
}
/** Somebody with two years of work, a BA, and the skill. */
async function accountant(options: PersonOptions = {}) {
  const person = await individual(app, options)
  await add(person, '/person-skills', { name: { en: 'Bookkeeping of postings' } })
  await add(person, '/experiences', {
    company_name: { en: 'Dashen Bank' },
    job_title: { en: 'Accountant' },
    location: { en: 'Adama' },
    employment_type: 'full-time',
    location_type: 'on-site',
    currently_employed: false,
    start_date: '2020-01-01',
    start_known: null,
    end_date: '2021-12-31',
    end_known: null,
    description: null,
  })
  await add(person, '/educations', {
    school_name: { en: 'Jimma University' },
    degree: { en: 'Bachelor of Arts (BA)' },
    field_of_study: { en: 'Accounting' },
    start_date: '2015-09-01',
    start_known: null,
    end_date: '2019-07-01',
    end_known: null,
    grade: null,
    description: null,
    picture_id: null,
  })
  return person
}
const seen = async (id: string) => (await app.call<Applicant>('GET', `/applicants/${id}`, { as: firm })).body

describe('how a resume fits a job', () => {
  it('is told with where each point comes from, and stays what it was when it was sent', async () => {
    const posting = await asking()
    const person = await accountant()
    const { id } = await appliedFor(app, person, posting)
    const { match, match_score } = await seen(id)
    expect(match_score).toBe(85)
    expect(match).toMatchObject({
      score: 85,
      skills: { points: 50, of: 50, asked: [{ name: { en: 'Bookkeeping of postings' }, has: true }] },
      experience: { points: 15, of: 30, asked_years: 4, months: 24 },
      education: { points: 20, of: 20, asked: { en: 'Bachelor of Arts (BA)' }, is_known: true },
    })
    expect(match?.education?.found?.en).toContain('Bachelor of Arts (BA)')
    // Neither side changes what was sent.
    await app.db.update(jobPostings).set({ experienceYears: 1 }).where(eq(jobPostings.id, posting.id))
    await add(person, '/person-skills', { name: { en: 'Excel' } })
    expect((await seen(id)).match).toEqual(match)
    // It is the employer's: their applicant is not told.
    const own = await app.call<SentApplication>('GET', `/job-applications/${id}`, { as: person })
    expect(JSON.stringify(own.body)).not.toContain('match')
  })

  it('is the same whatever the name, photo, sex, age and religion of the person', async () => {
    const posting = await asking()
    const plain = await accountant()
    const another = await accountant({
      user: { firstName: 'Zahra', middleName: 'Mohammed', lastName: 'Ali', phoneNumber: '+251911222333' },
    })
    const { id: pictureId } = await uploadPicture(app, another)
    await app.db.update(accounts).set({ pictureId }).where(eq(accounts.id, another.accountId))
    await app.db.insert(personalDetails).values({
      userId: another.userId,
      birthDate: '1961-02-03',
      sex: 'female',
      nationality: 'ET',
      bloodGroup: 'O+',
      maritalStatus: 'married',
      religion: 'islam',
      country: 'ET',
      region: 'somali',
      zone: 'fafan',
      woreda: 'Jijiga',
      kebele: 'Kebele 12',
      location: { en: 'Jijiga' },
    })
    const [one, two] = [await appliedFor(app, plain, posting), await appliedFor(app, another, posting)]
    const match = (await seen(one.id)).match
    expect(match?.score).toBe(85)
    expect((await seen(two.id)).match).toEqual(match)
  })

  it('orders the list, those without one last; an uploaded CV has none', async () => {
    const posting = await asking()
    const good = await appliedFor(app, await accountant(), posting)
    const newcomer = await individual(app)
    await add(newcomer, '/person-skills', { name: { en: 'Chess' } })
    const weak = await appliedFor(app, newcomer, posting)
    const uploader = await accountant()
    const cv = await stagedPdf(app, uploader)
    const body = { resume_id: null, lang: 'en', cv_file_id: cv, cover_letter: null, answers: [], document_ids: [] }
    const path = `/jobs/${posting.slug}/application`
    const saved = await app.call<{ readonly application: { readonly version: number } }>('PUT', path, {
      as: uploader,
      body: { ...body, version: null },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const uploaded = await app.call<SentApplication>('POST', `${path}/apply`, {
      as: uploader,
      body: { version: saved.body.application.version },
    })
    expect(await seen(uploaded.body.id)).toMatchObject({ match: null, match_score: null })
    const listed = await app.call<{ readonly data: readonly ApplicantRow[] }>(
      'GET',
      `/job-postings/${posting.id}/applicants?sort=-match_score`,
      { as: firm },
    )
    expect(listed.body.data.map(({ id, match_score }) => [id, match_score])).toEqual([
      [good.id, 85],
      [weak.id, 0],
      [uploaded.body.id, null],
    ])
  })

  it('is not there where nothing can be compared', async () => {
    const silent = await appliedFor(app, await individual(app), await asking())
    expect(await seen(silent.id)).toMatchObject({ match: { score: null }, match_score: null })
  })
})

import type { APIRequestContext, APIResponse, Browser } from '@playwright/test'
import { DAY } from '../../openapi/durations.ts'
import type { JobPosting, JobPostingBody } from '../../openapi/schemas/job-posting.ts'
import { signInContext } from '../setup/visitors.ts'
import { newCompany, type NewCompany } from './new-company.ts'
import type { NewPerson } from './new-person.ts'
import { expect, type Mailbox } from './test.ts'

/** What signs a call in, and says for which account. */
export type Headers = Readonly<Record<string, string>>
export const textOf = (words: string) => [{ type: 'paragraph', text: [{ text: words }] }]

async function body<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

interface Asking {
  readonly request: APIRequestContext
  readonly mailbox: Mailbox
  readonly browser: Browser
  readonly url: string
}

/** A draft with everything that it needs to open. */
export async function draftJob(
  request: APIRequestContext,
  headers: Headers,
  over: { readonly title: JobPosting['title'] } & Partial<Record<keyof JobPostingBody, unknown>>,
): Promise<JobPosting> {
  const titles = await body<{ data: readonly { id: string; sector_id: string }[] }>(
    await request.get('/api/job-titles', { headers }),
  )
  const draft = await body<JobPosting>(
    await request.post('/api/job-postings', { headers, data: { title: over.title } }),
  )
  const data = {
    job_title_id: titles.data[0]?.id,
    sector_id: titles.data[0]?.sector_id,
    description: { en: textOf('You weave by hand.'), am: textOf('በእጅ ይሸምናሉ።') },
    responsibilities: null,
    requirements: null,
    skill_ids: [],
    employment_type: 'full-time',
    location_type: 'on-site',
    region: 'addis-ababa',
    city: null,
    salary_from: 9000,
    salary_to: 12_000,
    currency: 'ETB',
    salary_period: 'month',
    salary_shown: true,
    experience_years: null,
    education_level: null,
    vacancies: 1,
    deadline: new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10),
    time_zone: 'Africa/Addis_Ababa',
    reply_within: null,
    hiring_process_id: null,
    questions: [],
    documents: [],
    ...over,
    version: draft.version,
  }
  return body(await request.put(`/api/job-postings/${draft.id}`, { headers, data }))
}

/** An act on a posting. */
export async function actOnJob(
  request: APIRequestContext,
  headers: Headers,
  { id, version }: Pick<JobPosting, 'id' | 'version'>,
  act: 'publish' | 'close',
): Promise<JobPosting> {
  return body(await request.post(`/api/job-postings/${id}/${act}`, { headers, data: { version } }))
}

/** The first posting of an account waits for an administrator, who approves it here; gives it as its account sees it. */
export async function approveJob(
  request: APIRequestContext,
  headers: Headers,
  administrators: Headers,
  id: string,
): Promise<JobPosting> {
  const now = () => request.get(`/api/job-postings/${id}`, { headers })
  const posting = await body<JobPosting>(await now())
  if (posting.status !== 'in_review') return posting
  await body(
    await request.post(`/api/manage/job-reviews/${id}/approve`, {
      headers: administrators,
      data: { version: posting.version, note: null },
    }),
  )
  return body(await now())
}

/** A new company with a posting that is open, on which an administrator was asked; gives its slug too. */
export async function openJob(
  { request, mailbox, browser, url }: Asking,
  over: Partial<Parameters<typeof draftJob>[2]> = {},
): Promise<{ readonly firm: NewCompany; readonly headers: Headers; readonly job: JobPosting; readonly slug: string }> {
  const firm = await newCompany(request, mailbox, 'Dorze Looms')
  const headers = { authorization: `Bearer ${firm.token}` }
  const deciding = await browser.newContext({ baseURL: url })
  const draft = await draftJob(request, headers, { title: { en: 'Weaver' }, ...over })
  await actOnJob(request, headers, draft, 'publish')
  const job = await approveJob(request, headers, await signInContext(deciding, url, 'admin', 'en'), draft.id)
  await deciding.close()
  return { firm, headers, job, slug: new URL(job.url ?? '').pathname.split('/').at(-1) ?? '' }
}

/** A browser in which the owner of the company is signed in. */
export async function employersWindow({ browser, url }: Pick<Asking, 'browser' | 'url'>, firm: NewCompany) {
  const context = await browser.newContext({ baseURL: url })
  await context.addCookies([
    { name: 'access_token', value: firm.token, url, sameSite: 'Lax' },
    { name: 'current_language', value: 'en', url, sameSite: 'Lax' },
  ])
  return context
}

/** A resume of the person; gives its id. */
export async function addResume(request: APIRequestContext, { token }: NewPerson, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await body<{ id: string }>(
    await request.post('/api/resumes', { data: { name, lang: 'en', style: null }, headers }),
  )
  return id
}

/** The person applies for the posting at this slug with a new resume; gives the id of the application. */
export async function applyFor(
  request: APIRequestContext,
  person: NewPerson,
  slug: string,
  cover_letter: string | null = null,
): Promise<string> {
  const headers = { authorization: `Bearer ${person.token}` }
  const resume_id = await addResume(request, person, 'For this job')
  const draft = { resume_id, lang: 'en', cv_file_id: null, cover_letter, answers: [], document_ids: [], version: null }
  await body(await request.put(`/api/jobs/${slug}/application`, { data: draft, headers }))
  const { id } = await body<{ id: string }>(
    await request.post(`/api/jobs/${slug}/application/apply`, { data: { version: 1 }, headers }),
  )
  return id
}

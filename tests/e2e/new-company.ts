import { randomInt } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { pages } from '../../openapi/routes.ts'
import type { NewPerson } from './new-person.ts'
import { expect, type Mailbox } from './test.ts'

export interface NewCompany {
  readonly login: string
  readonly password: string
  readonly username: string
  readonly name: string
  readonly accountId: string
  /** What signs calls of its own in. */
  readonly token: string
}
type As = Pick<NewCompany, 'token'>
const signed = ({ token }: As) => ({ authorization: `Bearer ${token}` })

/** The body of an answer that must have this status. */
async function body<T>(answer: APIResponse, status = 200): Promise<T> {
  expect(answer.status(), await answer.text()).toBe(status)
  return (await answer.json()) as T
}

/** A company that has confirmed its email, made by the calls that its pages make. */
export async function newCompany(
  request: APIRequestContext,
  mailbox: Mailbox,
  name = 'Abay Software',
): Promise<NewCompany> {
  const username = `firm${randomInt(1e9)}`
  const [login, password] = [`${username}@example.org`, 'coffee at eight in Jimma']
  const first = async (path: string) => (await body<{ data: { id: string }[] }>(await request.get(path))).data[0]?.id
  const data = {
    company_name: name,
    username,
    email: login,
    phone_number: '+251911234567',
    company_size_id: await first('/api/company-sizes'),
    info_source_id: await first('/api/info-sources'),
    password,
    confirm_password: password,
  }
  await body(await request.post('/api/register/company', { data }), 201)
  const confirmation = new URL(
    await mailbox.link(login, pages.registrationVerification.path),
    'http://here',
  ).searchParams.get('token')
  await body(await request.post('/api/register/verify', { data: { token: confirmation, password } }))
  const { access_token: token } = await body<{ access_token: string }>(
    await request.post('/api/login', { data: { login, password } }),
  )
  const { accounts } = await body<{ accounts: { id: string }[] }>(
    await request.get('/api/user', { headers: signed({ token }) }),
  )
  return { login, password, username, name, accountId: accounts[0]?.id ?? '', token }
}

export interface SentOffer {
  readonly id: string
  readonly version: number
}
/** An offer of a position of its own to a person. */
export async function sendOffer(
  request: APIRequestContext,
  firm: NewCompany,
  person: Pick<NewPerson, 'login'>,
): Promise<SentOffer> {
  const headers = signed(firm)
  const words = { name: { en: 'Water' }, function: { en: 'Keeps the wells and the pumps.' }, contact_email: firm.login }
  const { id: department_id } = await body<{ id: string }>(
    await request.post('/api/departments', { headers, data: { ...words, parent_id: null, contact_phone: null } }),
    201,
  )
  const seat = { title: { en: 'Engineer' }, department_id, reports_to_id: null, headcount: 1, description: null }
  const { id: position_id } = await body<{ id: string }>(
    await request.post('/api/positions', { headers, data: seat }),
    201,
  )
  const terms = {
    employee_email: person.login,
    position_id,
    job_title: 'Engineer',
    job_description: 'Plans wells and looks after the pumps.',
    salary: 32_000,
    currency: 'ETB',
    employment_type: 'full-time',
    location_type: 'on-site',
    from_date: '2020-01-06',
    to_date: null,
    answer_by: null,
  }
  const { offers } = await body<{ offers: SentOffer[] }>(
    await request.post('/api/offers', { headers, data: { offers: [terms] } }),
    201,
  )
  return offers[0] ?? { id: '', version: 0 }
}

export interface Work {
  readonly id: string
  readonly version: number
}
/** The person accepts an offer; gives the employment that comes of it. */
export async function hire(request: APIRequestContext, firm: NewCompany, person: NewPerson): Promise<Work> {
  const offer = await sendOffer(request, firm, person)
  const headers = signed(person)
  const { accounts } = await body<{ accounts: { id: string }[] }>(await request.get('/api/user', { headers }))
  const answer = {
    company_account_id: firm.accountId,
    employee_account_id: accounts[0]?.id,
    status: 'accept',
    version: offer.version,
  }
  await body(await request.post(`/api/employees/status/${offer.id}`, { headers, data: answer }))
  const [work] = await body<Work[]>(await request.get('/api/employments', { headers }))
  return work ?? { id: '', version: 0 }
}

/** Today in Addis Ababa, which days of work are counted by. */
export const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Addis_Ababa' }).format(new Date())

/** The company ends an employment; today is its last day. */
export async function endWork(request: APIRequestContext, firm: NewCompany, work: Work): Promise<void> {
  await body(
    await request.post(`/api/employments/${work.id}/end`, {
      headers: signed(firm),
      data: { last_day: today(), reason: null, version: work.version },
    }),
  )
}

/** The offer as a letter, as the company downloads it: the bytes of a PDF, as the built server sets them. */
export async function offerLetter(request: APIRequestContext, firm: NewCompany, { id }: SentOffer): Promise<Buffer> {
  const answer = await request.get(`/api/offers/${id}/offer.pdf`, { headers: signed(firm) })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.body()
}

/** The company takes an offer back. */
export async function withdrawOffer(
  request: APIRequestContext,
  firm: NewCompany,
  { id, version }: SentOffer,
): Promise<void> {
  await body(await request.post(`/api/offers/${id}/withdraw`, { headers: signed(firm), data: { version } }))
}

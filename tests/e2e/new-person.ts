import { randomInt } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { expect, type Mailbox } from './test.ts'

export interface NewPerson {
  readonly login: string
  readonly password: string
  readonly username: string
  /** What signs calls of their own in. */
  readonly token: string
}
/**
 * A person who has just confirmed their email and is signed in, made by the API. `lang` is the language they see
 * everything in.
 */
export async function newPerson(
  context: BrowserContext,
  request: APIRequestContext,
  mailbox: Mailbox,
  url: string,
  lang: 'en' | 'am' = 'en',
  first_name = 'Hana',
): Promise<NewPerson> {
  const username = `person${randomInt(1e12)}`
  const [login, password] = [`${username}@example.org`, 'strong-coffee-beans']
  const registered = await request.post('/api/register/user', {
    data: {
      first_name,
      middle_name: 'Bekele',
      last_name: 'Wolde',
      username,
      email: login,
      phone_number: '+251911234567',
      password,
      confirm_password: password,
    },
  })
  expect(registered.status(), await registered.text()).toBe(201)
  const link = new URL(await mailbox.link(login, '/register/registration-verification'), url)
  const verified = await request.post('/api/register/verify', {
    data: { token: link.searchParams.get('token'), password },
  })
  expect(verified.status(), await verified.text()).toBe(200)
  const answer = await request.post('/api/login', { data: { login, password } })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const language = await request.put('/api/user/language', {
    data: { language: lang },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(language.status()).toBe(204)
  await context.addCookies([
    { name: 'access_token', value: token, url, sameSite: 'Lax' },
    { name: 'current_language', value: lang, url, sameSite: 'Lax' },
  ])
  return { login, password, username, token }
}

/** One education as the API takes it. */
export const anEducation = (name: string) => ({
  school_name: { en: name },
  degree: { en: 'BSc' },
  field_of_study: { en: 'Civil Engineering' },
  start_date: '2012-09-12',
  end_date: '2017-07-01',
  grade: null,
  description: null,
  picture_id: null,
  visible: true,
})
export async function addEducation(
  request: APIRequestContext,
  { token }: NewPerson,
  name: string,
): Promise<{ readonly id: string; readonly version: number }> {
  const answer = await request.post('/api/educations', {
    data: anEducation(name),
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as { id: string; version: number }
}

/** All of the personal details, for what is tried out beyond them. The woreda is written, not chosen. */
export async function describeYourself(request: APIRequestContext, { token }: Pick<NewPerson, 'token'>): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const kept = (await (await request.get('/api/personal/detail', { headers })).json()) as Record<string, unknown>
  const { email: _email, phone_number: _phone, ...body } = kept
  const details = {
    birth_date: '1992-05-04',
    sex: 'female',
    nationality: 'ET',
    blood_group: 'O+',
    marital_status: 'single',
    religion: 'ethiopian-orthodox',
    country: 'ET',
    region: 'addis-ababa',
    zone: 'gullele',
    woreda: 'Sarbet',
    kebele: null,
    location: { en: 'Sarbet, Addis Ababa' },
  }
  const saved = await request.put('/api/personal/detail', { data: { ...body, details }, headers })
  expect(saved.status(), await saved.text()).toBe(200)
}

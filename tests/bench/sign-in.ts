import { DEMO_PASSWORD } from '../../server/db/demo-content.ts'
import type { DemoPerson } from '../setup/visitors.ts'

/** The headers by which a demo person calls the API. */
export async function signInDemo(server: string, person: DemoPerson): Promise<{ readonly authorization: string }> {
  const answer = await fetch(`${server}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: `${person}@sira.example`, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${person} cannot sign in: ${answer.status} ${await answer.text()}`)
  const { access_token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

/** Someone who registers and confirms on a server without demo people; the headers of their calls. */
export async function registered(server: string): Promise<{ readonly authorization: string }> {
  const post = async (path: string, body: Readonly<Record<string, string>>) => {
    const answer = await fetch(server + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Readonly<Record<string, string>>
  }
  const [email, password] = ['measured@example.org', 'strong-coffee-beans']
  const names = { first_name: 'Hana', middle_name: 'Bekele', last_name: 'Wolde', username: 'measured', phone_number: '+251911234567' }
  await post('/api/register/user', { ...names, email, password, confirm_password: password })
  let link: string | undefined
  for (let tries = 0; link === undefined && tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const mails = (await (await fetch(`${server}/_mail.json?to=${email}`)).json()) as readonly { readonly links: readonly string[] }[]
    link = mails[0]?.links.find((one) => one.includes('token='))
  }
  if (link === undefined) throw new Error('no mail of confirmation came')
  await post('/api/register/verify', { token: new URL(link).searchParams.get('token') ?? '' })
  const { access_token } = await post('/api/login', { login: email, password })
  return { authorization: `Bearer ${access_token}` }
}

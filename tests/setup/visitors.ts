import type { BrowserContext } from 'playwright'
import type { AccountKind, Language } from '../../openapi/define.ts'
import type { Page } from '../../openapi/routes.ts'
import { DEMO_PASSWORD, engineer, exporter } from '../../server/db/demo-content.ts'

/** The people of an installation on demo data, and someone who is not signed in. */
export const DEMO_PEOPLE = ['individual', 'company', 'admin'] as const
export type DemoPerson = (typeof DEMO_PEOPLE)[number]
export type Visitor = DemoPerson | 'nobody'

const KIND: Readonly<Record<DemoPerson, AccountKind>> = { individual: 'individual', company: 'company', admin: 'administrator' }
const GUARDS: Readonly<Record<Page['guard'], readonly Visitor[]>> = {
  anyone: ['nobody'],
  guest: ['nobody'],
  login: ['individual', 'company', 'admin'],
  individual: ['individual'],
  company: ['company'],
  admin: ['admin'],
  'individual-or-company': ['individual', 'company'],
  'admin-or-individual': ['individual', 'admin'],
  'individual-and-employee': ['individual'],
  staff: ['company'],
  recruiter: ['company'],
}

/** Whom a page is for, of those who look: the public of public pages, otherwise each kind of account that this release serves with it. */
export const visitorsOf = ({ guard, released, path }: Page): readonly Visitor[] =>
  // A page of one thing has no address of its own: whoever looks at it opens it from its list.
  (path.includes('{id}') ? [] : GUARDS[guard]).filter((visitor) => visitor === 'nobody' || !released || released.includes(KIND[visitor]))

/** A page's address on demo data; documents choose their language by it. */
export function addressOf({ path, kind }: Page, lang: Language): string {
  // Companies are followed, people have pages of their own.
  const address = path.replace('{username}', path.startsWith('/company/') ? exporter.username : engineer.username)
  return kind === 'document' && lang === 'am' ? `${address}?lang=am` : address
}

/** Signs in without passing the form: the token goes where the product's own client keeps it. With `lang` the person's own language is set too. Gives the headers for calls as that person. */
export async function signInContext(context: BrowserContext, url: string, person: DemoPerson, lang?: Language): Promise<{ authorization: string }> {
  const answer = await context.request.post(`${url}/api/login`, { data: { login: `${person}@sira.example`, password: DEMO_PASSWORD } })
  if (!answer.ok()) throw new Error(`${person} cannot sign in: ${answer.status()} ${await answer.text()}`)
  const { access_token } = (await answer.json()) as { access_token: string }
  await context.addCookies([{ name: 'access_token', value: access_token, url, sameSite: 'Lax' }])
  const headers = { authorization: `Bearer ${access_token}` }
  if (!lang) return headers
  const kept = await context.request.put(`${url}/api/user/language`, { data: { language: lang }, headers })
  if (!kept.ok()) throw new Error(`the language of ${person} was not kept: ${kept.status()} ${await kept.text()}`)
  return headers
}

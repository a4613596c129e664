import type { BrowserContext } from 'playwright'
import type { AccountKind, Language } from '../../openapi/define.ts'
import { entryPages } from '../../openapi/resources/pages.ts'
import { anyPages, type Page, type PageKey } from '../../openapi/routes.ts'
import { DEMO_PASSWORD, engineer, exporter } from '../../server/demo/content.ts'

/** The people of an installation on demo data, and someone who is not signed in. */
export const DEMO_PEOPLE = ['individual', 'company', 'admin'] as const
export type DemoPerson = (typeof DEMO_PEOPLE)[number]
export type Visitor = DemoPerson | 'nobody'

const KIND: Readonly<Record<DemoPerson, AccountKind>> = {
  individual: 'individual',
  company: 'company',
  admin: 'administrator',
}
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
  employer: ['individual', 'company'],
}

/** Forms on pages of their own, shown as they are for a new entry. */
const NEW_ONE: ReadonlySet<string> = new Set(Object.keys(entryPages))
/** Pages of one thing, which show the first row of this list of whoever looks. */
const FIRST_OF: Readonly<Partial<Record<PageKey, { readonly list: string; readonly visitors: readonly Visitor[] }>>> = {
  offer: { list: '/api/employees/requisition', visitors: ['individual', 'company'] },
  jobPosting: { list: '/api/job-postings', visitors: ['company'] },
  writeLetter: { list: '/api/letters?view=written&status=draft', visitors: ['company'] },
  hiringProcess: { list: '/api/hiring-processes', visitors: ['company'] },
  sentApplication: { list: '/api/job-applications', visitors: ['individual'] },
  assignedApplicant: { list: '/api/assigned-applicants?sort=applied_at', visitors: ['company'] },
  myLetter: { list: '/api/letters', visitors: ['company'] },
  companyLetter: { list: '/api/company-letters', visitors: ['company'] },
  receivedLetter: { list: '/api/received-letters', visitors: ['individual'] },
  applicants: { list: '/api/job-postings?q=cupper', visitors: ['company'] },
  applicantsAnalysis: { list: '/api/job-postings?q=cupper', visitors: ['company'] },
}

/** Addresses that are files: nobody looks at them as at a page. */
const FILES: ReadonlySet<PageKey> = new Set([
  'publicResumePdf',
  'publicResumeDocument',
  'letterByCodePdf',
  'letterByCodeAttachment',
])

/**
 * Whom a page is for, of those who look: the public of public pages, otherwise each kind of account that this release
 * serves with it.
 */
export function visitorsOf(key: PageKey): readonly Visitor[] {
  if (FILES.has(key)) return []
  const { guard, released, path } = anyPages[key]
  const first = FIRST_OF[key]
  if (path.includes('{id}') && !first && !NEW_ONE.has(key))
    throw new Error(`${path} shows one thing: name the list that has it`)
  return (first?.visitors ?? GUARDS[guard]).filter(
    (visitor) => visitor === 'nobody' || !released || released.includes(KIND[visitor]),
  )
}

/** A page's address on demo data for whoever is signed in by these headers; documents choose their language by it. */
export async function addressOf(key: PageKey, lang: Language, { context, url, headers }: Looker): Promise<string> {
  const { path, kind }: Page = anyPages[key]
  // Companies are followed, people have pages of their own.
  const address = (NEW_ONE.has(key) ? path.replace('{id}', 'new') : path).replace(
    '{username}',
    path.startsWith('/company/') ? exporter.username : engineer.username,
  )
  if (key === 'publicResume') {
    const shared = await sharedResume(url)
    return lang === 'am' ? `${shared}?lang=am` : shared
  }
  if (key === 'letterByCode') {
    const issued = path.replace('{code}', await issuedCode(url))
    return lang === 'am' ? `${issued}?lang=am` : issued
  }
  const first = FIRST_OF[key]
  if (key === 'reportJob') {
    const [job = ''] = await linksTo(anyPages.job.path, { context, url, lang })
    return path.replace('{slug}', job.split('/').at(-1) ?? '')
  }
  if (key === 'applyForJob') {
    // The engineer has applied for the first.
    const job = new URL((await linksTo(anyPages.job.path, { context, url, lang })).at(-1) ?? '', url).pathname
    return path.replace('{slug}', job.split('/').at(-1) ?? '')
  }
  if (path.includes('{slug}') && !first) return (await linksTo(path, { context, url, lang }))[0] ?? ''
  if (!first) return kind === 'document' && lang === 'am' ? `${address}?lang=am` : address
  const answer: unknown = await (await context.request.get(`${url}${first.list}`, { headers })).json()
  // A short list is answered whole, a long one by pages.
  const rows = (Array.isArray(answer) ? answer : (answer as { readonly data: unknown }).data) as readonly {
    readonly id: string
  }[]
  if (!rows[0]) throw new Error(`${first.list} is empty: there is nothing to show at ${path}`)
  // The page of a posting's applicants is found by its id as well.
  return address.replace(/\{(id|slug)\}/, rows[0].id)
}
/** Pages of entries by their own address: the list that links to them. */
const LISTED_AT: Readonly<Record<string, string>> = {
  '/blog-detail/{slug}': '/latest-blogs',
  '/help-center-detail/{slug}': '/help-center',
  '/jobs/{slug}': '/jobs',
  '/solutions-detail/{slug}': '/',
  '/user-type-solution/{slug}': '/',
}
async function linksTo(
  path: string,
  { context, url, lang }: Pick<Looker, 'context' | 'url'> & { readonly lang: Language },
): Promise<readonly string[]> {
  const list = LISTED_AT[path]
  if (list === undefined) throw new Error(`${path} shows one entry: name the page that lists them`)
  const page = await (await context.request.get(`${url}${list}?lang=${lang}`)).text()
  const link = new RegExp(`href="(${path.replace('{slug}', '[^"?.]+')})["?]`, 'gu')
  const found = [...page.matchAll(link)].map(([, one = '']) => (lang === 'am' ? `${one}?lang=am` : one))
  if (found.length === 0) throw new Error(`${list} links to nothing at ${path}`)
  return found
}

/** Calls the API, not by the browser's context, which would be signed in from then on. */
const calls =
  (url: string) =>
  async (method: string, path: string, body: unknown, token?: string): Promise<unknown> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
async function tokenOf(url: string, person: DemoPerson): Promise<string> {
  const login = { login: `${person}@sira.example`, password: DEMO_PASSWORD }
  return ((await calls(url)('POST', '/login', login)) as { readonly access_token: string }).access_token
}
/** The code of the letter that the demonstration's company issued; it is printed on the letter and in no list. */
export async function issuedCode(url: string): Promise<string> {
  const token = await tokenOf(url, 'company')
  const ask = async <T>(path: string) => (await calls(url)('GET', path, null, token)) as T
  const { data } = await ask<{ readonly data: readonly { readonly id: string }[] }>('/company-letters?status=issued')
  const { code } = await ask<{ readonly code: string | null }>(`/letters/${data[0]?.id ?? ''}`)
  if (code === null) throw new Error('The letter of the demonstration has no code')
  return code
}

interface Shared {
  readonly id: string
  readonly version: number
  readonly is_public: boolean
  readonly url: string | null
}
/**
 * Where the resume is that the engineer shares, which is made and shared the first time. No page leads to it: whoever
 * has its link reads it.
 */
async function sharedResume(url: string): Promise<string> {
  const ask = calls(url)
  const token = await tokenOf(url, 'individual')
  const { data } = (await ask('GET', '/resumes', null, token)) as { data: readonly Shared[] }
  const found = data.find((row) => row.is_public)
  if (found?.url) return new URL(found.url).pathname
  const made = (await ask('POST', '/resumes', { name: 'Water engineer', lang: 'en', style: null }, token)) as Shared
  const publication = { visibility: 'link', until: null, indexed: false, password: null, version: made.version }
  const shared = (await ask('PUT', `/resumes/${made.id}/publication`, publication, token)) as Shared
  if (shared.url === null) throw new Error('The resume is shared and has no address')
  return new URL(shared.url).pathname
}

/** Whoever looks at pages: a browser of theirs, where the product is, and what signs their calls. */
export interface Looker {
  readonly context: BrowserContext
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Signs in without passing the form: the token goes where the product's own client keeps it. With `lang` the person's
 * own language is set too. Gives the headers for calls as that person.
 */
export async function signInContext(
  context: BrowserContext,
  url: string,
  person: DemoPerson,
  lang?: Language,
): Promise<{ authorization: string }> {
  const answer = await context.request.post(`${url}/api/login`, {
    data: { login: `${person}@sira.example`, password: DEMO_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${person} cannot sign in: ${answer.status()} ${await answer.text()}`)
  const { access_token } = (await answer.json()) as { access_token: string }
  await context.addCookies([{ name: 'access_token', value: access_token, url, sameSite: 'Lax' }])
  const headers = { authorization: `Bearer ${access_token}` }
  if (!lang) return headers
  const kept = await context.request.put(`${url}/api/user/language`, { data: { language: lang }, headers })
  if (!kept.ok()) throw new Error(`the language of ${person} was not kept: ${kept.status()} ${await kept.text()}`)
  return headers
}

import createClient, { type Middleware } from 'openapi-fetch'
import { readCookie } from './cookies.ts'
import { encodeForm } from './encode.ts'
import { pinnedAccount } from './identity.ts'
import type { paths } from './schema.d.ts'

/** Where the API is: the origin the server wrote into the page, or the page's own when it wrote none. */
const origin = () => document.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content || location.origin

/** The language of the interface, for the server's messages: the kept choice, else what the page shows. */
const language = () => readCookie('current_language') ?? document.documentElement.lang.slice(0, 2)

/** Where the browser has no `Temporal`, the first question after its formatters costs a slow phone a tenth of a second. */
const timeZone = () =>
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The headers of every call (specification §7). `if-account` goes with writes: one under another account is refused.
 */
const headers: Middleware = {
  onRequest({ request }) {
    const token = readCookie('access_token')
    const account = pinnedAccount()
    const xsrf = readCookie('XSRF-TOKEN')
    if (!request.headers.has('accept')) request.headers.set('accept', 'application/json')
    request.headers.set('timezone', timeZone())
    request.headers.set('lang', language())
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    if (token && account) request.headers.set('currentaccountid', account)
    if (token && account && request.method !== 'GET') request.headers.set('if-account', account)
    if (xsrf) request.headers.set('x-xsrf-token', xsrf)
    return request
  },
}

/**
 * Every call of the API, typed by the contract. It never shows a message and never navigates. Use it through `answer`
 * (`problem.ts`), which throws what the machines understand. `fetch` is looked up at each call, so that mocks can stand
 * in for it.
 */
export const api = createClient<paths>({
  baseUrl: `${origin()}/api`,
  fetch: (request) => globalThis.fetch(request),
  bodySerializer: (body) => (body === undefined ? undefined : encodeForm(body as Readonly<Record<string, unknown>>)),
})
api.use(headers)

/**
 * The header that makes repeating a creation safe: keep the key with the submission and send the same one again on a
 * retry.
 */
export const once = (key: string) => ({ 'idempotency-key': key }) as const

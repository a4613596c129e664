import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '../../src/documents/document.ts'
import { Html } from '../../src/documents/Html.tsx'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** How a page may be kept and framed. */
export interface Handling {
  readonly status: 200 | 404 | 410 | 500
  /** `revalidate`: kept, but asked for again each time, so that an edit shows at once. `never`: for one reader's eyes. */
  readonly cache: 'revalidate' | 'never'
  /** Without a wish the page speaks the language that the browser asks for. */
  readonly byLanguage: boolean
  /** The application may show the page in a frame (a preview). */
  readonly framed: boolean
  /** Tells crawlers by header too. */
  readonly indexable: boolean
  /** The site's origin, for strict transport. */
  readonly origin: string
}

export type Coding = 'br' | 'gzip' | 'identity'
/** One coding of a page. Headers are name, value, name, value …: the form that Node writes without looking at it twice. */
export interface Body {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: string[]
  /** For a reader who has it already (304). */
  readonly unchanged: string[]
}
/** A page ready to be sent: each coding made once, when it is first asked for. */
export interface Prepared {
  readonly status: number
  /** What is made already. */
  readonly ready: (coding: Coding) => Body | undefined
  readonly body: (coding: Coding) => Promise<Body>
}

const hashOf = (text: string, encoding: 'base64' | 'base64url') => createHash('sha256').update(text).digest(encoding)

/** Nothing but our own files and the styles of this very page, by their hashes. */
function securityPolicy(page: Page, framed: boolean): string {
  const styles = page.styles.map((css) => `'sha256-${hashOf(css, 'base64')}'`).join(' ')
  return `default-src 'none'; style-src ${styles}; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${framed ? "'self'" : "'none'"}`
}

async function compressed(identity: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return identity
  // Quality 5 is nearly as small as 11 on pages of this size and a hundredth of the work.
  return coding === 'br'
    ? compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } })
    : compressGzip(identity, { level: 6 })
}

/** Renders a page and computes its headers. */
export function prepare(page: Page, handling: Handling): Prepared {
  const identity = Buffer.from(`<!doctype html>${renderToStaticMarkup(createElement(Html, { page }))}`)
  const mark = createHash('sha256').update(identity).digest('base64url').slice(0, 20)
  const headers = {
    'cache-control': handling.cache === 'never' ? 'no-store' : 'no-cache',
    vary: handling.byLanguage ? 'accept-encoding, accept-language, cookie' : 'accept-encoding, cookie',
    'content-security-policy': securityPolicy(page, handling.framed),
    'x-content-type-options': 'nosniff',
    // A preview's address holds its token.
    'referrer-policy': handling.cache === 'never' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    ...(handling.origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    ...(handling.indexable ? {} : { 'x-robots-tag': 'noindex' }),
  }
  const made = new Map<Coding, Body>()
  const making = new Map<Coding, Promise<Body>>()
  async function make(coding: Coding): Promise<Body> {
    const bytes = await compressed(identity, coding)
    const etag = `"${mark}-${coding}"`
    const tagged = [...Object.entries(headers).flat(), 'etag', etag]
    const ofBody = [
      'content-type',
      'text/html; charset=utf-8',
      'content-language',
      page.lang,
      'content-length',
      String(bytes.length),
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ]
    const body = { bytes, etag, headers: [...ofBody, ...tagged], unchanged: tagged }
    made.set(coding, body)
    making.delete(coding)
    return body
  }
  return {
    status: handling.status,
    ready: (coding) => made.get(coding),
    body: (coding) => {
      const known = made.get(coding)
      if (known !== undefined) return Promise.resolve(known)
      const soon = making.get(coding) ?? make(coding)
      making.set(coding, soon)
      return soon
    },
  }
}

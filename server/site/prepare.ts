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
  /** The application may show the page in a frame (a preview). */
  readonly framed: boolean
  /** Tells crawlers by header too. */
  readonly indexable: boolean
  /** The site's origin, for strict transport. */
  readonly origin: string
}

export type Coding = 'br' | 'gzip' | 'identity'
interface Body {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
}
/** A page ready to be sent: each coding made once, when it is first asked for. */
export interface Prepared {
  readonly status: number
  readonly body: (coding: Coding) => Body | Promise<Body>
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
  return coding === 'br' ? compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }) : compressGzip(identity, { level: 6 })
}

/** Renders a page and computes its headers. */
export function prepare(page: Page, handling: Handling): Prepared {
  const identity = Buffer.from(`<!doctype html>${renderToStaticMarkup(createElement(Html, { page }))}`)
  const mark = createHash('sha256').update(identity).digest('base64url').slice(0, 20)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': page.lang,
    'cache-control': handling.cache === 'never' ? 'no-store' : 'no-cache',
    vary: 'accept-encoding, cookie',
    'content-security-policy': securityPolicy(page, handling.framed),
    'x-content-type-options': 'nosniff',
    // A preview's address holds its token.
    'referrer-policy': handling.cache === 'never' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    ...(handling.origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    ...(handling.indexable ? {} : { 'x-robots-tag': 'noindex' }),
  }
  const made = new Map<Coding, Body | Promise<Body>>()
  async function make(coding: Coding): Promise<Body> {
    const bytes = await compressed(identity, coding)
    const etag = `"${mark}-${coding}"`
    const body = { bytes, etag, headers: { ...headers, etag, 'content-length': String(bytes.length), ...(coding === 'identity' ? {} : { 'content-encoding': coding }) } }
    made.set(coding, body)
    return body
  }
  return {
    status: handling.status,
    body: (coding) => {
      const known = made.get(coding)
      if (known !== undefined) return known
      const making = make(coding)
      made.set(coding, making)
      return making
    },
  }
}

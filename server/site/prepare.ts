import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '../../src/documents/document.ts'
import { Html } from '../../src/documents/Html.tsx'
import { RETRY_AFTER } from '../http/problem.ts'
import { MemoryCache } from '../kernel/caches.ts'

const compressBrotli = promisify(brotliCompress)

/** How a page may be kept and framed. */
export interface Handling {
  /** 503 says when to come back. */
  readonly status: 200 | 404 | 410 | 422 | 429 | 500 | 503
  /** In so many seconds it may be asked for again; absent: nothing is said, except by 503. */
  readonly retryAfter?: number
  /**
   * `revalidate`: kept, but asked for again each time, so that an edit shows at once. `never`: for one reader's eyes.
   */
  readonly cache: 'revalidate' | 'never'
  /** Without a wish the page speaks the language that the browser asks for. */
  readonly byLanguage: boolean
  /** The application may show the page in a frame (a preview). */
  readonly framed: boolean
  /** The page has a form that is sent to this site. */
  readonly asksThisSite: boolean
  /** Where the page’s script may call the API; null: it does not. */
  readonly apiOrigin: string | null
  /** The site's origin, for strict transport. */
  readonly origin: string
}

export type Coding = 'br' | 'gzip' | 'identity'
/**
 * One coding of a page. Headers are name, value, name, value …: the form that Node writes without looking at it twice.
 */
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
  readonly known: (coding: Coding) => Body | undefined
  readonly body: (coding: Coding) => Body
}

export const styleHashes = new MemoryCache<string>(1000)
/** Nearly all pages share their style sheets. */
function styleHash(css: string): string {
  const known = styleHashes.get(css) ?? createHash('sha256').update(css).digest('base64')
  styleHashes.set(css, known)
  return known
}

/** Nothing but our own files and the styles of this very page, by their hashes. */
function securityPolicy(page: Page, { framed, asksThisSite, apiOrigin, origin }: Handling): string {
  const asked = apiOrigin === null || apiOrigin === origin ? "'self'" : `'self' ${apiOrigin}`
  const styles = page.styles.map((css) => `'sha256-${styleHash(css)}'`).join(' ')
  return `default-src 'none'; style-src ${styles}; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action ${asksThisSite ? `'self'; connect-src ${asked}` : "'none'"}; frame-ancestors ${framed ? "'self'" : "'none'"}`
}

const brotli = (identity: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  },
})
const FAST = 1
const BEST = 9

/** For the first reader, who waits: a tenth of a millisecond, a fifth larger than the best. */
function compressed(identity: Buffer, coding: Coding): Buffer {
  if (coding === 'identity') return identity
  return coding === 'br' ? brotliCompressSync(identity, brotli(identity, FAST)) : gzipSync(identity, { level: 6 })
}

/** Renders a page and computes its headers. */
export function prepare(page: Page, handling: Handling): Prepared {
  const identity = Buffer.from(`<!doctype html>${renderToStaticMarkup(createElement(Html, { page }))}`)
  const mark = createHash('sha256').update(identity).digest('base64url').slice(0, 20)
  const retryAfter = handling.retryAfter ?? (handling.status === 503 ? RETRY_AFTER : null)
  const headers = {
    'cache-control': handling.cache === 'never' ? 'no-store' : 'no-cache',
    vary: handling.byLanguage ? 'accept-encoding, accept-language, cookie' : 'accept-encoding, cookie',
    'content-security-policy': securityPolicy(page, handling),
    'x-content-type-options': 'nosniff',
    // A preview's address holds its token.
    'referrer-policy': handling.cache === 'never' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    ...(handling.origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    // Crawlers are told by header too.
    ...(page.indexable ? {} : { 'x-robots-tag': 'noindex' }),
    ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }),
  }
  const made = new Map<Coding, Body>()
  const keep = (coding: Coding, bytes: Buffer, variant: string): Body => {
    const etag = `"${mark}-${variant}"`
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
    return body
  }
  let asked = 0
  /** The second reader shows that there are several: from then on they get the smallest form, made beside the work. */
  function improve(): void {
    asked += 1
    if (asked !== 2) return
    compressBrotli(identity, brotli(identity, BEST)).then(
      (bytes) => keep('br', bytes, 'br'),
      () => undefined, // The form there is serves on.
    )
  }
  return {
    status: handling.status,
    known: (coding) => {
      const body = made.get(coding)
      if (body !== undefined && coding === 'br') improve()
      return body
    },
    body: (coding) => {
      if (coding === 'br') improve()
      return made.get(coding) ?? keep(coding, compressed(identity, coding), coding === 'br' ? 'quick' : coding)
    },
  }
}

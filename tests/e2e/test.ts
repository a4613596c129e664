import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test'
import axe from 'axe-core'
import { DEMO_PASSWORD } from '../../server/demo/content.ts'
import type { DemoPerson } from '../setup/visitors.ts'
import { drawn, wholePage } from '../setup/whole-page.ts'

/** A mail as the list at `/_mail` shows it; `links` are the addresses in its text, in order. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
  /** The calendar file that goes with it. */
  readonly event?: { readonly content: string }
}
export interface Mailbox {
  /** Every mail to `address` so far, the oldest first. */
  readonly all: (address: string) => Promise<readonly Mail[]>
  /** The newest mail to `address` beyond those read before; waits until there is one. */
  readonly next: (address: string) => Promise<Mail>
  /** The link of the newest mail to `address` that leads to a page with this path, as a path of this site. */
  readonly link: (address: string, path: string) => Promise<string>
}

interface Fixtures {
  readonly mailbox: Mailbox
  /** Signs the page's browser in without passing the form; open any page afterwards. */
  readonly signIn: (person: DemoPerson | { readonly login: string; readonly password: string }) => Promise<void>
  /**
   * Fails the test when axe finds anything on the page as it stands (WCAG 2.2 A and AA); `asks` the rules about colours
   * and sizes alone where the others have been asked in another look.
   */
  readonly accessible: (page: Page, what?: string, asks?: 'everything' | 'looks') => Promise<void>
  /** The API's origin when it is not the site's; empty: the same. */
  readonly apiOrigin: string
  /** Console errors that this test provokes on purpose; everything else fails it. */
  readonly expectedErrors: RegExp[]
  readonly guarded: void
}

const WCAG = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The rules of those levels whose verdict follows from colours or sizes; the others read the markup. */
const LOOKS = {
  type: 'rule' as const,
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
}
/**
 * Waits while an overlay opens or closes: what lies behind it is hidden from readers a moment before it is there, and a
 * moment after it has gone. It opens in three frames, the first without anything hidden, the second not yet opaque,
 * which axe takes for a page that is hidden by nothing.
 */
async function overlaysRest(page: Page): Promise<void> {
  await drawn(
    page.evaluate(async () => {
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }),
  )
  await page.waitForFunction(() => {
    const overlays = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    return (
      (document.querySelector('#root[aria-hidden="true"]') === null || overlays.length > 0) &&
      overlays.every((one) => one.getAnimations().every(({ playState }) => playState !== 'running'))
    )
  })
}
let addresses = 0
/** An address of the range reserved for documentation and tests, another one at each call. */
const nextAddress = (worker: number) => `198.18.${worker}.${(addresses++ % 250) + 1}`

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { workerIndex }) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': nextAddress(workerIndex % 250) }),
  apiOrigin: async ({ browserName: _browserName }, provide) => provide(''),
  expectedErrors: async ({ browserName: _browserName }, provide) => provide([]),

  // What a person would not notice but a console would: errors, refused content, requests to others, answers of 500 and
  // above.
  guarded: [
    async ({ page, baseURL, apiOrigin, expectedErrors }, provide) => {
      const seen: string[] = []
      const ours = [new URL(baseURL ?? '').origin, apiOrigin]
      watch(page, ours, seen)
      page.context().on('page', (other) => watch(other, ours, seen))
      await provide()
      expect(
        [...new Set(seen.map((text) => text.slice(0, 400)))].filter(
          (text) => !expectedErrors.some((pattern) => pattern.test(text)),
        ),
      ).toEqual([])
    },
    { auto: true },
  ],

  mailbox: async ({ request }, provide) => {
    const read = new Set<string>()
    const next = async (address: string) => {
      let found: Mail | undefined
      await expect(async () => {
        found = (await mailsTo(request, address)).find((mail) => !read.has(mail.id))
        expect(found, `a new mail to ${address}`).toBeDefined()
      }).toPass({ timeout: 60_000, intervals: [100, 200, 400] })
      if (!found) throw new Error(`no mail to ${address}`)
      read.add(found.id)
      return found
    }
    await provide({
      all: async (address) => (await mailsTo(request, address)).toReversed(),
      next,
      link: async (address, path) => {
        const { links, subject } = await next(address)
        const link = links.map((text) => new URL(text)).find((url) => url.pathname === path)
        if (!link) throw new Error(`“${subject}” has no link to ${path}: ${links.join(' ')}`)
        return link.pathname + link.search
      },
    })
  },

  signIn: async ({ context, request, baseURL }, provide) => {
    await provide(async (person) => {
      const data = typeof person === 'string' ? { login: `${person}@sira.example`, password: DEMO_PASSWORD } : person
      const answer = await request.post('/api/login', { data })
      expect(answer.status(), await answer.text()).toBe(200)
      const { access_token } = (await answer.json()) as { access_token: string }
      await context.addCookies([{ name: 'access_token', value: access_token, url: baseURL ?? '', sameSite: 'Lax' }])
    })
  },

  accessible: async ({ browserName: _browserName }, provide, info) => {
    await provide(async (page, what = new URL(page.url()).pathname, asks = 'everything') => {
      await overlaysRest(page)
      await wholePage(page)
      // Half a megabyte of script, which stays as long as the page does.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
      // Not into frames: a preview in a frame runs no scripts, and its page is scanned by its own address.
      const { violations, incomplete } = await page.evaluate(
        async (runOnly) => {
          const found = await (window as unknown as { readonly axe: typeof axe }).axe.run(document, {
            iframes: false,
            // Of everything else one example each, which is a fifth of the work less.
            resultTypes: ['violations'],
            runOnly,
          })
          return { violations: found.violations, incomplete: found.incomplete }
        },
        asks === 'everything' ? WCAG : LOOKS,
      )
      const said = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`),
      )
      expect(said, `axe on ${what}`).toEqual([])
      if (incomplete.length > 0)
        info.annotations.push({
          type: 'axe could not decide',
          description: `${what}: ${incomplete.map(({ id }) => id).join(', ')}`,
        })
    })
  },
})

function watch(page: Page, ours: readonly string[], seen: string[]): void {
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    // A refused call is told by its own status, below; here it would count every 4xx that a form expects.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      seen.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !ours.includes(url.origin))
      seen.push(`request to another host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500)
      seen.push(`${response.status()} from ${response.request().method()} ${response.url()}`)
  })
}

async function mailsTo(request: APIRequestContext, address: string): Promise<readonly Mail[]> {
  const answer = await request.get('/_mail.json', { params: { to: address } })
  return (await answer.json()) as Mail[]
}

export { expect } from '@playwright/test'

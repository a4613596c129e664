import type { BrowserContext, Page, Request } from 'playwright'
import { quietNetwork } from '../setup/quiet-network.ts'

/**
 * The scripts of a first load, until `ready` and then until the line is quiet, without those fetched ahead: kilobytes
 * (1024) as they are sent, compressed, and their file names. Closes the context.
 */
export async function scriptsOf(
  context: BrowserContext,
  url: string,
  ready?: (page: Page) => Promise<void>,
): Promise<{ readonly kilobytes: number; readonly names: readonly string[] }> {
  try {
    await withoutFetchingAhead(context)
    const page = await context.newPage()
    const quiet = quietNetwork(page)
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(url, { waitUntil: 'load' })
    await quiet()
    await ready?.(page)
    await quiet()
    return {
      kilobytes: (await bytesOf(scripts)) / 1024,
      names: scripts.map((request) => request.url().split('/').at(-1) ?? ''),
    }
  } finally {
    await context.close()
  }
}

/** How many bytes the answers to these finished requests took, as they were sent. */
export async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((bytes, { responseBodySize }) => bytes + responseBodySize, 0)
}

/** From now on the page's processor is four times slower. */
export async function slowed(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** What held up a page: milliseconds of its tasks over 50 ms. */
export interface LongTasks {
  readonly sum: number
  readonly longest: number
}

/** Watches the tasks over 50 ms of the documents that follow; the answer asks for those so far. */
export async function watchLongTasks(page: Page): Promise<() => Promise<LongTasks>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, longest: 0 }
    Object.assign(window, { longTasks: seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.sum += duration
        seen.longest = Math.max(seen.longest, duration)
      }
    }).observe({ type: 'longtask', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { readonly longTasks: LongTasks }).longTasks)
}

/** The page fetches nothing ahead, as for someone who spares data: what was fetched is what it needed. */
export async function withoutFetchingAhead(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

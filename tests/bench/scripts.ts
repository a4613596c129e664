import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright'
import { quietNetwork } from '../setup/quiet-network.ts'

/** The scripts of a first load, until `ready` and then until the line is quiet: kilobytes (1024), each compressed by brotli at its best, and their file names. Closes the context. */
export async function scriptsOf(
  context: BrowserContext,
  url: string,
  ready?: (page: Page) => Promise<void>,
): Promise<{ readonly kilobytes: number; readonly names: readonly string[] }> {
  try {
    const page = await context.newPage()
    const quiet = quietNetwork(page)
    const bodies: Promise<Buffer>[] = []
    const names: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      names.push(response.url().split('/').at(-1) ?? '')
      bodies.push(response.body())
    })
    await page.goto(url, { waitUntil: 'load' })
    await quiet()
    await ready?.(page)
    await quiet()
    return { kilobytes: (await Promise.all(bodies)).reduce((bytes, body) => bytes + brotliCompressSync(body).length, 0) / 1024, names }
  } finally {
    await context.close()
  }
}

/** From now on the page's processor is four times slower. */
export async function slowed(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Sums the tasks over 50 ms of the documents that follow; the answer asks for the sum so far. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { total: 0 }
    Object.assign(window, { longTasks: seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.total += duration
    }).observe({ type: 'longtask', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { readonly longTasks: { readonly total: number } }).longTasks.total)
}

import type { Browser, BrowserContextOptions } from 'playwright'
import { quietNetwork } from '../setup/quiet-network.ts'

/**
 * One load with an empty cache on a slow phone: 4 × slower processor, 150 ms and 1.6 Mbit/s as Lighthouse throttles
 * requests. Times in ms, sizes in bytes on the wire.
 */
export interface PageLoad {
  readonly fcp: number
  readonly lcp: number
  /** The element of the largest paint, and the address of its picture; empty when it is text. */
  readonly lcpElement: string
  readonly lcpUrl: string
  /** Bytes of that picture; 0 when it is text. */
  readonly lcpPicture: number
  readonly cls: number
  /** Bytes that had arrived when the largest paint happened. */
  readonly bytesBeforeLcp: number
  /** Bytes of the page itself, without what it loads. */
  readonly html: number
  /** Bytes of scripts. */
  readonly script: number
  readonly total: number
}

const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
}

interface Seen {
  fcp: number
  lcp: number
  lcpElement: string
  lcpUrl: string
  cls: number
}

/** Runs in the page before its scripts. */
function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, lcpElement: '', lcpUrl: '', cls: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly element?: Element
      readonly url: string
    })[]) {
      seen.lcp = entry.startTime
      seen.lcpElement = entry.element?.tagName ?? ''
      seen.lcpUrl = entry.url
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

export async function pageLoad(
  browser: Browser,
  url: string,
  { cookies = [] }: { readonly cookies?: readonly { readonly name: string; readonly value: string }[] } = {},
): Promise<PageLoad> {
  const context = await browser.newContext(PHONE)
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
    const page = await context.newPage()
    const quiet = quietNetwork(page)
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', SLOW_4G)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const asked = new Map<string, { readonly kind: string; readonly address: string }>()
    const arrived: { readonly at: number; readonly bytes: number; readonly kind: string; readonly address: string }[] =
      []
    let start = 0
    client.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
      if (start === 0) start = timestamp
      asked.set(requestId, { kind: type ?? 'Other', address: request.url })
    })
    client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      arrived.push({
        at: (timestamp - start) * 1000,
        bytes: encodedDataLength,
        ...(asked.get(requestId) ?? { kind: 'Other', address: '' }),
      }),
    )
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await quiet()
    await page.waitForTimeout(1500)
    const seen = await page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen)
    const sum = (some: typeof arrived) => some.reduce((bytes, one) => bytes + one.bytes, 0)
    const ofKind = (wanted: string) => sum(arrived.filter(({ kind }) => kind === wanted))
    return {
      ...seen,
      lcpPicture: seen.lcpUrl === '' ? 0 : sum(arrived.filter(({ address }) => address === seen.lcpUrl)),
      bytesBeforeLcp: sum(arrived.filter(({ at }) => at <= seen.lcp)),
      html: ofKind('Document'),
      script: ofKind('Script'),
      total: sum(arrived),
    }
  } finally {
    await context.close()
  }
}

/** Loads of several pages in turns, `rounds` of each. */
export async function loadsInTurns(
  browser: Browser,
  urls: readonly string[],
  rounds: number,
): Promise<readonly (readonly PageLoad[])[]> {
  const results = urls.map(() => [] as PageLoad[])
  for (let round = 0; round < rounds; round++)
    for (const [i, url] of urls.entries()) results[i]?.push(await pageLoad(browser, url))
  return results
}

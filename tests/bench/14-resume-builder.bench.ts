import type { Browser, BrowserContext, Page } from 'playwright'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import { spread, type BenchRow } from './bench.ts'
import { scriptsOf, slowed } from './scripts.ts'
import { signInDemo } from './sign-in.ts'

const TYPED = 'Builds water supplies that towns can repair'
const PREVIEWS = 15

const drawn = (page: Page) => page.getByRole('region', { name: en['resume.build.pages'] })
const headline = (page: Page) => page.getByRole('textbox', { name: en['resume.build.headline'] })
const isDrawn = (page: Page) => drawn(page).locator('svg').first().waitFor()

/** Row 14: how soon a key shows in the builder on a slow phone, and the pages after the last one. */
export const row: BenchRow = {
  row: '14. The resume builder: a key to its paint at 4 ×, the pages after the last key, the first load',
  next: 'texts of a screen in parts of a few keys, so that the builder loads no words of dialogs that nobody has opened.',
  run: async ({ server, browser }) => {
    await makeResume(server.url)
    const typed = spread(await keysToPaint(browser, server.url))
    const slowest = spread([typed.values.toSorted((a, b) => a - b)[Math.ceil(typed.runs * 0.95) - 1] ?? Number.NaN])
    const previews = spread(await previewsAfterKeys(browser, server.url))
    const dashboard = await kilobytes(browser, server.url, pages.dashboard.path, (page) =>
      page.getByRole('main').getByText(en['profile.dashboard.completed']).first().waitFor(),
    )
    const builder = await kilobytes(browser, server.url, pages.resumeBuilder.path, isDrawn)
    return [
      { what: 'a key to its paint', ours: typed, unit: 'ms', goal: '≤ 32 ms', met: typed.median <= 32 },
      { what: 'a key to its paint: slowest twentieth', ours: slowest, unit: 'ms', goal: 'told', met: true },
      {
        what: 'the pages after the last key, processor as it is',
        ours: previews,
        unit: 'ms',
        goal: '≤ 300 ms',
        met: previews.median <= 300,
      },
      {
        what: 'scripts of the first load, as sent',
        ours: spread([builder]),
        beside: { what: 'dashboard', figure: spread([dashboard]) },
        unit: 'KB',
        goal: '≤ 1 ×',
        met: builder <= dashboard,
      },
    ]
  },
}

/** The demo person gets a resume of all facts. */
async function makeResume(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/resumes`, {
    method: 'POST',
    headers: { ...(await signInDemo(url, 'individual')), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Measured', lang: 'en', style: null }),
  })
  if (!answer.ok) throw new Error(`no resume: ${answer.status} ${await answer.text()}`)
}

async function inBuilder<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  try {
    await signInContext(context, url, 'individual')
    const page = await context.newPage()
    await page.goto(pages.resumeBuilder.path)
    await isDrawn(page)
    return await work(page)
  } finally {
    await context.close()
  }
}

async function kilobytes(browser: Browser, url: string, path: string, ready: (page: Page) => Promise<void>) {
  const context: BrowserContext = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  await signInContext(context, url, 'individual')
  return (await scriptsOf(context, url + path, ready)).kilobytes
}

/** Milliseconds from each key to the frame that shows it, on a processor four times slower. */
const keysToPaint = (browser: Browser, url: string): Promise<readonly number[]> =>
  inBuilder(browser, url, async (page) => {
    await slowed(page)
    await headline(page).fill('')
    await page.evaluate(() => {
      const times: number[] = []
      Object.assign(window, { keyTimes: times })
      // A message that is sent in a frame comes once the frame is painted.
      addEventListener(
        'keydown',
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => times.push(performance.now() - timeStamp), { once: true })
            port1.start()
            port2.postMessage(null)
          }),
        { capture: true },
      )
    })
    await headline(page).pressSequentially(TYPED, { delay: 150 })
    return page.evaluate(() => (window as unknown as { readonly keyTimes: readonly number[] }).keyTimes)
  })

/** Milliseconds from a key to the pages that show it. */
const previewsAfterKeys = (browser: Browser, url: string): Promise<readonly number[]> =>
  inBuilder(browser, url, async (page) => {
    await headline(page).fill('')
    await page.evaluate(() =>
      addEventListener('keydown', ({ timeStamp }) => Object.assign(window, { lastKey: timeStamp }), { capture: true }),
    )
    const times: number[] = []
    for (let n = 0; n < PREVIEWS; n++) {
      const text = `Measured${n}`
      await headline(page).fill(text.slice(0, -1))
      await page.waitForTimeout(1500)
      const shown = drawn(page).evaluate(
        (region, wanted) =>
          new Promise<number>((resolve) => {
            const says = () =>
              [...region.querySelectorAll('text')]
                .map(({ textContent }) => textContent)
                .join('')
                .replaceAll(/\s/g, '')
            const look = () => {
              if (!says().includes(wanted)) return
              watcher.disconnect()
              resolve(performance.now() - (window as unknown as { readonly lastKey: number }).lastKey)
            }
            const watcher = new MutationObserver(look)
            watcher.observe(region, { childList: true, subtree: true })
            look()
          }),
        text,
      )
      await headline(page).press(text.at(-1) ?? '')
      times.push(await shown)
    }
    return times
  })

import type { Browser } from 'playwright'
import pg from 'pg'
import { pages } from '../../openapi/routes.ts'
import { startBuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { spread, type BenchRow, type Figure } from './bench.ts'
import { fillApplicants } from './filled-applicants.ts'
import { slowed, withoutFetchingAhead } from './scripts.ts'

const ROUNDS = 5
const MANY = 5_000
/** How far the board is scrolled, in steps of one picture each. */
const STEPS = 20
const WIDE = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }
const TABLE = { query: '?view=table', item: 'tbody [role="row"]' }
const VIEWS = [
  { name: 'board', query: '?view=board', item: '[data-card]', viewport: WIDE },
  { name: 'table', ...TABLE, viewport: WIDE },
  { name: 'table as cards on a phone', ...TABLE, viewport: PHONE },
] as const
type View = (typeof VIEWS)[number]

interface Watched {
  /** When the first applicant was drawn, in milliseconds of the page; 0 before. */
  drawn: number
  readonly tasks: { readonly from: number; readonly took: number }[]
}
/** Runs in the page before its scripts. */
function watch(item: string): void {
  const seen: Watched = { drawn: 0, tasks: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ from: startTime, took: duration })
  }).observe({ type: 'longtask', buffered: true })
  const looks = new MutationObserver(() => {
    if (document.querySelector(item) === null) return
    looks.disconnect()
    // The picture is there with the frame after next.
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.drawn = performance.now())))
  })
  looks.observe(document, { childList: true, subtree: true })
}

interface Opened {
  /** Milliseconds from the last byte of the list to its picture. */
  readonly afterData: number
  /** The longest task over 50 ms from then on, scrolling included; 0 without one. */
  readonly longest: number
  /** Elements of the page's own part. */
  readonly nodes: number
}
async function opened(browser: Browser, url: string, token: string, posting: string, view: View): Promise<Opened> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', viewport: view.viewport })
  try {
    await withoutFetchingAhead(context)
    await context.addCookies([{ name: 'access_token', value: token, url, sameSite: 'Lax' }])
    const page = await context.newPage()
    await slowed(page)
    await page.addInitScript(watch, view.item)
    await page.goto(pages.applicants.path.replace('{slug}', posting) + view.query)
    await page.waitForFunction(() => (window as unknown as { readonly seen: Watched }).seen.drawn > 0)
    const nodes = await page.locator('main *').count()
    await page.evaluate(async (steps) => {
      const boxes = [...document.querySelectorAll('.cards'), document.scrollingElement]
      for (let step = 0; step < steps; step += 1) {
        for (const box of boxes) box?.scrollBy(0, box.clientHeight)
        await new Promise((done) => requestAnimationFrame(done))
      }
    }, STEPS)
    const told = await page.evaluate(() => {
      const { drawn, tasks } = (window as unknown as { readonly seen: Watched }).seen
      const list = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/api\/job-postings\/[^/]+\/applicants(?:\/board)?(?:\?|$)/.test(name))
      const arrived = (list as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN
      const since = tasks.filter(({ from, took }) => from + took > arrived).map(({ took }) => took)
      return { afterData: drawn - arrived, longest: Math.max(0, ...since) }
    })
    return { ...told, nodes }
  } finally {
    await context.close()
  }
}

/** Row 12: a posting with 5,000 applicants at 4 ×, as a board, as a table and as cards on a phone. PostgreSQL. */
export const row: BenchRow = {
  row: '12. 5,000 applicants on a slow processor: board and table at 4 ×',
  next: 'half of what is left is the browser’s own work: the same elements without any styles take it a third of the time, as a trial told. Chakra adds rules in layers (`@layer recipes`) as parts are first drawn, and after each the browser looks at all fonts and places of the page again; without layers the table took 0.8 × as long in a trial, at the price that rules of a state, as of a button under the pointer, would win over what a screen says. Fewer elements in a row would help the table, one menu and one listener for a whole column the board.',
  run: async ({ browser }) => {
    const postgres = await startPostgres()
    const server = await startBuiltServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' } })
    const client = new pg.Client({ connectionString: postgres.url })
    try {
      await client.connect()
      const { posting, token } = await fillApplicants(client, MANY)
      await client.query('vacuum analyze')
      const figures: Figure[] = []
      for (const view of VIEWS) {
        const rounds: Opened[] = []
        for (let round = 0; round < ROUNDS; round++)
          rounds.push(await opened(browser, server.url, token, posting, view))
        const [afterData, longest, nodes] = (['afterData', 'longest', 'nodes'] as const).map((what) =>
          spread(rounds.map((one) => one[what])),
        )
        if (!afterData || !longest || !nodes) throw new Error('Nothing was measured')
        figures.push(
          {
            what: `${view.name}: from its data to its picture`,
            ours: afterData,
            unit: 'ms',
            goal: '≤ 100 ms',
            met: afterData.median <= 100,
          },
          {
            what: `${view.name}: the longest task from then on, also while it is scrolled`,
            ours: longest,
            unit: 'ms',
            goal: '≤ 50 ms',
            met: longest.median <= 50,
          },
          { what: `${view.name}: elements`, ours: nodes, unit: '', goal: '≤ 600', met: nodes.median <= 600 },
        )
      }
      return figures
    } finally {
      await client.end()
      await server.stop()
      await postgres.stop()
    }
  },
}

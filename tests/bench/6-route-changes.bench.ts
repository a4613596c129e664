import type { Browser, Page, Request } from 'playwright'
import { anyPages, menu, pages, type MenuEntry, type PageKey } from '../../openapi/routes.ts'
import type { AccountKind } from '../../openapi/define.ts'
import { DEMO_PEOPLE, signInContext, type DemoPerson } from '../setup/visitors.ts'
import { spread, type BenchRow } from './bench.ts'
import { bytesOf, slowed } from './scripts.ts'
import { quietNetwork } from '../setup/quiet-network.ts'

const KINDS = { individual: 'individual', company: 'company', admin: 'administrator' } as const satisfies Record<
  DemoPerson,
  AccountKind
>
const leaves = (entries: readonly MenuEntry[], kind: AccountKind): readonly PageKey[] =>
  entries.flatMap((entry) =>
    !entry.for.includes(kind) ? [] : 'page' in entry ? [entry.page] : leaves(entry.entries, kind),
  )

/** After so many milliseconds the application has begun to fetch ahead what the menu leads to (src/app/Main.tsx). */
const FETCHED_AHEAD = 4000

interface Visit {
  readonly path: string
  readonly cold: number
  readonly again: number
  readonly kilobytes: number
}

/**
 * Row 6: from the click on each link of the menu to the title of its screen, the first time and again; the scripts that
 * the first time fetched.
 */
export const row: BenchRow = {
  row: '6. Route changes over the menus of all roles at 4 ×',
  next: 'a screen that weighs more was not fetched ahead in time: the order of fetching ahead could follow what the person opens most.',
  run: async ({ server, browser }) => {
    const visits: Visit[] = []
    for (const person of DEMO_PEOPLE) visits.push(...(await visit(browser, server.url, person)))
    const again = spread(visits.map((one) => one.again))
    const cold = spread(visits.map((one) => one.cold))
    const weight = spread(visits.map((one) => one.kilobytes))
    const heaviest = visits.toSorted((a, b) => b.kilobytes - a.kilobytes)[0]?.path ?? ''
    return [
      { what: 'fetched before', ours: again, unit: 'ms', goal: '≤ 100 ms', met: again.median <= 100 },
      {
        what: 'the first time',
        ours: cold,
        unit: 'ms',
        goal: 'minimal React 614 ms when measured alone',
        met: cold.median <= 614 * 1.1,
      },
      {
        what: `scripts of the first time, as sent (most: ${heaviest})`,
        ours: weight,
        unit: 'KB',
        goal: '≤ 20 KB',
        met: weight.most <= 20,
      },
    ]
  },
}

async function visit(browser: Browser, url: string, person: DemoPerson): Promise<readonly Visit[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  try {
    await signInContext(context, url, person)
    const page = await context.newPage()
    const quiet = quietNetwork(page)
    await page.goto(pages.dashboard.path, { waitUntil: 'load' })
    // Whoever reads the dashboard first has the screens of the menu by then.
    await page.waitForTimeout(FETCHED_AHEAD)
    await quiet()
    await slowed(page)
    const fetched: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') fetched.push(request)
    })
    const visits: Visit[] = []
    const keys = leaves(menu, KINDS[person]).filter((key) => key !== 'dashboard' && anyPages[key].kind !== 'document')
    // An opened group is no longer among the closed ones, so the first closed one is asked for each time.
    const closed = page.getByRole('navigation').getByRole('button', { expanded: false })
    while ((await closed.count()) > 0) await closed.first().click()
    for (const key of keys) {
      const before = fetched.length
      const cold = await follow(page, key)
      await quiet()
      const bytes = await bytesOf(fetched.slice(before))
      await follow(page, 'dashboard')
      await quiet()
      visits.push({ path: pages[key].path, cold, again: await follow(page, key), kilobytes: bytes / 1024 })
      await follow(page, 'dashboard')
      await quiet()
    }
    return visits
  } finally {
    await context.close()
  }
}

/** Milliseconds from the click on a link of the menu to the paint after its screen's title is there. */
async function follow(page: Page, key: PageKey): Promise<number> {
  const { path } = pages[key]
  return page.evaluate(
    ({ path: wanted }) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${wanted}"]`)
        if (!link) return reject(new Error(`no link to ${wanted}`))
        const former = document.querySelector('h1')
        const started = performance.now()
        const look = () => {
          const title = document.querySelector('h1')
          if (location.pathname === wanted && title && title !== former)
            return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
          if (performance.now() - started > 20_000) return reject(new Error(`${wanted} did not open`))
          requestAnimationFrame(look)
        }
        link.click()
        look()
      }),
    { path },
  )
}

import type { Browser, Page } from 'playwright'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { screens, type ScreenKey } from '../../src/app/screens.ts'
import { DEMO_PEOPLE, signInContext, visitorsOf, type DemoPerson } from '../setup/visitors.ts'
import { spread, type BenchRow } from './bench.ts'
import { floorServer } from './floor.ts'
import { scriptsOf, slowed, watchLongTasks } from './scripts.ts'
import { quietNetwork } from '../setup/quiet-network.ts'

const ROUNDS = 5
/** What the dashboard of one role alone shows: only then was it measured. */
const OWN = {
  individual: en['profile.dashboard.completed'],
  company: en['profile.dashboard.departments'],
  admin: en['profile.dashboard.sign_ups'],
} as const satisfies Readonly<Record<DemoPerson, string>>
const arrived = (page: Page, person: DemoPerson) => page.getByRole('main').getByText(OWN[person]).first().waitFor()
/** The files of screens that are for others: each is named after its module, as the router's list has it. */
function foreignFiles(person: DemoPerson, names: readonly string[]): readonly string[] {
  const others = (Object.keys(screens) as ScreenKey[]).filter((key) => !visitorsOf(key).some((visitor) => visitor === person || visitor === 'nobody'))
  const modules = new Set(others.map((key) => /(\w+)\.tsx/.exec(screens[key].toString())?.[1]))
  return names.filter((name) => modules.has(name.split('-')[0]))
}

/**
 * Row 5: each role's dashboard: its scripts over the floor, and how long it holds up a slow phone. It is one screen, which shows what the
 * server counted for the account; how many files are loaded by some roles alone is said beside the size.
 */
export const row: BenchRow = {
  row: '5. The dashboard of each role: scripts over the floor, long tasks at 4 ×',
  run: async ({ server, browser }) => {
    const floor = await floorServer()
    try {
      const least = (await scriptsOf(await browser.newContext(), floor.url)).kilobytes
      const rows = []
      const loaded = new Map<DemoPerson, Awaited<ReturnType<typeof dashboardScripts>>>()
      for (const person of DEMO_PEOPLE) loaded.set(person, await dashboardScripts(browser, server.url, person))
      const isEverybodys = (name: string) => [...loaded.values()].every(({ names }) => names.includes(name))
      for (const [person, { kilobytes, names }] of loaded) {
        const over = spread([kilobytes - least])
        const foreign = foreignFiles(person, names)
        const busy = spread(await longTasks(browser, server.url, person))
        rows.push(
          {
            what: `${person}: scripts over the floor, brotli (${names.length} files, ${names.filter((name) => !isEverybodys(name)).length} of them not every role's)`,
            ours: over,
            unit: 'KB',
            goal: '≤ 130 KB',
            met: over.median <= 130,
          },
          { what: `${person}: long tasks, summed`, ours: busy, unit: 'ms', goal: '≤ 100 ms', met: busy.median <= 100 },
          { what: `${person}: files of screens that are for others`, ours: spread([foreign.length]), unit: '', goal: '0', met: foreign.length === 0 },
        )
      }
      return rows
    } finally {
      floor.stop()
    }
  },
}

async function dashboardScripts(browser: Browser, url: string, person: DemoPerson) {
  const context = await browser.newContext({ baseURL: url })
  await signInContext(context, url, person)
  return scriptsOf(context, url + pages.dashboard.path, (page) => arrived(page, person))
}

/** Milliseconds of tasks over 50 ms while the dashboard is opened by a slow phone. */
async function longTasks(browser: Browser, url: string, person: DemoPerson): Promise<number[]> {
  const sums: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
    await signInContext(context, url, person)
    const page = await context.newPage()
    const quiet = quietNetwork(page)
    await slowed(page)
    const total = await watchLongTasks(page)
    await page.goto(pages.dashboard.path, { waitUntil: 'load' })
    await quiet()
    await arrived(page, person)
    sums.push(await total())
    await context.close()
  }
  return sums
}

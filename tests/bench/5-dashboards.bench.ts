import type { Browser, BrowserContext, Page } from 'playwright'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { screens, type ScreenKey } from '../../src/app/screens.ts'
import { DEMO_PEOPLE, signInContext, visitorsOf, type DemoPerson } from '../setup/visitors.ts'
import { spread, type BenchRow, type Figure } from './bench.ts'
import { floorServer } from './floor.ts'
import { scriptsOf, slowed, watchLongTasks, withoutFetchingAhead, type LongTasks } from './scripts.ts'
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
  const others = (Object.keys(screens) as ScreenKey[]).filter(
    (key) => !visitorsOf(key).some((visitor) => visitor === person || visitor === 'nobody'),
  )
  const modules = new Set(others.map((key) => /(\w+)\.tsx/.exec(screens[key].toString())?.[1]))
  return names.filter((name) => modules.has(name.split('-')[0]))
}

/**
 * Row 5: each role's dashboard: its scripts over the floor, and how long it holds up a slow phone. It is one screen,
 * which shows what the server counted for the account; how many files are loaded by some roles alone is said beside the
 * size. The floor's page is opened in turns with the dashboards: on a busy machine its own tasks grow too, and the
 * ratio still tells.
 */
export const row: BenchRow = {
  row: '5. The dashboard of each role: scripts over the floor, long tasks at 4 ×',
  next: 'the start and the first drawing are made in steps. What is left is the evaluation of the libraries, which the floor has too, and Chakra, which works out each element’s styles as it is first drawn: about a third of the drawing. Styles written at build would save that, at the price of another design system; the frame of the main layout could come drawn from the server, at the price of a second renderer.',
  run: async ({ server, browser }) => {
    const floor = await floorServer()
    try {
      const least = (await scriptsOf(await browser.newContext(), floor.url)).kilobytes
      const rows: Figure[] = []
      const loaded = new Map<DemoPerson, Awaited<ReturnType<typeof dashboardScripts>>>()
      for (const person of DEMO_PEOPLE) loaded.set(person, await dashboardScripts(browser, server.url, person))
      const isEverybodys = (name: string) => [...loaded.values()].every(({ names }) => names.includes(name))
      const { tasks, floors } = await tasksInTurns(browser, server.url, floor.url)
      const beside = { what: 'floor', figure: spread(floors.map(({ sum }) => sum)) }
      const longestBeside = { what: 'floor', figure: spread(floors.map(({ longest }) => longest)) }
      for (const [person, { kilobytes, names }] of loaded) {
        const over = spread([kilobytes - least])
        const foreign = foreignFiles(person, names)
        const own = tasks.get(person) ?? []
        const sums = spread(own.map(({ sum }) => sum))
        const longest = spread(own.map((one) => one.longest))
        rows.push(
          {
            what: `${person}: scripts over the floor, as sent (${names.length} files, ${names.filter((name) => !isEverybodys(name)).length} of them not every role's)`,
            ours: over,
            unit: 'KB',
            goal: '≤ 130 KB',
            met: over.median <= 130,
          },
          {
            what: `${person}: long tasks, summed`,
            ours: sums,
            beside,
            unit: 'ms',
            goal: '≤ 350 ms',
            met: sums.median <= 350,
          },
          {
            what: `${person}: the longest task`,
            ours: longest,
            beside: longestBeside,
            unit: 'ms',
            goal: '≤ 150 ms',
            met: longest.median <= 150,
          },
          {
            what: `${person}: files of screens that are for others`,
            ours: spread([foreign.length]),
            unit: '',
            goal: '0',
            met: foreign.length === 0,
          },
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

/** The tasks over 50 ms of each dashboard and of the floor's page, in turns. */
async function tasksInTurns(browser: Browser, url: string, floor: string) {
  const tasks = new Map<DemoPerson, LongTasks[]>(DEMO_PEOPLE.map((person) => [person, []]))
  const floors: LongTasks[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const person of DEMO_PEOPLE)
      tasks.get(person)?.push(
        await openedSlowly(
          browser,
          url + pages.dashboard.path,
          (context) => signInContext(context, url, person),
          (page) => arrived(page, person),
        ),
      )
    floors.push(await openedSlowly(browser, floor, undefined, (page) => page.getByRole('heading').waitFor()))
  }
  return { tasks, floors }
}

/** What holds up a slow phone until the page shows what it is for. */
async function openedSlowly(
  browser: Browser,
  url: string,
  prepare: ((context: BrowserContext) => Promise<unknown>) | undefined,
  ready: (page: Page) => Promise<void>,
): Promise<LongTasks> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    await withoutFetchingAhead(context)
    await prepare?.(context)
    const page = await context.newPage()
    const quiet = quietNetwork(page)
    await slowed(page)
    const tasks = await watchLongTasks(page)
    await page.goto(url, { waitUntil: 'load' })
    await ready(page)
    await quiet()
    return await tasks()
  } finally {
    await context.close()
  }
}

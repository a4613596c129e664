import { ratio, spread, type BenchRow } from './bench.ts'
import { floorServer } from './floor.ts'
import { loadsInTurns } from './page-load.ts'
import { scriptsOf } from './scripts.ts'

const ROUNDS = 7

/**
 * Row 4: the first load of the sign-in screen, against the same libraries with one heading. Scripts count as they are
 * sent.
 */
export const row: BenchRow = {
  row: '4. The first load of the sign-in screen beside the floor of our own stack',
  next: 'react-dom, the router and Chakra are 100 KB of it, zod 17 KB: its small form (`zod/mini`) would save some 10 KB, at the price of writing every schema of the contract anew, since it chains no checks.',
  run: async ({ server, browser }) => {
    const floor = await floorServer()
    const url = `${server.url}/auth/login`
    try {
      const mine = spread([(await scriptsOf(await browser.newContext(), url)).kilobytes])
      const theirs = spread([(await scriptsOf(await browser.newContext(), floor.url)).kilobytes])
      const [ours = [], limit = []] = await loadsInTurns(browser, [url, floor.url], ROUNDS)
      const fcp = spread(ours.map((load) => load.fcp))
      const floorFcp = spread(limit.map((load) => load.fcp))
      return [
        {
          what: 'scripts as sent',
          ours: mine,
          beside: { what: 'floor', figure: theirs },
          unit: 'KB',
          goal: '≤ 190 KB',
          met: mine.median <= 190,
        },
        {
          what: 'first paint',
          ours: fcp,
          beside: { what: 'floor', figure: floorFcp },
          unit: 'ms',
          goal: '≤ 1.25 ×',
          met: ratio(fcp, floorFcp) <= 1.25,
        },
      ]
    } finally {
      floor.stop()
    }
  },
}

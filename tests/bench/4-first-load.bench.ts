import { ratio, spread, type BenchRow } from './bench.ts'
import { floorServer } from './floor.ts'
import { loadsInTurns } from './page-load.ts'
import { scriptsOf } from './scripts.ts'

const ROUNDS = 7

/** Row 4: the first load of the sign-in screen, against the same libraries with one heading. Scripts count as brotli of what the page really loaded. */
export const row: BenchRow = {
  row: '4. The first load of the sign-in screen beside the floor of our own stack',
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
        { what: 'scripts, brotli', ours: mine, beside: { what: 'floor', figure: theirs }, unit: 'KB', goal: '≤ 1.25 ×', met: ratio(mine, theirs) <= 1.25 },
        { what: 'first paint', ours: fcp, beside: { what: 'floor', figure: floorFcp }, unit: 'ms', goal: '≤ 1.25 ×', met: ratio(fcp, floorFcp) <= 1.25 },
      ]
    } finally {
      floor.stop()
    }
  },
}

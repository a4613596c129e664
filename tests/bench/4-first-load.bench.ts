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
  next: 'the rules of the form come after the first paint (docs/decisions/159). What is left is react-dom, the router, Chakra, the machines and the form, nearly all of which the floor has too.',
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

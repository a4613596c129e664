import { engineer } from '../../server/db/demo-content.ts'
import { bareServer } from './bare.ts'
import { ratio, spread, type BenchRow, type Figure } from './bench.ts'
import { loadsInTurns, type PageLoad } from './page-load.ts'

const ROUNDS = 7
const of = (loads: readonly PageLoad[], key: 'lcp' | 'fcp' | 'cls' | 'bytesBeforeLcp') => spread(loads.map((load) => load[key]))

/** Row 1: the page of a person, against bare HTML of the same bytes on the wire; 4 × slower processor, slow 4G. */
export const row: BenchRow = {
  row: '1. A published page: the largest paint beside bare HTML',
  run: async ({ server, browser }) => {
    const page = `${server.url}/@${engineer.username}`
    const [first] = await loadsInTurns(browser, [page], 1).then(([loads = []]) => loads)
    const bare = await bareServer(first?.total ?? 0)
    try {
      const [ours = [], limit = []] = await loadsInTurns(browser, [page, bare.url], ROUNDS)
      const lcp = of(ours, 'lcp')
      const beside = of(limit, 'lcp')
      const bytes = of(ours, 'bytesBeforeLcp')
      const cls = of(ours, 'cls')
      const figures: readonly Figure[] = [
        {
          what: `largest paint (${[...new Set(ours.map(({ lcpElement }) => lcpElement))].join(', ')})`,
          ours: lcp,
          beside: { what: 'bare HTML', figure: beside },
          unit: 'ms',
          goal: '≤ 1.10 ×',
          met: ratio(lcp, beside) <= 1.1,
        },
        { what: 'bytes on the wire before it', ours: bytes, unit: 'B', goal: '≤ 14 KB', met: bytes.median <= 14 * 1024 },
        { what: 'layout shift', ours: cls, unit: '', goal: '0', met: cls.most === 0 },
      ]
      return figures
    } finally {
      bare.stop()
    }
  },
}

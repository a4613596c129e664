import type { Browser } from 'playwright'
import { engineer } from '../../server/demo/content.ts'
import type { BuiltServer } from '../setup/built-server.ts'
import { signInContext } from '../setup/visitors.ts'
import { bareServer } from './bare.ts'
import { ratio, spread, type BenchRow, type Figure } from './bench.ts'
import { loadsInTurns, type PageLoad } from './page-load.ts'

const ROUNDS = 7
const KB = 1024
const of = (loads: readonly PageLoad[], figure: (load: PageLoad) => number) => spread(loads.map(figure))

/**
 * Row 1: the page of a person, against bare HTML with as many bytes on the wire; 4 × slower processor, slow 4G. A page
 * is of one of two kinds: its largest paint is text, or the cover, which the browser can only ask for once it has the
 * page. So each kind stands beside its like: text beside bare HTML, a cover beside bare HTML with the same picture at
 * its top.
 */
export const row: BenchRow = {
  row: '1. A published page: the largest paint beside bare HTML, without a cover and with one',
  next: 'our page unpacks to several times the bytes that the bare one has, which is as long as ours is packed; in a trial the ratio to bare HTML of as many unpacked bytes was 1.10. Fewer bytes would be the way: styles of the first screen alone first, at the price of two style sheets per template that must agree.',
  run: async ({ server, browser }) => {
    const page = `${server.url}/@${engineer.username}`
    const covered = await besideBare(browser, page, 'with a cover')
    const plain = await withoutCover(browser, server, () => besideBare(browser, page, 'without a cover'))
    return [...plain, ...covered]
  },
}

async function besideBare(browser: Browser, page: string, kind: string): Promise<readonly Figure[]> {
  const [first] = await loadsInTurns(browser, [page], 1).then(([loads = []]) => loads)
  const picture = first?.lcpUrl ?? ''
  const bare = await bareServer(first?.html ?? 0, picture === '' ? undefined : picture)
  try {
    const [ours = [], limit = []] = await loadsInTurns(browser, [page, bare.url], ROUNDS)
    const lcp = of(ours, (load) => load.lcp)
    const beside = of(limit, (load) => load.lcp)
    const sent = of(ours, (load) => load.bytesBeforeLcp - load.lcpPicture)
    const pictures = of(ours, (load) => load.lcpPicture)
    const cls = of(ours, (load) => load.cls)
    const elements = (loads: readonly PageLoad[]) => [...new Set(loads.map(({ lcpElement }) => lcpElement))].join(', ')
    const figures: readonly Figure[] = [
      {
        what: `${kind}: largest paint (${elements(ours)})`,
        ours: lcp,
        beside: {
          what: `bare HTML${picture === '' ? '' : ' with the same picture'} (${elements(limit)})`,
          figure: beside,
        },
        unit: 'ms',
        goal: '≤ 1.10 ×',
        met: ratio(lcp, beside) <= 1.1,
      },
      {
        what: `${kind}: bytes on the wire before it${picture === '' ? '' : ', without its picture'}`,
        ours: sent,
        unit: 'B',
        goal: '≤ 14 KB',
        met: sent.median <= 14 * KB,
      },
      { what: `${kind}: layout shift`, ours: cls, unit: '', goal: '0', met: cls.most === 0 },
    ]
    return picture === ''
      ? figures
      : [
          ...figures,
          {
            what: `${kind}: the picture itself`,
            ours: pictures,
            unit: 'B',
            goal: '≤ 60 KB',
            met: pictures.most <= 60 * KB,
          },
        ]
  } finally {
    bare.stop()
  }
}

/** Measures while the cover is for its owner alone, and shows it again. */
async function withoutCover<T>(browser: Browser, { url }: BuiltServer, measure: () => Promise<T>): Promise<T> {
  const context = await browser.newContext()
  const headers = await signInContext(context, url, 'individual')
  const change = async (audience: readonly string[]) => {
    const kept = (await (await context.request.get(`${url}/api/account/setup`, { headers })).json()) as Readonly<
      Record<string, unknown>
    > & { readonly audiences: object }
    const { photo: _photo, cover: _cover, username: _username, ...setup } = kept
    const data = { ...setup, audiences: { ...setup.audiences, cover: audience } }
    const answer = await context.request.put(`${url}/api/account/setup`, { headers, data })
    if (!answer.ok()) throw new Error(`the cover was not changed: ${answer.status()} ${await answer.text()}`)
  }
  try {
    await change([])
    return await measure()
  } finally {
    await change(['site'])
    await context.close()
  }
}

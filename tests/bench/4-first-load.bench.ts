import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { ratio, spread, type BenchRow } from './bench.ts'
import { floorServer } from './floor.ts'
import { loadsInTurns } from './page-load.ts'

const ROUNDS = 7

/** Row 4: the first load of the sign-in screen, against the same libraries with one heading. Scripts count as brotli of what the page really loaded. */
export const row: BenchRow = {
  row: '4. The first load of the sign-in screen beside the floor of our own stack',
  run: async ({ server, browser }) => {
    const floor = await floorServer()
    const url = `${server.url}/auth/login`
    try {
      const mine = spread([await scripts(browser, url)])
      const theirs = spread([await scripts(browser, floor.url)])
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

/** Kilobytes (1024) of all scripts of a first load, each compressed by brotli at its best. */
async function scripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return (await Promise.all(bodies)).reduce((bytes, body) => bytes + brotliCompressSync(body).length, 0) / 1024
  } finally {
    await context.close()
  }
}

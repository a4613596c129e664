import { engineer } from '../../server/demo/content.ts'
import { bareServer } from './bare.ts'
import { ratio, spread, type BenchRow } from './bench.ts'
import { signInDemo } from './sign-in.ts'
import { inTurns } from './load.ts'

const ROUNDS = 5

/**
 * Row 2: the same page for the second visitor, in the server's own processor time, against bare `node:http`; and how
 * soon an edit shows.
 */
export const row: BenchRow = {
  row: '2. A published page again: processor time beside bare node:http',
  run: async ({ server }) => {
    const url = `${server.url}/@${engineer.username}`
    const length = (await (await fetch(url)).arrayBuffer()).byteLength
    const bare = await bareServer(length)
    try {
      const [ours = [], limit = []] = await inTurns(
        [
          { url, pid: server.pid },
          { url: bare.url, pid: bare.pid },
        ],
        ROUNDS,
      )
      const mine = spread(ours.map(({ cpuPerRequest }) => cpuPerRequest))
      const theirs = spread(limit.map(({ cpuPerRequest }) => cpuPerRequest))
      const shown = spread(await edits(server.url, url))
      return [
        {
          what: 'processor time of a request',
          ours: mine,
          beside: { what: 'bare node:http, as many bytes', figure: theirs },
          unit: 'µs',
          goal: '≤ 1.4 ×',
          met: ratio(mine, theirs) <= 1.4,
        },
        {
          what: 'an edit shows after its save was answered',
          ours: shown,
          unit: 'ms',
          goal: '≤ 1 s',
          met: shown.most <= 1000,
        },
      ]
    } finally {
      bare.stop()
    }
  },
}

/** Milliseconds between the answer of a save and the first page that shows it, five times. */
async function edits(server: string, page: string): Promise<number[]> {
  const headers = await signInDemo(server, 'individual')
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const {
      username: _username,
      photo: _photo,
      cover: _cover,
      ...setup
    } = (await (await fetch(`${server}/api/account/setup`, { headers })).json()) as Record<string, unknown>
    const headline = `Measured ${i} at ${Date.now()}`
    const saved = await fetch(`${server}/api/account/setup`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...setup, headline: { en: headline } }),
    })
    if (!saved.ok) throw new Error(`the edit was refused: ${saved.status} ${await saved.text()}`)
    const started = performance.now()
    while (!(await (await fetch(page)).text()).includes(headline))
      if (performance.now() - started > 10_000) throw new Error('an edit did not show within 10 s')
    times.push(performance.now() - started)
  }
  return times
}

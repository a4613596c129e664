import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { bomb } from '../factories/hostile-files.ts'
import { sheetForm, sheetText } from '../factories/sheets.ts'
import { startBuiltServer } from '../setup/built-server.ts'
import { spread, type BenchRow } from './bench.ts'
import { signInDemo } from './sign-in.ts'

/** So many of a kind at once. */
const AT_ONCE = 10
/** An upload without an end is watched so long (milliseconds). */
const ENDLESS = 10_000

type Send = () => Promise<unknown>
interface Attack {
  readonly what: string
  readonly send: Send
}

const megabytes = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
/** The process and everything it started, from Linux's /proc. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [
          [Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])] as const,
        ]
      } catch {
        return []
      }
    })
  const children = parents.flatMap(([child, parent]) => (parent === pid ? [child] : []))
  return [pid, ...children.flatMap(family)]
}

/** What the server holds at most, children included, and how long another visitor waits, while `run` goes on. */
async function watched(url: string, pid: number, run: Send): Promise<{ readonly most: number; readonly slow: number }> {
  let most = 0
  const waits: number[] = []
  let going = true
  const size = setInterval(
    () =>
      (most = Math.max(
        most,
        family(pid).reduce((sum, one) => sum + megabytes(one), 0),
      )),
    50,
  )
  const visitor = (async () => {
    while (going) {
      const began = performance.now()
      const answer = await fetch(`${url}/@selamawit`, { signal: AbortSignal.timeout(60_000) })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`the visitor got ${answer.status}`)
      waits.push(performance.now() - began)
      await wait(20)
    }
  })()
  await run()
  // What the requests left behind counts as well.
  await wait(500)
  going = false
  clearInterval(size)
  await visitor
  const sorted = waits.toSorted((a, b) => a - b)
  return { most, slow: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
}

/** A form that never ends, sent as fast as it is taken, until it is refused or `ENDLESS` is over. */
const endlessForm = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const request = http.request(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    const over = setTimeout(() => request.destroy(), ENDLESS)
    const chunk = Buffer.alloc(64_000, 0x20)
    const more = () => {
      while (!request.destroyed && request.write(chunk)) continue
    }
    request.once('close', () => {
      clearTimeout(over)
      resolve()
    })
    request.on('response', (response) => response.resume().once('end', () => request.destroy()))
    request.on('error', () => undefined)
    request.on('drain', more)
    request.write('--x\r\nContent-Disposition: form-data; name="login"\r\n\r\n')
    more()
  })

const picture = (bytes: Buffer, type: string): FormData => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'picture')
  return form
}

async function attacks(url: string): Promise<readonly Attack[]> {
  const [person, company] = await Promise.all([signInDemo(url, 'individual'), signInDemo(url, 'company')])
  const post = (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}): Send => {
    return async () => {
      const answer = await fetch(`${url}/api${path}`, {
        method: 'POST',
        body,
        headers,
        signal: AbortSignal.timeout(120_000),
      }).catch(() => null)
      await answer?.arrayBuffer().catch(() => null)
    }
  }
  const unknownKeys = (n: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [`key${i}`, 1])))
  const json = { 'content-type': 'application/json' }
  const sheet = (text: string) => post('/employees/import', sheetForm(text, true), company)
  const head = sheetText([])
  const wide = await sharp({
    create: { width: 7000, height: 7000, channels: 3, background: '#246' },
    limitInputPixels: false,
  })
    .avif({ effort: 0 })
    .toBuffer()
  return [
    { what: 'sign-in with 90,000 unknown keys', send: post('/login', unknownKeys(90_000), json) },
    { what: 'sign-in with 8,000 unknown keys', send: post('/login', unknownKeys(8000), json) },
    { what: 'a form without an end', send: () => endlessForm(url) },
    { what: 'a spreadsheet of 1.9 million empty lines', send: sheet(head + '\n'.repeat(1_900_000)) },
    { what: 'a spreadsheet of 600,000 lines of commas', send: sheet(head + '\n,,'.repeat(600_000)) },
    { what: 'a spreadsheet with 1.9 million columns', send: sheet(','.repeat(1_900_000)) },
    {
      what: 'a PNG of 12,500,000 × 4',
      send: post('/files/pictures', picture(bomb(12_500_000, 4), 'image/png'), person),
    },
    { what: 'an AVIF of 7,000 × 7,000', send: post('/files/pictures', picture(wide, 'image/avif'), person) },
  ]
}

/** What a stranger may send, ten at once: the server's memory, and how long others wait meanwhile. */
export const row: BenchRow = {
  row: `17. Hostile requests, ${AT_ONCE} at once`,
  run: async () => {
    // A server of its own: what it holds afterwards is nobody else's figure.
    const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
    try {
      const figures = []
      for (const { what, send } of await attacks(server.url)) {
        const { most, slow } = await watched(server.url, server.pid, () =>
          Promise.all(Array.from({ length: AT_ONCE }, send)),
        )
        figures.push(
          {
            what: `${what}: memory of all processes`,
            ours: spread([most]),
            unit: 'MB',
            goal: '< 1,000 MB',
            met: most < 1000,
          },
          {
            what: `${what}: slowest twentieth of a visitor's page`,
            ours: spread([slow]),
            unit: 'ms',
            goal: '< 1 s',
            met: slow < 1000,
          },
        )
      }
      return figures
    } finally {
      await server.stop()
    }
  },
}

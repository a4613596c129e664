import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/app.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../server/http/connection.ts'
import { individual, type Person } from '../factories/people.ts'
import { publishedSite } from '../factories/sites.ts'
import { testApp } from '../setup/app.ts'
import { full } from './state.ts'

const app = await testApp()
/**
 * What the product allows, with less time. A body may still come at 2 kB a second. These times count while the server
 * looks; a pause of the machine's own is none.
 */
const SHORT: Partial<ConnectionLimits> = {
  pause: 600,
  rate: 2000,
  grace: 300,
  drainBytes: 300_000,
  drainTime: 600,
  pipelined: 12,
  tick: 50,
}
/**
 * The time for headers is Node's own, and runs on while the machine pauses: it is short only where it is what ends a
 * connection.
 */
const HURRIED: Partial<ConnectionLimits> = { ...SHORT, headers: 400 }
/** What buffers on the way hold beyond a limit (bytes). */
const BUFFERS = 1_000_000
/** Nothing here depends on it: what is not closed stays open for ever. */
const SOON = { timeout: 50_000, interval: 20 }

interface Served {
  readonly port: number
  /** The server's ends of the connections, in the order they came. */
  readonly sockets: readonly net.Socket[]
  readonly end: () => Promise<void>
}
async function serve(connections: Partial<ConnectionLimits>, isDraining = () => false): Promise<Served> {
  const served = await createApp(app.services, { webDir: null, isDraining, connections })
  const sockets: net.Socket[] = []
  served.server.on('connection', (socket) => sockets.push(socket))
  await served.listen({ host: '127.0.0.1', port: 0 })
  const address = served.server.address() as net.AddressInfo
  return {
    port: address.port,
    sockets,
    end: async () => {
      served.server.closeAllConnections()
      await served.close()
    },
  }
}

let short: Served
let hurried: Served
let person: Person
const opened: net.Socket[] = []
beforeAll(async () => {
  short = await serve(SHORT)
  hurried = await serve(HURRIED)
  person = await individual(app)
  await publishedSite(app, person)
  for (let time = 0; time < 2; time++)
    await (
      await fetch(`http://127.0.0.1:${short.port}/@${person.username}`, { headers: { 'accept-encoding': 'identity' } })
    ).text()
})
afterAll(async () => {
  for (const socket of opened) socket.destroy()
  await short.end()
  await hurried.end()
})

interface Line {
  readonly socket: net.Socket
  /** The server's end. */
  readonly other: net.Socket
  readonly heard: () => string
}
/** A client that keeps its own half open whatever the server does, as an attacker would. */
async function connect({ port, sockets }: Served): Promise<Line> {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  opened.push(socket)
  let heard = ''
  socket.on('error', () => undefined)
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text))
  await once(socket, 'connect')
  await expect.poll(() => sockets.some((one) => one.remotePort === socket.localPort), SOON).toBe(true)
  const other = sockets.find((one) => one.remotePort === socket.localPort) as net.Socket
  return { socket, other, heard: () => heard }
}
/** Sends what `next` gives every few milliseconds until the server closes; gives back what ends it. */
function drip({ socket }: Line, every: number, next: () => string): () => void {
  const timer = setInterval(() => {
    if (socket.destroyed || !socket.writable) clearInterval(timer)
    else socket.write(next())
  }, every)
  return () => clearInterval(timer)
}
/** Sends the same for as long as the server takes it. */
function flood({ socket }: Line, chunk: string): void {
  const more = () => {
    while (!socket.destroyed && socket.writable) if (!socket.write(chunk)) return
  }
  socket.on('drain', more)
  more()
}
async function closes({ other }: Line): Promise<void> {
  await expect.poll(() => other.destroyed, SOON).toBe(true)
}
const headers = (line: string, ...more: readonly string[]) => [line, 'Host: localhost', ...more, '', ''].join('\r\n')
const JSON_TYPE = 'Content-Type: application/json'
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=x'
const CHUNKED = 'Transfer-Encoding: chunked'
const HEALTH = headers('GET /api/health HTTP/1.1')
const bearer = () => `Authorization: Bearer ${person.token}`
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

describe('a connection is closed', () => {
  it('when its headers never end', async () => {
    const served = full ? await serve({}) : hurried
    const lines = await Promise.all(Array.from({ length: full ? 150 : 30 }, () => connect(served)))
    for (const line of lines) {
      line.socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      drip(line, full ? 15_000 : 60, () => 'a')
    }
    await expect.poll(() => lines.filter(({ other }) => !other.destroyed).length, SOON).toBe(0)
    expect(lines[0]?.heard()).toContain('HTTP/1.1 408')
    if (served !== hurried) await served.end()
  })

  it('when nothing is sent', async () => {
    await closes(await connect(hurried))
  })

  it('when the next call on it never ends', async () => {
    const line = await connect(hurried)
    line.socket.write(`${HEALTH}GET /api/he`)
    await expect.poll(line.heard, SOON).toContain('"status":"ok"')
    await closes(line)
  })

  it.each([
    ['JSON', headers('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: 10000'), 'a'],
    ['a form', headers('POST /api/login HTTP/1.1', FORM_TYPE, 'Content-Length: 10000'), 'a'],
    ['chunks', headers('POST /api/login HTTP/1.1', JSON_TYPE, CHUNKED), chunk('a')],
    ['an upload', 'upload', 'a'],
    ['what is refused already', headers('POST /api/files/pictures HTTP/1.1', FORM_TYPE, 'Content-Length: 10000'), 'a'],
    ['what nobody asked for', headers('GET /api/health HTTP/1.1', 'Content-Length: 10000'), 'a'],
  ])('when a body arrives a byte at a time: %s', async (_name, head, byte) => {
    const line = await connect(short)
    line.socket.write(
      head === 'upload'
        ? `${headers('POST /api/files/pictures HTTP/1.1', bearer(), FORM_TYPE, 'Content-Length: 1000000')}--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
        : head,
    )
    drip(line, 60, () => byte)
    await closes(line)
  })

  it('when a body stops in the middle after a fast start', async () => {
    const line = await connect(short)
    line.socket.write(
      `${headers('POST /api/files/pictures HTTP/1.1', bearer(), FORM_TYPE, 'Content-Length: 5000000')}--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
    )
    line.socket.write(Buffer.alloc(4_000_000, 1))
    await closes(line)
  })

  it('after the current answer when the server stops', async () => {
    let draining = false
    const served = await serve({}, () => draining)
    const line = await connect(served)
    line.socket.write(headers('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: 2', 'Expect: 100-continue'))
    await expect.poll(line.heard, SOON).toContain('HTTP/1.1 100')
    draining = true
    line.socket.write('{}')
    await closes(line)
    await served.end()
  })

  it('when its answers are not read', async () => {
    const served = await serve({ idle: 400, pipelined: 100 })
    const line = await connect(served)
    line.socket.pause()
    line.socket.write(headers('GET /api/openapi.json HTTP/1.1').repeat(60))
    await closes(line)
    await served.end()
  })

  it('when it sends a hundred calls before it has the first answer', async () => {
    const line = await connect(short)
    line.socket.write(HEALTH.repeat(100))
    await closes(line)
    expect(line.heard().split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(12)
  })

  it('when there are too many for the process', async () => {
    const served = await serve({ connections: 5 })
    const lines = Array.from({ length: 8 }, () =>
      net.connect({ port: served.port, host: '127.0.0.1' }).on('error', () => undefined),
    )
    opened.push(...lines)
    await expect.poll(() => lines.filter((line) => line.destroyed || line.readableEnded).length, SOON).toBe(0)
    for (const line of lines) line.resume()
    await expect.poll(() => lines.filter((line) => line.destroyed).length, SOON).toBe(3)
    await served.end()
  })
})

describe('a body without an end', () => {
  const part = '--x\r\nContent-Disposition: form-data; name="login"\r\n\r\n'
  it.each([
    ['a form for the sign-in', () => headers('POST /api/login HTTP/1.1', FORM_TYPE, CHUNKED) + chunk(part), '413'],
    ['what stands before a form', () => headers('POST /api/login HTTP/1.1', FORM_TYPE, CHUNKED), '413'],
    ['an announced form', () => headers('POST /api/login HTTP/1.1', FORM_TYPE, 'Content-Length: 5000000000'), '413'],
    ['JSON', () => headers('POST /api/login HTTP/1.1', JSON_TYPE, CHUNKED), '413'],
    ['announced JSON', () => headers('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: 5000000000'), '413'],
    [
      'an upload of a stranger',
      () => headers('POST /api/files/pictures HTTP/1.1', FORM_TYPE, CHUNKED) + chunk(part),
      '401',
    ],
    [
      'a form where nothing is declared',
      () => headers('POST /api/notifications/seen HTTP/1.1', bearer(), FORM_TYPE, CHUNKED) + chunk(part),
      '413',
    ],
    [
      'a content that is not accepted',
      () => headers('POST /api/login HTTP/1.1', 'Content-Type: text/plain', CHUNKED),
      '415',
    ],
    ['a call that takes none', () => headers('GET /api/health HTTP/1.1', CHUNKED), '200'],
    ['a page from memory', () => headers(`GET /@${person.username} HTTP/1.1`, CHUNKED), '200'],
    ['an unknown address', () => headers('POST /api/nothing HTTP/1.1', JSON_TYPE, CHUNKED), '404'],
    ['an address that cannot be read', () => headers('POST /api/% HTTP/1.1', JSON_TYPE, CHUNKED), '400'],
    ['another method', () => headers('PATCH /api/login HTTP/1.1', JSON_TYPE, CHUNKED), '405'],
  ])('is answered and then cut off: %s', async (_name, head, status) => {
    const line = await connect(short)
    line.socket.write(head())
    flood(line, chunk('a'.repeat(30_000)))
    await closes(line)
    expect(line.heard()).toContain(`HTTP/1.1 ${status}`)
    expect(line.heard().split('HTTP/1.1 ')).toHaveLength(2)
    expect(line.other.bytesRead).toBeLessThan((SHORT.drainBytes ?? 0) + BUFFERS)
  })

  it('gives a client that reads late time for the answer', async () => {
    const served = await serve({ ...SHORT, drainTime: 3000 })
    const line = await connect(served)
    line.socket.pause()
    line.socket.write(headers('POST /api/login HTTP/1.1', JSON_TYPE, CHUNKED))
    flood(line, chunk('a'.repeat(30_000)))
    await expect.poll(() => line.other.bytesRead, SOON).toBeGreaterThan(SHORT.drainBytes ?? 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    line.socket.resume()
    await closes(line)
    expect(line.heard()).toContain('HTTP/1.1 413')
    expect(line.other.bytesRead).toBeLessThan((SHORT.drainBytes ?? 0) + BUFFERS)
    await served.end()
  })

  it('is limited to the size of a picture where one is accepted, and leaves nothing', async () => {
    const line = await connect(short)
    line.socket.write(
      `${headers('POST /api/files/pictures HTTP/1.1', bearer(), FORM_TYPE, CHUNKED)}${chunk('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n')}`,
    )
    flood(line, chunk('a'.repeat(30_000)))
    await closes(line)
    expect(line.heard()).toContain('HTTP/1.1 413')
    expect(line.other.bytesRead).toBeLessThan(5_000_000 + (SHORT.drainBytes ?? 0) + BUFFERS)
    await expect.poll(() => fs.readdirSync(path.join(app.services.config.dataDir, 'staged')), SOON).toEqual([])
  })
})

describe('a slow connection', () => {
  it('may take a long time for a body as long as it keeps sending', async () => {
    const line = await connect(short)
    const text = JSON.stringify({ login: 'nobody@example.com', password: 'p' }).padEnd(15_000)
    line.socket.write(headers('POST /api/login HTTP/1.1', JSON_TYPE, `Content-Length: ${text.length}`))
    let at = 0
    const stop = drip(line, 50, () => text.slice(at, (at += 500)))
    await expect.poll(line.heard, SOON).toContain('HTTP/1.1 401')
    stop()
    expect(line.other.destroyed).toBe(false)
  })

  it('is told that its body is too large and can make the next call', async () => {
    const line = await connect(short)
    const text = 'a'.repeat(200_000)
    line.socket.write(headers('POST /api/login HTTP/1.1', JSON_TYPE, `Content-Length: ${text.length}`) + text + HEALTH)
    await expect.poll(line.heard, SOON).toContain('"status":"ok"')
    expect(line.heard()).toContain('HTTP/1.1 413')
    expect(line.heard()).toMatch(/^Keep-Alive: timeout=72/im)
  })

  it('has minutes for 10 MB', () => {
    const { rate, grace, pause } = CONNECTION_LIMITS
    expect(10_000_000 / rate + grace / 1000).toBeGreaterThan(20 * 60)
    expect(pause).toBeGreaterThanOrEqual(60_000)
  })
})

describe('a malformed call', () => {
  it.each([
    ['a length and chunks', headers('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: 5', CHUNKED) + chunk('{}')],
    ['chunks and a length', headers('POST /api/login HTTP/1.1', JSON_TYPE, CHUNKED, 'Content-Length: 5') + chunk('{}')],
    ['two lengths', headers('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3')],
    ['a length that is none', headers('POST /api/login HTTP/1.1', JSON_TYPE, 'Content-Length: +2')],
    [
      'chunks that are not the last coding',
      headers('POST /api/login HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked, identity'),
    ],
    ['a space before the colon', 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length : 5\r\n\r\n'],
    ['a broken chunk', `${headers('POST /api/login HTTP/1.1', JSON_TYPE, CHUNKED)}zz\r\n`],
    ['a header without an end', headers('GET /api/health HTTP/1.1', `X-Long: ${'a'.repeat(40_000)}`)],
    ['cookies without an end', headers('GET /api/health HTTP/1.1', `Cookie: ${'a=b; '.repeat(8000)}`)],
    ['an address without an end', headers(`GET /api/skills?q=${'a'.repeat(40_000)} HTTP/1.1`)],
    [
      'trailers without an end',
      `${headers('POST /api/login HTTP/1.1', JSON_TYPE, CHUNKED)}${chunk('{}')}0\r\nX-Trailer: ${'a'.repeat(40_000)}\r\n\r\n`,
    ],
    [
      'a chunk extension without an end',
      `${headers('POST /api/login HTTP/1.1', JSON_TYPE, CHUNKED)}2;${'a'.repeat(40_000)}\r\n{}\r\n`,
    ],
    ['another version', 'GET /api/health HTTP/9.9\r\n\r\n'],
    ['no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
  ])('is refused with 400 and its connection closed: %s', async (_name, text) => {
    const line = await connect(short)
    line.socket.write(`${text}${HEALTH}`)
    await closes(line)
    expect(line.heard()).toMatch(/^HTTP\/1\.1 400 /)
    expect(line.heard()).not.toContain('"status":"ok"')
  })

  it('is read for a while so that the sender gets the answer', async () => {
    // What it reads is bounded by what arrives, not by how often the server looks.
    const served = await serve({ ...SHORT, drainTime: 1500, tick: 500 })
    const line = await connect(served)
    line.socket.pause()
    line.socket.write('no HTTP at all\r\n\r\n')
    flood(line, 'a'.repeat(30_000))
    await expect.poll(() => line.other.bytesRead, SOON).toBeGreaterThan(100_000)
    line.socket.resume()
    await closes(line)
    expect(line.heard()).toMatch(/^HTTP\/1\.1 400 /)
    expect(line.heard().split('HTTP/1.1 ')).toHaveLength(2)
    expect(line.other.bytesRead).toBeLessThan((SHORT.drainBytes ?? 0) + BUFFERS)
    await served.end()
  })

  it('is not answered in the middle of another answer', async () => {
    const line = await connect(short)
    line.socket.write(headers('GET /api/notifications/stream HTTP/1.1', bearer()))
    await expect.poll(line.heard, SOON).toContain('hello')
    line.socket.write('no HTTP at all\r\n\r\n')
    await closes(line)
    expect(line.heard().split('HTTP/1.1 ')).toHaveLength(2)
  })

  it('is refused when it has an unknown expectation, and continued otherwise', async () => {
    const odd = await connect(short)
    odd.socket.write(headers('POST /api/login HTTP/1.1', 'Expect: miracles', JSON_TYPE, CHUNKED))
    flood(odd, chunk('a'.repeat(30_000)))
    await closes(odd)
    expect(odd.heard()).toContain('HTTP/1.1 417')
    expect(odd.other.bytesRead).toBeLessThan((SHORT.drainBytes ?? 0) + BUFFERS)
    const line = await connect(short)
    line.socket.write(headers('POST /api/login HTTP/1.1', 'Expect: 100-continue', JSON_TYPE, 'Content-Length: 2'))
    await expect.poll(line.heard, SOON).toContain('HTTP/1.1 100')
    line.socket.write('{}')
    await expect.poll(line.heard, SOON).toContain('HTTP/1.1 422')
  })
})

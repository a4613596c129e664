import net from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../tests/setup/free-port.ts'
import { listen } from './listen.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

/** A server that answers `/` at once, and `/slow` when it is told to. */
function slowServer(): { readonly app: FastifyInstance; readonly asked: Promise<void>; readonly answer: () => void } {
  const app = Fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (_error, socket) => socket.end('HTTP/1.1 400 Ours\r\nConnection: close\r\n\r\n'),
  })
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/', async () => 'here')
  app.get('/slow', async () => {
    asked.resolve()
    await answered.promise
    return 'finished'
  })
  return { app, asked: asked.promise, answer: answered.resolve }
}

/** All that comes back over one connection. */
const heard = (host: string, port: number, sent: string) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = net.connect(port, host, () => socket.write(sent))
    socket.setEncoding('utf8').on('data', (more: string) => (text += more))
    socket.on('error', reject).on('close', () => resolve(text))
  })
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`

async function hasIpv6(): Promise<boolean> {
  const probe = net.createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(0, '::1', () => probe.close(() => resolve(true)))
  })
}
const addresses = (await hasIpv6()) ? ['127.0.0.1', '::1'] : ['127.0.0.1']

describe('listening at localhost', () => {
  it.each(addresses)('answers at %s, good requests and bad ones', async (address) => {
    const { app } = slowServer()
    const port = await freePort()
    opened.push(await listen(app, { host: 'localhost', port }))
    expect(await heard(address, port, get('/'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*here$/)
    expect(await heard(address, port, 'NO SUCH THING\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Ours/)
  })

  it.each(addresses)('told to end, finishes the call under way at %s and takes no other', async (address) => {
    const { app, asked, answer } = slowServer()
    const port = await freePort()
    const close = await listen(app, { host: 'localhost', port })
    const under = heard(address, port, get('/slow'))
    await asked
    let isClosed = false
    const closed = close().then(() => (isClosed = true))
    for (const other of addresses)
      await expect
        .poll(() => heard(other, port, get('/')).catch((error: NodeJS.ErrnoException) => error.code))
        .toBe('ECONNREFUSED')
    expect(isClosed).toBe(false)
    answer()
    expect(await under).toMatch(/finished$/)
    await closed
  })

  it.each(addresses)(
    'is refused when another program has the port at %s: that one would be opened instead',
    async (address) => {
      const port = await freePort()
      const other = net.createServer()
      await new Promise<void>((resolve) => other.listen(port, address, resolve))
      const { app } = slowServer()
      opened.push(
        () => new Promise((resolve) => other.close(resolve)),
        () => app.close(),
      )
      await expect(listen(app, { host: 'localhost', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    },
  )

  it('any other host is that one alone', async () => {
    const { app } = slowServer()
    const port = await freePort()
    opened.push(await listen(app, { host: '127.0.0.1', port }))
    expect(await heard('127.0.0.1', port, get('/'))).toMatch(/here$/)
    if (addresses.includes('::1'))
      await expect(heard('::1', port, get('/'))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

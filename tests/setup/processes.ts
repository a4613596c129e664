import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { freePort } from './free-port.ts'
import { quickFolder } from './quick-folder.ts'

const dist = path.resolve(import.meta.dirname, '../../dist/server/main.js')

/** A server that runs as a process of its own. */
export interface ServerProcess {
  readonly origin: string
  readonly child: ChildProcess
}
export interface ServerProcesses {
  /** Starts one more, and waits until it is ready. The server must be built. */
  readonly serve: () => Promise<ServerProcess>
  /** Kills all of them, and removes their folder. */
  readonly end: () => void
}

/** Built servers as processes of their own, over one PostgreSQL and with one folder. */
export function serverProcesses(databaseUrl: string): ServerProcesses {
  const folder = fs.mkdtempSync(path.join(quickFolder(), 'sira-processes-'))
  const children: ChildProcess[] = []
  return {
    async serve() {
      const port = await freePort()
      const child = spawn(process.execPath, [dist], {
        env: {
          PATH: process.env['PATH'] ?? '',
          LOG_LEVEL: 'warn',
          DATA_DIR: folder,
          DATABASE_URL: databaseUrl,
          PORT: String(port),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      children.push(child)
      let text = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (more: string) => (text += more))
      await vi.waitFor(
        () => {
          if (!text.includes('is ready after')) throw new Error(text)
        },
        { timeout: 120_000, interval: 50 },
      )
      return { origin: `http://127.0.0.1:${port}`, child }
    },
    end() {
      for (const child of children) child.kill('SIGKILL')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

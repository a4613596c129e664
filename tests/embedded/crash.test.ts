import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/db/factory.ts'
import { skills } from '../../server/db/list-tables.ts'
import { files } from '../../server/db/tables.ts'
import { formOf, nameOf } from '../../server/kernel/file-names.ts'
import { png } from '../factories/pictures.ts'
import { startBuiltServer, type BuiltServer } from '../setup/built-server.ts'
import { quickFolder } from '../setup/quick-folder.ts'

const full = process.env['SIRA_FULL'] === '1'
const KILLS = full ? 100 : 6
/** Milliseconds of work before each kill: another moment each time, over the same range. */
const momentOf = (kill: number) => 250 + (full ? 40 : 72) * (kill % 10)
const WRITERS = 20
const PASSWORD = 'demo-sira-2026'

interface Row {
  readonly id: string
  readonly version: number
}

async function tokenOf(server: BuiltServer, login: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: PASSWORD }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Sends half of an upload and leaves the line open, until the server dies. */
function halfAnUpload(server: BuiltServer, token: string, picture: Buffer): Promise<void> {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1')
  const head = `--cut\r\nContent-Disposition: form-data; name="file"; filename="half.png"\r\nContent-Type: image/png\r\n\r\n`
  socket.write(
    `POST /api/files/pictures HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=cut\r\nContent-Length: ${head.length + picture.length + 11}\r\n\r\n${head}`,
  )
  socket.write(picture.subarray(0, picture.length / 2))
  return new Promise((resolve) => socket.once('close', () => resolve()).on('error', () => undefined))
}

test(
  `${KILLS} × kill -9 under load: nothing acknowledged is lost, no file without its bytes, opened again each time`,
  async () => {
    const dataDir = mkdtempSync(path.join(quickFolder(), 'sira-crash-'))
    const picture = await png(300, 200)
    const [made, edited, uploaded] = [new Set<string>(), new Map<string, number>(), new Set<string>()]
    const reopened: number[] = []
    let inFlight = 0
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        const server = await startBuiltServer({ dataDir })
        if (kill > 0) reopened.push(server.readyAfter)
        const [admin, person] = await Promise.all([
          tokenOf(server, 'admin@sira.example'),
          tokenOf(server, 'individual@sira.example'),
        ])
        let alive = true
        const send = async (
          method: 'POST' | 'PUT',
          target: string,
          token: string,
          body: FormData | string,
        ): Promise<Row | null> => {
          inFlight++
          try {
            const answer = await fetch(`${server.url}/api${target}`, {
              method,
              body,
              headers: {
                authorization: `Bearer ${token}`,
                ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
              },
            })
            const row = (await answer.json()) as Row
            return answer.ok ? row : null
          } catch {
            return null
          } finally {
            inFlight--
          }
        }
        const writer = async () => {
          while (alive) {
            const row = await send(
              'POST',
              '/skills',
              admin,
              JSON.stringify({ name: { en: `Skill ${randomUUID()}` }, active: true }),
            )
            if (!row) continue
            made.add(row.id)
            const again = await send(
              'PUT',
              `/skills/${row.id}`,
              admin,
              JSON.stringify({ name: { en: `Skill ${randomUUID()}` }, active: false, version: row.version }),
            )
            if (again) edited.set(again.id, again.version)
          }
        }
        const uploader = async () => {
          while (alive) {
            const form = new FormData()
            form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
            const row = await send('POST', '/files/pictures', person, form)
            if (row) uploaded.add(row.id)
          }
        }
        const work = [...Array.from({ length: WRITERS }, writer), uploader(), halfAnUpload(server, person, picture)]
        const before = made.size
        await new Promise((resolve) => setTimeout(resolve, momentOf(kill)))
        await expect.poll(() => made.size, { interval: 5 }).toBeGreaterThan(before + 1)
        expect(inFlight).toBeGreaterThanOrEqual(WRITERS)
        process.kill(server.pid, 'SIGKILL')
        alive = false
        await Promise.all(work)
        await server.stop()
      }

      const database = await openDatabase({ dir: path.join(dataDir, 'database') })
      try {
        const versions = new Map(
          (await database.db.select({ id: skills.id, version: skills.version }).from(skills)).map((row) => [
            row.id,
            row.version,
          ]),
        )
        const stored = await database.db.select({ id: files.id, type: files.type, sha256: files.sha256 }).from(files)
        expect(made.size).toBeGreaterThan(KILLS)
        expect([...made].filter((id) => !versions.has(id))).toEqual([])
        expect([...edited].filter(([id, version]) => (versions.get(id) ?? 0) < version)).toEqual([])
        const kept = new Set(stored.map((row) => row.id))
        expect([...uploaded].filter((id) => !kept.has(id))).toEqual([])
        const broken = stored.filter(({ id, type, sha256 }) => {
          const file = path.join(dataDir, 'files', id.slice(-2), nameOf(id, formOf(type)))
          return !existsSync(file) || !createHash('sha256').update(readFileSync(file)).digest().equals(sha256)
        })
        expect(broken).toEqual([])
        process.stdout.write(
          `crash: ${KILLS} kills, ${made.size} rows made, ${edited.size} edited and ${uploaded.size} pictures uploaded were acknowledged; all there; reopened after ${Math.round(Math.max(...reopened))} ms at most\n`,
        )
      } finally {
        await database.close()
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  60_000 + KILLS * 60_000,
)

import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildWhatChanged } from '../../scripts/build-parts.ts'
import { fileForm, png } from '../factories/pictures.ts'
import { freePort } from '../setup/free-port.ts'
import { onSmallDisk } from '../setup/small-disk.ts'

// A disk that is really full, in the full run alone: not every machine lets a test mount one.
// tests/security/full-disk.test.ts shows with a pretended one what each call answers.
describe('on a small disk', () => {
  const serve = (megabytes: number, port: number) =>
    onSmallDisk(
      megabytes,
      (dir) => ({ DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn' }),
      path.resolve(import.meta.dirname, '../../dist/server/main.js'),
    )
  /** Takes what is left of the disk. */
  const fill = (seen: string) => {
    const file = fs.openSync(path.join(seen, 'ballast'), 'a')
    for (let size = 1_000_000; size >= 1; size = size > 1 ? Math.floor(size / 10) : 0) {
      try {
        for (;;) fs.writeSync(file, Buffer.alloc(size))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
    fs.closeSync(file)
  }

  beforeAll(() => buildWhatChanged('server'), 300_000)

  test('a first start without room ends with a sentence', async () => {
    const { ended, output, dir } = serve(20, await freePort())
    expect(await ended).toBe(1)
    expect(output()).toMatch(new RegExp(`DATA_DIR ${dir} has \\d+ MB left`))
  })

  test('a server whose disk fills up answers 503, reads go on, and it works again when there is room', async () => {
    const port = await freePort()
    const { child, ended, output, seen } = serve(400, port)
    await expect.poll(output, { timeout: 120_000 }).toContain('is ready after')
    const api = `http://127.0.0.1:${port}/api`
    const login = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'individual@sira.example', password: 'demo-sira-2026' }),
    }
    const { access_token: token } = (await (await fetch(`${api}/login`, login)).json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}` }
    const picture = new Uint8Array(await png(300, 200))
    const upload = () => fetch(`${api}/files/pictures`, { method: 'POST', headers, body: fileForm(picture) })
    expect((await upload()).status).toBe(201)
    fill(seen)
    const refused = await upload()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await fetch(`${api}/user`, { headers })).status).toBe(200)
    expect(output()).toContain('calls that write answer 503')
    fs.rmSync(path.join(seen, 'ballast'))
    expect((await upload()).status).toBe(201)
    expect(fs.readdirSync(path.join(seen, 'staged'))).toEqual([])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('the database refuses what has no room, loses nothing it acknowledged, and opens on a full disk', async () => {
    const program = `const { openDatabase } = await import(${JSON.stringify(path.resolve(import.meta.dirname, '../../server/db/factory.ts'))})
const { pool, close } = await openDatabase({ dir: process.env.DIR + '/database' })
await pool.query('create table if not exists rows (n bigserial primary key, text text)')
let kept = (await pool.query('select count(*) as n from rows')).rows[0].n
let code = null
while (code === null && process.env.FILL) await pool.query("insert into rows (text) select string_agg(md5(random()::text), '') from generate_series(1, 3000)").then(() => { kept += 1 }, (error) => { code = error.code })
console.log(JSON.stringify({ kept, code }))
if (process.env.FILL) process.kill(process.pid, 'SIGKILL')
await pool.query("insert into rows (text) values ('after')")
await close()`
    const parent = `import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
const run = (env) => console.log(spawnSync(process.execPath, ['--input-type=module', '-e', process.env.PROGRAM], { env: { ...process.env, ...env }, encoding: 'utf8' }).stdout.trim())
run({ FILL: '1' })
fs.rmSync(process.env.DIR + '/ballast')
run({})`
    const { ended, output } = onSmallDisk(
      200,
      (dir) => ({ DIR: dir, PROGRAM: program }),
      '--input-type=module',
      '-e',
      `import fs from 'node:fs'; fs.writeFileSync(process.env.DIR + '/ballast', Buffer.alloc(60_000_000)); ${parent.replaceAll("import fs from 'node:fs'\n", '')}`,
    )
    expect(await ended, output()).toBe(0)
    const [filled, after] = output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kept: number; code: string | null })
    expect(filled?.code, output()).toBe('53100')
    expect(after?.kept).toBe(filled?.kept)
  })
})

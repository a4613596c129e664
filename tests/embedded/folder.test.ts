import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/factory.ts'
import { askHolder, FolderLocked, lockFolder, socketPath } from '../../server/kernel/folder-lock.ts'
import { embeddedTemplate } from '../setup/database.ts'
import { quickFolder } from '../setup/quick-folder.ts'

let dir = ''
const children: ChildProcess[] = []
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(quickFolder(), 'sira-folder-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  fs.rmSync(dir, { recursive: true, force: true })
})

const server = (module: string) => path.resolve(import.meta.dirname, '../../server', module)

/** A process of its own that runs `code`, an ES module; its lines of output. */
function start(code: string): {
  readonly child: ChildProcess
  readonly lines: string[]
  readonly said: (text: string) => Promise<void>
} {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const lines: string[] = []
  let rest = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
  return {
    child,
    lines,
    said: async (text) => {
      await expect.poll(() => lines.includes(text), { timeout: 120_000, interval: 20 }).toBe(true)
    },
  }
}
const holder = `const { lockFolder } = await import(${JSON.stringify(server('kernel/folder-lock.ts'))})
try { await lockFolder(process.env.FOLDER); console.log('locked'); setInterval(() => {}, 1000) } catch (error) { console.log(error.constructor.name) }`
const hold = () => start(holder.replace('process.env.FOLDER', JSON.stringify(dir)))

describe('the lock of the data folder', () => {
  test('refuses a second process at once and admits the next one after the first', async () => {
    const lock = await lockFolder(dir)
    for (let time = 0; time < 20; time += 1) await expect(lockFolder(dir)).rejects.toThrow(FolderLocked)
    await lock.release()
    await (await lockFolder(dir)).release()
  })

  test('does not stop the next process after kill -9', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { child, said } = hold()
      await said('locked')
      await expect(lockFolder(dir)).rejects.toThrow(FolderLocked)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await (await lockFolder(dir)).release()
  })

  test('admits one of many processes that start over a dead socket', async () => {
    const { child, said } = hold()
    await said('locked')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const racers = Array.from({ length: 6 }, hold)
    await expect.poll(() => racers.every(({ lines }) => lines.length > 0), { timeout: 120_000 }).toBe(true)
    expect(racers.filter(({ lines }) => lines[0] === 'locked')).toHaveLength(1)
    expect(racers.filter(({ lines }) => lines[0] === 'FolderLocked')).toHaveLength(5)
  })

  test('works in a folder with a name too long for a socket', async () => {
    const long = path.join(dir, 'x'.repeat(120))
    fs.mkdirSync(long)
    fs.symlinkSync(long, path.join(dir, 'link'))
    const lock = await lockFolder(long)
    expect(Buffer.byteLength(socketPath(long))).toBeLessThan(104)
    await expect(lockFolder(path.join(dir, 'link'))).rejects.toThrow(FolderLocked)
    await lock.release()
  })

  test('passes commands to the process that has the folder, if there is one', async () => {
    expect(await askHolder(dir, { command: 'ping', args: {} })).toBeNull()
    const lock = await lockFolder(dir)
    const early = askHolder(dir, { command: 'ping', args: { a: 'ለ' } })
    lock.answer(async ({ command, args }) => {
      if (command !== 'ping') throw new Error('unknown')
      return { ok: true, lines: [String(args['a'])] }
    })
    expect(await early).toEqual({ ok: true, lines: ['ለ'] })
    expect(await askHolder(dir, { command: 'else', args: {} })).toEqual({ ok: false, reason: 'unknown' })
    expect(fs.statSync(socketPath(dir)).mode & 0o077).toBe(0)
    await lock.release()
  })
})

describe('the embedded database', () => {
  test('loses nothing acknowledged when its process is killed', async () => {
    const folder = path.join(dir, 'database')
    await (await openDatabase({ dir: folder, template: await embeddedTemplate() })).close()
    const writer = `const { openDatabase } = await import(${JSON.stringify(server('db/factory.ts'))})
const { pool } = await openDatabase({ dir: ${JSON.stringify(folder)} })
await pool.query('create table if not exists noted (n bigint primary key)')
console.log('open')
const { rows } = await pool.query('select coalesce(max(n), 0) as n from noted')
const write = async (from) => { for (let n = from; ; n += 4) { await pool.query('insert into noted values ($1)', [n]); console.log(n) } }
await Promise.all([1, 2, 3, 4].map((k) => write(Number(rows[0].n) + k)))`
    const acknowledged: number[] = []
    for (let time = 0; time < 4; time += 1) {
      const { child, lines, said } = start(writer)
      await said('open')
      // At a moment of its own each time, but not before it has written.
      await new Promise((resolve) => setTimeout(resolve, 150 + time * 130))
      await expect.poll(() => lines.length, { interval: 5 }).toBeGreaterThan(8)
      child.kill('SIGKILL')
      await once(child, 'exit')
      acknowledged.push(...lines.filter((line) => line !== 'open').map(Number))
    }
    expect(acknowledged.length).toBeGreaterThan(20)
    const { pool, close } = await openDatabase({ dir: folder })
    const { rows } = await pool.query<{ n: number }>('select n from noted')
    const kept = new Set(rows.map(({ n }) => n))
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
    await close()
  })

  test('leaves no half-made folder when its process is killed', async () => {
    const folder = path.join(dir, 'database')
    const { child } = start(
      `const { openDatabase } = await import(${JSON.stringify(server('db/factory.ts'))}); await openDatabase({ dir: ${JSON.stringify(folder)} })`,
    )
    await expect
      .poll(() => fs.existsSync(path.join(`${folder}.unfinished`, 'base')), { timeout: 120_000, interval: 5 })
      .toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { pool, close } = await openDatabase({ dir: folder })
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  test('ends a statement that takes too long and runs the next one', async () => {
    const told: string[] = []
    const { pool, patiently, close } = await openDatabase(
      { dir: null, template: await embeddedTemplate() },
      { longestStatement: 1000, onTrouble: (reason) => told.push(reason) },
    )
    await expect(pool.query('select count(*) from generate_series(1, 2000000000)')).rejects.toThrow(/interrupted/)
    expect(told[0]).toContain('1000 ms')
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await patiently(() => pool.query('select pg_sleep(1.5)'))
    await close()
  })

  test('gives each client a clean session, and statements keep their names', async () => {
    const { pool, close } = await openDatabase({ dir: null, template: await embeddedTemplate() })
    const first = await pool.connect()
    await first.query('begin')
    await first.query("set search_path to 'pg_catalog'")
    first.release(new Error('gone'))
    expect((await pool.query('show search_path')).rows).toEqual([{ search_path: 'public' }])
    for (let time = 0; time < 3; time += 1)
      expect((await pool.query('select $1::int as n', [time])).rows).toEqual([{ n: time }])
    expect((await pool.query('select count(*) as n from pg_prepared_statements')).rows).toEqual([{ n: 1 }])
    await close()
  })
})

import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../server/db/factory.ts'
import { transactionsOf } from '../../server/db/transaction.ts'
import { outageOf } from '../../server/kernel/outage.ts'
import { embeddedTemplate } from '../setup/database.ts'
import { quickFolder } from '../setup/quick-folder.ts'

const faults: unknown[] = []
const note = (error: unknown) => void faults.push(error)
const folder = fs.mkdtempSync(path.join(quickFolder(), 'sira-interrupted-'))
beforeAll(() => {
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
})
afterAll(() => {
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
  fs.rmSync(folder, { recursive: true, force: true })
})
const transactions = (database: OpenDatabase) =>
  transactionsOf(database, { inside: async () => undefined, after: () => undefined })
const ENDLESS = sql`select count(*) from generate_series(1, 2000000000)`

describe('the thread of the embedded database', () => {
  test('that ends in the middle of a transaction is an outage for its callers, and the next ones are served', async () => {
    const database = await openDatabase({ dir: null, template: await embeddedTemplate() }, { longestStatement: 2000 })
    const transaction = transactions(database)
    for (let time = 0; time < 2; time += 1) {
      const answers = await Promise.allSettled([
        transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          await tx.execute(ENDLESS)
        }),
        // Waits for its turn meanwhile, and finds the new thread.
        database.db.execute(sql`select 2`),
      ])
      expect(outageOf(answers[0].status === 'rejected' ? answers[0].reason : null)).toBe('database')
      expect((await transaction((tx) => tx.execute<{ one: number }>(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
    }
    await database.close()
    expect(faults).toEqual([])
  })

  test('that ends while a transaction is doing something else is an outage at its next statement', async () => {
    const told: string[] = []
    const database = await openDatabase(
      { dir: null, template: await embeddedTemplate() },
      { longestStatement: 2000, onTrouble: (reason) => told.push(reason) },
    )
    const error = await transactions(database)(async (tx) => {
      await tx.execute(sql`select 1`)
      // Nobody waits for this one.
      void tx.execute(ENDLESS).catch(() => undefined)
      await expect.poll(() => told.length, { timeout: 60_000 }).toBeGreaterThan(0)
      await tx.execute(sql`select 2`)
    }).catch((thrown: unknown) => thrown)
    expect(outageOf(error)).toBe('database')
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
    expect(faults).toEqual([])
  })

  test('that cannot open its folder says why at once, and one that never gets ready is given up', async () => {
    const broken = path.join(folder, 'broken')
    fs.mkdirSync(broken)
    fs.writeFileSync(path.join(broken, 'PG_VERSION'), '18\n')
    const error = await openDatabase({ dir: broken }).catch((thrown: unknown) => thrown)
    expect((error as Error).message).toContain('The embedded database was interrupted')
    const late = await openDatabase({ dir: path.join(folder, 'late') }, { longestOpening: 1 }).catch(
      (thrown: unknown) => thrown,
    )
    expect((late as Error).message).toContain('not open after 1 ms')
  })
})

test('the log that a start after a kill reads stays short, however much was written', async () => {
  const dir = path.join(folder, 'database')
  await (await openDatabase({ dir, template: await embeddedTemplate() })).close()
  const database = await openDatabase({ dir })
  await database.pool.query('create table written (n int)')
  const unread = async () => {
    const { rows } = await database.pool.query<{ megabytes: number }>(
      'select ((pg_current_wal_lsn() - redo_lsn) / 1000000)::float8 as megabytes from pg_control_checkpoint()',
    )
    return rows[0]?.megabytes ?? Number.NaN
  }
  for (let file = 0; file < 12; file += 1) {
    await database.pool.query('insert into written values ($1)', [file])
    // Fills the file at hand, 16 MB.
    await database.pool.query('select pg_switch_wal()')
    await database.pool.query('insert into written values ($1)', [file])
    expect(await unread()).toBeLessThan(80)
  }
  await database.close()
  const log = path.join(dir, 'pg_wal')
  const megabytes = fs
    .readdirSync(log)
    .reduce((sum, name) => sum + fs.statSync(path.join(log, name)).size / 1_000_000, 0)
  expect(megabytes).toBeLessThan(130)
})

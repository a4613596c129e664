import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../server/db/factory.ts'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { seedLists, seedTiers } from '../../server/db/seed.ts'
import { systemClock } from '../../server/kernel/clock.ts'
import { idsOf } from '../../server/kernel/ids.ts'

/** The template is made again when a migration or a seed changes. */
function templateKey(): string {
  const folder = path.resolve(import.meta.dirname, '../../server/db')
  const hash = createHash('sha256')
  for (const name of fs
    .readdirSync(path.join(folder, 'migrations'))
    .filter((file) => file.endsWith('.sql'))
    .toSorted())
    hash.update(fs.readFileSync(path.join(folder, 'migrations', name)))
  for (const name of fs
    .readdirSync(folder)
    .filter((file) => file.startsWith('seed'))
    .toSorted())
    hash.update(fs.readFileSync(path.join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Schema, tiers and the fixed lists: the least a user needs. Everything else belongs to the test that needs it. */
async function fill(database: OpenDatabase): Promise<void> {
  await migrateDatabase(database)
  await database.db.transaction(async (tx) => {
    await seedTiers(tx, { ids: idsOf(systemClock), clock: systemClock })
    await seedLists(tx)
  })
}

const at = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href

async function onServer<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

export interface TestDatabase {
  readonly database: OpenDatabase
  /** Null when embedded. */
  readonly url: string | null
  readonly drop: () => Promise<void>
}

/** A fresh database on PostgreSQL, copied from a template that the first test file makes. */
async function freshOnServer(url: string): Promise<TestDatabase> {
  const template = `sira_template_${templateKey()}`
  const name = `sira_test_${randomBytes(8).toString('hex')}`
  await onServer(url, async (client) => {
    // One file makes the template, the others wait; a copy needs it without connections, so copies take their turn as
    // well.
    await client.query('select pg_advisory_lock(7206115)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      await client.query(`create database ${template}_new encoding 'UTF8' template template0`)
      const made = await openDatabase({ url: at(url, `${template}_new`) })
      await fill(made)
      await made.close()
      await client.query(`alter database ${template}_new rename to ${template}`)
    }
    // Its files are copied: a third of the time that copying block by block through the log takes.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  // A hundred rounds of fifty at once say what is true, not how fast this machine is today.
  const database = await openDatabase({ url: at(url, name) }, { longestWait: 120_000 })
  const drop = async () => {
    await database.close()
    await onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { database, url: at(url, name), drop }
}

/**
 * A dump of an embedded database with schema and tiers, which the first test file of a schema makes: loading it is much
 * faster than making one.
 */
export async function embeddedTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.join(os.tmpdir(), `sira-template-${process.getuid?.() ?? 0}-${templateKey()}.tar`)
  if (!fs.existsSync(file)) {
    const made = await openDatabase({ dir: null })
    await fill(made)
    if (!made.dump) throw new Error('Only the embedded database can be dumped')
    const own = `${file}.${process.pid}`
    fs.writeFileSync(own, await made.dump(), { mode: 0o600 })
    fs.renameSync(own, file)
    await made.close()
  }
  return new Uint8Array(fs.readFileSync(file))
}

/** A fresh embedded database in memory. */
async function freshEmbedded(): Promise<TestDatabase> {
  const database = await openDatabase({ dir: null, template: await embeddedTemplate() })
  return { database, url: null, drop: database.close }
}

/**
 * A fresh database: on the PostgreSQL of `server`, else on that of the project, and where there is none (or with
 * TEST_EMBEDDED=1) embedded.
 */
export function freshDatabase(server?: string): Promise<TestDatabase> {
  if (server !== undefined) return freshOnServer(server)
  const url = inject('postgresUrl')
  return url === undefined || process.env['TEST_EMBEDDED'] === '1' ? freshEmbedded() : freshOnServer(url)
}

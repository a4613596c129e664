import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { OpenDatabase } from './factory.ts'
import { NamedClient } from './named-client.ts'

/** A number of our own: whoever holds this advisory lock migrates, the others wait. */
const MIGRATION_LOCK = 7_206_114

/**
 * The migrations' folder: beside this file or the built server, or, while developing, in the sources of which this was
 * built.
 */
function migrationsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url))
  for (let at = here; at !== path.dirname(at); at = path.dirname(at)) {
    const found = [path.join(at, 'migrations'), path.join(at, 'server/db/migrations')].find((place) =>
      fs.existsSync(path.join(place, 'meta/_journal.json')),
    )
    if (found !== undefined) return found
  }
  throw new Error(`The migrations are missing beside ${here}`)
}

/**
 * Brings the schema up to date. Several processes may start at once: on a server one migrates, under an advisory lock.
 * Running it again changes nothing.
 */
export async function migrateDatabase(database: OpenDatabase): Promise<void> {
  const folder = migrationsFolder()
  if (database.url === null) {
    await database.patiently(() => migrate(database.db, { migrationsFolder: folder }))
    return
  }
  const client = new NamedClient({ connectionString: database.url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

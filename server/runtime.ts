import fs from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { inArray } from 'drizzle-orm'
import { createChartPress } from './areas/structure/chart-press.ts'
import { openDatabase, type OpenDatabase } from './db/factory.ts'
import { migrateDatabase } from './db/migrate.ts'
import { seedReference } from './db/seed.ts'
import { users } from './db/tables.ts'
import { ConfigError, type Config } from './kernel/config.ts'
import type { Services } from './kernel/context.ts'
import { lockFolder, type FolderLock } from './kernel/folder-lock.ts'
import { createLog } from './kernel/log.ts'
import { createServices } from './kernel/services.ts'
import { reactions } from './reactions.ts'

/** Their password is in the README: nobody but the own machine may reach a server that knows them. */
export const DEMO_EMAILS = ['individual@sira.example', 'company@sira.example', 'admin@sira.example'] as const

/** Everything a process needs before it serves or runs a command: folder, database, services. */
export interface Runtime {
  readonly config: Config
  readonly log: Logger
  /** Null on a server: several processes may share one database and one folder of files. */
  readonly lock: FolderLock | null
  readonly database: OpenDatabase
  readonly services: Services
  readonly close: () => Promise<void>
}

function prepareFolder(dir: string): void {
  try {
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
    fs.accessSync(dir, fs.constants.W_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dir} cannot be written: ${error instanceof Error ? error.message : ''}`)
  }
}

/**
 * A new embedded database with its demo people needs so much (bytes); making one where there is less would fail only
 * after seconds.
 */
const NEW_DATABASE = 120_000_000

function requireRoom(dir: string): void {
  if (fs.existsSync(path.join(dir, 'database'))) return
  const { bavail, bsize } = fs.statfsSync(dir)
  const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000)
  if (bavail * bsize < NEW_DATABASE)
    throw new ConfigError(
      `DATA_DIR ${dir} has ${megabytes(bavail * bsize)} MB left, and a new database needs ${megabytes(NEW_DATABASE)} MB: make room, or choose another folder.`,
    )
}

async function refuseDemoPeople({ db }: OpenDatabase, config: Config): Promise<void> {
  if (config.isDemo) return
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.emailKey, [...DEMO_EMAILS]))
    .limit(1)
  if (found.length > 0)
    throw new ConfigError(
      'This database has the demo people, whose password everyone knows. Keep it on the embedded database and loopback, or begin with an empty one (DATA_DIR or DATABASE_URL).',
    )
}

/**
 * Locks the folder, opens and migrates the database and puts the services together. What was opened is closed again
 * when a later step fails.
 */
export async function openRuntime(config: Config): Promise<Runtime> {
  const log = createLog(config)
  prepareFolder(config.dataDir)
  const closing: (() => Promise<void>)[] = []
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  try {
    const lock = config.databaseUrl === null ? await lockFolder(config.dataDir) : null
    if (lock) closing.push(lock.release)
    if (config.databaseUrl === null) requireRoom(config.dataDir)
    const place =
      config.databaseUrl === null ? { dir: path.join(config.dataDir, 'database') } : { url: config.databaseUrl }
    const database = await openDatabase(place, {
      onTrouble: (reason) => log.error({ reason }, 'a connection to the database was interrupted'),
    })
    closing.push(database.close)
    await migrateDatabase(database)
    await refuseDemoPeople(database, config)
    const built = await createServices({ config, database, log, reactions, openCharts: createChartPress })
    closing.push(built.close)
    await seedReference(built.services)
    return { config, log, lock, database, services: built.services, close }
  } catch (error) {
    await close()
    throw error
  }
}

import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/factory.ts'
import type { Services } from './context.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The embedded database has no autovacuum of its own. */
const VACUUM_EVERY = 6 * HOUR
const FIRST_AFTER = 20_000

async function removeOldUploads(dir: string): Promise<void> {
  for (const name of await fs.readdir(dir).catch(() => [])) {
    const file = path.join(dir, name)
    const stat = await fs.stat(file).catch(() => null)
    if (stat && stat.mtimeMs < Date.now() - HOUR) await fs.rm(file, { force: true })
  }
}

/**
 * Removes what has outlived its use: sessions, limits, keys, tokens, salts, registrations and their usernames, changes
 * that nobody confirmed, devices, staged files. Any process may do it at any time.
 */
export async function sweep(services: Services): Promise<void> {
  const { db, clock, config, files } = services
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await db.execute(sql`delete from sessions where expires_at < ${ago(0)}::timestamptz`)
  await db.execute(sql`delete from rate_limits where window_start < ${Math.floor((now.getTime() - DAY) / 1000)}`)
  await db.execute(sql`delete from idempotency_keys where created_at < ${ago(2 * DAY)}::timestamptz`)
  await db.execute(sql`delete from one_time_tokens where expires_at < ${ago(7 * DAY)}::timestamptz`)
  await db.execute(sql`delete from registrations where expires_at < ${ago(DAY)}::timestamptz`)
  await db.execute(sql`delete from contact_changes where expires_at < ${ago(0)}::timestamptz`)
  // Whoever never opened the link of the mail did not follow, and did not subscribe.
  await db.execute(sql`delete from followers where confirmed_at is null and created_at < ${ago(7 * DAY)}::timestamptz`)
  await db.execute(
    sql`delete from subscribers where confirmed_at is null and created_at < ${ago(7 * DAY)}::timestamptz`,
  )
  await db.execute(sql`delete from expiry_reminders where last_day < ${ago(DAY).slice(0, 10)}::date`)
  await db.execute(sql`delete from usernames where state = 'held' and held_until < ${ago(0)}::timestamptz`)
  await db.execute(sql`delete from devices where last_seen_at < ${ago(180 * DAY)}::timestamptz`)
  // Without its salt a day's viewer can never be found again.
  await db.execute(sql`delete from daily_salts where day < ${ago(2 * DAY).slice(0, 10)}::date`)
  await db.execute(sql`delete from jobs where run_at < ${ago(30 * DAY)}::timestamptz`)
  await files.sweep(db)
  await removeOldUploads(path.join(config.dataDir, 'staged'))
}

/** Sweeps every hour, does `also` what the clock asks for, and keeps the embedded database in order. */
export function startSweeping(
  services: Services,
  database: OpenDatabase,
  also: readonly ((services: Services) => Promise<void>)[] = [],
): { readonly stop: () => Promise<void> } {
  let running: Promise<void> | null = null
  let vacuumed = Date.now()
  const run = () => {
    running ??= (async () => {
      await sweep(services)
      for (const task of also) await task(services)
      if (database.kind !== 'embedded' || Date.now() - vacuumed < VACUUM_EVERY) return
      vacuumed = Date.now()
      await database.patiently(() => database.pool.query('vacuum (analyze)'))
    })()
      .catch((error: unknown) => services.log.error({ err: error }, 'sweeping failed'))
      .finally(() => {
        running = null
      })
  }
  const first = setTimeout(run, FIRST_AFTER)
  const every = setInterval(run, HOUR)
  first.unref()
  every.unref()
  return {
    stop: async () => {
      clearTimeout(first)
      clearInterval(every)
      await running
    },
  }
}

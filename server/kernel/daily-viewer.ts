import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from './context.ts'

/**
 * The salt of a day (UTC, ISO date), the same in every process. Salts of the days before yesterday are deleted, and with
 * them the way back to a viewer.
 */
export async function readSalt(db: Database, day: string): Promise<Buffer> {
  await db.execute(
    sql`insert into daily_salts (day, salt) values (${day}::date, ${randomBytes(32)}::bytea) on conflict (day) do nothing`,
  )
  await db.execute(sql`delete from daily_salts where day < ${day}::date - 1`)
  const { rows } = await db.execute<{ salt: Buffer } & Record<string, unknown>>(
    sql`select salt from daily_salts where day = ${day}::date`,
  )
  const value = rows[0]?.salt
  if (value === undefined) throw new Error('The salt of the day was not kept.')
  return Buffer.from(value)
}

/** A viewer of one thing (`about`) on one day, known by address and browser without a cookie. */
export const dailyViewer = (
  salt: Buffer,
  { about, address, agent }: { readonly about: string; readonly address: string; readonly agent: string },
): Buffer => createHmac('sha256', salt).update(`${about} ${address} ${agent}`).digest().subarray(0, 16)

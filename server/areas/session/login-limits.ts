import { createHash } from 'node:crypto'
import { and, gt, inArray, sql } from 'drizzle-orm'
import { rateLimits } from '../../db/platform-tables.ts'
import type { Database, Tx } from '../../kernel/context.ts'
import { overLimit } from '../../kernel/rate-limits.ts'

export const QUARTER_HOUR = 15 * 60
/**
 * Wrong passwords allowed in a quarter of an hour: for one name from one address, for one name from everywhere, and on
 * one known device.
 */
export const LOGIN_LIMIT = { pair: 20, name: 50, device: 20 } as const

const digest = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')
const nameKey = (name: string) => `login:name:${digest(name)}`

export interface Try {
  /**
   * The typed name in lower case. Email and username of one person count separately, so that no limit reveals that they
   * belong together.
   */
  readonly name: string
  readonly address: string
  /** The user and proof of a known device; null for all others. */
  readonly known: string | null
}

function countersOf({ name, address, known }: Try): { key: string; limit: number }[] {
  if (known !== null) return [{ key: `login:device:${digest(known)}`, limit: LOGIN_LIMIT.device }]
  return [
    { key: `login:pair:${digest(name, address)}`, limit: LOGIN_LIMIT.pair },
    { key: nameKey(name), limit: LOGIN_LIMIT.name },
  ]
}

/**
 * Counts a try before its password is checked, so that parallel tries cannot slip through. Returns the seconds to wait,
 * or null when it may be checked.
 */
export async function countTry(db: Database, attempt: Try, now: Date): Promise<number | null> {
  for (const { key, limit } of countersOf(attempt)) {
    const wait = await overLimit(db, { key, limit, per: QUARTER_HOUR, now })
    if (wait !== null) return wait
  }
  return null
}

/**
 * True for one refused try per name in a quarter of an hour, on an unknown device: its owner, if there is one, is then
 * notified. Every name is counted the same way.
 */
export async function isFirstRefusal(db: Database, { name, known }: Try, now: Date): Promise<boolean> {
  return (
    known === null &&
    (await overLimit(db, { key: `login:told:${digest(name)}`, limit: 1, per: QUARTER_HOUR, now })) === null
  )
}

/** A correct password was not a wrong try: removes it from the count. */
export async function forgive(tx: Tx, attempt: Try, now: Date): Promise<void> {
  const keys = countersOf(attempt).map(({ key }) => key)
  const since = Math.floor(now.getTime() / 1000) - QUARTER_HOUR
  await tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.windowStart, since), gt(rateLimits.count, 0)))
}

/** After a reset by mail, earlier wrong tries no longer block the owner. */
export async function forgetTries(tx: Tx, names: readonly string[], address: string): Promise<void> {
  for (const name of names)
    await tx.delete(rateLimits).where(inArray(rateLimits.key, [nameKey(name), `login:pair:${digest(name, address)}`]))
}

/**
 * Allows at most five mails of a kind an hour to one address, whoever requests them. True when this one may be sent.
 */
export async function mayMail(db: Database, kind: string, emailKey: string, now: Date): Promise<boolean> {
  return (await overLimit(db, { key: `mail:${kind}:${digest(emailKey)}`, limit: 5, per: 3600, now })) === null
}

import { asc, gt, or, and, eq } from 'drizzle-orm'
import { letterTrail, letterTrailHeads } from '../../db/letter-trail-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { hashOfLink, NO_LINK } from './trail-link.ts'

/** So many links are read at once. */
const BATCH = 500

/** Where a trail is not what was written: the number of the link that was changed, taken out or put in. */
export interface BrokenLink {
  readonly accountId: string
  readonly seq: number
}
export interface Verified {
  readonly trails: number
  readonly links: number
  /** The first one, by account and number; null if every trail is whole. */
  readonly broken: BrokenLink | null
}

/** Where somebody is on the way along a trail. */
interface Place {
  readonly accountId: string
  readonly seq: number
  readonly hash: Buffer
}

/** The next links, by account and number. */
const linksAfter = (db: Readable, place: Place | null) =>
  db
    .select()
    .from(letterTrail)
    .where(
      place === null
        ? undefined
        : or(
            gt(letterTrail.accountId, place.accountId),
            and(eq(letterTrail.accountId, place.accountId), gt(letterTrail.seq, place.seq)),
          ),
    )
    .orderBy(asc(letterTrail.accountId), asc(letterTrail.seq))
    .limit(BATCH)

/**
 * Follows every trail from its first link to its head: each must name the one before it and have the hash of what it
 * says. Read it in one snapshot (a repeatable read), or links that are added meanwhile look like a fault.
 */
export async function verifyTrails(db: Readable): Promise<Verified> {
  const heads = await db.select().from(letterTrailHeads).orderBy(asc(letterTrailHeads.accountId))
  let links = 0
  let broken: BrokenLink | null = null
  const found = (accountId: string, seq: number) => {
    if (broken === null || accountId < broken.accountId) broken = { accountId, seq }
  }
  const left = new Map(heads.map((head) => [head.accountId, head]))
  const end = ({ accountId, seq, hash }: Place) => {
    const head = left.get(accountId)
    left.delete(accountId)
    if (head?.seq !== seq) found(accountId, Math.min(head?.seq ?? 0, seq) + 1)
    else if (!head.hash.equals(hash)) found(accountId, seq)
  }
  let place = null as Place | null
  for (;;) {
    const rows = await linksAfter(db, place)
    for (const row of rows) {
      if (place !== null && place.accountId !== row.accountId) end(place)
      const before: Place =
        place?.accountId === row.accountId ? place : { accountId: row.accountId, seq: 0, hash: NO_LINK }
      if (row.seq !== before.seq + 1) found(row.accountId, before.seq + 1)
      else if (!row.prev.equals(before.hash) || !row.hash.equals(hashOfLink(row))) found(row.accountId, row.seq)
      place = row
      links += 1
    }
    if (rows.length < BATCH) break
  }
  if (place !== null) end(place)
  for (const { accountId, seq } of left.values()) if (seq > 0) found(accountId, 1)
  return { trails: heads.length, links, broken }
}

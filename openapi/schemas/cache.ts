import { z } from 'zod'
import { timestamp } from './primitives.ts'

const cacheName = z.string().max(200)

/** One cache of a process. Of the pages each has its own: `page:` and the path as the contract says it. */
const cacheRow = z
  .strictObject({
    name: cacheName,
    size: z.int().describe('entries'),
    most: z.int().nullable().describe('entries that it takes at most; null: as many as there are'),
    hits: z.int(),
    misses: z.int(),
    since: timestamp.describe('when it was last cleared by an administrator, or the process began'),
  })
  .meta({ id: 'CacheRow' })
export type CacheRow = z.output<typeof cacheRow>

export const cacheAnswer = z
  .strictObject({
    process: z.strictObject({
      id: z.int(),
      started_at: timestamp,
      is_only: z.boolean().describe('false: there may be others over the same database, with caches of their own'),
    }),
    caches: z.array(cacheRow),
  })
  .meta({ id: 'CacheAnswer' })
export type CacheAnswer = z.output<typeof cacheAnswer>

/** Null: all of them. */
export const cacheClearing = z.strictObject({ name: cacheName.nullable() })

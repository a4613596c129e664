import { z } from 'zod'
import { defineOperation, empty, ok } from '../define.ts'
import { cacheAnswer, cacheClearing } from '../schemas/cache.ts'

/** `database` is `embedded` or `server`; a process that drains answers 503 `unavailable`. */
const health = z
  .strictObject({ status: z.literal('ok'), version: z.string(), database: z.enum(['embedded', 'server']) })
  .meta({ id: 'Health' })

export const systemOperations = {
  getHealth: defineOperation({
    method: 'GET',
    path: '/health',
    summary: 'Is the server ready',
    access: 'anyone',
    output: ok(health),
    errors: ['unavailable'],
  }),
  listCaches: defineOperation({
    method: 'GET',
    path: '/caches',
    summary: 'What the process that answers keeps in memory',
    access: 'admin',
    output: ok(cacheAnswer),
  }),
  clearCache: defineOperation({
    method: 'POST',
    path: '/caches/clear',
    summary: 'Empty a cache, or all of them, in every process',
    access: 'admin',
    body: cacheClearing,
    output: empty,
  }),
}

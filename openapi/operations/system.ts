import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'

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
}

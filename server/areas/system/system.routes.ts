import { sql } from 'drizzle-orm'
import type { systemOperations } from '../../../openapi/operations/system.ts'
import { audit } from '../../kernel/audit.ts'
import type { Handlers } from '../../kernel/context.ts'
import { invalid } from '../../kernel/refusal.ts'

export const handlers = {
  /** Queries the database as well, because a process that cannot reach it is not ready. */
  getHealth: async ({ db, services }) => {
    await db.execute(sql`select 1`)
    return {
      status: 'ok',
      version: services.config.version,
      database: services.config.databaseUrl === null ? 'embedded' : 'server',
    }
  },
  listCaches: async ({ services: { caches, config } }) => ({
    process: {
      id: process.pid,
      started_at: caches.startedAt.toISOString(),
      is_only: config.databaseUrl === null,
    },
    caches: caches.list().map((cache) => ({ ...cache, since: cache.since.toISOString() })),
  }),
  clearCache: async ({ body: { name }, services, write }) => {
    if (name !== null && !services.caches.has(name)) invalid({ name: ['validation.reference'] })
    await write(async (tx) => {
      services.events.publish(tx, 'cache', services.caches.newsOf(name))
      await audit(tx, { kind: 'cache', action: 'clear', subjectId: null, name })
    })
    // The news is for the other processes: this one would hear it after the answer.
    services.caches.clear(name)
  },
} satisfies Handlers<typeof systemOperations>

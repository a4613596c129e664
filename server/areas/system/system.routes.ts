import { sql } from 'drizzle-orm'
import type { systemOperations } from '../../../openapi/operations/system.ts'
import type { Handlers } from '../../kernel/context.ts'

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
} satisfies Handlers<typeof systemOperations>

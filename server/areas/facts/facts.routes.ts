import type { factOperations } from '../../../openapi/operations/facts.ts'
import type { Handlers } from '../../kernel/context.ts'
import { listUnrecorded } from '../offers/unrecorded.queries.ts'
import { readParts } from './facts.queries.ts'

export const handlers = {
  getFacts: async ({ db, services, viewer, now }) => ({
    parts: await readParts(db, services, viewer.accountId),
    jobs: await listUnrecorded(db, viewer, now),
  }),
} satisfies Handlers<typeof factOperations>

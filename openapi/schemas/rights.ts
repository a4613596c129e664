import { z } from 'zod'
import { timestamp } from './primitives.ts'

/** The archive of everything about the caller. */
export const dataArchive = z
  .strictObject({
    state: z.enum(['none', 'asked', 'ready']),
    requested_at: timestamp.nullable(),
    ready_at: timestamp.nullable(),
    expires_at: timestamp.nullable().describe('when it is deleted; null until it is ready'),
    bytes: z.int().nullable(),
    url: z.string().nullable().describe('of one that is ready: good for 15 minutes, for whoever has it'),
  })
  .meta({ id: 'DataArchive' })

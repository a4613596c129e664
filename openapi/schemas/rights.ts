import { z } from 'zod'
import { timestamp } from './primitives.ts'
import { anyPassword, secondFactorCode } from './session.ts'

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

/** What happens to the caller's accounts, jobs and companies when they are deleted. */
export const deletionPreview = z
  .strictObject({
    accounts: z.array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(['administrator', 'company', 'individual']),
        employees: z.int().describe('of a company: how many work there now'),
        passes_on: z.boolean().describe('it has other owners, and stays with them'),
      }),
    ),
    jobs: z.int().describe('that end'),
    needs_code: z.boolean(),
    is_last_administrator: z.boolean(),
  })
  .meta({ id: 'DeletionPreview' })
export const deletionBody = z.strictObject({ password: anyPassword, code: secondFactorCode.optional() })

import { z } from 'zod'
import { errorTable } from '../errors.ts'

/** What can be done to several rows of a collection of the platform in one call. */
export const BULK_ACTIONS = ['activate', 'deactivate', 'delete', 'restore'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
/** So many rows at once: the most that a list shows. */
export const MOST_AT_ONCE = 100

/** Why an action was not done to a row. */
export const REASONS = ['stale', 'in_use', 'not_found', 'duplicate', 'limit_reached', 'invalid'] as const

/**
 * What came of an action over several rows: to which it was done (a row that was so already counts), and to which it
 * was not, and why.
 */
export const bulkReport = z
  .strictObject({
    done: z.array(z.uuid()),
    refused: z.array(
      z.strictObject({
        id: z.uuid(),
        status: z.int().describe('of a call for this row alone'),
        code: z.enum(REASONS),
        message: z.string(),
        data: errorTable.in_use.detail.optional().describe('of a row that is in use: where'),
      }),
    ),
  })
  .meta({ id: 'BulkReport' })
export type BulkReport = z.output<typeof bulkReport>
export type BulkReason = (typeof REASONS)[number]

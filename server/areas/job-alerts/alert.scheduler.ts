import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { DAY } from '../../../openapi/durations.ts'
import type { AlertRhythm } from '../../../openapi/schemas/job-alert.ts'
import { jobSearches } from '../../db/job-alert-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { nextDigest } from '../notifications/notification.mailer.ts'

/** One look of a search for new jobs. `at`: for when it was planned; a look that is planned no more does nothing. */
export const work = z.strictObject({ searchId: z.uuid(), at: z.iso.datetime() })

/** When a search looks next: in the morning, with the digests of notifications. Null: never. */
export function nextAlert(mails: AlertRhythm, now: Date): Date | null {
  if (mails === 'never') return null
  return nextDigest(mails === 'daily' ? now : new Date(now.getTime() + 6 * DAY))
}

/** Plans the next look of a search, in the place of the one that was planned. */
export async function planAlert(
  tx: Tx,
  services: Services,
  { id, at }: { readonly id: string; readonly at: Date | null },
): Promise<void> {
  await tx.update(jobSearches).set({ nextAt: at }).where(eq(jobSearches.id, id))
  if (at === null) return
  const what: z.input<typeof work> = { searchId: id, at: at.toISOString() }
  await addJob(tx, services, 'alerts', what, at)
}

import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { jobApplication } from '../../../openapi/lifecycles/job-application.ts'
import { jobInterviews } from '../../db/interview-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { Happenings } from '../../kernel/reactions.ts'
import { transition } from '../../kernel/transition.ts'
import { sentFrom, sentTo } from '../applications/applicants.queries.ts'
import { interviewHome } from './interview.life.ts'
import { tellApplicant, tellEverybody, tellHolders } from './interview.teller.ts'
import { OPEN } from './interviews.policy.ts'

/** Cancels what is ahead of applications that are over, and tells who is to know. */
async function cancelOf(
  tx: Tx,
  services: Services,
  applicationIds: readonly string[],
  tellOfIt: typeof tellEverybody = tellEverybody,
): Promise<void> {
  if (applicationIds.length === 0) return
  const now = services.clock.now()
  const rows = await tx
    .select()
    .from(jobInterviews)
    .where(
      and(
        inArray(jobInterviews.applicationId, [...applicationIds]),
        inArray(jobInterviews.status, [...OPEN]),
        gt(jobInterviews.endsAt, now),
      ),
    )
    .orderBy(asc(jobInterviews.id))
    .for('no key update')
  for (const { id, version } of rows) {
    const row = await transition(tx, services, interviewHome, {
      id,
      event: 'call_off',
      by: 'clock',
      version,
      actor: null,
      set: { sequence: sql`${jobInterviews.sequence} + 1`, updatedAt: now },
      at: now,
      current: async () => tx.select().from(jobInterviews).where(eq(jobInterviews.id, id)),
    })
    await tellOfIt(tx, services, row, 'cancelled')
  }
}

/** Who withdraws comes to no interview. */
export async function cancelWithdrawn(tx: Tx, services: Services, { lifecycle, ids, event }: Happenings['life.moved']) {
  if (lifecycle === jobApplication.id && event === 'withdraw') await cancelOf(tx, services, ids)
}
/** Nor does who is hired or rejected, once they are told: until then the employer can take that back. */
export const cancelDecided = (tx: Tx, services: Services, { ids }: Happenings['applications.decided']) =>
  cancelOf(tx, services, ids)

/**
 * Who is erased comes to no interview: those who hold it are told, without the name, which goes. An employer that is
 * erased holds none: whoever applied is told, by a mail that stays.
 */
export async function cancelLeaving(tx: Tx, services: Services, accountIds: readonly string[]): Promise<void> {
  await cancelOf(tx, services, await sentFrom(tx, accountIds), tellHolders)
  await cancelOf(tx, services, await sentTo(tx, accountIds), tellApplicant)
}

import { and, eq, inArray } from 'drizzle-orm'
import { sources } from '../../../openapi/lifecycle.ts'
import { jobPosting as life } from '../../../openapi/lifecycles/job-posting.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { tell } from '../../kernel/reactions.ts'
import { transition } from '../../kernel/transition.ts'
import { postingHome } from './posting.life.ts'
import { work } from './posting.scheduler.ts'
import { isOver } from './postings.policy.ts'

const RUNNING = sources(life, 'close')

/**
 * The handler of the queue `postings`: closes a posting whose deadline has passed. It looks first whether it still has,
 * because the deadline may have been moved, and may come twice. Whoever was not decided on is another area's to tell of.
 */
export const doPostingWork = (services: Services, { payload }: Pick<Job, 'payload'>): Promise<void> =>
  services.transaction(async (tx) => {
    const { postingId: id } = work.parse(payload)
    const now = services.clock.now()
    const [row] = await tx
      .select()
      .from(jobPostings)
      .where(and(eq(jobPostings.id, id), inArray(jobPostings.status, RUNNING)))
      .for('no key update')
    if (row === undefined || !isOver(row, now)) return
    await transition(tx, services, postingHome, {
      id,
      event: 'close',
      by: 'clock',
      version: row.version,
      actor: null,
      // Not the moment at which the clock came.
      set: { closedAt: row.closesAt, updatedAt: now },
      at: now,
      current: async () => row,
    })
    await tell(tx, services, 'posting.closed', { postingId: id, by: null, rejection: null, now })
  })

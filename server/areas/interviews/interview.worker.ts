import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { transition } from '../../kernel/transition.ts'
import { interviewHome } from './interview.life.ts'
import { work } from './interview.scheduler.ts'
import { lockInterview, tellEverybody } from './interview.teller.ts'
import { STANDING } from './interviews.policy.ts'

/** The handler of the queue `interviews`. It looks first whether it is still so, and may come twice. */
export const doInterviewWork = (services: Services, { payload }: Pick<Job, 'payload'>): Promise<void> =>
  services.transaction(async (tx) => {
    const { about, interviewId, startsAt } = work.parse(payload)
    const now = services.clock.now()
    const row = await lockInterview(tx, interviewId)
    if (row === null || row.startsAt.toISOString() !== startsAt) return
    if (!STANDING.some((status) => status === row.status)) return
    if (about === 'reminder') {
      if (row.startsAt > now) await tellEverybody(tx, services, row, 'soon')
      return
    }
    if (row.endsAt > now) return
    await transition(tx, services, interviewHome, {
      id: row.id,
      event: 'hold',
      by: 'clock',
      version: row.version,
      actor: null,
      set: { updatedAt: now },
      at: now,
      current: async () => row,
    })
  })

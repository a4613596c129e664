import { z } from 'zod'
import { DAY } from '../../../openapi/durations.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import type { InterviewRow } from './interviews.policy.ts'

/** What the clock does, unless the interview begins at another time by then. */
export const work = z.strictObject({
  about: z.enum(['reminder', 'end']),
  interviewId: z.uuid(),
  startsAt: z.iso.datetime(),
})

/** Plans the reminder of the day before, where there is a day left, and the end. */
export async function planClock(
  tx: Tx,
  services: Services,
  { id, startsAt, endsAt }: Pick<InterviewRow, 'id' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  const plan = (about: z.output<typeof work>['about'], at: Date) => {
    const what: z.input<typeof work> = { about, interviewId: id, startsAt: startsAt.toISOString() }
    return addJob(tx, services, 'interviews', what, at)
  }
  const reminder = new Date(startsAt.getTime() - DAY)
  if (reminder > services.clock.now()) await plan('reminder', reminder)
  await plan('end', endsAt)
}

import { jobs } from '../db/tables.ts'
import type { Services, Tx } from './context.ts'

/** The queues of the outbox, one worker each. */
export type Queue = 'mail' | 'account'

/** Asks for work after the commit of `tx`. `runAt` defaults to now. */
export async function addJob(tx: Tx, services: Services, queue: Queue, payload: Record<string, unknown>, runAt?: Date): Promise<void> {
  const now = services.clock.now()
  await tx.insert(jobs).values({ queue, payload, runAt: runAt ?? now, createdAt: now })
  services.events.publish(tx, 'job', queue)
}

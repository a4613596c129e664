import { z } from 'zod'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import type { Posting } from './postings.policy.ts'

/** What the clock does with a posting: at the end of its last day it looks whether it is to be closed. */
export const work = z.strictObject({ postingId: z.uuid() })

/** Plans to look at an open posting when its deadline has passed. It may be planned more than once. */
export async function planClosing(
  tx: Tx,
  services: Services,
  { id, closesAt }: Pick<Posting, 'id' | 'closesAt'>,
): Promise<void> {
  const what: z.input<typeof work> = { postingId: id }
  if (closesAt !== null) await addJob(tx, services, 'postings', what, closesAt)
}

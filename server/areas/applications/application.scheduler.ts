import { z } from 'zod'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob, addJobs } from '../../kernel/jobs.ts'

const moved = z.strictObject({ id: z.uuid(), version: z.int() })
/**
 * What is told of applications. `received`: to whoever sent one, and to its employer. `moved`: to applicants, unless
 * their application has changed again since it had this version.
 */
export const work = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('received'), applicationId: z.uuid() }),
  z.strictObject({ about: z.literal('moved'), applications: z.array(moved) }),
])

/** How long an employer can take a step back before anybody is told of it; milliseconds. */
export const UNTOLD = 30_000
/** So many are told in one transaction. */
const AT_ONCE = 50

/** Plans to tell both sides of an application that was just sent. */
export const planReceipt = (tx: Tx, services: Services, applicationId: string): Promise<void> => {
  const what: z.input<typeof work> = { about: 'received', applicationId }
  return addJob(tx, services, 'applications', what)
}

/** Plans to tell applicants where they stand now. */
export async function planTelling(
  tx: Tx,
  services: Services,
  applications: readonly z.input<typeof moved>[],
): Promise<void> {
  const at = new Date(services.clock.now().getTime() + UNTOLD)
  const all: z.input<typeof work>[] = []
  for (let from = 0; from < applications.length; from += AT_ONCE)
    all.push({
      about: 'moved',
      applications: applications.slice(from, from + AT_ONCE).map(({ id, version }) => ({ id, version })),
    })
  await addJobs(tx, services, 'applications', all, at)
}

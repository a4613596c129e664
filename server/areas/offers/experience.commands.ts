import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import { experience } from '../../../openapi/resources/experience.ts'
import { experiences } from '../../db/collection-tables.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { bindings, type CollectionRow } from '../../resources/bindings.ts'
import { presentOne } from '../../resources/present.ts'
import type { Changing } from './employment.commands.ts'
import { addExperience, confirmExperience } from './experience.writer.ts'
import { findEmployment, lockAccount } from './offers.queries.ts'
import { findUnrecorded, maybeSame } from './unrecorded.queries.ts'

type ExperienceRow = z.output<typeof experience.row>

/**
 * Puts a job of the person's among their experience, or makes the entry it is about confirmed; done before, it changes
 * nothing. Refuses with `not_found` for another's job, `not_pending` for one that has not begun, is disputed or went on
 * under new terms. Gives back the presented entry.
 */
export async function recordEmployment(
  { tx, services, viewer, now }: Changing<Viewer<'individual'>>,
  id: string,
  entryId: string | null,
): Promise<ExperienceRow> {
  if ((await findEmployment(tx, viewer, id)) === undefined) refuse('not_found', {})
  await lockAccount(tx, viewer.accountId)
  const written = async () => {
    const [row] = await tx.select().from(experiences).where(eq(experiences.employmentId, id))
    return row as CollectionRow | undefined
  }
  const known = await written()
  if (known && entryId !== null && known.id !== entryId) invalid({ entry_id: ['validation.reference'] })
  if (known === undefined) {
    const job = (await findUnrecorded(tx, viewer, id, now)) ?? refuse('not_pending', { status: 'unconfirmed' })
    if (entryId === null) {
      const limit = experience.most
      if ((await tx.$count(experiences, eq(experiences.accountId, viewer.accountId))) >= limit)
        refuse('limit_reached', { limit })
      await addExperience(tx, services, job.employment, job.offer)
    } else {
      if (!(await maybeSame(tx, viewer, job, entryId))) invalid({ entry_id: ['validation.reference'] })
      await confirmExperience(tx, services, entryId, job)
    }
  }
  const row = (await written()) ?? refuse('not_found', {})
  // The keys of a presented row are computed, so the contract says what it is.
  return experience.row.parse(await presentOne(tx, services, bindings.experience, row))
}

import { and, eq } from 'drizzle-orm'
import { MOST_SAVED_JOBS, type SavedJob } from '../../../openapi/schemas/job-alert.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { savedJobs } from '../../db/job-alert-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { seenPostingId } from '../jobs/alerts.queries.ts'
import { applicablesOf } from '../jobs/applicable.queries.ts'
import { employerName } from '../jobs/postings.present.ts'
import { readSaved, type Reading } from './saved-jobs.queries.ts'

/** A change of what an account keeps. */
export interface Change extends Reading {
  readonly tx: Tx
  readonly services: Services
}

/** The account's pages that list it learn of a change; nobody else does. */
const told = ({ tx, services, accountId }: Change) => services.events.publish(tx, 'applications', accountId)
/** Changes of one account come one after another until the transaction ends, so that together they pass no limit. */
export const lockKept = ({ tx, accountId }: Pick<Change, 'tx' | 'accountId'>) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')

/** The words by which somebody finds the job again. */
async function jobKeyOf({ tx, now }: Change, postingId: string): Promise<string> {
  const { posting, account, owner } =
    (await applicablesOf(tx, [postingId], now)).get(postingId) ?? refuse('not_found', {})
  const name = employerName(account, owner)
  return [posting.title.en, posting.title.am, name.en, name.am]
    .flatMap((text) => (text === undefined ? [] : [fold(text)]))
    .join(' ')
}

/** Keeps a job. Refuses with `not_found` what visitors never saw, and with `limit_reached`. */
export async function saveJob(change: Change, slug: string): Promise<SavedJob> {
  const { tx, services, accountId, now } = change
  const postingId = (await seenPostingId(tx, slug)) ?? refuse('not_found', {})
  const mine = and(eq(savedJobs.accountId, accountId), eq(savedJobs.postingId, postingId))
  await lockKept(change)
  if ((await tx.$count(savedJobs, mine)) === 0) {
    if ((await tx.$count(savedJobs, eq(savedJobs.accountId, accountId))) >= MOST_SAVED_JOBS)
      refuse('limit_reached', { limit: MOST_SAVED_JOBS })
    const jobKey = await jobKeyOf(change, postingId)
    await tx.insert(savedJobs).values({ id: services.ids.uuid(), accountId, postingId, jobKey, createdAt: now })
    told(change)
  }
  const [row] = await tx.select({ id: savedJobs.id }).from(savedJobs).where(mine)
  const [saved] = await readSaved(tx, change, row ? [row.id] : [])
  return saved ?? refuse('not_found', {})
}

/** Keeps a job no longer. Refuses with `not_found` what visitors never saw. */
export async function forgetJob(change: Change, slug: string): Promise<void> {
  const { tx, accountId } = change
  const postingId = (await seenPostingId(tx, slug)) ?? refuse('not_found', {})
  const gone = await tx
    .delete(savedJobs)
    .where(and(eq(savedJobs.accountId, accountId), eq(savedJobs.postingId, postingId)))
    .returning({ id: savedJobs.id })
  if (gone.length > 0) told(change)
}

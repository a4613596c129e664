import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  MOST_JOB_SEARCHES,
  type AlertRhythm,
  type jobSearchBody,
  type JobSearchRow,
  type newJobSearch,
} from '../../../openapi/schemas/job-alert.ts'
import { jobSearches } from '../../db/job-alert-tables.ts'
import { refuse } from '../../kernel/refusal.ts'
import { nextAlert, planAlert } from './alert.scheduler.ts'
import { lockKept, type Change } from './saved-jobs.commands.ts'
import { readSearch, spelled } from './searches.queries.ts'

/** Keeps a search. Refuses with `duplicate` one that is kept already, and with `limit_reached`. */
export async function keepSearch(
  change: Change,
  { name, mails, search }: z.output<typeof newJobSearch>,
): Promise<JobSearchRow> {
  const { tx, services, accountId, now } = change
  await lockKept(change)
  if ((await tx.$count(jobSearches, eq(jobSearches.accountId, accountId))) >= MOST_JOB_SEARCHES)
    refuse('limit_reached', { limit: MOST_JOB_SEARCHES })
  const id = services.ids.uuid()
  const made = await tx
    .insert(jobSearches)
    .values({ id, accountId, name, mails, search: spelled(search), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [jobSearches.accountId, jobSearches.search] })
    .returning({ id: jobSearches.id })
  if (made.length === 0) refuse('duplicate', { field: 'search' })
  await planAlert(tx, services, { id, at: nextAlert(mails, now) })
  return readSearch(tx, accountId, id)
}

/** Names a search anew, or chooses when its mails come. Refuses with `stale`. */
export async function editSearch(
  { tx, services, accountId, now }: Change,
  id: string,
  { name, mails, version }: z.output<typeof jobSearchBody>,
): Promise<JobSearchRow> {
  const before = await readSearch(tx, accountId, id)
  const changed = await tx
    .update(jobSearches)
    .set({ name, mails, version: version + 1, updatedAt: now })
    .where(and(eq(jobSearches.id, id), eq(jobSearches.version, version)))
    .returning({ id: jobSearches.id })
  if (changed.length === 0) refuse('stale', { current: await readSearch(tx, accountId, id) })
  if (mails !== before.mails) await planAlert(tx, services, { id, at: nextAlert(mails, now) })
  return readSearch(tx, accountId, id)
}

/** Keeps a search no longer. */
export async function deleteSearch({ tx, accountId }: Change, id: string): Promise<void> {
  await readSearch(tx, accountId, id)
  await tx.delete(jobSearches).where(eq(jobSearches.id, id))
}

/** Stops the mails of a search by the link of one of them; again changes nothing. False where it is gone. */
export async function stopAlert({ tx, now }: Pick<Change, 'tx' | 'now'>, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ mails: jobSearches.mails, version: jobSearches.version })
    .from(jobSearches)
    .where(eq(jobSearches.id, id))
    .for('update')
  if (row === undefined) return false
  const stopped: AlertRhythm = 'never'
  if (row.mails !== stopped)
    await tx
      .update(jobSearches)
      .set({ mails: stopped, nextAt: null, version: row.version + 1, updatedAt: now })
      .where(eq(jobSearches.id, id))
  return true
}

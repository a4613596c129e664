import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { jobPosting as life } from '../../../openapi/lifecycles/job-posting.ts'
import {
  EMPTY_JOB,
  MOST_JOB_POSTINGS,
  type JobPostingBody,
  type newJobPosting,
} from '../../../openapi/schemas/job-posting.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { firstProcess, holdProcess } from '../hiring/processes.commands.ts'
import { hasApplicants } from '../hiring/processes.queries.ts'
import { assertWhole, examined, keepSkills } from './posting.content.ts'
import { planClosing } from './posting.scheduler.ts'
import { EDITABLE, isEditable, isOver, type Posting } from './postings.policy.ts'
import { presentPosting, type PresentedPosting, type Showing } from './postings.present.ts'
import { countPostings, findPosting, readPosting, skillIdsOf } from './postings.queries.ts'

/** A change of an account's postings. */
export interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly accountId: string
  readonly now: Date
}

/** How long a deleted draft can be restored; milliseconds. */
const KEPT = 3_600_000
/** Codes are random: so often another one is tried where one is taken. */
const MOST_TRIES = 5
const CODE_LENGTH = 8

export const showing = ({ services, now }: Pick<Change, 'services' | 'now'>): Showing => ({
  now,
  webOrigin: services.config.webOrigin,
})
/** What others see of the account's postings changed. */
const told = ({ tx, services, accountId }: Change) => services.events.publish(tx, 'jobs', accountId)

/** Changes of one account come one after another until the transaction ends, so that together they pass no limit. */
export const lockEmployer = (tx: Tx, accountId: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')

/** The posting as its account sees it now. */
export const postingNow = (change: Change, id: string): Promise<PresentedPosting> =>
  readPosting(change.tx, change.accountId, id, showing(change))

async function assertRoom({ tx, accountId }: Change): Promise<void> {
  await lockEmployer(tx, accountId)
  if ((await countPostings(tx, accountId)) >= MOST_JOB_POSTINGS) refuse('limit_reached', { limit: MOST_JOB_POSTINGS })
}

type Said = Omit<
  typeof jobPostings.$inferInsert,
  'id' | 'accountId' | 'status' | 'code' | 'version' | 'createdAt' | 'updatedAt'
>
/** Writes a new draft under a code of its own. */
async function insert(
  { tx, services, accountId, now }: Change,
  said: Said,
  skillIds: readonly string[],
): Promise<Posting> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [row] = await tx
      .insert(jobPostings)
      .values({
        ...said,
        id: services.ids.uuid(),
        accountId,
        status: life.initial,
        code: services.ids.code().slice(0, CODE_LENGTH),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: jobPostings.code })
      .returning()
    if (!row) continue
    await keepSkills(tx, row.id, skillIds)
    return row
  }
  throw new Error('No free code was found for a posting')
}

/** Begins a draft with nothing but its title. Refuses with `limit_reached`. */
export async function createPosting(
  change: Change,
  { title }: z.output<typeof newJobPosting>,
): Promise<PresentedPosting> {
  await assertRoom(change)
  const said = await examined(change.tx, change.accountId, { title, ...EMPTY_JOB }, null)
  const hiringProcessId = await firstProcess(change)
  return presentPosting(await insert(change, { ...said, hiringProcessId }, []), [], false, showing(change))
}

/**
 * Begins a draft with what another posting says, under a code of its own and without its deadline if that has passed.
 * Refuses with `limit_reached`.
 */
export async function duplicatePosting(change: Change, id: string): Promise<PresentedPosting> {
  const { tx, accountId, now } = change
  await assertRoom(change)
  const row = await findPosting(tx, accountId, id)
  const skillIds = await skillIdsOf(tx, id)
  const past = isOver(row, now) ? { deadline: null, closesAt: null } : {}
  const fresh = { slug: null, reviewNote: null, publishedAt: null, askedAt: null, closedAt: null, deletedAt: null }
  const copy = await insert(change, { ...saidBy(row), ...past, ...fresh }, skillIds)
  return presentPosting(copy, skillIds, false, showing(change))
}
/** What a posting says, without what makes it this one, and without what the database computes. */
const saidBy = ({
  id,
  accountId,
  status,
  code,
  version,
  createdAt,
  updatedAt,
  searchVector,
  titleVector,
  facets,
  monthlyBirr,
  ...said
}: Posting): Said => said

/**
 * The process that a posting has from now on. Refuses with `invalid` one that the account does not have, and another than
 * before once somebody applied; whoever applies meanwhile waits.
 */
async function processFor(change: Change, before: Posting, wanted: string | null): Promise<string> {
  const { tx } = change
  if (wanted === null || wanted === before.hiringProcessId) return before.hiringProcessId
  await tx.select({ id: jobPostings.id }).from(jobPostings).where(eq(jobPostings.id, before.id)).for('no key update')
  if (await hasApplicants(tx, before.id)) invalid({ hiring_process_id: ['validation.process_fixed'] })
  return (await holdProcess(change, wanted)) ?? invalid({ hiring_process_id: ['validation.reference'] })
}

/**
 * Changes a posting. One that is open or paused stays whole, keeps its day of publication and closes at its new
 * deadline. Refuses with `not_pending` where its status lets nobody change it, with `stale` and the posting as it is now,
 * and with `invalid` beside the fields that name what does not exist or that an open posting needs.
 */
export async function editPosting(
  change: Change,
  id: string,
  { version, hiring_process_id: wanted, ...content }: JobPostingBody,
): Promise<PresentedPosting> {
  const { tx, services, accountId, now } = change
  const before = await findPosting(tx, accountId, id)
  if (!isEditable(before.status)) refuse('not_pending', { status: before.status })
  const isOpen = before.status !== 'draft'
  // The clock is about to close it.
  if (isOpen && isOver(before, now)) refuse('not_pending', { status: 'closed' })
  if (before.version !== version) refuse('stale', { current: await postingNow(change, id) })
  const said = await examined(tx, accountId, content, before)
  const hiringProcessId = await processFor(change, before, wanted)
  if (isOpen) assertWhole(said, now)
  const [row] = await tx
    .update(jobPostings)
    .set({ ...said, hiringProcessId, version: version + 1, updatedAt: now })
    .where(and(eq(jobPostings.id, id), eq(jobPostings.version, version), inArray(jobPostings.status, [...EDITABLE])))
    .returning()
  if (row === undefined) return refuse('stale', { current: await postingNow(change, id) })
  await keepSkills(tx, id, content.skill_ids)
  if (isOpen) await planClosing(tx, services, row)
  told(change)
  return presentPosting(row, content.skill_ids, await hasApplicants(tx, id), showing(change))
}

/** Deletes a draft. It can be restored for an hour. Refuses with `not_pending` for what is no draft. */
export async function deletePosting(change: Change, id: string): Promise<void> {
  const { tx, accountId, now } = change
  const { status } = await findPosting(tx, accountId, id)
  const [gone] = await tx
    .update(jobPostings)
    .set({ deletedAt: now })
    .where(and(eq(jobPostings.id, id), eq(jobPostings.status, 'draft')))
    .returning({ id: jobPostings.id })
  if (gone === undefined) refuse('not_pending', { status })
  told(change)
}

/** Restores a draft that was deleted lately. Refuses with `limit_reached`. */
export async function restorePosting(change: Change, id: string): Promise<PresentedPosting> {
  const { tx, accountId, now } = change
  await assertRoom(change)
  const [row] = await tx
    .update(jobPostings)
    // A version of its own: whoever saw it before it was deleted saw another one.
    .set({ deletedAt: null, version: sql`${jobPostings.version} + 1` })
    .where(
      and(
        eq(jobPostings.id, id),
        eq(jobPostings.accountId, accountId),
        gt(jobPostings.deletedAt, new Date(now.getTime() - KEPT)),
      ),
    )
    .returning()
  if (row === undefined) return refuse('not_found', {})
  told(change)
  return presentPosting(row, await skillIdsOf(tx, id), await hasApplicants(tx, id), showing(change))
}

/** Forgets drafts that can be restored no more. Any process may do it at any time. */
export async function sweepPostings({ transaction, clock }: Pick<Services, 'transaction' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT)
  await transaction(async (tx) => {
    await tx.delete(jobPostings).where(lte(jobPostings.deletedAt, before))
  })
}

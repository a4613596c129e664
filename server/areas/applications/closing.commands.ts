import { and, asc, eq } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { MOST_MOVED } from '../../../openapi/schemas/job-application.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { Happenings } from '../../kernel/reactions.ts'
import { refuse } from '../../kernel/refusal.ts'
import { missingIn } from '../hiring/stage-letter.ts'
import { endOf, holdStages } from '../hiring/stages.queries.ts'
import { applicablesOf } from '../jobs/applicable.queries.ts'
import { findPosting } from '../jobs/postings.queries.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { carry } from './decisions.commands.ts'
import type { Change } from './draft.commands.ts'
import { isUndecided } from './undecided.queries.ts'

const undecidedOn = (postingId: string) => and(eq(jobApplications.postingId, postingId), isUndecided)

/**
 * What becomes of those who are not decided on when their posting is closed: its employer rejects them all with the
 * closing, if they ask for that, or is told once, where the deadline closed it, how many wait.
 */
export async function leaveNobodyWaiting(
  tx: Tx,
  services: Services,
  { postingId, by, rejection, now }: Happenings['posting.closed'],
): Promise<void> {
  if (by === null) await tellUndecided(tx, services, postingId, now)
  else if (rejection !== null) await rejectUndecided({ tx, services, viewer: by, now }, postingId, rejection.note)
}

/**
 * Rejects everybody who is not decided on, except the viewer, because the position is filled. Refuses with
 * `mail_field_missing` where the mail of the stage names what one of them does not have.
 */
async function rejectUndecided(change: Change, postingId: string, note: string | null): Promise<void> {
  const { tx, viewer } = change
  const posting = await findPosting(tx, viewer.accountId, postingId)
  const stage = endOf(await holdStages(tx, posting.hiringProcessId), 'rejected')
  const waiting = await tx
    .select({ id: jobApplications.id, replyBy: jobApplications.replyBy, ownerId: accounts.ownerId })
    .from(jobApplications)
    .leftJoin(accounts, eq(accounts.id, jobApplications.applicantAccountId))
    .where(undecidedOn(postingId))
    .orderBy(asc(jobApplications.id))
    .for('no key update', { of: jobApplications })
  const others = waiting.filter(({ ownerId }) => ownerId !== viewer.userId)
  // Only who was promised no day can lack anything, and then all of them do.
  const unpromised = others.find(({ replyBy }) => replyBy === null)
  const field = unpromised === undefined ? null : missingIn(stage, unpromised)
  if (field !== null) refuse('mail_field_missing', { field })
  const ids = others.map(({ id }) => id)
  const said = { reason: 'position_filled', note } as const
  for (let from = 0; from < ids.length; from += MOST_MOVED)
    await carry(change, { posting, stage, event: 'reject', said }, ids.slice(from, from + MOST_MOVED))
}

/** Tells the account of a posting how many are not decided on; nothing where nobody is. */
async function tellUndecided(tx: Tx, services: Services, postingId: string, now: Date): Promise<void> {
  const count = await tx.$count(jobApplications, undecidedOn(postingId))
  const job = (await applicablesOf(tx, [postingId], now)).get(postingId)
  if (count === 0 || job === undefined) return
  await notify(tx, services, {
    accountId: job.account.id,
    kind: 'job_closed',
    subjectId: postingId,
    companyAccountId: null,
    values: { title: resolve(job.posting.title, job.owner.language)?.text ?? '', count: `${count}` },
  })
}

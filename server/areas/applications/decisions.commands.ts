import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { next } from '../../../openapi/lifecycle.ts'
import { jobApplication as life } from '../../../openapi/lifecycles/job-application.ts'
import type {
  Applicant,
  ApplicationStage,
  MovedApplicants,
  MovesBody,
  RejectionBody,
} from '../../../openapi/schemas/job-application.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { accounts } from '../../db/tables.ts'
import { refuse } from '../../kernel/refusal.ts'
import { tell } from '../../kernel/reactions.ts'
import { noteEvents, transition } from '../../kernel/transition.ts'
import { findPosting } from '../jobs/postings.queries.ts'
import { findReceived, readApplicant, readRows } from './applicants.queries.ts'
import { applicationHome } from './application.life.ts'
import { planTelling, UNTOLD } from './application.scheduler.ts'
import { factsOf, MOVES, type ApplicationEvent } from './applications.policy.ts'
import type { Change } from './draft.commands.ts'

type Set = Partial<typeof jobApplications.$inferInsert>
interface Step {
  readonly event: ApplicationEvent
  readonly version: number
  readonly set?: Set
  /** What the history notes: the employer's words. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** The status before, as the statement that changes it sees it. */
const stageBefore = sql<ApplicationStage>`${jobApplications.status}`
const cleared = { decidedAt: null, reason: null, note: null } as const

/**
 * Sends an event to one applicant of the account, who is told of it a little later. Refuses with `not_found`, with
 * `forbidden` the viewer's own application, with `not_pending` or `stale`.
 */
async function send(change: Change, id: string, { event, version, set = {}, detail = {} }: Step): Promise<Applicant> {
  const { tx, services, viewer, now } = change
  const { row, posting, isOwn } = await findReceived(tx, change, id)
  if (isOwn) refuse('forbidden', {})
  const after = await transition(tx, services, applicationHome, {
    id,
    event,
    by: 'employer',
    version,
    facts: factsOf(row),
    actor: viewer,
    set: { ...set, updatedAt: now, ...(event === 'reject' ? { stageBefore } : {}) },
    detail: () => detail,
    at: now,
    current: () => readApplicant(tx, change, id),
  })
  services.events.publish(tx, 'applications', posting.accountId)
  // A rejection of which nobody was told yet: there is nothing to take back.
  const isUntold = event === 'reconsider' && now.getTime() - (row.decidedAt?.getTime() ?? 0) < UNTOLD
  if (!isUntold) await planTelling(tx, services, [after])
  return readApplicant(tx, change, id)
}

/** Moves an applicant to another stage. */
export const move = (change: Change, id: string, { to, version }: { to: ApplicationStage; version: number }) =>
  send(change, id, { event: MOVES[to], version })

/** Rejects an applicant, with the reason that is kept and the note that they read. */
export const reject = (change: Change, id: string, { reason, note, version }: RejectionBody) =>
  send(change, id, {
    event: 'reject',
    version,
    set: { decidedAt: change.now, reason, note },
    detail: { reason, note },
  })

/** Takes a rejection back: the applicant stands where they stood. */
export const reconsider = (change: Change, id: string, version: number) =>
  send(change, id, { event: 'reconsider', version, set: { ...cleared, stageBefore: null } })

/** Records that an applicant is hired. */
export const hire = (change: Change, id: string, { note, version }: { note: string | null; version: number }) =>
  send(change, id, { event: 'hire', version, set: { decidedAt: change.now, note }, detail: { note } })

type Refused = MovedApplicants['refused'][number]['code']

/**
 * Moves or rejects several applicants of a posting in one transaction. Each that cannot be is named with the reason and
 * as it is now; the others are moved. Refuses with `not_found` where none of them applied for the posting.
 */
export async function moveSeveral(
  change: Change,
  postingId: string,
  { applicants, to, rejection }: MovesBody,
): Promise<MovedApplicants> {
  const { tx, services, viewer, now } = change
  const posting = await findPosting(tx, viewer.accountId, postingId)
  const event = to === 'rejected' ? 'reject' : MOVES[to]
  const ids = applicants.map(({ id }) => id)
  const { id, version, status } = jobApplications
  const there = new Map(
    (
      await tx
        .select({ id, version, status, ownerId: accounts.ownerId })
        .from(jobApplications)
        .leftJoin(accounts, eq(accounts.id, jobApplications.applicantAccountId))
        .where(and(eq(jobApplications.postingId, postingId), inArray(id, ids), ne(status, 'draft')))
        .orderBy(asc(id))
        .for('no key update', { of: jobApplications })
    ).map((row) => [row.id, row]),
  )
  if (there.size === 0) refuse('not_found', {})
  const refusals = new Map<string, Refused>()
  for (const one of applicants) {
    const row = there.get(one.id)
    if (row === undefined) refusals.set(one.id, 'not_found')
    else if (row.ownerId === viewer.userId) refusals.set(one.id, 'forbidden')
    else if (next(life, row.status, event, 'employer') === null) refusals.set(one.id, 'not_pending')
    else if (row.version !== one.version) refusals.set(one.id, 'stale')
  }
  const sent = ids.filter((one) => !refusals.has(one))
  if (sent.length > 0) {
    const moved = await tx
      .update(jobApplications)
      .set({
        status: to,
        version: sql`${version} + 1`,
        updatedAt: now,
        ...(to === 'rejected' ? { stageBefore, decidedAt: now, ...rejection } : {}),
      })
      .where(inArray(id, sent))
      .returning({ id, version, applicant: jobApplications.applicantAccountId })
    const lifecycle = life.id
    await noteEvents(
      tx,
      moved.map((row) => ({
        lifecycle,
        id: row.id,
        event,
        status: to,
        actor: viewer,
        at: now,
        detail: { ...rejection },
      })),
    )
    for (const row of moved) {
      if (row.applicant !== null) services.events.publish(tx, 'applications', row.applicant)
      await tell(tx, services, 'life.moved', { lifecycle, id: row.id, event })
    }
    services.events.publish(tx, 'applications', posting.accountId)
    await planTelling(tx, services, moved)
  }
  const rows = new Map((await readRows(tx, postingId, [...there.keys()], change)).map((row) => [row.id as string, row]))
  return {
    moved: sent.flatMap((one) => rows.get(one) ?? []),
    refused: applicants.flatMap((one) => {
      const code = refusals.get(one.id)
      return code === undefined ? [] : [{ id: one.id, code, current: rows.get(one.id) ?? null }]
    }),
  }
}

import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { next } from '../../../openapi/lifecycle.ts'
import { jobApplication as life } from '../../../openapi/lifecycles/job-application.ts'
import {
  APPLICATION_STAGES,
  type Applicant,
  type moveBody,
  type MovedApplicants,
  type MovesBody,
  type RejectionBody,
} from '../../../openapi/schemas/job-application.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { accounts } from '../../db/tables.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { tell } from '../../kernel/reactions.ts'
import { lockForEvent, noteEventOfAll, transition } from '../../kernel/transition.ts'
import { missingIn } from '../hiring/stage-letter.ts'
import { endOf, holdStages, stagesById, type Stage } from '../hiring/stages.queries.ts'
import { findPosting } from '../jobs/postings.queries.ts'
import { findReceived, readApplicant, readRows } from './applicants.queries.ts'
import { applicationHome } from './application.life.ts'
import { planTelling, UNTOLD } from './application.scheduler.ts'
import { factsOf, MOVES, type ApplicationEvent } from './applications.policy.ts'
import type { Change } from './draft.commands.ts'
import { noteOf } from './sent.present.ts'

type Set = Partial<typeof jobApplications.$inferInsert>
type Received = Awaited<ReturnType<typeof findReceived>>
interface Step {
  readonly event: ApplicationEvent
  readonly version: number
  /** The stage that it leads to. */
  readonly stage: Stage
  readonly set?: Set
  /** What the history notes: the employer's words. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** The stage before, as the statement that changes it sees it. */
const stageBeforeId = sql<string>`${jobApplications.stageId}`
const cleared = { decidedAt: null, reason: null, note: null } as const

/**
 * Sends an event to one applicant of the account, who is told of it a little later. Refuses with `not_found`, with
 * `forbidden` the viewer's own application, with `not_pending` or `stale`, and with `mail_field_missing` where the mail of
 * the stage names what the application does not have.
 */
async function send(
  change: Change,
  id: string,
  stepOf: (received: Received, stages: readonly Stage[], before: Stage | null) => Step,
): Promise<Applicant> {
  const { tx, services, viewer, now } = change
  const received = await findReceived(tx, change, id)
  const { row, posting, isOwn } = received
  if (isOwn) refuse('forbidden', {})
  const before = (await stagesById(tx, [row.stageBeforeId])).get(row.stageBeforeId) ?? null
  const stages = await holdStages(tx, posting.hiringProcessId)
  const { event, version, stage, set = {}, detail = {} } = stepOf(received, stages, before)
  const facts = { ...factsOf(before), otherStage: row.stageId !== stage.id }
  const request = { id, event, by: 'employer', version, facts, current: () => readApplicant(tx, change, id) } as const
  await lockForEvent(tx, applicationHome, request)
  const field = missingIn(stage, row)
  if (field !== null) refuse('mail_field_missing', { field })
  const after = await transition(tx, services, applicationHome, {
    ...request,
    actor: viewer,
    set: { ...set, stageId: stage.id, updatedAt: now, ...(event === 'reject' ? { stageBeforeId } : {}) },
    detail: () => ({ ...detail, ...noteOf(stage) }),
    at: now,
  })
  services.events.publish(tx, 'applications', posting.accountId)
  // A rejection of which nobody was told yet: there is nothing to take back.
  const isUntold = event === 'reconsider' && now.getTime() - (row.decidedAt?.getTime() ?? 0) < UNTOLD
  if (!isUntold) await planTelling(tx, services, [after])
  return readApplicant(tx, change, id)
}

/** The event that leads to a stage, among several applicants rejecting too; others are decided one by one. */
function eventTo(
  stage: Stage | undefined,
  mayReject: boolean,
): { readonly stage: Stage; readonly event: ApplicationEvent } {
  const kind = APPLICATION_STAGES.find((each) => each === stage?.kind)
  if (stage !== undefined && kind !== undefined) return { stage, event: MOVES[kind] }
  if (stage?.kind === 'rejected' && mayReject) return { stage, event: 'reject' }
  return invalid({ to: ['validation.reference'] })
}

/** Moves an applicant to another stage of the posting's process. Refuses with `invalid` what is none. */
export const move = (change: Change, id: string, { to, version }: z.output<typeof moveBody>) =>
  send(change, id, (_, stages) => ({
    ...eventTo(
      stages.find((stage) => stage.id === to),
      false,
    ),
    version,
  }))

/** Rejects an applicant, with the reason that is kept and the note that they read. */
export const reject = (change: Change, id: string, { reason, note, version }: RejectionBody) =>
  send(change, id, (_, stages) => ({
    event: 'reject',
    version,
    stage: endOf(stages, 'rejected'),
    set: { decidedAt: change.now, reason, note },
    detail: { reason, note },
  }))

/** Takes a rejection back: the applicant stands where they stood, or at the beginning if that stage is gone. */
export const reconsider = (change: Change, id: string, version: number) =>
  send(change, id, (_, stages, before) => ({
    event: 'reconsider',
    version,
    stage: before ?? endOf(stages, 'applied'),
    set: { ...cleared, stageBeforeId: null },
  }))

/** Records that an applicant is hired. */
export const hire = (change: Change, id: string, { note, version }: { note: string | null; version: number }) =>
  send(change, id, (_, stages) => ({
    event: 'hire',
    version,
    stage: endOf(stages, 'hired'),
    set: { decidedAt: change.now, note },
    detail: { note },
  }))

interface Carried {
  readonly posting: { readonly accountId: string }
  readonly stage: Stage
  readonly event: ApplicationEvent
  /** Of a rejection. */
  readonly said: Partial<Pick<RejectionBody, 'reason' | 'note'>>
}
/** Moves these applications of one posting to a stage. The caller has locked them, and examined that they may be moved. */
export async function carry(
  { tx, services, viewer, now }: Change,
  { posting, stage, event, said }: Carried,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { id, version } = jobApplications
  const moved = await tx
    .update(jobApplications)
    .set({
      status: stage.kind,
      stageId: stage.id,
      version: sql`${version} + 1`,
      updatedAt: now,
      ...(event === 'reject' ? { stageBeforeId, decidedAt: now, ...said } : {}),
    })
    .where(sql`${id} = any(${sql.param(ids)}::uuid[])`)
    .returning({ id, version, applicant: jobApplications.applicantAccountId })
  const lifecycle = life.id
  const those = moved.map((row) => row.id)
  const detail = { ...said, ...noteOf(stage) }
  await noteEventOfAll(tx, those, { lifecycle, event, status: stage.kind, actor: viewer, at: now, detail })
  for (const row of moved) if (row.applicant !== null) services.events.publish(tx, 'applications', row.applicant)
  await tell(tx, services, 'life.moved', { lifecycle, ids: those, event })
  services.events.publish(tx, 'applications', posting.accountId)
  await planTelling(tx, services, moved)
}

type Refused = MovedApplicants['refused'][number]['code']

/**
 * Moves or rejects several applicants of a posting in one transaction. Each that cannot be is named with the reason and
 * as it is now; the others are moved. Refuses with `not_found` where none of them applied for the posting, and with
 * `invalid` a stage that is none of it, or a rejection without its reason.
 */
export async function moveSeveral(
  change: Change,
  postingId: string,
  { applicants, to, rejection }: MovesBody,
): Promise<MovedApplicants> {
  const { tx, viewer } = change
  const posting = await findPosting(tx, viewer.accountId, postingId)
  const stages = await holdStages(tx, posting.hiringProcessId)
  const { stage, event } = eventTo(
    stages.find((each) => each.id === to),
    true,
  )
  if (event === 'reject' && rejection === null) invalid({ rejection: ['validation.required'] })
  const said = event === 'reject' && rejection !== null ? rejection : {}
  const ids = applicants.map(({ id }) => id)
  const { id, version, status, stageId } = jobApplications
  const there = new Map(
    (
      await tx
        .select({ id, version, status, stageId, replyBy: jobApplications.replyBy, ownerId: accounts.ownerId })
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
    else if (next(life, row.status, event, 'employer', { otherStage: row.stageId !== stage.id }) === null)
      refusals.set(one.id, 'not_pending')
    else if (row.version !== one.version) refusals.set(one.id, 'stale')
    else if (missingIn(stage, row) !== null) refusals.set(one.id, 'mail_field_missing')
  }
  const sent = ids.filter((one) => !refusals.has(one))
  await carry(change, { posting, stage, event, said }, sent)
  const rows = new Map((await readRows(tx, postingId, [...there.keys()], change)).map((row) => [row.id as string, row]))
  return {
    moved: sent.flatMap((one) => rows.get(one) ?? []),
    refused: applicants.flatMap((one) => {
      const code = refusals.get(one.id)
      return code === undefined ? [] : [{ id: one.id, code, current: rows.get(one.id) ?? null }]
    }),
  }
}

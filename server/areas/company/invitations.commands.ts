import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import { DAY } from '../../../openapi/durations.ts'
import { next } from '../../../openapi/lifecycle.ts'
import { ownershipInvitation } from '../../../openapi/lifecycles/ownership-invitation.ts'
import type { ownershipInvitationBody } from '../../../openapi/schemas/company.ts'
import { ownershipInvitations } from '../../db/company-tables.ts'
import { users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { transition, type Home } from '../../kernel/transition.ts'
import { assertOwner, lockAccount } from './owners.policy.ts'
import { findOwners, findWaiting, type InvitationRow } from './owners.queries.ts'

/** An invitation waits so long (milliseconds). */
const INVITATION_LIFE = 7 * DAY
/** Owners and waiting invitations of one account together. */
export const MOST_OWNERS = 20

/**
 * Where the life of an invitation is kept: the moment of the answer says the status, and one that was withdrawn is
 * deleted.
 */
const home: Home<typeof ownershipInvitation, typeof ownershipInvitations> = {
  lifecycle: ownershipInvitation,
  table: ownershipInvitations,
  id: ownershipInvitations.id,
  status: sql`case when ${ownershipInvitations.answeredAt} is null then 'waiting' else 'answered' end`,
  gone: ['withdrawn'],
  statusOf: ({ answeredAt }) => (answeredAt === null ? 'waiting' : 'answered'),
}

/**
 * Keeps an invitation, in the place of one that waits for the same email. Whether the email is someone's is not looked
 * at here: the worker of the outbox decides who is told and how, so answer and time are the same. Only the principal
 * hands the account over.
 */
export async function inviteOwner(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  body: z.output<typeof ownershipInvitationBody>,
  now: Date,
): Promise<void> {
  const { accountId, userId } = viewer
  const account = await lockAccount(tx, accountId)
  await assertOwner(tx, account, userId)
  if (body.kind === 'transfer' && account.ownerId !== userId) refuse('forbidden', {})
  const emailKey = body.email.toLowerCase()
  const { principal, others } = await findOwners(tx, accountId)
  if (
    [principal, ...others].some(
      (owner) => owner.emailKey === emailKey && (owner.userId === userId || body.kind === 'share'),
    )
  )
    invalid({
      email: [
        principal.userId === userId && principal.emailKey === emailKey
          ? 'validation.own_email'
          : 'validation.duplicate',
      ],
    })
  const waiting = (await findWaiting(tx, accountId, now)).filter((one) => one.emailKey !== emailKey)
  if (waiting.length + others.length + 1 >= MOST_OWNERS) refuse('limit_reached', { limit: MOST_OWNERS })
  await withdrawInvitations(
    tx,
    services,
    viewer,
    and(eq(ownershipInvitations.accountId, accountId), eq(ownershipInvitations.emailKey, emailKey)),
  )
  const id = services.ids.uuid()
  await tx.insert(ownershipInvitations).values({
    id,
    accountId,
    emailKey,
    kind: body.kind,
    invitedBy: userId,
    expiresAt: new Date(now.getTime() + INVITATION_LIFE),
    createdAt: now,
  })
  await addJob(tx, services, 'company', { about: 'ownership', id })
}

/** Whoever has just confirmed an email is told of the invitations that waited for it. */
export async function tellInvitations(tx: Tx, services: Services, emailKey: string, now: Date): Promise<void> {
  const waiting = await tx
    .select({ id: ownershipInvitations.id })
    .from(ownershipInvitations)
    .where(
      and(
        eq(ownershipInvitations.emailKey, emailKey),
        isNull(ownershipInvitations.answeredAt),
        gt(ownershipInvitations.expiresAt, now),
      ),
    )
  for (const { id } of waiting) await addJob(tx, services, 'company', { about: 'ownership', id })
}

/** Withdraws those of the invitations meant that wait, and forgets them. Gives back how many. */
export async function withdrawInvitations(
  tx: Tx,
  services: Services,
  actor: Viewer,
  meant: SQL | undefined,
): Promise<number> {
  const waiting = await tx
    .select()
    .from(ownershipInvitations)
    .where(and(meant, isNull(ownershipInvitations.answeredAt)))
    .orderBy(ownershipInvitations.id)
    .for('update')
  for (const row of waiting) {
    const { id, version } = row
    await transition(tx, services, home, {
      id,
      event: 'withdraw',
      by: 'owner',
      actor,
      version,
      at: services.clock.now(),
      current: async () => row,
    })
  }
  return waiting.length
}

/** Takes an invitation of the account back. Refuses with `not_found` what is no longer there or was answered. */
export async function cancelInvitation(tx: Tx, services: Services, viewer: Viewer, id: string): Promise<void> {
  const mine = and(eq(ownershipInvitations.id, id), eq(ownershipInvitations.accountId, viewer.accountId))
  if ((await withdrawInvitations(tx, services, viewer, mine)) === 0) refuse('not_found', {})
}

/**
 * The caller's invitation, answered now: of two answers at once one counts. Another's does not exist; one that is over
 * is `token_spent`.
 */
export async function answerInvitation(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  id: string,
  event: 'accept' | 'decline',
): Promise<InvitationRow> {
  const emailKey = tx.select({ key: users.emailKey }).from(users).where(eq(users.id, viewer.userId))
  const [found] = await tx
    .select()
    .from(ownershipInvitations)
    .where(and(eq(ownershipInvitations.id, id), eq(ownershipInvitations.emailKey, emailKey)))
    .for('update')
  if (!found) return refuse('not_found', {})
  const now = services.clock.now()
  const facts = { isInTime: found.expiresAt > now }
  if (next(ownershipInvitation, home.statusOf(found), event, 'invited', facts) === null)
    return refuse('token_spent', {})
  const { version } = found
  return transition(tx, services, home, {
    id,
    event,
    by: 'invited',
    actor: viewer,
    version,
    facts,
    set: { answeredAt: now },
    at: now,
    current: async () => found,
  })
}

export const declineOwnership = async (tx: Tx, services: Services, viewer: Viewer, id: string): Promise<void> =>
  void (await answerInvitation(tx, services, viewer, id, 'decline'))

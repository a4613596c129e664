import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { ROLE } from '../../../openapi/define.ts'
import { givesMore, isLarger } from '../../../openapi/larger-plan.ts'
import { planRequest } from '../../../openapi/lifecycles/plan-request.ts'
import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import type {
  ManagedPlanRequest,
  Plan,
  PlanAnswer,
  PlanRequestStatus,
  planRequestBody,
} from '../../../openapi/schemas/plan.ts'
import { accounts, planRequests, users } from '../../db/tables.ts'
import { audit } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { transition, type Home } from '../../kernel/transition.ts'
import { readUser } from '../administration/users.queries.ts'
import { ownerName } from '../company/owners.queries.ts'
import { notify } from '../notifications/notifications.commands.ts'
import type { NotificationValues } from '../notifications/notification-kinds.ts'
import { readPlanRequest } from './plan-requests.queries.ts'
import { LIMITS_OF } from './plan.policy.ts'
import { findPrincipal, findRequest, listPlans, readPlan, type PlanRequestRow } from './plan.queries.ts'

/** Where the life of a request is kept. */
const home: Home<typeof planRequest, typeof planRequests> = {
  lifecycle: planRequest,
  table: planRequests,
  id: planRequests.id,
  status: planRequests.status,
  statusOf: (row) => row.status as PlanRequestStatus,
  write: (status) => ({ status }),
  topics: ({ accountId }) => [['account', accountId]],
}
const detail = ({ tierKey, remark, note }: PlanRequestRow) => ({ plan: tierKey, remark, note })

/** Locks the user whose plan it is: whatever changes a plan or a request does so first. Gives back what they have. */
async function lockPlan(tx: Tx, userId: string): Promise<{ tierKey: string; version: number; role: number }> {
  const [user] = await tx
    .select({ tierKey: users.tierKey, version: users.version, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return user ?? refuse('not_found', {})
}

/** Who asks, as administrators read it: a company by its account, a person by their name. */
async function askerOf(tx: Tx, { accountId, userId }: PlanRequestRow): Promise<NotificationValues['plan_requested']> {
  const [account] = await tx.select({ kind: accounts.kind }).from(accounts).where(eq(accounts.id, accountId))
  if (account?.kind === 'company') return { by: 'company' }
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  return { by: 'person', person: user ? ownerName(user) : '' }
}

/** Every administrator hears of a request, in one order. */
async function tellAdministrators(tx: Tx, services: Services, row: PlanRequestRow): Promise<void> {
  const { id, accountId } = row
  const values = await askerOf(tx, row)
  const administrators = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(users, and(eq(users.id, accounts.ownerId), isNull(users.disabledAt)))
    .where(eq(accounts.kind, 'administrator'))
    .orderBy(accounts.id)
  for (const administrator of administrators)
    await notify(tx, services, {
      accountId: administrator.id,
      kind: 'plan_requested',
      subjectId: id,
      companyAccountId: accountId,
      values,
    })
}

/**
 * Asks for a larger plan than the principal owner has. Refuses with `forbidden` for anyone else, with `not_pending`
 * while a request waits, with `stale`, and a plan that gives no more as an error of its field.
 */
export async function requestPlan(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  body: z.output<typeof planRequestBody>,
): Promise<PlanAnswer> {
  const now = services.clock.now()
  const current = () => readPlan(tx, viewer, now)
  const { userId } = await findPrincipal(tx, viewer.accountId)
  if (userId !== viewer.userId) refuse('forbidden', {})
  const { tierKey } = await lockPlan(tx, userId)
  const plans = await listPlans(tx, tierKey)
  const own = plans.find(({ key }) => key === tierKey)
  const limits = LIMITS_OF[viewer.accountKind]
  if (own === undefined || !plans.some((plan) => isLarger(plan, own, limits))) refuse('forbidden', {})
  const wanted = plans.find(({ key }) => key === body.key)
  if (wanted === undefined || own === undefined || !isLarger(wanted, own, limits))
    return invalid({ key: ['validation.reference'] })
  await tx
    .insert(planRequests)
    .values({
      id: services.ids.uuid(),
      userId,
      accountId: viewer.accountId,
      status: planRequest.initial,
      tierKey: wanted.key,
      createdAt: now,
    })
    .onConflictDoNothing({ target: planRequests.userId })
  const row = (await findRequest(tx, userId)) ?? refuse('not_found', {})
  const sent = await transition(tx, services, home, {
    id: row.id,
    event: 'request',
    by: 'owner',
    actor: viewer,
    version: body.version,
    set: {
      accountId: viewer.accountId,
      tierKey: wanted.key,
      remark: body.remark,
      note: null,
      requestedAt: now,
      decidedAt: null,
      decidedBy: null,
    },
    detail,
    at: now,
    current,
  })
  await tellAdministrators(tx, services, sent)
  return current()
}

/** Takes the request back. */
export async function withdrawPlanRequest(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  version: number,
): Promise<PlanAnswer> {
  const now = services.clock.now()
  const current = () => readPlan(tx, viewer, now)
  if ((await findPrincipal(tx, viewer.accountId)).userId !== viewer.userId) refuse('forbidden', {})
  await lockPlan(tx, viewer.userId)
  const row = await findRequest(tx, viewer.userId)
  if (row === undefined) return refuse('not_pending', { status: planRequest.initial })
  await transition(tx, services, home, {
    id: row.id,
    event: 'withdraw',
    by: 'owner',
    actor: viewer,
    version,
    set: { requestedAt: null },
    detail,
    at: now,
    current,
  })
  return current()
}

/** Gives a user another plan, for all that is limited by it. Their row is locked. */
async function putPlan(tx: Tx, services: Services, userId: string, tierKey: string): Promise<void> {
  await tx
    .update(users)
    .set({ tierKey, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId))
  services.events.publish(tx, 'user', userId)
}

type PlanDecision = NotificationValues['plan_decided']['decision']

/** Tells a user about their plan: in the account that asked, or in their first one if it has another owner by now. */
async function tellOwner(
  tx: Tx,
  services: Services,
  { userId, accountId }: { readonly userId: string; readonly accountId: string | null },
  subjectId: string | null,
  { decision, note }: { readonly decision: PlanDecision; readonly note: string | null },
): Promise<void> {
  const [own] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.ownerId, userId))
    .orderBy(desc(sql`${accounts.id} = ${accountId}`), asc(accounts.createdAt), asc(accounts.id))
    .limit(1)
  if (own)
    await notify(tx, services, {
      accountId: own.id,
      kind: 'plan_decided',
      subjectId,
      companyAccountId: null,
      values: { decision, has_note: note ? 'yes' : 'no', note: note ?? '' },
    })
}

/** An administrator's decision on a request, with the note for its owner. */
interface Decision {
  readonly viewer: Viewer
  readonly id: string
  readonly event: 'grant' | 'decline'
  readonly note: string | null
  readonly version: number
}

/** Moves a request to what was decided. */
function moveRequest(tx: Tx, services: Services, { viewer, id, event, note, version }: Decision) {
  const at = services.clock.now()
  return transition(tx, services, home, {
    id,
    event,
    by: 'administrator',
    actor: viewer,
    version,
    set: { note, decidedAt: at, decidedBy: viewer.userId },
    detail,
    at,
    current: () => readPlanRequest(tx, id),
  })
}

/** Grants a request, so that the user has the plan at once, or declines it. Its owner is told. */
export async function decidePlanRequest(tx: Tx, services: Services, decision: Decision): Promise<ManagedPlanRequest> {
  const { id, event, note } = decision
  const { user_id: userId, name, plan, wanted } = await readPlanRequest(tx, id)
  await lockPlan(tx, userId)
  const row = await moveRequest(tx, services, decision)
  if (event === 'grant') await putPlan(tx, services, userId, row.tierKey)
  await audit(tx, {
    kind: 'planRequest',
    action: event,
    subjectId: id,
    name,
    before: { status: 'requested', plan: plan.key },
    after: { status: row.status, wanted: wanted.key, plan: event === 'grant' ? row.tierKey : plan.key, note },
  })
  await tellOwner(tx, services, row, row.id, { decision: event === 'grant' ? 'granted' : 'declined', note })
  return readPlanRequest(tx, id)
}

interface Given {
  readonly viewer: Viewer
  readonly request: PlanRequestRow
  readonly wanted: Plan
  readonly given: Plan
}
/** Grants a request for a plan that gives nothing more than the one given: granted later, it would take some of it away. */
async function settleIfGiven(tx: Tx, services: Services, { viewer, request, wanted, given }: Given): Promise<void> {
  const { id, version, accountId } = request
  const [asking] = await tx.select({ kind: accounts.kind }).from(accounts).where(eq(accounts.id, accountId))
  if (asking === undefined || givesMore(wanted, given, LIMITS_OF[asking.kind])) return
  await moveRequest(tx, services, { viewer, id, event: 'grant', note: null, version })
}

interface NewPlan {
  readonly viewer: Viewer
  readonly userId: string
  readonly key: string
  readonly version: number
  readonly lang: Language
}

/**
 * Sets the plan of a user. A request that waits for this plan, or for one that gives nothing more, is granted by it;
 * another one goes on waiting. Refuses with `forbidden` for administrators, who have no plan, and with `stale`.
 */
export async function setUserPlan(
  tx: Tx,
  services: Services,
  { viewer, userId, key, version, lang }: NewPlan,
): Promise<ManagedUser> {
  const current = () => readUser(tx, services, viewer, userId, lang)
  const user = await lockPlan(tx, userId)
  if (user.role === ROLE.administrator) refuse('forbidden', {})
  if (user.version !== version) refuse('stale', { current: await current() })
  const plans = await listPlans(tx)
  const given = plans.find((plan) => plan.key === key)
  if (given === undefined) return invalid({ key: ['validation.reference'] })
  if (user.tierKey === key) return invalid({ key: ['validation.unchanged'] })
  const request = await findRequest(tx, userId)
  if (request?.status === 'requested' && request.tierKey === key) {
    const { id } = request
    await decidePlanRequest(tx, services, { viewer, id, event: 'grant', note: null, version: request.version })
    return current()
  }
  await putPlan(tx, services, userId, key)
  const wanted = request?.status === 'requested' && plans.find((plan) => plan.key === request.tierKey)
  if (request && wanted) await settleIfGiven(tx, services, { viewer, request, wanted, given })
  await tellOwner(tx, services, { userId, accountId: null }, null, { decision: 'set', note: null })
  const after = await current()
  await audit(tx, {
    kind: 'user',
    action: 'plan',
    subjectId: userId,
    name: `${after.name} (${after.email})`,
    before: { plan: user.tierKey },
    after: { plan: key },
  })
  return after
}

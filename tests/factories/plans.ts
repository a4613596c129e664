import { eq } from 'drizzle-orm'
import type { PlanRequestStatus } from '../../openapi/schemas/plan.ts'
import { FIRST_TIER } from '../../server/db/seed-content.ts'
import { tiers } from '../../server/db/list-tables.ts'
import { planRequests, users } from '../../server/db/tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/**
 * The request of someone for a plan, as it is after the events that lead to `status`, in the place of a former one.
 * Gives back its id and version.
 */
export async function planRequest(
  { db, services }: TestApp,
  { userId, accountId }: Person,
  status: PlanRequestStatus,
  tierKey = 'growth',
): Promise<{ readonly id: string; readonly version: number }> {
  await forgetPlanRequest({ db }, { userId })
  const now = services.clock.now()
  const row = {
    id: services.ids.uuid(),
    userId,
    accountId,
    status,
    tierKey,
    requestedAt: status === 'none' ? null : now,
    version: 2,
    createdAt: now,
  }
  await db.insert(planRequests).values(row)
  return { id: row.id, version: row.version }
}
export const forgetPlanRequest = async (
  { db }: Pick<TestApp, 'db'>,
  { userId }: Pick<Person, 'userId'>,
): Promise<void> => void (await db.delete(planRequests).where(eq(planRequests.userId, userId)))

/** A plan without limits, whose key comes back; whoever asks for it has the first one, which is limited. */
export async function largerPlan({ db, services }: TestApp, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const [first] = await db
    .update(tiers)
    .set({ accounts: 2, employees: 10, resumes: 3, active: true })
    .where(eq(tiers.key, FIRST_TIER))
    .returning()
  if (!first) throw new Error('There is no first plan.')
  await db.update(users).set({ tierKey: first.key }).where(eq(users.id, userId))
  const key = services.ids.uuid()
  const any = { accounts: null, employees: null, resumes: null }
  await db.insert(tiers).values({ ...first, ...any, id: services.ids.uuid(), key })
  return key
}

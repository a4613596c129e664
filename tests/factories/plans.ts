import { eq } from 'drizzle-orm'
import type { PlanRequestStatus } from '../../openapi/schemas/plan.ts'
import { planRequests } from '../../server/db/tables.ts'
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

import { eq } from 'drizzle-orm'
import type { planOperations } from '../../openapi/operations/plan.ts'
import { tiers } from '../../server/db/list-tables.ts'
import { users } from '../../server/db/tables.ts'
import { company, individual } from '../factories/people.ts'
import { forgetPlanRequest, planRequest } from '../factories/plans.ts'
import type { Row, Rows } from './row.ts'
import type { ViewerName, World } from './world.ts'

const nothing = () => ({})
/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, 200] },
]
/** Whose plan a viewer asks about: a person or an owner their own, whoever else calls aims at that of `company`. */
const owner = ({ people }: World, viewer: ViewerName) =>
  viewer === 'individual' || viewer === 'anotherIndividual' || viewer === 'anotherCompany'
    ? people[viewer]
    : people.company
/** A request of a new company. */
const requestOf = async ({ app }: World) => {
  const { id, version } = await planRequest(app, await company(app), 'requested')
  return { params: { id }, body: { note: 'We called you about it.', version } }
}

export const planRows = {
  getPlan: [{ about: 'own account', ask: nothing, answers: [401, 200, 200, 200, 200, 403, 403, 403] }],
  requestPlan: [
    {
      about: 'own account; the company has the largest plan',
      ask: async (world, viewer) => {
        const { userId } = world.people.anotherCompany
        await world.app.db.update(users).set({ tierKey: 'growth' }).where(eq(users.id, userId))
        await forgetPlanRequest(world.app, owner(world, viewer))
        return { body: { key: 'enterprise', remark: null, version: 1 } }
      },
      answers: [401, 200, 200, 403, 200, 403, 403, 403],
    },
  ],
  withdrawPlanRequest: [
    {
      about: 'own account, whose owner asked',
      ask: async (world, viewer) => ({
        body: { version: (await planRequest(world.app, owner(world, viewer), 'requested')).version },
      }),
      answers: [401, 200, 200, 200, 200, 403, 403, 403],
    },
  ],
  getPlanUse: forAdministrators('the plans', nothing),
  getPlanEffect: forAdministrators('a plan', async ({ app }) => ({
    params: { id: (await app.db.select({ id: tiers.id }).from(tiers).limit(1))[0]?.id ?? '' },
    query: { accounts: '1' },
  })),
  listPlans: forAdministrators('the plans', nothing),
  setUserPlan: forAdministrators('a person', async ({ app }) => ({
    params: { id: (await individual(app)).userId },
    body: { key: 'growth', version: 1 },
  })),
  listPlanRequests: forAdministrators('the queue', nothing),
  getPlanRequest: forAdministrators('a request', requestOf),
  grantPlanRequest: forAdministrators('a request', requestOf),
  declinePlanRequest: forAdministrators('a request', requestOf),
} satisfies Record<keyof typeof planOperations, Rows>

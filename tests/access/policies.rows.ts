import { and, eq, lte } from 'drizzle-orm'
import type { policyOperations } from '../../openapi/operations/policies.ts'
import { policies } from '../../server/db/list-tables.ts'
import { todayIn } from '../../server/kernel/days.ts'
import type { Row } from '../factories/entries.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const nothing = () => ({})
/** Terms that are in effect: those that are there, because a list has room for so many, and none of these can be deleted. */
async function terms({ app, people }: World): Promise<string> {
  const today = todayIn(app.clock.now())
  const [known] = await app.db
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.kind, 'terms'), eq(policies.active, true), lte(policies.effectiveFrom, today)))
    .limit(1)
  if (known) return known.id
  const body = {
    kind: 'terms',
    title: { en: 'Terms' },
    effective_from: today,
    changes: null,
    body: { en: [{ type: 'paragraph', text: [{ text: 'Be kind.' }] }] },
    active: true,
  }
  return (await app.call<Row>('POST', '/policies', { as: people.administrator, body })).body.id
}
/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
export const policyRows = {
  listCurrentPolicies: [
    { about: 'what is in effect', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] },
  ],
  acceptPolicies: [
    {
      about: 'oneself; a version that is in effect',
      ask: async (world) => ({ body: { policies: [await terms(world)] } }),
      answers: [401, 200, 200, 200, 200, 200, 403, 200],
    },
  ],
} satisfies Record<keyof typeof policyOperations, Rows>

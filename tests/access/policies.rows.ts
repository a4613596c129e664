import type { policyOperations } from '../../openapi/operations/policies.ts'
import { todayIn } from '../../server/kernel/days.ts'
import type { Row } from '../factories/entries.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const nothing = () => ({})
/** Terms that are in effect. */
async function addTerms({ app, people }: World): Promise<string> {
  const body = {
    kind: 'terms',
    title: { en: 'Terms' },
    effective_from: todayIn(app.clock.now()),
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
      ask: async (world) => ({ body: { policies: [await addTerms(world)] } }),
      answers: [401, 200, 200, 200, 200, 200, 403, 200],
    },
  ],
} satisfies Record<keyof typeof policyOperations, Rows>

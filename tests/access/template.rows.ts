import type { templateOperations } from '../../openapi/operations/templates.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, 200] },
]
/** A template as it stands. */
const asItStands = async ({ app, people, fresh }: World) => {
  const as = await fresh(people.administrator)
  const { body } = await app.call<readonly { readonly key: string; readonly version: number }[]>('GET', '/templates', {
    as,
  })
  const version = body.find(({ key }) => key === 'template1')?.version ?? 1
  const offered = { is_premium: false, for_individuals: true, for_companies: true, active: true }
  return { params: { key: 'template1' }, body: { name: null, category_id: null, ...offered, version } }
}

export const templateRows = {
  listTemplates: forAdministrators('all of them', () => ({})),
  editTemplate: forAdministrators('a template', asItStands),
  orderTemplates: forAdministrators('a template', () => ({ body: { key: 'template1', position: 1 } })),
} satisfies Record<keyof typeof templateOperations, Rows>

import type { sectionSettingOperations } from '../../openapi/operations/section-settings.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, 200] },
]
/** A section as it stands. */
const asItStands = async ({ app, people, fresh }: World) => {
  const as = await fresh(people.administrator)
  const { body } = await app.call<readonly { readonly key: string; readonly version: number }[]>(
    'GET',
    '/section-settings',
    { as },
  )
  const version = body.find(({ key }) => key === 'skills')?.version ?? 1
  return {
    params: { key: 'skills' },
    body: { name: null, for_individuals: true, for_companies: false, active: true, version },
  }
}

export const sectionSettingRows = {
  listSectionSettings: forAdministrators('all of them', () => ({})),
  editSectionSettings: forAdministrators('a section', asItStands),
  orderSectionSettings: forAdministrators('a section', () => ({ body: { key: 'skills', position: 3 } })),
} satisfies Record<keyof typeof sectionSettingOperations, Rows>

import type { textOperations } from '../../openapi/operations/texts.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, 200] },
]
/** A text as it is, with its own original again: nothing that other rows read changes. */
const asItIs = async ({ app, people, fresh }: World) => {
  const as = await fresh(people.administrator)
  const { body } = await app.call<{ readonly data: readonly { readonly version: number }[] }>(
    'GET',
    '/manage/texts?q=menu.dashboard',
    { as },
  )
  return { params: { key: 'menu.dashboard' }, body: { en: null, am: null, version: body.data[0]?.version ?? 0 } }
}

export const textRows = {
  listTexts: forAdministrators('texts of the interface', () => ({})),
  exportTexts: forAdministrators('texts of the interface', () => ({})),
  editText: forAdministrators('a text', asItIs),
} satisfies Record<keyof typeof textOperations, Rows>

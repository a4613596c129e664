import type { fontOperations } from '../../openapi/operations/fonts.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, 200] },
]
/** A font as it stands. */
const asItStands = async ({ app, people, fresh }: World) => {
  const as = await fresh(people.administrator)
  const { body } = await app.call<readonly { readonly key: string; readonly version: number }[]>('GET', '/fonts', {
    as,
  })
  const version = body.find(({ key }) => key === 'serif')?.version ?? 1
  return { params: { key: 'serif' }, body: { name: null, active: true, version } }
}

export const fontRows = {
  listFonts: forAdministrators('all of them', () => ({})),
  editFont: forAdministrators('a font', asItStands),
  orderFonts: forAdministrators('a font', () => ({ body: { key: 'serif', position: 1 } })),
} satisfies Record<keyof typeof fontOperations, Rows>

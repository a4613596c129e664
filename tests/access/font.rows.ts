import type { fontOperations } from '../../openapi/operations/fonts.ts'
import { familyBody, fontFile, uploadedFamily } from '../factories/fonts.ts'
import { fileForm } from '../factories/pictures.ts'
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

/** A family of one staged file. */
const family = async ({ app, people, fresh }: World) => ({
  body: await familyBody(app, await fresh(people.administrator)),
})
const nobodyHas = async ({ app, people, fresh }: World) => ({
  params: { key: (await uploadedFamily(app, await fresh(people.administrator))).key },
})

export const fontRows = {
  listFonts: forAdministrators('all of them', () => ({})),
  uploadFont: [
    {
      about: 'a weight',
      ask: () => ({ body: fileForm(fontFile('latin'), 'serif.woff2', 'font/woff2') }),
      answers: [401, 403, 403, 403, 403, 403, 403, 201],
    },
  ],
  addFont: [{ about: 'a family', ask: family, answers: [401, 403, 403, 403, 403, 403, 403, 201] }],
  deleteFont: [{ about: 'one that nobody has', ask: nobodyHas, answers: [401, 403, 403, 403, 403, 403, 403, 204] }],
  editFont: forAdministrators('a font', asItStands),
  orderFonts: forAdministrators('a font', () => ({ body: { key: 'serif', position: 1 } })),
} satisfies Record<keyof typeof fontOperations, Rows>

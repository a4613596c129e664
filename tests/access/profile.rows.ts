import { eq } from 'drizzle-orm'
import type { profileOperations } from '../../openapi/operations/profile.ts'
import { education } from '../../openapi/resources/education.ts'
import { sites } from '../../server/db/tables.ts'
import { sampleBody } from '../factories/entries.ts'
import { pdf } from '../factories/documents.ts'
import { fileForm, png, uploadPicture } from '../factories/pictures.ts'
import { detailBody, setupBody } from '../factories/profile.ts'
import type { Row, Rows } from './row.ts'
import type { ViewerName, World } from './world.ts'

const nothing = () => ({})
/** A person's page: their own to each individual, nobody else's. */
const forIndividuals = (about: string, ask: Row['ask']): Rows => [{ about, ask, answers: [401, 200, 200, 403, 403, 403, 403, 403] }]

/** Whose form a viewer sends: an employee's and an administrator's is their own, everyone else aims at an individual's. */
async function detailOf({ app, own, people, fresh }: World, viewer: ViewerName) {
  const who = viewer === 'administrator' ? people.administrator : viewer === 'employee' ? people.employee : own(viewer)
  return { body: await detailBody(app, await fresh(who)) }
}
const setupOf = async ({ app, own, fresh }: World, viewer: ViewerName, over: Record<string, unknown> = {}) => ({ body: await setupBody(app, await fresh(own(viewer)), over) })
const versionOf = async ({ read, own }: World, viewer: ViewerName, path: string) => (await read(own(viewer), path))['version'] as unknown as number
const look = { primary_colour: '#2563eb', second_colour: '#b45309', text_colour: '#1f2937', font: 'noto' } as const
const siteVersion = (world: World, viewer: ViewerName) => versionOf(world, viewer, '/site')

/** A site that could be published, or is. */
async function arrangeSite(world: World, viewer: ViewerName, status: 'published' | 'unpublished'): Promise<void> {
  const person = world.own(viewer)
  await world.make(person, '/educations', sampleBody(education, world.next()))
  await world.app.db.update(sites).set({ status }).where(eq(sites.accountId, person.accountId))
}

/*                                                                         anonymous, individual, another, company, another, employee, former, administrator */
export const profileRows = {
  // A company has no personal details; an employee's are their own, whatever account they act as.
  getPersonalDetail: [{ about: 'oneself', ask: nothing, answers: [401, 200, 200, 403, 403, 200, 403, 200] }],
  editPersonalDetail: [{ about: 'oneself', ask: detailOf, answers: [401, 200, 200, 403, 403, 200, 403, 200] }],
  getAccountSetup: forIndividuals('own account', nothing),
  editAccountSetup: [
    ...forIndividuals('own account', (world, viewer) => setupOf(world, viewer)),
    {
      about: 'own account with the individual’s picture',
      ask: async (world, viewer) => setupOf(world, viewer, { photo_id: (await uploadPicture(world.app, await world.fresh(world.people.individual))).id }),
      answers: [401, 200, 422, 403, 403, 403, 403, 403],
    },
  ],
  uploadPicture: [{ about: 'own account', ask: async () => ({ body: fileForm(await png()) }), answers: [401, 201, 201, 201, 201, 403, 403, 403] }],
  uploadDocument: [{ about: 'own account', ask: () => ({ body: fileForm(pdf('Paper'), 'paper.pdf', 'application/pdf') }), answers: [401, 201, 201, 201, 201, 403, 403, 403] }],
  getSetupProgress: forIndividuals('own account', nothing),
  editSetupProgress: forIndividuals('own account', async (world, viewer) => ({
    body: { current: 'about', skipped: ['personal'], version: await versionOf(world, viewer, '/profile/setup') },
  })),
  listSections: forIndividuals('own account', nothing),
  editSection: forIndividuals('own account', async ({ read, own }, viewer) => {
    const sections = (await read(own(viewer), '/sections')) as unknown as readonly {
      readonly key: string
      readonly visible: boolean
      readonly audience: readonly string[]
      readonly version: number
    }[]
    const [first] = sections
    return { params: { key: first?.key ?? '' }, body: { visible: true, audience: first?.audience ?? [], version: first?.version ?? 0 } }
  }),
  orderSections: [{ about: 'own account', ask: () => ({ body: { key: 'team', position: 0 } }), answers: [401, 204, 204, 403, 403, 403, 403, 403] }],
  getSite: forIndividuals('own account', nothing),
  editSite: forIndividuals('own account', async (world, viewer) => ({ body: { template: 'template1', ...look, indexable: true, version: await siteVersion(world, viewer) } })),
  publishSite: forIndividuals('own account', async (world, viewer) => {
    await arrangeSite(world, viewer, 'unpublished')
    return { body: { indexable: false, version: await siteVersion(world, viewer) } }
  }),
  unpublishSite: forIndividuals('own account', async (world, viewer) => {
    await arrangeSite(world, viewer, 'published')
    return { body: { version: await siteVersion(world, viewer) } }
  }),
  createPreview: [{ about: 'own account', ask: () => ({ body: { template: 'starter', as: 'site', language: 'en', look } }), answers: [401, 201, 201, 403, 403, 403, 403, 403] }],
  getCard: forIndividuals('own account', nothing),
  getCardQr: forIndividuals('own account', nothing),
  editCard: forIndividuals('own account', async (world, viewer) => ({ body: { design: 'ledger', version: await versionOf(world, viewer, '/card') } })),
  getCardSvg: forIndividuals('own account', () => ({ params: { side: 'front' }, query: { design: 'band' } })),
  getCardPng: forIndividuals('own account', () => ({ params: { side: 'back' } })),
  getCardPdf: forIndividuals('own account', () => ({ query: { language: 'am' } })),
  getCardContact: forIndividuals('own account', nothing),
  getDashboard: [{ about: 'own account', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
} satisfies Record<keyof typeof profileOperations, Rows>

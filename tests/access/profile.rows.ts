import { eq } from 'drizzle-orm'
import type { profileOperations } from '../../openapi/operations/profile.ts'
import { education } from '../../openapi/resources/education.ts'
import { sites } from '../../server/db/tables.ts'
import { sampleBody } from '../factories/entries.ts'
import { fileForm, png, uploadPicture } from '../factories/pictures.ts'
import type { Row, Rows } from './row.ts'
import type { ViewerName, World } from './world.ts'

const nothing = () => ({})
/** A person's page: their own to each individual, nobody else's. */
const forIndividuals = (about: string, ask: Row['ask']): Rows => [{ about, ask, answers: [401, 200, 200, 403, 403, 403, 403, 403] }]

type Read = Record<string, unknown>
async function detailBody({ read, own, people }: World, viewer: ViewerName): Promise<Read> {
  const who = viewer === 'administrator' ? people.administrator : viewer === 'employee' ? people.employee : own(viewer)
  const { email: _email, ...body } = (await read(who, '/personal/detail')) as Read
  return body
}
async function setupBody({ read, own }: World, viewer: ViewerName): Promise<Read> {
  const { username: _username, photo: _photo, shown: _shown, ...body } = (await read(own(viewer), '/account/setup')) as Read
  return body
}
const siteVersion = async ({ read, own }: World, viewer: ViewerName) => (await read(own(viewer), '/site'))['version'] as unknown as number

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
  editPersonalDetail: [{ about: 'oneself', ask: async (world, viewer) => ({ body: await detailBody(world, viewer) }), answers: [401, 200, 200, 403, 403, 200, 403, 200] }],
  getAccountSetup: forIndividuals('own account', nothing),
  editAccountSetup: [
    ...forIndividuals('own account', async (world, viewer) => ({ body: await setupBody(world, viewer) })),
    {
      about: 'own account with the individual’s picture',
      ask: async (world, viewer) => ({ body: { ...(await setupBody(world, viewer)), photo_id: (await uploadPicture(world.app, await world.fresh(world.people.individual))).id } }),
      answers: [401, 200, 422, 403, 403, 403, 403, 403],
    },
  ],
  uploadPicture: [{ about: 'own account', ask: async () => ({ body: fileForm(await png()) }), answers: [401, 201, 201, 201, 201, 403, 403, 403] }],
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
  getSite: forIndividuals('own account', nothing),
  editSite: forIndividuals('own account', async (world, viewer) => ({ body: { template: 'starter', indexable: true, version: await siteVersion(world, viewer) } })),
  publishSite: forIndividuals('own account', async (world, viewer) => {
    await arrangeSite(world, viewer, 'unpublished')
    return { body: { indexable: false, version: await siteVersion(world, viewer) } }
  }),
  unpublishSite: forIndividuals('own account', async (world, viewer) => {
    await arrangeSite(world, viewer, 'published')
    return { body: { version: await siteVersion(world, viewer) } }
  }),
  createPreview: [{ about: 'own account', ask: () => ({ body: { template: 'starter', as: 'site', language: 'en' } }), answers: [401, 201, 201, 403, 403, 403, 403, 403] }],
  getCard: forIndividuals('own account', nothing),
  getCardQr: forIndividuals('own account', nothing),
  getCardContact: forIndividuals('own account', nothing),
  getDashboard: [{ about: 'own account', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
} satisfies Record<keyof typeof profileOperations, Rows>

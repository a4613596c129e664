import type { profileOperations } from '../../openapi/operations/profile.ts'
import { service } from '../../openapi/resources/service.ts'
import { sites } from '../../server/db/site-tables.ts'
import { sampleBody } from '../factories/entries.ts'
import { pdf } from '../factories/documents.ts'
import { fileForm, png, uploadPicture } from '../factories/pictures.ts'
import { detailBody, setupBody } from '../factories/profile.ts'
import type { Person } from '../factories/people.ts'
import type { Row, Rows } from './row.ts'
import type { ViewerName, World } from './world.ts'

const nothing = () => ({})
/** A person's page: their own to each individual, nobody else's. */
const forIndividuals = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 200, 200, 403, 403, 403, 403, 403] },
]

/** The page and card of a person or a company: their own to each who owns one, nobody else's. */
const forMembers = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 200, 200, 200, 200, 403, 403, 403] },
]
/** Whose page a viewer works on: their own, also of a company; everyone else aims at the individual's. */
const memberOf = ({ own, people }: World, viewer: ViewerName) =>
  viewer === 'company' || viewer === 'anotherCompany' ? people[viewer] : own(viewer)

/**
 * Whose form a viewer sends: an employee's and an administrator's is their own, everyone else aims at an individual's.
 */
async function detailOf({ app, own, people, fresh }: World, viewer: ViewerName) {
  const who = viewer === 'administrator' ? people.administrator : viewer === 'employee' ? people.employee : own(viewer)
  return { body: await detailBody(app, await fresh(who)) }
}
const setupOf = async ({ app, own, fresh }: World, viewer: ViewerName, over: Record<string, unknown> = {}) => ({
  body: await setupBody(app, await fresh(own(viewer)), over),
})
const versionAt = async ({ read }: World, person: Person, path: string) =>
  (await read(person, path))['version'] as unknown as number
const versionOf = (world: World, viewer: ViewerName, path: string) => versionAt(world, world.own(viewer), path)
const look = { primary_colour: '#2563eb', second_colour: '#b45309', text_colour: '#1f2937', font: 'noto' } as const
const siteVersion = (world: World, viewer: ViewerName) => versionAt(world, memberOf(world, viewer), '/site')

/** A site that could be published, or is. */
async function arrangeSite(world: World, viewer: ViewerName, status: 'published' | 'unpublished'): Promise<void> {
  const person = memberOf(world, viewer)
  await world.make(person, '/services', sampleBody(service, world.next()))
  await world.app.db
    .insert(sites)
    .values({ accountId: person.accountId, status, contentAt: world.app.clock.now() })
    .onConflictDoUpdate({ target: sites.accountId, set: { status } })
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
      ask: async (world, viewer) =>
        setupOf(world, viewer, {
          photo_id: (await uploadPicture(world.app, await world.fresh(world.people.individual))).id,
        }),
      answers: [401, 200, 422, 403, 403, 403, 403, 403],
    },
  ],
  editAccountFace: [
    ...forIndividuals('own account', async (world, viewer) => ({
      body: { photo_id: null, headline: { en: 'Surveyor' }, version: await versionOf(world, viewer, '/account/setup') },
    })),
    {
      about: 'own account with the individual’s picture',
      ask: async (world, viewer) => ({
        body: {
          photo_id: (await uploadPicture(world.app, await world.fresh(world.people.individual))).id,
          headline: null,
          version: await versionOf(world, viewer, '/account/setup'),
        },
      }),
      answers: [401, 200, 422, 403, 403, 403, 403, 403],
    },
  ],
  getWelcome: forIndividuals('own account', nothing),
  uploadPicture: [
    {
      about: 'own account',
      ask: async () => ({ body: fileForm(await png()) }),
      answers: [401, 201, 201, 201, 201, 403, 403, 201],
    },
  ],
  uploadDocument: [
    {
      about: 'own account',
      ask: () => ({ body: fileForm(pdf('Paper'), 'paper.pdf', 'application/pdf') }),
      answers: [401, 201, 201, 201, 201, 403, 403, 403],
    },
  ],
  getSetupProgress: forIndividuals('own account', nothing),
  editSetupProgress: forIndividuals('own account', async (world, viewer) => ({
    body: { current: 'about', skipped: ['personal'], version: await versionOf(world, viewer, '/profile/setup') },
  })),
  listSections: forMembers('own account', nothing),
  editSection: forMembers('own account', async (world, viewer) => {
    const sections = (await world.read(memberOf(world, viewer), '/sections')) as unknown as readonly {
      readonly key: string
      readonly visible: boolean
      readonly audience: readonly string[]
      readonly version: number
    }[]
    const [first] = sections
    return {
      params: { key: first?.key ?? '' },
      body: { visible: true, audience: first?.audience ?? [], version: first?.version ?? 0 },
    }
  }),
  orderSections: [
    {
      about: 'own account',
      ask: () => ({ body: { key: 'team', position: 0 } }),
      answers: [401, 204, 204, 204, 204, 403, 403, 403],
    },
  ],
  getSite: forMembers('own account', nothing),
  editSite: forMembers('own account', async (world, viewer) => ({
    body: { template: 'template1', ...look, indexable: true, version: await siteVersion(world, viewer) },
  })),
  publishSite: forMembers('own account', async (world, viewer) => {
    await arrangeSite(world, viewer, 'unpublished')
    return { body: { indexable: false, version: await siteVersion(world, viewer) } }
  }),
  unpublishSite: forMembers('own account', async (world, viewer) => {
    await arrangeSite(world, viewer, 'published')
    return { body: { version: await siteVersion(world, viewer) } }
  }),
  createPreview: [
    {
      about: 'own account',
      ask: () => ({ body: { template: 'starter', as: 'site', language: 'en', look } }),
      answers: [401, 201, 201, 201, 201, 403, 403, 403],
    },
  ],
  getCard: forMembers('own account', nothing),
  getCardQr: forMembers('own account', nothing),
  editCard: forMembers('own account', async (world, viewer) => ({
    body: { design: 'ledger', version: await versionAt(world, memberOf(world, viewer), '/card') },
  })),
  getCardSvg: forMembers('own account', () => ({ params: { side: 'front' }, query: { design: 'band' } })),
  getCardPng: forMembers('own account', () => ({ params: { side: 'back' } })),
  getCardPdf: forMembers('own account', () => ({ query: { language: 'am' } })),
  getCardContact: forMembers('own account', nothing),
  getDashboard: [{ about: 'own account', ask: nothing, answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
} satisfies Record<keyof typeof profileOperations, Rows>

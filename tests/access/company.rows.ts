import type { companyOperations } from '../../openapi/operations/company.ts'
import type { CompanyPart } from '../../openapi/schemas/company.ts'
import { company, individual, type Person } from '../factories/people.ts'
import {
  coOwner,
  forgetVerification,
  invitation,
  mailFollower,
  partBody,
  publicCompany,
  verification,
} from '../factories/companies.ts'
import { uploadDocument } from '../factories/documents.ts'
import type { Row, Rows } from './row.ts'
import { resetPasswordOf, type ViewerName, type World } from './world.ts'

const nothing = () => ({})
/** The company that a viewer works on: an owner's their own, everyone else aims at that of `company`. */
const firm = ({ people }: World, viewer: ViewerName): Person =>
  viewer === 'anotherCompany' ? people.anotherCompany : people.company

/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
/** What owners alone see and change, each of their own company: an employee acts for it, but does not own it. */
const forOwners = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 200, 200, 403, 403, 403] },
]
const ONES_OWN: Row['answers'] = [401, 200, 200, 200, 200, 200, 403, 200]

const part = (name: CompanyPart): Rows =>
  forOwners('own company', async (world, viewer) => {
    const { [name]: present } = await world.read(firm(world, viewer), '/company/information')
    return { body: partBody(name, present?.['version'] as unknown as number) }
  })

/** A request of the viewer's company that could be sent now, with documents of `of`. */
async function request(world: World, viewer: ViewerName, of: Person) {
  await forgetVerification(world.app, firm(world, viewer))
  const { id } = await uploadDocument(world.app, await world.fresh(of))
  return { body: { document_ids: [id], remark: null, version: 1 } }
}

export const companyRows = {
  getCompanyInformation: forOwners('own company', nothing),
  editCompanyIdentity: part('identity'),
  editCompanyBusiness: part('business'),
  editCompanyLegal: part('legal'),
  editCompanyHours: part('hours'),
  editCompanyFigures: part('size'),
  editCompanyPlace: part('place'),

  getVerification: forOwners('own company', nothing),
  requestVerification: [
    {
      about: 'own company, own document',
      ask: (world, viewer) => request(world, viewer, firm(world, viewer)),
      answers: [401, 403, 403, 200, 200, 403, 403, 403],
    },
    {
      about: 'own company, a document of the company',
      ask: (world, viewer) => request(world, viewer, world.people.company),
      answers: [401, 403, 403, 200, 422, 403, 403, 403],
    },
  ],
  withdrawVerification: forOwners('own company, which asked', async (world, viewer) => ({
    body: { version: (await verification(world.app, firm(world, viewer), 'requested')).version },
  })),

  listOwners: forOwners('own company', nothing),
  inviteOwner: [
    {
      about: 'someone unknown, to own company',
      ask: async (world, viewer) => {
        const password = await resetPasswordOf(world, viewer === 'anonymous' ? 'individual' : viewer)
        return { body: { email: `invited${world.next()}@example.com`, kind: 'share', password } }
      },
      answers: [401, 403, 403, 202, 202, 403, 403, 403],
    },
  ],
  removeOwner: [
    {
      about: 'a co-owner of the company',
      ask: async ({ app, people }) => ({ params: { id: (await coOwner(app, people.company)).userId } }),
      answers: [401, 403, 403, 204, 404, 403, 403, 403],
    },
    {
      about: 'the principal of the company',
      ask: ({ people }) => ({ params: { id: people.company.userId } }),
      answers: [401, 403, 403, 409, 404, 403, 403, 403],
    },
  ],
  cancelOwnershipInvitation: [
    {
      about: 'an invitation of the company',
      ask: async ({ app, people, next }) => ({
        params: { id: await invitation(app, people.company, `invited${next()}@example.com`) },
      }),
      answers: [401, 403, 403, 204, 404, 403, 403, 403],
    },
  ],
  listOwnershipInvitations: [{ about: 'one’s own', ask: nothing, answers: ONES_OWN }],
  acceptOwnership: [
    {
      about: 'an invitation of the individual',
      ask: async ({ app, people }) => ({
        params: { id: await invitation(app, await company(app), people.individual.email) },
      }),
      answers: [401, 200, 404, 404, 404, 404, 403, 404],
    },
  ],
  declineOwnership: [
    {
      about: 'an invitation of the individual',
      ask: async ({ app, people }) => ({
        params: { id: await invitation(app, await company(app), people.individual.email) },
      }),
      answers: [401, 204, 404, 404, 404, 404, 403, 404],
    },
  ],

  listFollowers: forOwners('of own company', nothing),
  exportFollowers: forOwners('of own company', nothing),
  // A page that is public can be looked at by everyone; to follow it in one's own name is for people.
  getFollowed: [
    {
      about: 'a company with a public page',
      ask: async ({ app }) => ({ params: { username: (await publicCompany(app)).username } }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
  ],
  follow: [
    {
      about: 'a company with a public page',
      ask: async ({ app }) => ({ params: { username: (await publicCompany(app)).username } }),
      answers: [401, 200, 200, 403, 403, 403, 403, 403],
    },
  ],
  unfollow: [
    {
      about: 'a company with a public page',
      ask: async ({ app }) => ({ params: { username: (await publicCompany(app)).username } }),
      answers: [401, 204, 204, 403, 403, 403, 403, 403],
    },
  ],
  followByMail: [
    {
      about: 'a company with a public page',
      ask: async ({ app }) => ({
        body: { username: (await publicCompany(app)).username, email: (await individual(app)).email, language: 'en' },
      }),
      answers: [202, 202, 202, 202, 202, 202, 202, 202],
    },
  ],
  confirmFollowing: [
    {
      about: 'with the token of a mail',
      ask: async ({ app }) => ({
        body: { token: (await mailFollower(app, await publicCompany(app), { confirmed: false })).token },
      }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
  ],
  leaveFollowing: [
    {
      about: 'with the token of a mail',
      ask: async ({ app }) => ({ body: { token: (await mailFollower(app, await publicCompany(app))).token } }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
  ],
} satisfies Record<keyof typeof companyOperations, Rows>

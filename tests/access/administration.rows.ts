import { eq } from 'drizzle-orm'
import type { administrationOperations } from '../../openapi/operations/administration.ts'
import { sessions } from '../../server/db/sign-in-tables.ts'
import { disabledPerson, verification } from '../factories/companies.ts'
import { company, individual } from '../factories/people.ts'
import { secondFactor } from '../factories/second-factor.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const nothing = () => ({})
/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, 200] },
]

/** A request of a new company in a state. */
const requestOf = async ({ app }: World, status: 'requested' | 'verified', body: Record<string, unknown> = {}) => {
  const { id, version } = await verification(app, await company(app), status)
  return { params: { id }, body: { ...body, version } }
}
const note = { note: 'The licence names another company.' }

export const administrationRows = {
  listManagedUsers: forAdministrators('everyone', nothing),
  getManagedUser: forAdministrators('a person', async ({ app }) => ({
    params: { id: (await individual(app)).userId },
  })),
  disableUser: [
    ...forAdministrators('a person', async ({ app }) => ({
      params: { id: (await individual(app)).userId },
      body: { reason: 'Spam', version: 1 },
    })),
    {
      about: 'the administrator',
      ask: ({ people }) => ({ params: { id: people.administrator.userId }, body: { reason: 'Spam', version: 1 } }),
      answers: [401, 403, 403, 403, 403, 403, 403, 403],
    },
  ],
  enableUser: forAdministrators('a person who was disabled', async ({ app }) => ({
    params: { id: (await disabledPerson(app)).userId },
    body: { version: 1 },
  })),
  listUserSessions: forAdministrators('a person', async ({ app }) => ({
    params: { id: (await individual(app)).userId },
  })),
  signOutUser: [
    {
      about: 'a person, everywhere',
      ask: async ({ app }) => ({ params: { id: (await individual(app)).userId }, body: { session_id: null } }),
      answers: [401, 403, 403, 403, 403, 403, 403, 204],
    },
    {
      about: 'one device of a person',
      ask: async ({ app }) => {
        const { userId } = await individual(app)
        const [session] = await app.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
        return { params: { id: userId }, body: { session_id: session?.id } }
      },
      answers: [401, 403, 403, 403, 403, 403, 403, 204],
    },
  ],
  sendUserPasswordMail: [
    {
      about: 'a person',
      ask: async ({ app }) => ({ params: { id: (await individual(app)).userId } }),
      answers: [401, 403, 403, 403, 403, 403, 403, 204],
    },
  ],
  resetSecondFactor: [
    ...forAdministrators('a person who has one', async ({ app }) => {
      const { userId } = await individual(app)
      await secondFactor(app, userId)
      return { params: { id: userId } }
    }),
    ...forAdministrators('a person who has none', async ({ app }) => ({
      params: { id: (await individual(app)).userId },
    })).map((row): Row => ({ ...row, answers: [401, 403, 403, 403, 403, 403, 403, 409] })),
    {
      about: 'the administrator',
      ask: ({ people }) => ({ params: { id: people.administrator.userId } }),
      answers: [401, 403, 403, 403, 403, 403, 403, 403],
    },
  ],
  listVerifications: forAdministrators('the queue', nothing),
  getManagedVerification: forAdministrators('a request', async ({ app }) => ({
    params: { id: (await verification(app, await company(app), 'requested')).id },
  })),
  approveVerification: forAdministrators('a request', (world) => requestOf(world, 'requested', { note: null })),
  refuseVerification: forAdministrators('a request', (world) => requestOf(world, 'requested', note)),
  revokeVerification: forAdministrators('a verified company', (world) => requestOf(world, 'verified', note)),
} satisfies Record<keyof typeof administrationOperations, Rows>

import { eq } from 'drizzle-orm'
import type { rightsOperations } from '../../openapi/operations/rights.ts'
import { secondFactors } from '../../server/db/sign-in-tables.ts'
import { users } from '../../server/db/tables.ts'
import { archiveToken } from '../factories/data-archive.ts'
import { individual } from '../factories/people.ts'
import { secondFactor } from '../factories/second-factor.ts'
import type { Rows } from './row.ts'
import { resetPasswordOf, type SignedIn, type World } from './world.ts'

/** Nobody but administrators is asked for a code, also where another call has just switched a second factor on. */
const withoutSecondFactor = ({ app, people }: World, viewer: SignedIn) =>
  app.db.delete(secondFactors).where(eq(secondFactors.userId, people[viewer].userId))

/** Everybody who was to be deleted is not. */
const stay = ({ app }: World) => app.db.update(users).set({ deletionDueAt: null })

/*                                                                         anonymous, individual, another, company, another, employee, former, administrator */
export const rightsRows = {
  requestDeletion: [
    {
      about: 'oneself; there is no other administrator',
      ask: async (world, viewer) => {
        await stay(world)
        if (viewer !== 'administrator') await withoutSecondFactor(world, viewer === 'anonymous' ? 'individual' : viewer)
        return {
          body: {
            password: await resetPasswordOf(world, viewer === 'anonymous' ? 'individual' : viewer),
            ...(viewer === 'administrator'
              ? { code: (await secondFactor(world.app, world.people.administrator.userId)).code() }
              : {}),
          },
        }
      },
      answers: [401, 202, 202, 202, 202, 202, 403, 409],
    },
  ],
  getDeletion: [
    {
      about: 'oneself',
      ask: async (world) => {
        await stay(world)
        return {}
      },
      answers: [401, 200, 200, 200, 200, 200, 403, 200],
    },
  ],
  getDataArchive: [{ about: 'oneself', ask: () => ({}), answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
  requestDataArchive: [
    {
      about: 'oneself',
      ask: async (world, viewer) => ({
        body: { password: await resetPasswordOf(world, viewer === 'anonymous' ? 'individual' : viewer) },
      }),
      answers: [401, 202, 202, 202, 202, 202, 403, 202],
    },
  ],
  downloadDataArchive: [
    {
      about: 'whoever has the link, as in a browser that sends no token',
      ask: async ({ app }) => ({ params: { token: await archiveToken(app, await individual(app)) } }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
  ],
} satisfies Record<keyof typeof rightsOperations, Rows>

import { eq } from 'drizzle-orm'
import type { secondFactorOperations } from '../../openapi/operations/second-factor.ts'
import { secondFactors } from '../../server/db/sign-in-tables.ts'
import { secondFactor } from '../factories/second-factor.ts'
import type { Rows } from './row.ts'
import { resetPasswordOf, type SignedIn, type ViewerName, type World } from './world.ts'

const own = (viewer: ViewerName): SignedIn => (viewer === 'anonymous' ? 'individual' : viewer)
const none = async ({ app, people }: World, viewer: ViewerName) => {
  if (viewer !== 'administrator')
    await app.db.delete(secondFactors).where(eq(secondFactors.userId, people[own(viewer)].userId))
}
/** The viewer has a second factor: their password and a code, or the code alone. */
const withFactor = async (world: World, viewer: ViewerName) => ({
  password: await resetPasswordOf(world, own(viewer)),
  code: (await secondFactor(world.app, world.people[own(viewer)].userId)).code(),
})

/*                                                                         anonymous, individual, another, company, another, employee, former, administrator */
export const secondFactorRows = {
  getSecondFactor: [{ about: 'oneself', ask: () => ({}), answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
  startSecondFactor: [
    {
      about: 'oneself; the administrator has one already',
      ask: async (world, viewer) => {
        await none(world, viewer)
        return { body: { password: await resetPasswordOf(world, own(viewer)) } }
      },
      answers: [401, 200, 200, 200, 200, 200, 403, 409],
    },
  ],
  confirmSecondFactor: [
    {
      about: 'a code of a secret that waits',
      ask: async ({ app, people }, viewer) => ({
        body: { code: (await secondFactor(app, people[own(viewer)].userId, { isOn: false })).code() },
      }),
      answers: [401, 200, 200, 200, 200, 200, 403, 200],
    },
  ],
  renewRecoveryCodes: [
    {
      about: 'password and code',
      ask: async (world, viewer) => ({ body: await withFactor(world, viewer) }),
      answers: [401, 200, 200, 200, 200, 200, 403, 200],
    },
  ],
  disableSecondFactor: [
    {
      about: 'password and code',
      ask: async (world, viewer) => {
        // The administrator of the matrix keeps theirs: a recovery code would do, and none is given here.
        const body = await withFactor(world, viewer)
        return { body: viewer === 'administrator' ? { ...body, code: 'AAAAA-AAAAA' } : body }
      },
      answers: [401, 200, 200, 200, 200, 200, 403, 422],
    },
  ],
} satisfies Record<keyof typeof secondFactorOperations, Rows>

import type { rightsOperations } from '../../openapi/operations/rights.ts'
import { archiveToken } from '../factories/data-archive.ts'
import { individual } from '../factories/people.ts'
import type { Rows } from './row.ts'
import { resetPasswordOf } from './world.ts'

/*                                                                         anonymous, individual, another, company, another, employee, former, administrator */
export const rightsRows = {
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

import type { newsletterOperations } from '../../openapi/operations/newsletter.ts'
import { subscriber } from '../factories/subscribers.ts'
import type { Row, Rows } from './row.ts'

/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask'], done = 200): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, done] },
]
const nothing = () => ({})

export const newsletterRows = {
  listSubscribers: forAdministrators('all subscribers', nothing),
  exportSubscribers: forAdministrators('all subscribers', nothing),
  removeSubscriber: forAdministrators(
    'a subscriber',
    async ({ app }) => ({ params: { id: (await subscriber(app)).id } }),
    204,
  ),
} satisfies Record<keyof typeof newsletterOperations, Rows>

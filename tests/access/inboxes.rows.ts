import type { helpOperations } from '../../openapi/operations/help.ts'
import type { inboxOperations } from '../../openapi/operations/inboxes.ts'
import { anyResources } from '../../openapi/resources/registry.ts'
import { completeBody } from '../factories/entries.ts'
import { inboxMessage } from '../factories/messages.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask'], done = 200): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, done] },
]
const one =
  (more: object = {}) =>
  async (world: World) => {
    const { id, version } = await inboxMessage(world.app)
    return { params: { id }, ...('body' in more ? { body: { ...(more.body as object), version } } : {}) }
  }
const inbox = () => ({ params: { inbox: 'contacts' } })

export const helpRows = {
  getHelpVotes: forAdministrators('an answer', async (world) => {
    const { make, people, app } = world
    const body = await completeBody(app, people.administrator.accountId, anyResources.faq, world.next())
    return { params: { id: String((await make(people.administrator, '/faqs', body))['id']) } }
  }),
} satisfies Record<keyof typeof helpOperations, Rows>

export const inboxRows = {
  sendFeedback: [
    {
      about: 'own account',
      ask: ({ next }) => ({ body: { subject: 'An idea', text: `Number ${next()}` } }),
      answers: [401, 201, 201, 201, 201, 403, 403, 403],
    },
  ],
  listMessages: forAdministrators('an inbox', inbox),
  exportMessages: forAdministrators('an inbox', inbox),
  getMessage: forAdministrators('a message', one()),
  setMessageState: forAdministrators('a message', one({ body: { state: 'handled' } })),
  replyToMessage: forAdministrators('a message', one({ body: { text: 'Yes, it can.' } }), 201),
  deleteMessage: forAdministrators('a message', one(), 204),
} satisfies Record<keyof typeof inboxOperations, Rows>

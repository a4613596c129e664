import type { InboxMessage } from '../../../openapi/schemas/message.ts'
import { messageRows } from './message-samples.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { NOW } from './sample-ids.ts'

const find = (id: string): InboxMessage | undefined => messageRows.find((row) => row.id === id)
const handled = { state: 'handled', handled_at: NOW, handled_by: 'Meron Haile' } as const

/** The inboxes with a message that waits and one that was answered. */
export const inboxMocks = {
  sendFeedback: mock('sendFeedback', () => ({ message: 'OK' })),
  listMessages: mock('listMessages', ({ params, query: { state, received: _received, ...query } }) =>
    pageOf(
      messageRows
        .filter((row) => state === undefined || row.state === state)
        .map((row) => ({ ...row, inbox: params.inbox })),
      query,
    ),
  ),
  exportMessages: mock('exportMessages', () => 'received_at,state,name,email\r\n'),
  getMessage: mock('getMessage', ({ params, refuse }) => find(params.id) ?? refuse('not_found', {})),
  setMessageState: mock('setMessageState', ({ params, body, refuse }) => {
    const row = find(params.id) ?? refuse('not_found', {})
    const now = body.state === 'handled' ? handled : { state: 'new' as const, handled_at: null, handled_by: null }
    return { ...row, ...now, version: row.version + 1 }
  }),
  replyToMessage: mock('replyToMessage', ({ params, body, refuse }) => {
    const row = find(params.id) ?? refuse('not_found', {})
    const replies = [...row.replies, { text: body.text, by: 'Meron Haile', at: NOW }]
    return { ...row, ...handled, replies, version: row.version + 1 }
  }),
  deleteMessage: mock('deleteMessage', () => undefined),
}

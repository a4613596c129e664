import type { inboxOperations } from '../../../openapi/operations/inboxes.ts'
import type { Handlers } from '../../kernel/context.ts'
import { deleteMessage, receiveFeedback, replyToMessage, setMessageState } from './messages.commands.ts'
import { exportMessages, listMessages, readMessage } from './messages.queries.ts'

/** The inboxes of administrators, and what people write who are signed in. */
export const handlers = {
  sendFeedback: ({ write, services, viewer, body, lang }) =>
    write(async (tx) => {
      await receiveFeedback(tx, services, viewer, { ...body, lang })
      return { message: services.say(lang, 'server.inbox.received') }
    }),
  listMessages: ({ db, params, query, lang }) => listMessages(db, params.inbox, query, lang),
  exportMessages: ({ db, params, query, lang }) => exportMessages(db, params.inbox, query, lang),
  getMessage: ({ db, params }) => readMessage(db, params.id),
  setMessageState: ({ write, services, viewer, params, body }) =>
    write((tx) => setMessageState(tx, services, { viewer, id: params.id, ...body })),
  replyToMessage: ({ write, services, viewer, params, body }) =>
    write((tx) => replyToMessage(tx, services, { viewer, id: params.id, ...body })),
  deleteMessage: ({ write, services, params }) => write((tx) => deleteMessage(tx, services, params.id)),
} satisfies Handlers<typeof inboxOperations>

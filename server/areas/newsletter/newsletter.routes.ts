import type { newsletterOperations } from '../../../openapi/operations/newsletter.ts'
import type { Handlers } from '../../kernel/context.ts'
import { removeSubscriber } from './subscribers.commands.ts'
import { exportSubscribers, listSubscribers } from './subscribers.queries.ts'

/** Who subscribed to the newsletter. */
export const handlers = {
  listSubscribers: ({ db, query, lang }) => listSubscribers(db, query, lang),
  exportSubscribers: ({ db, query, lang }) => exportSubscribers(db, query, lang),
  removeSubscriber: ({ write, params }) => write((tx) => removeSubscriber(tx, params.id)),
} satisfies Handlers<typeof newsletterOperations>

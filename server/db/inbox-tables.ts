import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Inbox } from '../../openapi/inboxes.ts'
import type { MessageState } from '../../openapi/schemas/message.ts'
import { createdAt, folded, id, moment, version } from './columns.ts'
import { tiers } from './list-tables.ts'
import { accounts, users } from './tables.ts'

/** What people wrote to whoever runs this, in one of the inboxes of administrators. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    inbox: text().$type<Inbox>().notNull(),
    state: text().$type<MessageState>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    language: text().$type<'en' | 'am'>().notNull(),
    /** Of whoever was signed in; what they wrote stays when the account goes. */
    accountId: uuid().references((): AnyPgColumn => accounts.id, { onDelete: 'set null' }),
    tierKey: text().references(() => tiers.key, { onDelete: 'set null' }),
    subject: text().notNull(),
    text: text().notNull(),
    /** Folded: name, email, subject and text. */
    searchKey: folded().notNull(),
    /** The name, folded. */
    nameKey: folded().notNull(),
    handledAt: moment(),
    handledBy: uuid().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    // With the id, by which the list orders what came at the same moment: a page is read from the index alone.
    index('messages_received').on(t.inbox, t.createdAt, t.id),
    index('messages_name').on(t.inbox, t.nameKey, t.id),
    index('messages_state').on(t.inbox, t.state, t.createdAt, t.id),
    index('messages_account').on(t.accountId),
    index('messages_search').using('gin', t.searchKey.op('gin_trgm_ops')),
  ],
)

/** What was answered by mail. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    sentBy: uuid().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('message_replies_message').on(t.messageId, t.createdAt)],
)

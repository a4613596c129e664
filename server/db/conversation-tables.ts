import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ConversationSide } from '../../openapi/schemas/conversation.ts'
import { createdAt, id } from './columns.ts'
import { jobApplications } from './job-application-tables.ts'
import { users } from './tables.ts'

/** How far each side of an application has read what the other wrote; locked while a message is written. */
export const conversations = pgTable('conversations', {
  applicationId: uuid()
    .primaryKey()
    .references(() => jobApplications.id, { onDelete: 'cascade' }),
  /** The number of the last message. */
  last: integer().notNull().default(0),
  applicantRead: integer().notNull().default(0),
  employerRead: integer().notNull().default(0),
  /** How many of the other side each has not read. */
  applicantUnread: integer().notNull().default(0),
  employerUnread: integer().notNull().default(0),
})

/** What an applicant and an employer wrote to each other. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    side: text().$type<ConversationSide>().notNull(),
    /** Which colleague wrote in the employer's name. */
    authorId: uuid().references(() => users.id),
    /** Made by who sent it: the same one twice is one message. */
    clientId: uuid().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('conversation_messages_number').on(t.applicationId, t.number),
    uniqueIndex('conversation_messages_once').on(t.applicationId, t.side, t.clientId),
    index('conversation_messages_author').on(t.authorId),
  ],
)

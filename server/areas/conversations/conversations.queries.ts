import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import {
  MESSAGES_AT_ONCE,
  type Conversation,
  type ConversationSide,
  type Message,
} from '../../../openapi/schemas/conversation.ts'
import { shownName } from '../../../openapi/format/shown-name.ts'
import { conversationMessages, conversations } from '../../db/conversation-tables.ts'
import { users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { findReceived } from '../applications/applicants.queries.ts'
import type { KeptApplication } from '../applications/application-of.queries.ts'
import { findSent, type Reading } from '../applications/own.queries.ts'
import { endOf, isOpen } from './conversations.policy.ts'

/** An application in the eyes of one of its sides, which alone may read what was written about it. */
export interface Seat {
  readonly side: ConversationSide
  readonly row: KeptApplication
  /** False for whoever would write to themselves. */
  readonly mayWrite: boolean
}
/** The application that the viewer sent. Another's, a draft and an unknown one are the same 404. */
export async function applicantsSeat(db: Readable, { viewer }: Reading, applicationId: string): Promise<Seat> {
  return { side: 'applicant', row: await findSent(db, viewer.accountId, applicationId), mayWrite: true }
}
/** The application that the viewer's account received. Another's, a draft and an unknown one are the same 404. */
export async function employersSeat(db: Readable, reading: Reading, applicationId: string): Promise<Seat> {
  const { row, isOwn } = await findReceived(db, reading, applicationId)
  return { side: 'employer', row, mayWrite: !isOwn }
}

/** How far a conversation is. */
export type Progress = typeof conversations.$inferSelect
export async function progressOf(db: Readable, applicationId: string): Promise<Progress | null> {
  const [row] = await db.select().from(conversations).where(eq(conversations.applicationId, applicationId))
  return row ?? null
}
export const unreadBy = (side: ConversationSide, progress: Progress | null): number =>
  (side === 'applicant' ? progress?.applicantUnread : progress?.employerUnread) ?? 0
export const readBy = (side: ConversationSide, progress: Progress): number =>
  side === 'applicant' ? progress.applicantRead : progress.employerRead

/** Who wrote in the account's name; null: they say no name. */
function nameOf(author: Parameters<typeof shownName>[0]): Message['author'] {
  const name = shownName(author)
  return name.en === undefined && name.am === undefined ? null : name
}

/**
 * The newest messages, or those before one. Which colleague wrote is for the employer alone: the applicant hears the
 * account.
 */
export async function readConversation(
  db: Readable,
  { now }: Reading,
  { side, row, mayWrite }: Seat,
  before?: number,
): Promise<Conversation> {
  const found = await db
    .select({
      message: conversationMessages,
      // The first column tells whether there is an author at all.
      author: {
        id: users.id,
        displayName: users.displayName,
        firstName: users.firstName,
        middleName: users.middleName,
        lastName: users.lastName,
      },
    })
    .from(conversationMessages)
    .leftJoin(users, eq(users.id, conversationMessages.authorId))
    .where(
      and(
        eq(conversationMessages.applicationId, row.id),
        before === undefined ? undefined : lt(conversationMessages.number, before),
      ),
    )
    .orderBy(desc(conversationMessages.number))
    .limit(MESSAGES_AT_ONCE + 1)
  return {
    messages: found
      .slice(0, MESSAGES_AT_ONCE)
      .toReversed()
      .map(({ message, author }) => ({
        number: message.number,
        by: message.side,
        author: side === 'employer' && author !== null ? nameOf(author) : null,
        text: message.text,
        sent_at: message.createdAt.toISOString(),
      })),
    has_earlier: found.length > MESSAGES_AT_ONCE,
    unread: unreadBy(side, await progressOf(db, row.id)),
    can_write: mayWrite && isOpen(row, now),
    open_until: endOf(row)?.toISOString() ?? null,
  }
}

/** What the other side wrote beyond what a side has read. */
export const unreadMessages = (applicationId: string, side: ConversationSide, read: number) =>
  and(
    eq(conversationMessages.applicationId, applicationId),
    ne(conversationMessages.side, side),
    gt(conversationMessages.number, read),
  )

/** The number of the first message that a side has not read; null: there is none. */
export async function firstUnread(
  db: Readable,
  applicationId: string,
  side: ConversationSide,
  read: number,
): Promise<number | null> {
  const [row] = await db
    .select({ number: conversationMessages.number })
    .from(conversationMessages)
    .where(unreadMessages(applicationId, side, read))
    .orderBy(conversationMessages.number)
    .limit(1)
  return row?.number ?? null
}

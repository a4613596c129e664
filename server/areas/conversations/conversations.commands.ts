import { and, eq, sql } from 'drizzle-orm'
import type { Conversation, NewMessage } from '../../../openapi/schemas/conversation.ts'
import { conversationMessages, conversations } from '../../db/conversation-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { applicablesOf } from '../jobs/applicable.queries.ts'
import { readNotices } from '../notifications/notifications.commands.ts'
import { planWord } from './conversation.scheduler.ts'
import { isOpen, otherSide } from './conversations.policy.ts'
import {
  firstUnread,
  readBy,
  readConversation,
  unreadBy,
  unreadMessages,
  type Progress,
  type Seat,
} from './conversations.queries.ts'
import type { Reading } from '../applications/own.queries.ts'

/** What one side does in a conversation. */
export interface Speaking extends Reading {
  readonly tx: Tx
  readonly services: Services
}

/** The pages of both sides learn of it. */
async function publish({ tx, services, now }: Speaking, { row }: Seat): Promise<void> {
  if (row.applicantAccountId !== null) services.events.publish(tx, 'applications', row.applicantAccountId)
  const employer = (await applicablesOf(tx, [row.postingId], now)).get(row.postingId)?.account.id
  if (employer !== undefined) services.events.publish(tx, 'applications', employer)
}

/** Holds a conversation, which may begin with this; messages of one are written one after another. */
async function hold(tx: Tx, applicationId: string): Promise<Progress> {
  await tx.insert(conversations).values({ applicationId }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.applicationId, applicationId))
    .for('no key update')
  return row ?? refuse('not_found', {})
}

/**
 * Writes a message, once however often it is sent, and tells the other side of the first that it has not read. Refuses
 * with `forbidden` whoever would write to themselves, and with `not_pending` once the conversation is over.
 */
export async function write(speaking: Speaking, seat: Seat, { client_id, text }: NewMessage): Promise<Conversation> {
  const { tx, services, viewer, now } = speaking
  const { side, row, mayWrite } = seat
  if (!mayWrite) refuse('forbidden', {})
  const applicationId = row.id
  const progress = await hold(tx, applicationId)
  const [before] = await tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.applicationId, applicationId),
        eq(conversationMessages.side, side),
        eq(conversationMessages.clientId, client_id),
      ),
    )
  if (before !== undefined) return readConversation(tx, speaking, seat)
  if (!isOpen(row, now)) refuse('not_pending', { status: row.status })
  const number = progress.last + 1
  await tx.insert(conversationMessages).values({
    id: services.ids.uuid(),
    applicationId,
    number,
    side,
    authorId: side === 'employer' ? viewer.userId : null,
    clientId: client_id,
    text,
    createdAt: now,
  })
  const to = otherSide(side)
  const unread = to === 'applicant' ? 'applicantUnread' : 'employerUnread'
  await tx
    .update(conversations)
    .set({ last: number, [unread]: sql`${conversations[unread]} + 1` })
    .where(eq(conversations.applicationId, applicationId))
  if (unreadBy(to, progress) === 0) await planWord(tx, services, { applicationId, to, number })
  await publish(speaking, seat)
  return readConversation(tx, speaking, seat)
}

/** A side has read up to a message: it is told of it no more. Reading what was read before changes nothing. */
export async function markRead(speaking: Speaking, seat: Seat, upTo: number): Promise<void> {
  const { tx, services } = speaking
  const { side, row } = seat
  const progress = await hold(tx, row.id)
  const read = Math.min(upTo, progress.last)
  if (read <= readBy(side, progress)) return
  const left = await tx.$count(conversationMessages, unreadMessages(row.id, side, read))
  await tx
    .update(conversations)
    .set(
      side === 'applicant'
        ? { applicantRead: read, applicantUnread: left }
        : { employerRead: read, employerUnread: left },
    )
    .where(eq(conversations.applicationId, row.id))
  if (left === unreadBy(side, progress)) return
  if (left > 0) {
    const number = await firstUnread(tx, row.id, side, read)
    if (number !== null) await planWord(tx, services, { applicationId: row.id, to: side, number })
  }
  await readNotices(tx, services, [row.id], [side === 'applicant' ? 'employer_message' : 'applicant_message'])
  await publish(speaking, seat)
}

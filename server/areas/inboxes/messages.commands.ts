import { and, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import type { Inbox } from '../../../openapi/inboxes.ts'
import { pages } from '../../../openapi/routes.ts'
import type {
  ContactBody,
  feedbackBody,
  InboxMessage,
  MessageState,
  replyBody,
} from '../../../openapi/schemas/message.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { messageReplies, messages } from '../../db/inbox-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { audit } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { refuse } from '../../kernel/refusal.ts'
import { mailPath } from '../../mail/address.ts'
import { ownerName } from '../company/owners.queries.ts'
import { settleInbox, tellOfInbox } from '../notifications/inbox-notices.commands.ts'
import { readMessage } from './messages.queries.ts'

/** The same words from the same address within so long (milliseconds) are one message: somebody pressed twice. */
const ONCE_WITHIN = 3_600_000

interface Given extends ContactBody {
  readonly inbox: Inbox
  readonly language: Language
  readonly accountId: string | null
  readonly tierKey: string | null
}

/** Puts a message into its inbox. The same one again within the hour changes nothing. */
export async function receiveMessage(tx: Tx, services: Services, given: Given): Promise<void> {
  const { inbox, name, email, subject, text } = given
  const now = services.clock.now()
  const since = new Date(now.getTime() - ONCE_WITHIN)
  const same = and(
    eq(messages.inbox, inbox),
    gt(messages.createdAt, since),
    eq(messages.email, email),
    eq(messages.text, text),
  )
  // Two at once: the second waits, and then finds the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`message ${inbox} ${email}`}))`)
  if ((await tx.$count(messages, same)) > 0) return
  const id = services.ids.uuid()
  await tx.insert(messages).values({
    ...given,
    id,
    state: 'new',
    searchKey: fold([name, email, subject, text].join(' ')),
    nameKey: fold(name),
    createdAt: now,
  })
  services.events.publish(tx, 'messages', id)
  await tellOfInbox(tx, services, inbox)
}

/** What somebody wrote who is signed in, in the name of the account they act as. */
export async function receiveFeedback(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  { subject, text, lang }: z.output<typeof feedbackBody> & { readonly lang: Language },
): Promise<void> {
  const [me] = await tx
    .select({ user: users, account: accounts })
    .from(accounts)
    .innerJoin(users, eq(users.id, viewer.userId))
    .where(eq(accounts.id, viewer.accountId))
  if (!me) return refuse('not_found', {})
  const company = me.account.kind === 'company' ? resolve(shownCompanyName(me.account), lang)?.text : undefined
  await receiveMessage(tx, services, {
    inbox: 'feedbacks',
    name: company ?? ownerName(me.user),
    email: me.user.email,
    language: me.user.language,
    accountId: viewer.accountId,
    tierKey: null,
    subject,
    text,
  })
}

interface Change {
  readonly viewer: Viewer
  readonly id: string
  readonly version: number
}

/** Nobody needs to be told of an inbox any more in which nothing is new. */
async function settleIfEmpty(tx: Tx, services: Services, inbox: Inbox): Promise<void> {
  const waiting = await tx.$count(messages, and(eq(messages.inbox, inbox), eq(messages.state, 'new')))
  if (waiting === 0) await settleInbox(tx, services, inbox)
}

/** Marks a message as handled by the caller, or as new again. Refuses with `not_found` or `stale`. */
export async function setMessageState(
  tx: Tx,
  services: Services,
  {
    viewer,
    id,
    version,
    state,
    isReply = false,
  }: Change & { readonly state: MessageState; readonly isReply?: boolean },
): Promise<InboxMessage> {
  const isHandled = state === 'handled'
  const changed = await tx
    .update(messages)
    .set({
      state,
      handledAt: isHandled ? services.clock.now() : null,
      handledBy: isHandled ? viewer.userId : null,
      version: sql`${messages.version} + 1`,
    })
    .where(and(eq(messages.id, id), eq(messages.version, version)))
    .returning({ id: messages.id })
  if (changed.length === 0) refuse('stale', { current: await readMessage(tx, id) })
  services.events.publish(tx, 'messages', id)
  const row = await readMessage(tx, id)
  await settleIfEmpty(tx, services, row.inbox)
  await audit(tx, {
    kind: 'message',
    action: isReply ? 'reply' : 'handle',
    subjectId: id,
    name: row.subject,
    after: { state },
  })
  return row
}

/** Keeps an answer, mails it to whoever wrote, and marks the message as handled by the caller. */
export async function replyToMessage(
  tx: Tx,
  services: Services,
  { text, ...change }: Change & Pick<z.output<typeof replyBody>, 'text'>,
): Promise<InboxMessage> {
  const row = await setMessageState(tx, services, { ...change, state: 'handled', isReply: true })
  await tx.insert(messageReplies).values({
    id: services.ids.uuid(),
    messageId: row.id,
    text,
    sentBy: change.viewer.userId,
    createdAt: services.clock.now(),
  })
  await queueMail(tx, services, {
    to: row.email,
    lang: row.language,
    kind: 'message-reply',
    values: { name: row.name, title: row.subject, body: text, path: mailPath(pages.contactUs.path, row.language) },
  })
  return readMessage(tx, row.id)
}

/** Deletes a message with its replies. */
export async function deleteMessage(tx: Tx, services: Services, id: string): Promise<void> {
  const gone = await tx
    .delete(messages)
    .where(eq(messages.id, id))
    .returning({ subject: messages.subject, inbox: messages.inbox })
  const row = gone[0] ?? refuse('not_found', {})
  services.events.publish(tx, 'messages', id)
  await settleIfEmpty(tx, services, row.inbox)
  // The name and email of whoever wrote go with the message.
  await audit(tx, { kind: 'message', action: 'delete', subjectId: id, name: row.subject })
}

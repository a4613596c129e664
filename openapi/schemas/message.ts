import { z } from 'zod'
import { INBOXES } from '../inboxes.ts'
import { ref } from '../ref.ts'
import { email, language, line, localized, paragraph, timestamp, version } from './primitives.ts'

export const inbox = z.enum(INBOXES)

export const MESSAGE_STATES = ['new', 'handled'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** What a visitor fills in on `/contact-us`. */
export const contactBody = z.strictObject({
  name: line(120),
  email,
  subject: line(160),
  text: paragraph(4000),
})
export type ContactBody = z.output<typeof contactBody>
/** What somebody writes who is signed in: who they are is known. */
export const feedbackBody = z.strictObject({ subject: line(160), text: paragraph(4000) })
export const replyBody = z.strictObject({ text: paragraph(5000), version })
/** `handled` without a reply, or new again. */
export const stateBody = z.strictObject({ state: z.enum(MESSAGE_STATES), version })

const reply = z
  .strictObject({ text: z.string(), by: z.string().nullable().describe('null: no longer a user'), at: timestamp })
  .meta({ id: 'MessageReply' })

/** A message as administrators see it. */
export const message = z
  .strictObject({
    id: ref('message'),
    version,
    inbox,
    state: z.enum(MESSAGE_STATES),
    name: z.string(),
    email: z.string(),
    language,
    username: z.string().nullable().describe('of the account that wrote it, where somebody was signed in'),
    plan: localized(z.string()).nullable().describe('the plan that a visitor asks about'),
    subject: z.string(),
    text: z.string(),
    received_at: timestamp,
    handled_at: timestamp.nullable(),
    handled_by: z.string().nullable(),
    replies: z.array(reply),
  })
  .meta({ id: 'InboxMessage' })
export type InboxMessage = z.output<typeof message>

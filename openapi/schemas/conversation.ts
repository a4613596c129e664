import { z } from 'zod'
import { localized, paragraph, timestamp } from './primitives.ts'

/** Characters of a message, and messages that are read at once. */
export const LONGEST_MESSAGE = 4000
export const MESSAGES_AT_ONCE = 50
/** So many days after the decision both sides can still write. */
export const DAYS_TO_WRITE = 30
export const CONVERSATION_SIDES = ['applicant', 'employer'] as const
export type ConversationSide = (typeof CONVERSATION_SIDES)[number]

export const newMessage = z.strictObject({
  client_id: z
    .string()
    .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
    // It names nothing but this message.
    .meta({ 'x-own-id': true })
    .describe('made by who sends it: the same one sent again is the same message'),
  text: paragraph(LONGEST_MESSAGE),
})
export type NewMessage = z.output<typeof newMessage>

const message = z.strictObject({
  number: z.int().describe('its place in the conversation, from 1'),
  by: z.enum(CONVERSATION_SIDES),
  author: localized(z.string())
    .nullable()
    .describe('of an employer’s message, for the employer alone: which colleague wrote it'),
  text: z.string(),
  sent_at: timestamp,
})
export type Message = z.output<typeof message>

/** What an applicant and an employer wrote to each other, as one side sees it. */
export const conversation = z
  .strictObject({
    messages: z.array(message).describe('oldest first'),
    has_earlier: z.boolean(),
    unread: z.int().describe('how many of the other side this one has not read'),
    can_write: z.boolean(),
    open_until: timestamp.nullable().describe('when writing ends; null while nothing is decided'),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.output<typeof conversation>
/** How far a side has read. */
export const readTo = z.strictObject({ to: z.int().min(1).max(1_000_000) })

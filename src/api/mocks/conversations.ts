import type { Conversation, ConversationSide, NewMessage } from '../../../openapi/schemas/conversation.ts'
import { conversationSample } from './conversation-samples.ts'
import { mock } from './mock.ts'
import { NOW } from './sample-ids.ts'

let now: Conversation = conversationSample

/** Puts what was written back as it was. */
export function seedConversations(): void {
  now = conversationSample
}
const write = (by: ConversationSide, { text }: NewMessage): Conversation => {
  const number = (now.messages.at(-1)?.number ?? 0) + 1
  now = { ...now, messages: [...now.messages, { number, by, author: null, text, sent_at: NOW }] }
  return now
}
const read = () => {
  now = { ...now, unread: 0 }
}

/** What an applicant and an employer write to each other. */
export const conversationMocks = {
  getOwnConversation: mock('getOwnConversation', () => now),
  writeToEmployer: mock('writeToEmployer', ({ body }) => write('applicant', body)),
  readOwnConversation: mock('readOwnConversation', read),
  getConversation: mock('getConversation', () => now),
  writeToApplicant: mock('writeToApplicant', ({ body }) => write('employer', body)),
  readConversation: mock('readConversation', read),
}

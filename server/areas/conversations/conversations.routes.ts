import type { conversationOperations } from '../../../openapi/operations/conversations.ts'
import type { Handlers } from '../../kernel/context.ts'
import { markRead, write } from './conversations.commands.ts'
import { applicantsSeat, employersSeat, readConversation } from './conversations.queries.ts'

/** The handlers of what applicants and employers write to each other. */
export const handlers = {
  getOwnConversation: async (call) =>
    readConversation(call.db, call, await applicantsSeat(call.db, call, call.params.id), call.query.before),
  writeToEmployer: (call) =>
    call.write(async (tx) => write({ ...call, tx }, await applicantsSeat(tx, call, call.params.id), call.body)),
  readOwnConversation: (call) =>
    call.write(async (tx) => markRead({ ...call, tx }, await applicantsSeat(tx, call, call.params.id), call.body.to)),
  getConversation: async (call) =>
    readConversation(call.db, call, await employersSeat(call.db, call, call.params.id), call.query.before),
  writeToApplicant: (call) =>
    call.write(async (tx) => write({ ...call, tx }, await employersSeat(tx, call, call.params.id), call.body)),
  readConversation: (call) =>
    call.write(async (tx) => markRead({ ...call, tx }, await employersSeat(tx, call, call.params.id), call.body.to)),
} satisfies Handlers<typeof conversationOperations>

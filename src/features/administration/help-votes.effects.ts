import type { HelpVotes } from '../../../openapi/schemas/help-vote.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'

/** What readers thought of an answer of the help center. */
export const votesMachine = createLoadMachine<HelpVotes, string>((id, signal) =>
  answer(api.GET('/faqs/{id}/votes', { params: { path: { id } }, signal })),
)

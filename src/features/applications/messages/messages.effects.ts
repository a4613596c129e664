import type { Conversation, ConversationSide, NewMessage } from '../../../../openapi/schemas/conversation.ts'
import { api, once } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../../machines/save/save.machine.ts'

/** Which conversation, and from which side it is read. */
export interface Talk {
  readonly id: string
  readonly side: ConversationSide
}

const read = ({ id, side }: Talk, before: number | null, signal?: AbortSignal): Promise<Conversation> => {
  const asked = {
    params: { path: { id }, query: before === null ? {} : { before } },
    ...(signal === undefined ? {} : { signal }),
  }
  return side === 'applicant'
    ? answer(api.GET('/job-applications/{id}/messages', asked))
    : answer(api.GET('/applicants/{id}/messages', asked))
}
/** The newest messages of a conversation. */
export const conversationLoad = createLoadMachine<Conversation, Talk>((talk, signal) => read(talk, null, signal))
/** Those before one. */
export const earlierLoad = createLoadMachine<Conversation, Talk & { readonly before: number }>(
  ({ before, ...talk }, signal) => read(talk, before, signal),
)

/** Sends a message; the answer is the conversation with it. */
export const writeMachine = ({ id, side }: Talk) =>
  createSaveMachine<NewMessage, Conversation>(({ values, key }, signal) => {
    const sent = { params: { path: { id } }, body: values, headers: once(key), signal }
    return side === 'applicant'
      ? answer(api.POST('/job-applications/{id}/messages', sent))
      : answer(api.POST('/applicants/{id}/messages', sent))
  })

/** Says that a side has read up to a message. */
export async function sayRead({ id, side }: Talk, to: number): Promise<void> {
  const said = { params: { path: { id } }, body: { to } }
  await (side === 'applicant'
    ? answer(api.POST('/job-applications/{id}/messages/read', said))
    : answer(api.POST('/applicants/{id}/messages/read', said)))
}

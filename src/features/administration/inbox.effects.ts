import { INBOXES, type Inbox } from '../../../openapi/inboxes.ts'
import type { InboxMessage, MessageState } from '../../../openapi/schemas/message.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import { callOf, narrowingOf } from '../../machines/list/address.ts'
import { createBulkMachine, forEachRow } from '../../machines/list/bulk.ts'
import type { ListQuery } from '../../machines/list/list.machine.ts'
import { createReadListMachine, type ReadRow } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type MessageRow = ReadRow<InboxMessage>

const readerOf = (inbox: Inbox) =>
  createReadListMachine<InboxMessage>((query, signal) =>
    answer(api.GET('/inboxes/{inbox}', { params: { path: { inbox }, query: callOf(query) }, signal })),
  )
/** The list of each inbox. */
export const inboxMachines = Object.fromEntries(INBOXES.map((inbox) => [inbox, readerOf(inbox)])) as Readonly<
  Record<Inbox, ReturnType<typeof readerOf>>
>

/** Fetches everything that is searched and filtered for as CSV, and saves it as a file. */
export const saveInbox = (inbox: Inbox) => async (query: ListQuery) => {
  const file = await answer(
    api.GET('/inboxes/{inbox}/messages.csv', {
      params: { path: { inbox }, query: narrowingOf(query) },
      parseAs: 'blob',
    }),
  )
  saveFile(file, `${inbox}.csv`)
}

const byId = (id: string) => ({ params: { path: { id } } })
export const messageLoad = createLoadMachine<InboxMessage, string>((id, signal) =>
  answer(api.GET('/messages/{id}', { ...byId(id), signal })),
)

/** What can be done to several messages at once. */
export type MessageAction = MessageState | 'delete'
/** Does it to each message for itself: one that somebody else changed stops no other. */
export const messagesMachine = createBulkMachine<MessageRow>(({ action, rows }, _, signal) =>
  forEachRow(rows, async ({ id, version, state }) => {
    if (action === 'delete') await answer(api.DELETE('/messages/{id}', { ...byId(id), signal }))
    else if (state !== action)
      await answer(
        api.PUT('/messages/{id}/state', {
          ...byId(id),
          body: { state: action === 'handled' ? 'handled' : 'new', version },
          signal,
        }),
      )
  }),
)

const rowOf = (row: InboxMessage | null): InboxMessage => {
  if (row === null) throw new Error('No message')
  return row
}
/** Marks a message as handled, or as new again. */
export const stateMachine = createSaveMachine<{ readonly state: MessageState }, InboxMessage>(
  ({ values, row }, signal) => {
    const { id, version } = rowOf(row)
    return answer(api.PUT('/messages/{id}/state', { ...byId(id), body: { ...values, version }, signal }))
  },
)
/** Answers a message by mail. */
export const replyMachine = createSaveMachine<{ readonly text: string }, InboxMessage>(({ values, row }, signal) => {
  const { id, version } = rowOf(row)
  return answer(api.POST('/messages/{id}/replies', { ...byId(id), body: { ...values, version }, signal }))
})
/** Deletes a message; gives it back as it was. */
export const deleteMachine = createSaveMachine<null, InboxMessage>(async ({ row }, signal) => {
  const message = rowOf(row)
  await answer(api.DELETE('/messages/{id}', { ...byId(message.id), signal }))
  return message
})

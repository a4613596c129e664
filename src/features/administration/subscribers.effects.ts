import type { Subscriber } from '../../../openapi/schemas/subscriber.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import { callOf, narrowingOf } from '../../machines/list/address.ts'
import { createBulkMachine, forEachRow } from '../../machines/list/bulk.ts'
import { createListMachine, type ListQuery } from '../../machines/list/list.machine.ts'
import { placed, type ReadRow } from '../../machines/list/read-list.ts'

export type SubscriberRow = ReadRow<Subscriber>

const remove = ({ id }: SubscriberRow, signal: AbortSignal) =>
  answer(api.DELETE('/subscribers/{id}', { params: { path: { id } }, signal }))

/** Who subscribed to the newsletter; they can be removed. */
export const subscribersMachine = createListMachine<SubscriberRow>({
  read: async (query, signal) =>
    placed<Subscriber>(await answer(api.GET('/subscribers', { params: { query: callOf(query) }, signal }))),
  change: async (change, signal) => {
    if (change.kind !== 'delete') throw new Error(`a subscriber is not changed by ${change.kind}`)
    await remove(change.row, signal)
    return null
  },
})

/** Removes those that are selected, each for itself. */
export const removeMachine = createBulkMachine<SubscriberRow>(({ rows }, _, signal) =>
  forEachRow(rows, (row) => remove(row, signal)),
)

/** Fetches everyone who is searched and filtered for as CSV, and saves it as a file. */
export async function saveSubscribers(query: ListQuery): Promise<void> {
  const file = await answer(api.GET('/subscribers.csv', { params: { query: narrowingOf(query) }, parseAs: 'blob' }))
  saveFile(file, 'subscribers.csv')
}

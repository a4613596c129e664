import type { z } from 'zod'
import type { follower } from '../../../openapi/schemas/follower.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { callOf, narrowingOf } from '../../machines/list/address.ts'
import type { ListQuery } from '../../machines/list/list.machine.ts'
import { createReadListMachine, type ReadRow } from '../../machines/list/read-list.ts'

type Row = z.output<typeof follower>
export type Follower = ReadRow<Row>

export const followersMachine = createReadListMachine<Row>((query, signal) =>
  answer(api.GET('/followers', { params: { query: callOf(query) }, signal })),
)

/** The public address of the company's page, and whether it is published: nobody can follow one that is not. */
export const siteMachine = createLoadMachine<{ readonly url: string; readonly isPublished: boolean }>(
  async (_, signal) => {
    const { url, status } = await answer(api.GET('/site', { signal }))
    return { url, isPublished: status === 'published' }
  },
)

/** Fetches everyone who is searched for as CSV, and saves it as a file. */
export async function saveFollowers(query: ListQuery): Promise<void> {
  const file = await answer(api.GET('/followers.csv', { params: { query: narrowingOf(query) }, parseAs: 'blob' }))
  saveFile(file, 'followers.csv')
}

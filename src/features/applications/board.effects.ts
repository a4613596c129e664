import type { Ref } from '../../../openapi/ref.ts'
import { MOST_MOVED, type ApplicantRow } from '../../../openapi/schemas/job-application.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import { createBoardMachine, type BoardQuery } from '../../machines/applicant-board/board.machine.ts'
import { narrowingOf } from '../../machines/list/address.ts'
import type { ListQuery } from '../../machines/list/list.machine.ts'

/** So many are read at once as somebody scrolls. */
const PART = 50
const at = (id: string) => ({ path: { id } })

/** What the board asks for of what the list does: the columns say where somebody stands. */
export function boardQuery({ q, sort, filters = {} }: Pick<ListQuery, 'q' | 'sort' | 'filters'>): BoardQuery {
  const { status: _, stage: __, ...rest } = filters
  return narrowingOf({ q, sort, filters: rest }) as BoardQuery
}

/** The applicants of a column, from the first or after one. */
async function readPart(
  posting: string,
  {
    query,
    key,
    after,
    limit,
  }: {
    readonly query: BoardQuery
    readonly key: string
    readonly after: string | null
    readonly limit: number
  },
  signal?: AbortSignal,
): Promise<readonly ApplicantRow[]> {
  const asked = { ...query, stage: key as Ref<'hiringStage'>, limit, ...(after === null ? {} : { after }) }
  const { data } = await answer(
    api.GET('/job-postings/{id}/applicants/more', {
      params: { ...at(posting), query: asked },
      ...(signal ? { signal } : {}),
    }),
  )
  return data
}
/** Those who stand in a column, as many as can be moved at once. Throws `FailureError`. */
export const readColumn = (posting: string, query: BoardQuery, key: string): Promise<readonly ApplicantRow[]> =>
  readPart(posting, { query, key, after: null, limit: MOST_MOVED })

/** Whoever applied last stands first, unless the order is asked for otherwise. */
const isBefore = (one: ApplicantRow, other: ApplicantRow, { sort = '-applied_at' }: BoardQuery) =>
  sort === 'applied_at'
    ? one.applied_at < other.applied_at
    : sort !== '-applied_at' || one.applied_at > other.applied_at

/** The board of the posting with this id. */
export const boardMachine = (posting: string) =>
  createBoardMachine<ApplicantRow>({
    read: async ({ query, depths }, signal) => {
      const { columns } = await answer(
        api.GET('/job-postings/{id}/applicants/board', { params: { ...at(posting), query }, signal }),
      )
      return Promise.all(
        columns.map(async ({ stage: { id: key }, count, data }) => {
          const limit = Math.min(depths[key] ?? 0, count, MOST_MOVED)
          const isDeep = limit > data.length
          return {
            key,
            count,
            rows: isDeep ? await readPart(posting, { query, key, after: null, limit }, signal) : data,
          }
        }),
      )
    },
    more: (wish, signal) => readPart(posting, { ...wish, limit: PART }, signal),
    isBefore,
  })

/** Saves everybody who is asked for as a file; throws `FailureError`. */
export async function saveApplicants(posting: string, query: ListQuery): Promise<void> {
  const params = { ...at(posting), query: narrowingOf(query) }
  saveFile(await answer(api.GET('/job-postings/{id}/applicants.csv', { params, parseAs: 'blob' })), 'applicants.csv')
}

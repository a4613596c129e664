import type { AlertRhythm, JobSearchRow, SavedJob } from '../../../openapi/schemas/job-alert.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { callOf } from '../../machines/list/address.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { placed, type ReadRow } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type ListedJob = ReadRow<SavedJob>
export type ListedSearch = ReadRow<JobSearchRow>

const save = (slug: string, signal: AbortSignal) =>
  answer(api.PUT('/jobs/{slug}/saved', { params: { path: { slug } }, signal }))
const jobAt = ({ slug }: ListedJob) => ({ path: { slug } })

/** The jobs that the person keeps: each can be taken out, and put back. */
export const savedJobsMachine = createListMachine<ListedJob>({
  read: async (query, signal) =>
    placed<SavedJob>(await answer(api.GET('/saved-jobs', { params: { query: callOf(query) }, signal }))),
  change: async ({ kind, row }, signal) => {
    if (kind === 'restore') return { ...row, ...(await save(row.slug, signal)) }
    if (kind !== 'delete') throw new Error(`a saved job is not changed by ${kind}`)
    await answer(api.DELETE('/jobs/{slug}/saved', { params: jobAt(row), signal }))
    return null
  },
})

/** Keeps the job at an address: whoever asked for that on a public page comes here with it. */
export const saveJobLoad = createLoadMachine<SavedJob, string>(save)

const create = (body: Pick<JobSearchRow, 'name' | 'mails' | 'search'>, signal: AbortSignal, key?: string) =>
  answer(api.POST('/job-searches', { body, signal, ...(key === undefined ? {} : { headers: once(key) }) }))

/** The searches that the person keeps, all at once: they are few. One that was deleted is kept anew by undoing it. */
export const searchesMachine = createListMachine<ListedSearch>({
  read: async (_, signal) => {
    const data = await answer(api.GET('/job-searches', { signal }))
    const totalRecords = data.length
    const first = totalRecords === 0 ? 0 : 1
    const meta = { first, last: totalRecords, totalRecords, exact: true, page: 1, per_page: 100 }
    return placed<JobSearchRow>({ data, meta })
  },
  change: async ({ kind, row }, signal) => {
    const { name, mails, search } = row
    if (kind === 'restore') return { ...row, ...(await create({ name, mails, search }, signal)) }
    if (kind !== 'delete') throw new Error(`a saved search is not changed by ${kind} from its list`)
    await answer(api.DELETE('/job-searches/{id}', { params: { path: { id: row.id } }, signal }))
    return null
  },
})

/** What a person says of a search. */
export interface SearchValues {
  readonly name: string
  readonly mails: AlertRhythm
}
/** Keeps a search, which `/jobs` was asked. */
export const newSearchMachine = createSaveMachine<SearchValues & { readonly search: string }, JobSearchRow>(
  ({ values, key }, signal) => create(values, signal, key),
)
/** Names a search anew, or chooses when its mails come. */
export const editSearchMachine = createSaveMachine<SearchValues, JobSearchRow>(({ values, row }, signal) =>
  row === null
    ? Promise.reject(new Error('Only a search that is kept is renamed'))
    : answer(
        api.PUT('/job-searches/{id}', {
          params: { path: { id: row.id } },
          body: { ...values, version: row.version },
          signal,
        }),
      ),
)

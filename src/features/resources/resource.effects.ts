import type { AnyResource } from '../../../openapi/resource.ts'
import type { BulkReport } from '../../../openapi/schemas/bulk.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import { callOf, narrowingOf } from '../../machines/list/address.ts'
import { createBulkMachine } from '../../machines/list/bulk.ts'
import type { ListEffects, ListQuery, Page } from '../../machines/list/list.machine.ts'
import type { SaveEffect } from '../../machines/save/save.machine.ts'
import { bodyOf, type AnyRow, type Body } from './row.ts'

interface Sent {
  readonly params?: { readonly path?: Readonly<Record<string, string>>; readonly query?: Readonly<Record<string, unknown>> }
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  readonly parseAs?: 'blob'
}
type Send = (path: string, sent: Sent) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>
/** Every collection has the same calls under its own path; what goes in and out is checked by the definition's schema. */
export const calls = api as unknown as Readonly<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Send>>

const create = async ({ path }: AnyResource, body: Body, key: string, signal: AbortSignal) => (await answer(calls.POST(path, { body, headers: once(key), signal }))) as AnyRow
const edit = async ({ path }: AnyResource, { id, version }: AnyRow, body: Body, signal: AbortSignal) =>
  (await answer(calls.PUT(`${path}/{id}`, { params: { path: { id } }, body: { ...body, version }, signal }))) as AnyRow
const move = ({ path }: AnyResource, id: string, position: number, signal: AbortSignal) => answer(calls.PUT(`${path}.order`, { body: { id, position }, signal }))

/** One entry with everything in it, by its id. */
export const readEntry = async ({ path }: AnyResource, id: string, signal: AbortSignal): Promise<AnyRow> =>
  (await answer(calls.GET(`${path}/{id}`, { params: { path: { id } }, signal }))) as AnyRow
/** The row with everything in it, which lists of some collections leave out in part. */
export const readWhole = async (resource: AnyResource, row: AnyRow, signal: AbortSignal): Promise<AnyRow> => (resource.get === true ? readEntry(resource, row.id, signal) : row)

/** The calls of a list of any collection. `filters` are read at each call: only entries with these values are listed. */
export const listEffects = (resource: AnyResource, filters: () => Readonly<Record<string, string>> = () => ({})): ListEffects<AnyRow> => {
  // What was deleted, as it was, so that it can be brought back whole.
  const deleted = new Map<string, AnyRow>()
  return {
    read: async (query, signal) => (await answer(calls.GET(resource.path, { params: { query: { ...callOf(query), ...filters() } }, signal }))) as Page<AnyRow>,
    change: async (change, signal) => {
      switch (change.kind) {
        case 'delete':
          deleted.set(change.row.id, await readWhole(resource, change.row, signal))
          await answer(calls.DELETE(`${resource.path}/{id}`, { params: { path: { id: change.row.id } }, signal }))
          return null
        case 'restore': {
          const row = await create(resource, bodyOf(resource, deleted.get(change.row.id) ?? change.row), crypto.randomUUID(), signal)
          await move(resource, row.id, change.row.position, signal)
          return row
        }
        case 'move':
          await move(resource, change.row.id, change.to, signal)
          return change.row
        case 'edit':
          return edit(resource, change.was, bodyOf(resource, { ...(await readWhole(resource, change.was, signal)), ...change.row }), signal)
      }
    },
  }
}

/** The actions over several rows of any collection of the platform, each in one call. */
export const createBulk = ({ path }: AnyResource) =>
  createBulkMachine<AnyRow>(async ({ action, rows }, key, signal) => {
    const body = { action, rows: rows.map(({ id, version }) => ({ id, version })) }
    const { done, refused } = (await answer(calls.POST(`${path}.bulk`, { body, headers: once(key), signal }))) as BulkReport
    return { done, refused: refused.map(({ id, ...why }) => ({ id, failure: { data: undefined, ...why, errors: {}, retryAfter: null, requestId: null } })) }
  })

/** The call of a form of any collection: creates without a row, edits with one. */
export const saveEffect =
  (resource: AnyResource): SaveEffect<Body, AnyRow> =>
  ({ values, row, key }, signal) =>
    row === null ? create(resource, values, key, signal) : edit(resource, row, values, signal)

/** Fetches the collection as CSV, as it is searched and sorted, and saves it as a file. */
export async function saveCsv(resource: AnyResource, query: ListQuery): Promise<void> {
  const file = await answer(calls.GET(`${resource.path}.csv`, { params: { query: narrowingOf(query) }, parseAs: 'blob' }))
  saveFile(file as Blob, `${resource.plural}.csv`)
}

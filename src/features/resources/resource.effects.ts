import type { AnyResource } from '../../../openapi/resource.ts'
import { saveFile } from '../../api/save-file.ts'
import { callOf, narrowingOf } from '../../machines/list/address.ts'
import { createBulkMachine } from '../../machines/list/bulk.ts'
import type { ListEffects, ListQuery } from '../../machines/list/list.machine.ts'
import type { SaveEffect } from '../../machines/save/save.machine.ts'
import { callResource } from './call-resource.ts'
import { ownSort } from './list.connect.ts'
import { bodyOf, type AnyRow, type Body } from './row.ts'

/** The row with everything in it, which lists of some collections leave out in part. */
export const readWhole = async (resource: AnyResource, row: AnyRow, signal: AbortSignal): Promise<AnyRow> =>
  resource.get === true ? callResource.get(resource, row.id, signal) : row

/**
 * The calls of a list of any collection. `filters` are read at each call: only entries with these values are listed.
 */
export const listEffects = (
  resource: AnyResource,
  filters: () => Readonly<Record<string, string>> = () => ({}),
): ListEffects<AnyRow> => ({
  read: (query, signal) =>
    callResource.list(
      resource,
      { ...callOf({ ...query, sort: query.sort || ownSort(resource) }), ...filters() },
      signal,
    ),
  change: async (change, signal) => {
    switch (change.kind) {
      case 'delete':
        await callResource.delete(resource, change.row.id, signal)
        return null
      case 'restore':
        return callResource.restore(resource, change.row.id, signal)
      case 'move':
        await callResource.order(resource, change.row.id, change.to, signal)
        return change.row
      case 'edit':
        return callResource.edit(
          resource,
          change.was,
          bodyOf(resource, { ...(await readWhole(resource, change.was, signal)), ...change.row }),
          signal,
        )
    }
  },
})

/** The actions over several rows of any collection of the platform, each in one call. */
export const createBulk = (resource: AnyResource) =>
  createBulkMachine<AnyRow>(async ({ action, rows }, key, signal) => {
    const body = { action, rows: rows.map(({ id, version }) => ({ id, version })) }
    const { done, refused } = await callResource.bulk(resource, body, key, signal)
    return {
      done,
      refused: refused.map(({ id, ...why }) => ({
        id,
        failure: { data: undefined, ...why, errors: {}, retryAfter: null, requestId: null },
      })),
    }
  })

/** The call of a form of any collection: creates without a row, edits with one. */
export const saveEffect =
  (resource: AnyResource): SaveEffect<Body, AnyRow> =>
  ({ values, row, key }, signal) =>
    row === null ? callResource.create(resource, values, key, signal) : callResource.edit(resource, row, values, signal)

/** Fetches the collection as CSV, as it is searched and sorted, and saves it as a file. */
export async function saveCsv(resource: AnyResource, query: ListQuery): Promise<void> {
  saveFile(await callResource.export(resource, narrowingOf(query)), `${resource.plural}.csv`)
}

import type { AnyResource } from '../../../openapi/resource.ts'
import { api, once } from '../../api/client.ts'
import { sendPicture } from '../../api/pictures.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import type { ListEffects, ListQuery, Page } from '../../machines/list/list.machine.ts'
import type { SaveEffect } from '../../machines/save/save.machine.ts'
import { createUploadMachine } from '../../machines/upload/upload.machine.ts'
import { closePicture, cutPicture, openPicture } from '../../ui/picture/picture-file.ts'
import { bodyOf, type AnyRow, type Body } from './row.ts'

// Every collection has the same calls under its own path, so the types of one stand for all; what goes in and out is checked by the definition's schema.
const all = ({ path }: AnyResource) => path as '/skills'
const one = ({ path }: AnyResource) => `${path}/{id}` as '/skills/{id}'
const order = ({ path }: AnyResource) => `${path}.order` as '/skills.order'
const csv = ({ path }: AnyResource) => `${path}.csv` as '/skills.csv'
type SkillBody = { name: { en?: string; am?: string }; active: boolean }
type SkillEdit = SkillBody & { version: number }
const asBody = (body: Body) => body as unknown as SkillBody

const wanted = ({ q, sort }: Pick<ListQuery, 'q' | 'sort'>) => ({ ...(q ? { q } : {}), ...(sort ? { sort } : {}) })
const create = async (resource: AnyResource, body: Body, key: string, signal: AbortSignal) =>
  (await answer(api.POST(all(resource), { body: asBody(body), headers: once(key), signal }))) as unknown as AnyRow
const edit = async (resource: AnyResource, row: AnyRow, body: Body, signal: AbortSignal) =>
  (await answer(api.PUT(one(resource), { params: { path: { id: row.id } }, body: { ...asBody(body), version: row.version } satisfies SkillEdit, signal }))) as unknown as AnyRow
const move = (resource: AnyResource, id: string, position: number, signal: AbortSignal) => answer(api.PUT(order(resource), { body: { id, position }, signal }))

/** The calls of a list of any collection. */
export const listEffects = (resource: AnyResource): ListEffects<AnyRow> => ({
  read: async ({ page, per_page, ...rest }, signal) =>
    (await answer(api.GET(all(resource), { params: { query: { page, per_page, ...wanted(rest) } }, signal }))) as unknown as Page<AnyRow>,
  change: async (change, signal) => {
    switch (change.kind) {
      case 'delete':
        await answer(api.DELETE(one(resource), { params: { path: { id: change.row.id } }, signal }))
        return null
      case 'restore': {
        const row = await create(resource, bodyOf(resource, change.row), crypto.randomUUID(), signal)
        await move(resource, row.id, change.row.position, signal)
        return row
      }
      case 'move':
        await move(resource, change.row.id, change.to, signal)
        return change.row
      case 'edit':
        return edit(resource, change.was, bodyOf(resource, change.row), signal)
    }
  },
})

/** The call of a form of any collection: creates without a row, edits with one. */
export const saveEffect =
  (resource: AnyResource): SaveEffect<Body, AnyRow> =>
  ({ values, row, key }, signal) =>
    row === null ? create(resource, values, key, signal) : edit(resource, row, values, signal)

/** A picture of a form on its way to the server. */
export const pictureMachine = createUploadMachine({ open: openPicture, cut: cutPicture, close: closePicture, send: sendPicture })

/** Fetches the collection as CSV, as it is searched and sorted, and saves it as a file. */
export async function saveCsv(resource: AnyResource, query: Pick<ListQuery, 'q' | 'sort'>): Promise<void> {
  const file = await answer(api.GET(csv(resource), { params: { query: wanted(query) }, parseAs: 'blob' }))
  saveFile(file as Blob, `${resource.plural}.csv`)
}

import type { AnyResource } from '../../../openapi/resource.ts'
import type { BulkReport } from '../../../openapi/schemas/bulk.ts'
import type { CollectionImport } from '../../../openapi/schemas/collection-import.ts'
import type { EntryPreview } from '../../../openapi/schemas/publishing.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Page } from '../../machines/list/list.machine.ts'
import type { PublishingAct } from '../../machines/publishing/publishing.machine.ts'
import type { AnyRow, Body } from './row.ts'

type Query = Readonly<Record<string, unknown>>
interface Sent {
  readonly params?: { readonly path?: Readonly<Record<string, string>>; readonly query?: Query }
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  readonly parseAs?: 'blob'
}
type Send = <A>(
  path: string,
  sent: Sent,
) => Promise<{ readonly data?: A; readonly error?: unknown; readonly response: Response }>
/**
 * The calls of collections have the same shape under their own path, which is not known here: that a collection's path
 * goes with these answers follows from `defineResource`, and is asserted in this line alone.
 */
const client = api as unknown as Readonly<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Send>>
const at = (id: string) => ({ path: { id } })

/** The calls of any collection by their verbs, as its definition makes them. They throw `FailureError`. */
export const callResource = {
  list: ({ path }: AnyResource, query: Query, signal: AbortSignal) =>
    answer(client.GET<Page<AnyRow>>(path, { params: { query }, signal })),
  get: ({ path }: AnyResource, id: string, signal: AbortSignal) =>
    answer(client.GET<AnyRow>(`${path}/{id}`, { params: at(id), signal })),
  create: ({ path }: AnyResource, body: Body, key: string, signal: AbortSignal) =>
    answer(client.POST<AnyRow>(path, { body, headers: once(key), signal })),
  edit: ({ path }: AnyResource, { id, version }: AnyRow, body: Body, signal: AbortSignal) =>
    answer(client.PUT<AnyRow>(`${path}/{id}`, { params: at(id), body: { ...body, version }, signal })),
  delete: ({ path }: AnyResource, id: string, signal: AbortSignal) =>
    answer(client.DELETE<undefined>(`${path}/{id}`, { params: at(id), signal })),
  restore: ({ path }: AnyResource, id: string, signal: AbortSignal) =>
    answer(client.POST<AnyRow>(`${path}/{id}/restore`, { params: at(id), signal })),
  order: ({ path }: AnyResource, id: string, position: number, signal: AbortSignal) =>
    answer(client.PUT<undefined>(`${path}.order`, { body: { id, position }, signal })),
  send: ({ path }: AnyResource, row: Pick<AnyRow, 'id' | 'version'>, act: PublishingAct, signal: AbortSignal) => {
    const { kind, ...more } = act
    return answer(
      client.POST<AnyRow>(`${path}/{id}/${kind}`, {
        params: at(row.id),
        body: { version: row.version, ...more },
        signal,
      }),
    )
  },
  preview: ({ path }: AnyResource, id: string, signal: AbortSignal) =>
    answer(client.POST<EntryPreview>(`${path}/{id}/preview`, { params: at(id), signal })),
  bulk: ({ path }: AnyResource, body: object, key: string, signal: AbortSignal) =>
    answer(client.POST<BulkReport>(`${path}.bulk`, { body, headers: once(key), signal })),
  import: ({ path }: AnyResource, body: object, headers: Readonly<Record<string, string>>, signal: AbortSignal) =>
    answer(client.POST<CollectionImport>(`${path}.import`, { body, headers, signal })),
  export: ({ path }: AnyResource, query: Query) =>
    answer(client.GET<Blob>(`${path}.csv`, { params: { query }, parseAs: 'blob' })),
} as const

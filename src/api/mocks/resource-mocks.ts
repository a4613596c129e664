import type { Collection } from '@mswjs/data'
import type { HttpHandler } from 'msw'
import type { z } from 'zod'
import type { OperationId } from '../../../openapi/operations/registry.ts'
import { mockAny } from './mock.ts'
import { NOW } from './samples.ts'

interface Row {
  readonly id: string
  readonly position: number
}

/** One page of rows that contain the search text anywhere. */
export function pageOf<T extends object>(rows: readonly T[], query: Readonly<Record<string, unknown>>) {
  const { page = 1, per_page = 20, q = '' } = query as { page?: number; per_page?: number; q?: string }
  const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(q.toLowerCase()))
  const start = (page - 1) * per_page
  const data = found.slice(start, start + per_page)
  return { data, meta: { first: data.length > 0 ? start + 1 : 0, last: start + data.length, totalRecords: found.length, exact: true, page, per_page } }
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The six operations of a resource over a collection of its rows. */
export function resourceMocks<O extends object, S extends z.ZodType>(
  resource: { readonly name: string; readonly plural: string; readonly operations: O },
  collection: Collection<S>,
): { readonly [K in keyof O]: HttpHandler } {
  // Every resource's row has the stamp; which other fields it has does not matter here.
  const rows = collection as unknown as Collection<z.ZodType<Row>>
  const [one, many] = [capital(resource.name), capital(resource.plural)]
  const all = () => rows.all().toSorted((a, b) => a.position - b.position)
  const on = (id: string, reply: Parameters<typeof mockAny>[1]) => [id, mockAny(id as OperationId, reply)] as const
  return Object.fromEntries([
    on(`list${many}`, ({ query }) => pageOf(all(), query)),
    on(`create${one}`, ({ body }) => rows.create({ id: crypto.randomUUID(), position: rows.count(), version: 1, created_at: NOW, updated_at: NOW, ...body } as Row)),
    on(`edit${one}`, async ({ params, body, refuse }) => {
      const found = rows.findFirst((q) => q.where((row) => row.id === params['id']))
      if (!found) return refuse('not_found', {})
      return rows.update(found, { data: (row) => void Object.assign(row, body, { version: Number(body['version']) + 1 }) })
    }),
    on(`delete${one}`, ({ params }) => void rows.delete((q) => q.where((row) => row.id === params['id']))),
    on(`order${many}`, () => undefined),
    on(`export${many}`, () => `name\r\n${one}\r\n`),
  ]) as { [K in keyof O]: HttpHandler }
}

import type { Collection } from '@mswjs/data'
import type { HttpHandler } from 'msw'
import type { z } from 'zod'
import type { OperationId } from '../../../openapi/operations/registry.ts'
import { isHeavy } from '../../../openapi/fields.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { anyResources, type collectionOperations, type ResourceName } from '../../../openapi/resources/registry.ts'
import type { BulkAction } from '../../../openapi/schemas/bulk.ts'
import type { PublishingState } from '../../../openapi/schemas/publishing.ts'
import { entries } from './collections.ts'
import { checkedImport } from './import-sample.ts'
import { mockAny, type AnyAsked } from './mock.ts'
import { pageOf } from './page.ts'
import { NOW } from './sample-ids.ts'

interface Row {
  readonly id: string
  readonly position: number
  readonly version: number
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The operations of a resource over a collection of its rows. */
function resourceMocks(resource: AnyResource): readonly (readonly [id: string, mock: HttpHandler])[] {
  // Every resource's row has the stamp; which other fields it has does not matter here.
  const rows = entries[resource.name as ResourceName] as unknown as Collection<z.ZodType<Row>>
  const [one, many] = [capital(resource.name), capital(resource.plural)]
  const all = () => rows.all().toSorted((a, b) => a.position - b.position)
  const deleted = new Map<string, Row>()
  const heavy = new Set(Object.entries(resource.fields).flatMap(([name, field]) => (isHeavy(field) ? [name] : [])))
  const light = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => !heavy.has(name)))
  /** An entry that stands elsewhere between its writer and its visitors from now on. */
  const stand = ({ params, refuse }: AnyAsked, to: Partial<PublishingState>) => {
    const found = rows.findFirst((q) => q.where((row) => row.id === params['id']))
    if (!found) return refuse('not_found', {})
    const publishing = { status: 'draft', publish_at: null, published_at: null, ...to }
    const next = { publishing, active: publishing.status === 'published', version: found.version + 1 }
    return rows.update(found, { data: (row) => void Object.assign(row, next) })
  }
  const replies: Readonly<Record<string, Parameters<typeof mockAny>[1]>> = {
    [`list${many}`]: ({ query }) => pageOf(all().map(light), query),
    [`get${one}`]: ({ params, refuse }) =>
      rows.findFirst((q) => q.where((row) => row.id === params['id'])) ?? refuse('not_found', {}),
    [`create${one}`]: ({ body }) =>
      rows.create({
        id: crypto.randomUUID(),
        position: rows.count(),
        version: 1,
        created_at: NOW,
        updated_at: NOW,
        ...body,
      } as Row),
    [`edit${one}`]: async ({ params, body, refuse }) => {
      const found = rows.findFirst((q) => q.where((row) => row.id === params['id']))
      if (!found) return refuse('not_found', {})
      return rows.update(found, {
        data: (row) => void Object.assign(row, body, { version: Number(body['version']) + 1 }),
      })
    },
    [`delete${one}`]: ({ params }) => {
      const found = rows.findFirst((q) => q.where((row) => row.id === params['id']))
      if (found) deleted.set(found.id, { ...found })
      rows.delete((q) => q.where((row) => row.id === params['id']))
    },
    [`restore${one}`]: ({ params, refuse }) => {
      const kept = deleted.get(params['id'] ?? '')
      return kept ? rows.create(kept) : refuse('not_found', {})
    },
    [`order${many}`]: () => undefined,
    [`change${many}`]: ({ body }) => {
      const { action, rows: asked } = body as unknown as { readonly action: BulkAction; readonly rows: readonly Row[] }
      for (const { id } of asked)
        if (action === 'delete') {
          const found = rows.findFirst((q) => q.where((row) => row.id === id))
          if (found) deleted.set(found.id, { ...found })
          rows.delete((q) => q.where((row) => row.id === id))
        } else if (action === 'restore') {
          const kept = deleted.get(id)
          if (kept) void rows.create(kept)
        } else {
          const found = rows.findFirst((q) => q.where((row) => row.id === id))
          if (found)
            void rows.update(found, { data: (row) => void Object.assign(row, { active: action === 'activate' }) })
        }
      return { done: asked.map(({ id }) => id), refused: [] }
    },
    [`import${many}`]: ({ body }) => ({
      ...checkedImport,
      written: body['dry_run'] === true ? 0 : checkedImport.added + checkedImport.changed,
    }),
    [`publish${one}`]: (asked) => stand(asked, { status: 'published', published_at: NOW }),
    [`schedule${one}`]: (asked) => stand(asked, { status: 'scheduled', publish_at: String(asked.body['publish_at']) }),
    [`withdraw${one}`]: (asked) => stand(asked, { status: 'draft' }),
    [`preview${one}`]: ({ params }) => ({
      url: `/latest-blogs/preview/${params['id'] ?? ''}`,
      expires_at: '2026-09-21T09:10:00.000Z',
    }),
    [`export${many}`]: () => `name\r\n${one}\r\n`,
  }
  return Object.keys(resource.operations).map((id) => {
    const reply = replies[id]
    if (reply === undefined) throw new Error(`The call ${id} has no mock.`)
    return [id, mockAny(id as OperationId, reply)] as const
  })
}

/** A mock for every call of every collection. */
export const collectionMocks = Object.fromEntries(
  Object.values(anyResources).flatMap(resourceMocks),
) as unknown as Readonly<Record<keyof typeof collectionOperations, HttpHandler>>

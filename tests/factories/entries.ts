import { expect } from 'vitest'
import type { AnyResource } from '../../openapi/resource.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { bindings, type Binding } from '../../server/resources/bindings.ts'
import type { Answered, TestApp } from '../setup/app.ts'
import { individual, type Person } from './people.ts'

type Body = Record<string, unknown>

/** A valid body of any resource, made from its form; `n` makes it different from others. */
export function sampleBody(resource: AnyResource, n: number, over: Body = {}): Body {
  const dates = ['2014-09-15', '2018-07-01', '2019-01-01']
  const body: Body = { [resource.owner === 'account' ? 'visible' : 'active']: true }
  for (const [field, widget] of Object.entries(resource.form)) {
    switch (widget.as) {
      case 'localized':
        body[field] = { en: `Entry ${n} ${field}`, am: `መዝገብ ${n} ${field}` }
        break
      case 'localized-long':
        body[field] = { en: `A description of entry number ${n}.`, am: `የመዝገብ ቁጥር ${n} ሙሉ መግለጫ ይህ ነው።` }
        break
      case 'date':
        body[field] = dates.shift() ?? '2020-01-01'
        break
      case 'number':
        body[field] = n
        break
      case 'switch':
        body[field] = true
        break
      case 'picture':
        body[field] = null
        break
      default:
        body[field] = `Text ${n}`
    }
  }
  return { ...body, ...over }
}

export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number; readonly position: number }
export interface Listed {
  readonly data: readonly Row[]
  readonly meta: Readonly<Record<string, unknown>>
}
interface World {
  readonly app: TestApp
  readonly admin: Person
}

/** The calls of one resource for a test. `world` is asked when a test runs, because the server starts after the tests are named. */
export function collectionOf(world: () => World, name: ResourceName) {
  const binding: Binding = bindings[name]
  const { resource } = binding
  const { path } = resource
  const call = (method: 'POST' | 'PUT', target: string, as: Person, body: unknown): Promise<Answered> => world().app.call(method, target, { as, body })

  const list = async (as: Person, query = ''): Promise<readonly Row[]> => {
    const { status, body } = await world().app.call<Listed>('GET', `${path}${query}`, { as })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data
  }
  const create = async (as: Person, n: number, over: Body = {}): Promise<Row> => {
    const { status, body } = await world().app.call<Row>('POST', path, { as, body: sampleBody(resource, n, over) })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  return {
    binding,
    resource,
    path,
    /** The field that names a row. */
    first: resource.columns[0] ?? '',
    /** Someone with an empty collection of their own, or the administrator who keeps the platform's one, emptied. */
    keeper: async (): Promise<Person> => {
      const { app, admin } = world()
      if (binding.account) return individual(app)
      await app.db.delete(binding.table)
      return admin
    },
    post: (as: Person, body: unknown) => call('POST', path, as, body),
    put: (as: Person, row: Row, body: unknown) => call('PUT', `${path}/${row.id}`, as, body),
    list,
    create,
    several: async (as: Person, count: number): Promise<readonly Row[]> => {
      const rows: Row[] = []
      for (let n = 0; n < count; n++) rows.push(await create(as, n))
      return rows
    },
    positions: async (as: Person) => (await list(as, '?per_page=100')).map((row) => row.position),
  }
}

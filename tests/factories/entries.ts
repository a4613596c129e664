import { expect } from 'vitest'
import { contractKindOf } from '../../openapi/field-kinds.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import type { ReferenceList } from '../../openapi/schemas/reference.ts'
import { files } from '../../server/db/tables.ts'
import { referenceSeeds } from '../../server/db/seed-reference.ts'
import { bindings, type Binding } from '../../server/resources/bindings.ts'
import { fileFields } from '../../server/resources/files.ts'
import type { Answered, TestApp } from '../setup/app.ts'
import { company, individual, type Person } from './people.ts'

type Body = Record<string, unknown>
const seeds = referenceSeeds()
const keysOf = (list: ReferenceList) => seeds.filter((entry) => entry.list === list).map((entry) => entry.key)
const allows = (resource: AnyResource, field: string, value: unknown): boolean => resource.fields[field]?.schema.safeParse(value).success === true

/** A body of any resource, made from its form; `n` makes it different from others. It is valid where no file is required. */
export function sampleBody(resource: AnyResource, n: number, over: Body = {}): Body {
  const dates = ['2014-09-15', '2018-07-01', '2019-01-01']
  const keyOf = (list: ReferenceList) => {
    const keys = keysOf(list)
    return keys[n % keys.length] ?? ''
  }
  const values = Object.entries(resource.fields).map(([name, field]) => [name, contractKindOf(field.kind).sample(field, { n, name, dates, keyOf })] as const)
  return { [resource.owner === 'account' ? 'visible' : 'active']: true, ...Object.fromEntries(values), ...over }
}

/** Each field that an entry cannot be without a file in. */
const requiredFiles = (resource: AnyResource) => fileFields(resource).filter(({ field, many }) => !allows(resource, field, many ? [] : null))

/** A valid body of any resource, the files that it cannot be without from `fileFor`. */
export async function completeBody(resource: AnyResource, n: number, fileFor: (kind: 'picture' | 'document') => Promise<string>, over: Body = {}): Promise<Body> {
  const body = sampleBody(resource, n, over)
  for (const { field, kind, many } of requiredFiles(resource)) {
    if (Object.hasOwn(over, field)) continue
    const id = await fileFor(kind)
    body[field] = many ? [id] : id
  }
  return body
}

/** A staged file of an account, known to the database alone: for tests that never read its bytes. */
export async function stagedFile({ db, services }: TestApp, accountId: string, kind: 'picture' | 'document'): Promise<string> {
  const id = services.ids.uuid()
  const of = kind === 'picture' ? { type: 'image/webp', name: null, width: 40, height: 30 } : { type: 'application/pdf', name: 'paper.pdf' }
  await db.insert(files).values({ id, accountId, kind, state: 'staged', bytes: 1, sha256: Buffer.alloc(32), createdAt: services.clock.now(), ...of })
  return id
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
  const bodyFor = (as: Person, n: number, over: Body = {}): Promise<Body> => completeBody(resource, n, (kind) => stagedFile(world().app, as.accountId, kind), over)
  const create = async (as: Person, n: number, over: Body = {}): Promise<Row> => {
    const { status, body } = await world().app.call<Row>('POST', path, { as, body: await bodyFor(as, n, over) })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const someone = (): Promise<Person> => (resource.write === 'company' ? company : individual)(world().app)
  const worded = (fields: readonly string[]) => fields.find((field) => resource.fields[field]?.kind.startsWith('localized')) ?? ''
  return {
    binding,
    resource,
    path,
    /** The first column that is a text in two languages. */
    first: worded(resource.columns),
    /** The first such column that orders the list; empty where there is none. */
    ordering: worded(resource.sort),
    /** Someone new with entries of their own: a person, or a company where companies alone have any. */
    someone,
    /** Someone with an empty collection of their own, or the administrator who keeps the platform's one, emptied. */
    keeper: async (): Promise<Person> => {
      const { app, admin } = world()
      if (binding.account) return someone()
      await app.db.delete(binding.table)
      return admin
    },
    /** A valid body with new files where it cannot be without. */
    bodyFor,
    /** A valid body of another content for a row that is there, with the files that it has. */
    bodyLike: (row: Row, n: number, over: Body = {}): Body =>
      sampleBody(resource, n, { ...Object.fromEntries(requiredFiles(resource).map(({ field }) => [field, row[field]])), ...over }),
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

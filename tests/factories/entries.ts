import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { ROLE, type Viewer } from '../../openapi/define.ts'
import { contractKindOf, relationsOf } from '../../openapi/field-kinds.ts'
import { isHeavy } from '../../openapi/fields.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import { flagOf } from '../../openapi/resource-rows.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import type { ReferenceList } from '../../openapi/schemas/reference.ts'
import { files } from '../../server/db/tables.ts'
import { referenceSeeds } from '../../server/db/seed-reference.ts'
import { bindings, type Binding } from '../../server/resources/bindings.ts'
import { createEntry } from '../../server/resources/commands.ts'
import { fileFields } from '../../server/resources/files.ts'
import type { Answered, TestApp } from '../setup/app.ts'
import { company, individual, type Person } from './people.ts'

type Body = Record<string, unknown>
const seeds = referenceSeeds()
const keysOf = (list: ReferenceList) => seeds.filter((entry) => entry.list === list).map((entry) => entry.key)
const allows = (resource: AnyResource, field: string, value: unknown): boolean =>
  resource.fields[field]?.schema.safeParse(value).success === true

/**
 * A body of any resource, made from its form; `n` makes it different from others. It is valid where no file is
 * required.
 */
export function sampleBody(resource: AnyResource, n: number, over: Body = {}): Body {
  const dates = ['2014-09-15', '2018-07-01', '2019-01-01']
  const keyOf = (list: ReferenceList) => {
    const keys = keysOf(list)
    return keys[n % keys.length] ?? ''
  }
  const values = Object.entries(resource.fields).map(
    ([name, field]) =>
      [name, contractKindOf(field.kind).sample(field, { n, name, dates, keyOf, rowOf: () => null })] as const,
  )
  const flag = flagOf(resource)
  return { ...(flag === null ? {} : { [flag]: true }), ...Object.fromEntries(values), ...over }
}

/** Each field that an entry cannot be without a file in. */
const requiredFiles = (resource: AnyResource) =>
  fileFields(resource).filter(({ field, many }) => !allows(resource, field, many ? [] : null))

/** The relations that an entry cannot be without. */
const requiredRelations = (resource: AnyResource) =>
  relationsOf(resource.fields).filter(([field]) => !allows(resource, field, null))
/** What of an entry cannot be made up: another one like it takes it over. */
const givenOf = (resource: AnyResource, row: Row): Body =>
  Object.fromEntries(
    [...requiredFiles(resource).map(({ field }) => field), ...requiredRelations(resource).map(([field]) => field)].map(
      (field) => [field, row[field]],
    ),
  )

let related = 1_000_000
/**
 * The id of one of the first two rows of a platform's collection, for entries that must relate to one; made if there is
 * none.
 */
async function relatedRow(app: TestApp, name: ResourceName, n: number): Promise<string> {
  const { table } = bindings[name]
  const there = await app.db
    .select({ id: table.id })
    .from(table)
    .where(eq(bindings[name].flag.column, true))
    .orderBy(table.position)
    .limit(2)
  const known = there[n % 2]
  if (known) return String(known.id)
  related += 1
  const viewer: Viewer = {
    userId: '',
    sessionId: '',
    role: ROLE.administrator,
    accountId: '',
    accountKind: 'administrator',
    isEmployee: false,
    rights: [],
  }
  const body = await completeBody(app, '', anyResources[name], related)
  const { services } = app
  const row = await services.transaction((tx) => createEntry({ tx, services, binding: bindings[name], viewer }, body))
  return String(row['id'])
}

/** A valid body of any resource for an account, with new files and related rows where it cannot be without. */
export async function completeBody(
  app: TestApp,
  accountId: string,
  resource: AnyResource,
  n: number,
  over: Body = {},
): Promise<Body> {
  const body = sampleBody(resource, n, over)
  for (const { field, kind, many } of requiredFiles(resource)) {
    if (Object.hasOwn(over, field)) continue
    const id = await stagedFile(app, accountId, kind)
    body[field] = many ? [id] : id
  }
  for (const [field, { to }] of requiredRelations(resource))
    if (!Object.hasOwn(over, field)) body[field] = await relatedRow(app, to, n)
  return body
}

/**
 * The collections that can be emptied. Plans can't: every user has one. Their own tests are in
 * `server/areas/plan/tiers.test.ts`.
 */
export const emptiable = (Object.keys(anyResources) as ResourceName[]).filter((name) => name !== 'tier')

/** Empties a collection and every one with rows that relate to its own. */
async function empty(app: TestApp, name: ResourceName): Promise<void> {
  for (const other of Object.values(anyResources))
    if (other.name !== name && relationsOf(other.fields).some(([, { to }]) => to === name))
      await empty(app, other.name as ResourceName)
  await app.db.delete(bindings[name].table)
}

/** A staged file of an account, known to the database alone: for tests that never read its bytes. */
export async function stagedFile(
  { db, services }: TestApp,
  accountId: string,
  kind: 'picture' | 'document',
): Promise<string> {
  const id = services.ids.uuid()
  const of =
    kind === 'picture'
      ? { type: 'image/webp', name: null, width: 40, height: 30 }
      : { type: 'application/pdf', name: 'paper.pdf' }
  await db.insert(files).values({
    id,
    accountId,
    kind,
    state: 'staged',
    bytes: 1,
    sha256: Buffer.alloc(32),
    createdAt: services.clock.now(),
    ...of,
  })
  return id
}

export type Row = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly version: number
  readonly position: number
}
export interface Listed {
  readonly data: readonly Row[]
  readonly meta: Readonly<Record<string, unknown>>
}
interface World {
  readonly app: TestApp
  readonly admin: Person
}

/**
 * The calls of one resource for a test. `world` is asked when a test runs, because the server starts after the tests
 * are named.
 */
export function collectionOf(world: () => World, name: ResourceName) {
  const binding: Binding = bindings[name]
  const { resource } = binding
  const { path } = resource
  const call = (method: 'POST' | 'PUT', target: string, as: Person, body: unknown): Promise<Answered> =>
    world().app.call(method, target, { as, body })

  const list = async (as: Person, query = ''): Promise<readonly Row[]> => {
    const { status, body } = await world().app.call<Listed>('GET', `${path}${query}`, { as })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data
  }
  const bodyFor = (as: Person, n: number, over: Body = {}): Promise<Body> =>
    completeBody(world().app, as.accountId, resource, n, over)
  const create = async (as: Person, n: number, over: Body = {}): Promise<Row> => {
    const { status, body } = await world().app.call<Row>('POST', path, { as, body: await bodyFor(as, n, over) })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const someone = (): Promise<Person> => (resource.write === 'company' ? company : individual)(world().app)
  const worded = (fields: readonly string[]) =>
    fields.find((field) => resource.fields[field]?.kind.startsWith('localized')) ?? ''
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
      await empty(app, name)
      return admin
    },
    /** A valid body with new files and related rows where it cannot be without. */
    bodyFor,
    /** A valid body of another content for a row that is there, with the files and relations that it has. */
    bodyLike: (row: Row, n: number, over: Body = {}): Body =>
      sampleBody(resource, n, { ...givenOf(resource, row), ...over }),
    /** A row as lists have it: without what they leave out. */
    listed: (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
      Object.fromEntries(
        Object.entries(row).filter(([field]) => !(resource.fields[field] && isHeavy(resource.fields[field]))),
      ),
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

import type { z } from 'zod'
import { anyOperations, type OperationId } from '../../openapi/operations/registry.ts'
import type { RefName } from '../../openapi/ref.ts'
import type { Row } from '../access/row.ts'
import { matrix } from '../access/matrix.ts'
import { VIEWERS, type Ask, type SignedIn } from '../access/world.ts'
import { jsonSchemaOf } from '../fuzz/generate.ts'

export const operationIds = Object.keys(matrix) as OperationId[]

/** The first row of an operation that succeeds for someone who is signed in, and for whom. */
export function success(id: OperationId): { readonly row: Row; readonly viewer: SignedIn } {
  for (const row of matrix[id])
    for (const [at, viewer] of VIEWERS.entries()) {
      const status = row.answers[at]
      if (viewer !== 'anonymous' && status !== undefined && status < 300) return { row, viewer }
    }
  throw new Error(`${id} succeeds for nobody`)
}

interface Node {
  readonly 'x-ref'?: string
  readonly 'x-own-id'?: boolean
  readonly format?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}
/** Where a schema names another row: the path of each id, and its kind. */
function* idsIn(node: Node, path: readonly string[]): Generator<{ path: readonly string[]; ref: RefName }> {
  if (node['x-ref'] !== undefined) yield { path, ref: node['x-ref'] as RefName }
  for (const branch of node.anyOf ?? []) yield* idsIn(branch, path)
  if (node.items) yield* idsIn(node.items, [...path, '0'])
  for (const [key, inner] of Object.entries(node.properties ?? {})) yield* idsIn(inner, [...path, key])
}
/** Where a schema takes an id, by its form or by its name, without saying of what. */
function* unnamedIn(node: Node, path: readonly string[]): Generator<readonly string[]> {
  if (node['x-ref'] !== undefined || node['x-own-id'] === true) return
  if (node.format === 'uuid') yield path
  for (const branch of node.anyOf ?? []) yield* unnamedIn(branch, path)
  if (node.items) yield* unnamedIn(node.items, [...path, '0'])
  for (const [key, inner] of Object.entries(node.properties ?? {})) {
    if (/(^|_)ids?$/.test(key) && inner['x-own-id'] !== true && [...idsIn(inner, [])].length === 0) yield [...path, key]
    else yield* unnamedIn(inner, [...path, key])
  }
}
const nodeOf = (type: z.ZodType) => jsonSchemaOf(type) as unknown as Node

/** Each id that a call of the operation carries: `params.id`, `body.picture_id`. */
export function idsOf(id: OperationId): readonly { readonly path: readonly string[]; readonly ref: RefName }[] {
  const { params = {}, query = {}, body } = anyOperations[id]
  return [
    ...Object.entries(params).flatMap(([key, type]) => [...idsIn(nodeOf(type), ['params', key])]),
    ...Object.entries(query).flatMap(([key, type]) => [...idsIn(nodeOf(type), ['query', key])]),
    ...(body ? idsIn(nodeOf(body), ['body']) : []),
  ]
}

/** The ids of a call of which nobody knows what they are: they would be tried with nothing. */
export function unnamedIdsOf(id: OperationId): readonly string[] {
  const { params = {}, query = {}, body } = anyOperations[id]
  const asked = (place: string, types: Readonly<Record<string, z.ZodType>>) => ({
    properties: {
      [place]: { properties: Object.fromEntries(Object.entries(types).map(([key, type]) => [key, nodeOf(type)])) },
    },
  })
  return [
    ...unnamedIn(asked('params', params), []),
    ...unnamedIn(asked('query', query), []),
    ...(body ? unnamedIn(nodeOf(body), ['body']) : []),
  ].map((path) => path.join('.'))
}

/** The form with another part, as JSON. */
function withPart(form: FormData, key: string, value: unknown): FormData {
  const other = new FormData()
  for (const [name, part] of form) other.set(name, part)
  other.set(key, new Blob([JSON.stringify(value)], { type: 'application/json' }))
  return other
}

/** The call with another value at a path; `0` in a list is its first place, and what a form holds is its part. */
export function withValue(ask: Ask, path: readonly string[], value: unknown): Ask {
  const set = (at: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return value
    if (at instanceof FormData) return withPart(at, key, set(undefined, rest))
    if (Array.isArray(at)) return [set(at[0], rest), ...(at.slice(1) as unknown[])]
    return { ...(at as Record<string, unknown>), [key]: set((at as Record<string, unknown> | undefined)?.[key], rest) }
  }
  return set(ask, path) as Ask
}

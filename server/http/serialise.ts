import fastJson, { type AnySchema } from 'fast-json-stringify'
import { z } from 'zod'

type Json = Record<string, unknown>
type Serialiser = (value: unknown) => string

/** Compiled once in a process, also where it makes several servers. */
const compiled = new WeakMap<z.ZodType, Serialiser>()

/**
 * The schema with every reference put in its place; none of ours refers to itself. `id`s go, they would name a schema
 * twice.
 */
function inlined(node: unknown, definitions: Readonly<Json>): unknown {
  if (Array.isArray(node)) return node.map((inner) => inlined(inner, definitions))
  if (typeof node !== 'object' || node === null) return node
  const { $ref, ...rest } = node as Json
  if (typeof $ref === 'string') return inlined(definitions[$ref.replace('#/definitions/', '')], definitions)
  const kept = Object.entries(rest).filter(
    ([key, value]) =>
      key !== 'definitions' &&
      key !== '$schema' &&
      // A property of such a name has a schema; the keyword has a text.
      !((key === 'id' || key === 'format' || key === 'pattern') && typeof value === 'string') &&
      key !== 'propertyNames',
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, inlined(value, definitions)]))
}

/**
 * A compiled writer of one answer. Keys that the schema does not name do not leave; a required one that is missing is
 * an error. Formats and patterns are not checked again: what is stored was checked when it came in.
 */
export function serialiserOf(schema: z.ZodType): Serialiser {
  const known = compiled.get(schema)
  if (known) return known
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as Json
  const made: Serialiser = fastJson(inlined(json, (json['definitions'] ?? {}) as Json) as AnySchema)
  compiled.set(schema, made)
  return made
}

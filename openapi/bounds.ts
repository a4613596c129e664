import { z } from 'zod'

/** The most that a valid value can be: bytes of its JSON without white space, and values inside it, itself included. */
export interface Bounds {
  readonly bytes: number
  readonly values: number
}

/** JSON may write a character of UTF-16 as `\uXXXX`, and some clients write all but ASCII so. */
const BYTES_PER_CHARACTER = 6
/** Texts without a maximum have a pattern or a format, none of which permits more. */
const PATTERN_CHARACTERS = 200
/** A number as any client writes it. */
const NUMBER_BYTES = 32

type Json = z.core.JSONSchema.BaseSchema
type Definitions = Readonly<Record<string, Json>>

const textOf = (characters: number): Bounds => ({ bytes: characters * BYTES_PER_CHARACTER + 2, values: 1 })
const largest = (all: readonly Bounds[]): Bounds => ({
  bytes: Math.max(0, ...all.map((one) => one.bytes)),
  values: Math.max(1, ...all.map((one) => one.values)),
})
/** A list or an object with these inside, each with a comma behind it. */
const around = (all: readonly Bounds[]): Bounds => ({
  bytes: all.reduce((sum, one) => sum + one.bytes + 1, 2),
  values: all.reduce((sum, one) => sum + one.values, 1),
})
const times = ({ bytes, values }: Bounds, count: number): Bounds => ({
  bytes: (bytes + 1) * count,
  values: values * count,
})
const named = (name: string, { bytes, values }: Bounds): Bounds => ({
  bytes: textOf(name.length).bytes + 1 + bytes,
  values,
})

function boundsIn(node: Json, definitions: Definitions): Bounds {
  // A schema that bounds the whole of its parts says so: multiplied, the parts would permit far more.
  if (node['x-most'] !== undefined) return node['x-most'] as Bounds
  if (node.$ref !== undefined) return boundsIn(definitions[node.$ref.replace('#/$defs/', '')] ?? {}, definitions)
  const choices = node.anyOf ?? node.oneOf
  if (choices) return largest(choices.map((one) => boundsIn(one as Json, definitions)))
  const literals = node.enum ?? (node.const === undefined ? undefined : [node.const])
  if (literals)
    return largest(literals.map((one) => ({ bytes: String(one).length * BYTES_PER_CHARACTER + 2, values: 1 })))
  // A type that may be null as well.
  const types: unknown = node.type
  if (Array.isArray(types))
    return largest(types.map((type: Json['type']) => boundsIn({ ...node, type } as Json, definitions)))
  switch (node.type) {
    case 'null':
    case 'boolean':
      return { bytes: 5, values: 1 }
    case 'number':
    case 'integer':
      return { bytes: NUMBER_BYTES, values: 1 }
    case 'string':
      if (node.maxLength !== undefined) return textOf(node.maxLength)
      if (node.pattern !== undefined || node.format !== undefined) return textOf(PATTERN_CHARACTERS)
      break
    case 'array':
      if (node.maxItems !== undefined)
        return around([times(boundsIn((node.items ?? {}) as Json, definitions), node.maxItems)])
      break
    case 'object': {
      const names = (node.propertyNames as Json | undefined)?.enum ?? []
      const own = Object.entries(node.properties ?? {}).map(([name, inner]) =>
        named(name, boundsIn(inner as Json, definitions)),
      )
      const more =
        typeof node.additionalProperties === 'object'
          ? names.map((name) => named(String(name), boundsIn(node.additionalProperties as Json, definitions)))
          : []
      if (node.additionalProperties === false || more.length > 0) return around([...own, ...more])
      break
    }
    case undefined:
  }
  throw new Error(`A value without a bound: ${JSON.stringify(node).slice(0, 200)}`)
}

/**
 * How large a value of the schema can be at most. Throws when a text, list or object in it has no maximum: then nobody
 * could refuse too much of it.
 */
export function boundsOf(schema: z.ZodType): Bounds {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return boundsIn(json, (json.$defs ?? {}) as Definitions)
}

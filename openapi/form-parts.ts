import { z } from 'zod'

/**
 * How a field travels in a form. `text` is a part of text, `json` one of JSON, `either` may be both; a `number` or a
 * `boolean` is JSON too, and read from plain text as well, because most clients write it so.
 */
export interface FormPart {
  readonly kind: 'text' | 'json' | 'either' | 'number' | 'boolean'
  /** Null is a value of it. */
  readonly isNullable: boolean
}

type JsonSchema = z.core.JSONSchema.BaseSchema
const unions = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf?.flatMap(unions) ?? [schema]
/** The types of a schema that is no union: `type` may be a list, and choices may have none. */
const typesOf = ({ type, enum: choices, const: only }: JsonSchema): readonly string[] => {
  const values: readonly unknown[] = choices ?? [only]
  const types: readonly string[] = type === undefined ? values.map((value) => typeof value) : [type].flat()
  return types.map((one) => (one === 'integer' ? 'number' : one))
}

export function formPartOf(schema: z.ZodType): FormPart {
  const types = new Set(unions(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).flatMap(typesOf))
  const isNullable = types.delete('null')
  const [type, ...others] = types
  if (type === 'string' && others.length === 0) return { kind: isNullable ? 'either' : 'text', isNullable }
  if (types.has('string')) return { kind: 'either', isNullable }
  if ((type === 'number' || type === 'boolean') && others.length === 0) return { kind: type, isNullable }
  return { kind: 'json', isNullable }
}

/**
 * The value of a part that came as plain text. What is no value of the field stays as it was written, for the schema to
 * refuse.
 */
export function readPlainPart({ kind, isNullable }: FormPart, text: string): unknown {
  if (kind !== 'number' && kind !== 'boolean') return text
  if (isNullable && (text === '' || text === 'null')) return null
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

import { z } from 'zod'

/**
 * Between a body of the contract and what a form holds.
 *
 * A form holds text: a field that is empty is `''`, whatever the contract makes of it. Before validating:
 * - every string is trimmed, except passwords (their name contains `password`), where white space may be meant;
 * - `''` becomes `null` where the schema is nullable, is left out where it is optional, and stays `''` elsewhere,
 *   where validation then says "This is required";
 * - a list without entries, where the schema asks for at least one, does the same; where it may be empty it is a value
 * of its own;
 * - a group of fields of which none is filled in (a text in two languages, an amount with its currency) becomes `null`
 * or is left out by the same rule. A switch that was never touched is off, and a list that is not there is empty.
 * Numbers and files pass as they are.
 */

interface Wrapping {
  readonly inner: z.core.$ZodType
  readonly nullable: boolean
  readonly optional: boolean
}
function unwrap(schema: z.core.$ZodType): Wrapping {
  if (schema instanceof z.ZodNullable) return { ...unwrap(schema._zod.def.innerType), nullable: true }
  if (schema instanceof z.ZodOptional) return { ...unwrap(schema._zod.def.innerType), optional: true }
  return { inner: schema, nullable: false, optional: false }
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

const isText = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum

const needsEntries = (list: z.ZodArray) => !list.safeParse([]).success

/** What the form shows for a body: no `null` and nothing absent where a person types text. */
export function toForm(schema: z.core.$ZodType, value: unknown): unknown {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodObject) {
    const source = isRecord(value) ? value : {}
    return Object.fromEntries(
      Object.entries(inner.shape).map(([key, field]) => [key, toForm(field as z.core.$ZodType, source[key])]),
    )
  }
  if (inner instanceof z.ZodBoolean) return value ?? false
  if (inner instanceof z.ZodArray) return value ?? []
  return isText(inner) ? (value ?? '') : (value ?? null)
}

/** The body the contract wants for what the form holds; `undefined` means that the key is left out. */
export function fromForm(schema: z.core.$ZodType, value: unknown, key = ''): unknown {
  const { inner, nullable, optional } = unwrap(schema)
  const none = nullable ? null : optional ? undefined : value
  if (inner instanceof z.ZodObject) {
    if (!isRecord(value)) return value ?? none
    const entries = Object.entries(inner.shape).map(
      ([name, field]) => [name, fromForm(field as z.core.$ZodType, value[name], name)] as const,
    )
    const kept = entries.filter(([, v]) => v !== undefined)
    const untold = Object.entries(value).filter(([name]) => !(name in inner.shape))
    const isEmpty = kept.every(([, v]) => v === null || v === '') && untold.length === 0
    return isEmpty && (nullable || optional) ? none : Object.fromEntries([...kept, ...untold])
  }
  if (inner instanceof z.ZodArray)
    return Array.isArray(value) && value.length === 0 && needsEntries(inner) ? none : value
  if (typeof value === 'string') {
    const text = key.includes('password') ? value : value.trim()
    return text === '' && (nullable || optional) ? none : text
  }
  return value === null && !nullable && optional ? undefined : value
}

import { z } from 'zod'
import { boundsOf } from '../../openapi/bounds.ts'
import { formPartOf, type FormPart } from '../../openapi/form-parts.ts'
import type { Operation } from '../../openapi/define.ts'
import { explain, type Explained } from '../../openapi/explain.ts'
import { Refusal } from '../kernel/refusal.ts'

/** An operation's schemas, put together once. */
export interface Validator {
  readonly params: z.ZodType | null
  readonly query: z.ZodType
  readonly body: z.ZodType | null
  /**
   * The largest body, in bytes: everything the schema permits, however a client writes it, and room for its mistakes.
   */
  readonly bodyBytes: number
  /** The most values in a body, inner ones counted, that are worth explaining. */
  readonly bodyValues: number
  /** How each field of the body travels in a form. Worked out for the first form: most calls never get one. */
  readonly parts: () => ReadonlyMap<string, FormPart>
}

/** What a body may have beyond its schema: white space, fields we do not know, and the headers of a form's parts. */
const ROOM_BYTES = 16_000
const ROOM_VALUES = 100
/** Where nothing is declared some clients send an empty object or form. */
const NOTHING_BYTES = 1_000

/** Made once in a process, also where it makes several servers. */
const made = new WeakMap<Operation, Validator>()
export function validatorOf(operation: Operation): Validator {
  const validator = made.get(operation) ?? makeValidator(operation)
  made.set(operation, validator)
  return validator
}
function partsOf(body: Operation['body']): ReadonlyMap<string, FormPart> {
  const fields = body instanceof z.ZodObject ? body.shape : {}
  return new Map(Object.entries<z.ZodType>(fields).map(([name, schema]) => [name, formPartOf(schema)] as const))
}
function makeValidator({ params, query, body, files }: Operation): Validator {
  const bounds = body ? boundsOf(body) : { bytes: 0, values: 0 }
  let parts: ReadonlyMap<string, FormPart> | undefined
  return {
    params: params ? z.strictObject(params) : null,
    query: z.strictObject(query ?? {}),
    body: body ?? null,
    bodyBytes: body || files ? ROOM_BYTES + bounds.bytes : NOTHING_BYTES,
    // A list of twice its length is still told that it is too long.
    bodyValues: ROOM_VALUES + 2 * bounds.values,
    parts: () => (parts ??= partsOf(body)),
  }
}

export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Deeper than any value of the contract. */
const DEEPEST = 20
/** So many fields are told at once, and so many characters of a name that we do not know. No form has more fields. */
const MOST_FIELDS = 50
const MOST_MESSAGES = 4
const NAME_LENGTH = 100

/** More values inside than `most`. Stops there. */
function isMore(value: unknown, most: number): boolean {
  const waiting: unknown[] = [value]
  for (let count = 1; waiting.length > 0;) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const inner: readonly unknown[] = Object.values(next)
    count += inner.length
    if (count > most) return true
    for (const one of inner) waiting.push(one)
  }
  return false
}

/**
 * Paths of texts that no database row can hold: with a NUL, or with half of a surrogate pair. Objects deeper than any
 * of the contract are reported as a whole.
 */
function* unstorable(value: unknown, path: string, depth = 0): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) yield path
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth === DEEPEST) {
    yield path
    return
  }
  for (const [key, inner] of Object.entries(value))
    yield* unstorable(inner, path === '' ? key : `${path}.${key}`, depth + 1)
}

type Errors = Record<string, Explained[]>
const shortened = (name: string) => name.slice(0, NAME_LENGTH).toWellFormed()

/**
 * The faults of a call by field. Once there are enough nothing more is taken: an answer must not grow with the request.
 */
function faults() {
  const errors: Errors = Object.create(null) as Errors
  let fields = 0
  return {
    errors,
    add: (path: string, explained: Explained): void => {
      const name = shortened(path)
      if (errors[name] === undefined && fields === MOST_FIELDS) return
      if (errors[name] === undefined) fields += 1
      const said = (errors[name] ??= [])
      if (said.length < MOST_MESSAGES) said.push(explained)
    },
  }
}

function collect(add: (path: string, explained: Explained) => void, issues: readonly z.core.$ZodIssue[]): void {
  for (const issue of issues) {
    const base = issue.path.map(String)
    if (issue.code !== 'unrecognized_keys') add(base.join('.'), explain(issue))
    // An unknown key is reported at the key itself.
    else
      for (const key of issue.keys.slice(0, MOST_FIELDS))
        add([...base, key].join('.'), explain({ ...issue, keys: [shortened(key)] }))
  }
}

const nothing = z.strictObject({})

/**
 * Checks everything a call brings, and refuses with all of it at once: params, query and body. Gives back the checked
 * values.
 */
export function checkInput(validator: Validator, input: Input): Input {
  // A query's values are texts, as many as fit into an address.
  if (isMore(input.body, validator.bodyValues) || isMore(input.query, ROOM_VALUES))
    throw new Refusal('invalid', {}, { '': ['validation.malformed'] })
  const { errors, add } = faults()
  for (const part of [input.params, input.query, input.body])
    for (const path of unstorable(part, '')) add(path, { id: 'validation.malformed', values: {} })
  const parse = (schema: z.ZodType, value: unknown): unknown => {
    const parsed = schema.safeParse(value)
    if (!parsed.success) collect(add, parsed.error.issues)
    return parsed.data
  }
  const checked = {
    params: validator.params ? parse(validator.params, input.params) : {},
    query: parse(validator.query, input.query),
    // A call without a body may carry an empty one.
    body: validator.body ? parse(validator.body, input.body ?? {}) : parse(nothing, input.body ?? {}) && undefined,
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', {}, errors)
  return checked
}

import { z } from 'zod'
import type { Operation } from '../../openapi/define.ts'
import { explain, type Explained } from '../../openapi/explain.ts'
import { Refusal } from '../kernel/refusal.ts'

/** An operation's schemas, put together once. */
export interface Validator {
  readonly params: z.ZodType | null
  readonly query: z.ZodType
  readonly body: z.ZodType | null
}
export const validatorOf = ({ params, query, body }: Operation): Validator => ({
  params: params ? z.strictObject(params) : null,
  query: z.strictObject(query ?? {}),
  body: body ?? null,
})

export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Deeper than any value of the contract. */
const DEEPEST = 20

/**
 * Paths of texts that no database row can hold: with a NUL, or with half of a surrogate pair. Objects deeper than any of the
 * contract are reported as a whole.
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
  for (const [key, inner] of Object.entries(value)) yield* unstorable(inner, path === '' ? key : `${path}.${key}`, depth + 1)
}

type Errors = Record<string, Explained[]>

function collect(errors: Errors, issues: readonly z.core.$ZodIssue[]): void {
  for (const issue of issues) {
    const base = issue.path.map(String)
    // An unknown key is reported at the key itself.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...base, key]) : [base]
    for (const path of paths) (errors[path.join('.').slice(0, 200)] ??= []).push(explain(issue))
  }
}

/** Checks everything a call brings, and refuses with all of it at once: params, query and body. Gives back the checked values. */
export function checkInput(validator: Validator, input: Input): Input {
  const errors: Errors = Object.create(null) as Errors
  for (const part of [input.params, input.query, input.body]) for (const path of unstorable(part, '')) (errors[path] ??= []).push({ id: 'validation.malformed', values: {} })
  const parse = (schema: z.ZodType, value: unknown): unknown => {
    const parsed = schema.safeParse(value)
    if (!parsed.success) collect(errors, parsed.error.issues)
    return parsed.data
  }
  const checked = {
    params: validator.params ? parse(validator.params, input.params) : {},
    query: parse(validator.query, input.query),
    // A call without a body may carry an empty one.
    body: validator.body ? parse(validator.body, input.body ?? {}) : parse(z.strictObject({}), input.body ?? {}) && undefined,
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', {}, errors)
  return checked
}

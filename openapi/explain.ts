import { z } from 'zod'
import validation from './messages/en/validation.json' with { type: 'json' }

export type ValidationId = Extract<keyof typeof validation, string>
export interface Explained {
  readonly id: ValidationId
  readonly values: Readonly<Record<string, string | number>>
}

const isEmpty = (v: unknown) => v === undefined || v === null || v === '' || (Array.isArray(v) && v.length === 0)

// `eval` is probed by zod unless jitless, which the content security policy would report. An empty value is always
// "This is required".
z.config({
  jitless: true,
  customError: (issue) =>
    isEmpty(issue.input) && issue.code !== 'custom' && issue.code !== 'unrecognized_keys'
      ? ('validation.required' satisfies ValidationId)
      : undefined,
})

/** Names the message of one check, in the place of zod's `error`. An empty value stays "This is required". */
export const says = (id: ValidationId) => ({
  error: (issue: z.core.$ZodRawIssue) => (isEmpty(issue.input) && issue.code !== 'custom' ? undefined : id),
})

const SAFE: ReadonlySet<unknown> = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
/**
 * The same for a schema as a whole: zod asks it about its checks too, and those on length and size say their bounds. The
 * bounds of all integers are none that anybody was told of.
 */
export const saysOfKind = (id: ValidationId) => ({
  error: (issue: z.core.$ZodRawIssue) =>
    (issue.code === 'too_big' && !SAFE.has(issue['maximum'])) ||
    (issue.code === 'too_small' && !SAFE.has(issue['minimum']))
      ? undefined
      : says(id).error(issue),
})

/** The message id and its values for one zod issue. Server and form both use this, so that they speak alike. */
export function explain(issue: z.core.$ZodIssue): Explained {
  if (issue.message in validation) return { id: issue.message as ValidationId, values: valuesOf(issue) }
  switch (issue.code) {
    case 'too_small':
      return {
        id:
          issue.origin === 'string'
            ? 'validation.too_short'
            : issue.origin === 'array'
              ? 'validation.too_few'
              : 'validation.too_low',
        values: bounds(issue),
      }
    case 'too_big':
      return {
        id:
          issue.origin === 'string'
            ? 'validation.too_long'
            : issue.origin === 'array'
              ? 'validation.too_many'
              : 'validation.too_high',
        values: bounds(issue),
      }
    case 'invalid_format':
      return {
        id:
          issue.format === 'email'
            ? 'validation.email'
            : issue.format === 'url'
              ? 'validation.url'
              : issue.format === 'date'
                ? 'validation.date'
                : 'validation.malformed',
        values: {},
      }
    case 'unrecognized_keys':
      return { id: 'validation.unknown_field', values: { keys: issue.keys.slice(0, 20).join(', ').slice(0, 200) } }
    default:
      return { id: 'validation.malformed', values: {} }
  }
}
/** What a rule said with its message, or the bounds of a check. */
function valuesOf(issue: z.core.$ZodIssue): Explained['values'] {
  return issue.code === 'custom' && issue.params ? (issue.params as Explained['values']) : bounds(issue)
}
function bounds(issue: z.core.$ZodIssue): Record<string, string | number> {
  const out: Record<string, string | number> = {}
  if (issue.code === 'too_small') out['minimum'] = Number(issue.minimum)
  if (issue.code === 'too_big') out['maximum'] = Number(issue.maximum)
  return out
}

/**
 * A rule across fields: reports through `add(path, message, values)`; it also runs while another field is still wrong, and then
 * without that one. `typed` has every field as it came, the wrong ones too.
 */
export type Rule<V> = (
  value: Partial<V>,
  add: (path: string, id: ValidationId, values?: Explained['values']) => void,
  typed: Readonly<Record<string, unknown>>,
) => void

/**
 * The one place where fields and the rules across them meet. Apply it where a form or a body is validated;
 * a schema with rules is never extended, picked or made partial (zod throws, or loses the rule).
 */
export function withRules<S extends z.ZodObject>(schema: S, ...rules: readonly Rule<z.output<S>>[]): S {
  if (rules.length === 0) return schema
  const fields: Readonly<Record<string, z.ZodType>> = schema.shape
  const check = z.superRefine<z.output<S>>((value, ctx) => {
    const sound = Object.fromEntries(
      Object.entries(value).filter(([key, field]) => fields[key]?.safeParse(field).success),
    ) as Partial<z.output<S>>
    for (const rule of rules)
      rule(
        sound,
        (path, id, values) =>
          ctx.addIssue({
            code: 'custom',
            path: path.split('.'),
            message: id,
            input: value,
            ...(values ? { params: { ...values } } : {}),
          }),
        value,
      )
  })
  check._zod.def.when = ({ value }) => typeof value === 'object' && value !== null
  return schema.check(check) as S
}

import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { explain } from '../../../openapi/explain.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { fromForm } from './shape.ts'

/** Puts an error at its path, so that `description.en` stands under `description`. */
function place(errors: Record<string, unknown>, path: readonly PropertyKey[], message: string, type: string): void {
  let at = errors
  for (const key of path.slice(0, -1)) at = (at[String(key)] ??= {}) as Record<string, unknown>
  const last = String(path.at(-1) ?? 'root')
  const there = at[last] as Record<string, unknown> | undefined
  if (there?.['message'] === undefined) at[last] = { ...there, type, message }
}

/** Changes what a form holds on its way to validation and sending; the form itself keeps it as it is. */
export type Prepare = (held: FieldValues) => FieldValues

/**
 * Validates what the form holds against the contract's schema, with the messages of `explain` in the reader's language.
 * The first message of a field wins. `prepare` has the first word on what the form holds.
 */
export function schemaResolver<S extends z.ZodObject>(
  schema: S,
  t: Translate,
  prepare: Prepare = (held) => held,
): Resolver<z.input<S> & FieldValues, unknown, z.output<S>> {
  return (held) => {
    const result = schema.safeParse(fromForm(schema, prepare(held)))
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const issue of result.error.issues) {
      const { id, values } = explain(issue)
      place(errors, issue.path, t(id, values), issue.code)
    }
    return { values: {}, errors: errors as FieldErrors<z.input<S> & FieldValues> }
  }
}

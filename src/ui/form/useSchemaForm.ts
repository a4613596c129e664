import { useMemo, useRef } from 'react'
import type { z } from 'zod'
import { useTexts } from '../../i18n/useTexts.ts'
import { schemaResolver, type Prepare } from './resolver.ts'
import { toForm } from './shape.ts'
import { useCheckedForm, type Held, type SchemaForm } from './useCheckedForm.ts'

/**
 * A form over a body of the contract. `initial` is a body (nulls allowed) or what a draft kept; it is read once.
 * `prepare` stays the same function.
 */
export function useSchemaForm<S extends z.ZodObject>(
  schema: S,
  initial: { readonly [K in keyof z.input<S>]?: z.input<S>[K] | null },
  prepare?: Prepare,
): SchemaForm<S> {
  const { t } = useTexts()
  const resolver = useMemo(() => schemaResolver(schema, t, prepare), [schema, t, prepare])
  const start = useRef(toForm(schema, initial) as Held<S>)
  return useCheckedForm(resolver, start.current)
}

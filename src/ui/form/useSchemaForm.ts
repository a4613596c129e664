import { useEffect, useMemo, useRef } from 'react'
import { useForm, type Control, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useTexts } from '../../i18n/useTexts.ts'
import { schemaResolver, type Prepare } from './resolver.ts'
import { toForm } from './shape.ts'

export interface SchemaForm<S extends z.ZodObject> {
  /** For the fields: `<TextField control={form.control} name="grade" …>`. */
  readonly control: Control<z.input<S> & FieldValues>
  /** The rest of react-hook-form: `watch`, `setValue`, `reset`, `formState`. */
  readonly hook: UseFormReturn<z.input<S> & FieldValues, unknown, z.output<S>>
  readonly schema: S
}

/**
 * A form over a body of the contract. `initial` is a body (nulls allowed) or what a draft kept; it is read once.
 * `prepare` stays the same function.
 */
export function useSchemaForm<S extends z.ZodObject>(
  schema: S,
  initial: { readonly [K in keyof z.input<S>]?: z.input<S>[K] | null },
  prepare?: Prepare,
): SchemaForm<S> {
  const { t, lang } = useTexts()
  const resolver = useMemo(() => schemaResolver(schema, t, prepare), [schema, t, prepare])
  const start = useRef(toForm(schema, initial) as z.input<S> & FieldValues)
  const hook = useForm<z.input<S> & FieldValues, unknown, z.output<S>>({
    resolver,
    // The casts hide react-hook-form's DeepPartial, which does not resolve for a schema that is a type parameter.
    defaultValues: start.current as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // `Form` focuses the first wrong field in the order of the page, which registration order is not.
    shouldFocusError: false,
  })
  // Another language: the messages that stand there are said again in it.
  const said = useRef(lang)
  useEffect(() => {
    if (said.current === lang) return
    said.current = lang
    if (hook.formState.isSubmitted) void hook.trigger()
  }, [lang, hook])
  return { control: hook.control as unknown as Control<z.input<S> & FieldValues>, hook, schema }
}

/**
 * Puts the server's messages on their fields; one of a part (`school.am`) on the field that shows both languages.
 * Returns the messages whose field the form does not have.
 */
export function placeErrors<V extends FieldValues, T>(
  hook: UseFormReturn<V, unknown, T>,
  errors: Readonly<Record<string, readonly string[]>>,
): string[] {
  const names = [...hook.control._names.mount]
  const left: string[] = []
  const fields = new Map<string, Record<string, unknown>>()
  for (const [path, messages] of Object.entries(errors)) {
    const message = messages[0]
    if (message === undefined) continue
    const name = names.find((each) => each === path) ?? names.find((each) => path.startsWith(`${each}.`))
    if (name === undefined) {
      left.push(...messages)
      continue
    }
    const error = fields.get(name) ?? { type: 'server' }
    if (name === path) error['message'] = message
    else error[path.slice(name.length + 1)] = { type: 'server', message }
    fields.set(name, error)
  }
  for (const [name, error] of fields) hook.setError(name as Path<V>, error)
  return left
}

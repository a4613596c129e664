import { useEffect, useRef } from 'react'
import { useForm, type Control, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useTexts } from '../../i18n/useTexts.ts'

/** What a form over a body of the contract holds. */
export type Held<S extends z.ZodObject> = z.input<S> & FieldValues

export interface SchemaForm<S extends z.ZodObject> {
  /** For the fields: `<TextField control={form.control} name="grade" …>`. */
  readonly control: Control<Held<S>>
  /** The rest of react-hook-form: `watch`, `setValue`, `reset`, `formState`. */
  readonly hook: UseFormReturn<Held<S>, unknown, z.output<S>>
}

/** What all forms over a body of the contract do, however their schema arrives. `start` is read once. */
export function useCheckedForm<S extends z.ZodObject>(
  resolver: Resolver<Held<S>, unknown, z.output<S>>,
  start: Held<S>,
): SchemaForm<S> {
  const { lang } = useTexts()
  const hook = useForm<Held<S>, unknown, z.output<S>>({
    resolver,
    // The casts hide react-hook-form's DeepPartial, which does not resolve for a schema that is a type parameter.
    defaultValues: start as never,
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
  return { control: hook.control as unknown as Control<Held<S>>, hook }
}

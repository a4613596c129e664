import { useEffect, useMemo } from 'react'
import type { z } from 'zod'
import { useTexts } from '../../i18n/useTexts.ts'
import { fetchAhead, idle, mayFetchAhead } from '../fetch-ahead.ts'
import { useCheckedForm, type Held, type SchemaForm } from './useCheckedForm.ts'

const fetchCheck = <S extends z.ZodObject>(load: () => Promise<S>) => fetchAhead(() => import('./resolver.ts'), load)

/**
 * A form that stands before its schema is there, for the first screen of a slow line. The schema is fetched when the
 * page has nothing else to do, at the latest when the form is sent. Where it cannot be fetched the form is sent as it
 * is: the server checks by the same schema. `load` stays the same function; `start` is read once.
 */
export function useLateSchemaForm<S extends z.ZodObject>(load: () => Promise<S>, start: Held<S>): SchemaForm<S> {
  const { t } = useTexts()
  useEffect(() => {
    if (mayFetchAhead()) void idle().then(() => fetchCheck(load))
  }, [load])
  const resolver = useMemo<Parameters<typeof useCheckedForm<S>>[0]>(
    () =>
      async (held, ...rest) => {
        const check = await fetchCheck(load)
        if (check === null) return { values: held as z.output<S>, errors: {} }
        const [{ schemaResolver }, schema] = check
        return schemaResolver(schema, t)(held, ...rest)
      },
    [load, t],
  )
  return useCheckedForm(resolver, start)
}

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { z } from 'zod'
import { useTexts } from '../../i18n/useTexts.ts'
import { fetchAhead, idle, mayFetchAhead } from '../fetch-ahead.ts'
import { useCheckedForm, type Held, type SchemaForm } from './useCheckedForm.ts'

/**
 * A form that stands before its schema is there, for the first screen of a slow line. The schema and what it says are
 * fetched when the page has nothing else to do, at the latest when the form is sent. Where they cannot be fetched the
 * form is sent as it is: the server checks by the same schema. `load` stays the same function; `start` is read once.
 */
export function useLateSchemaForm<S extends z.ZodObject>(load: () => Promise<S>, start: Held<S>): SchemaForm<S> {
  const { t, want } = useTexts()
  // Texts that came with the schema are drawn, and said by the latest `t`, before the check goes on.
  const say = useRef(t)
  useLayoutEffect(() => {
    say.current = t
  }, [t])
  const fetchCheck = useMemo(
    () => () =>
      fetchAhead(
        () => import('./resolver.ts'),
        load,
        () => want('validation'),
      ),
    [load, want],
  )
  useEffect(() => {
    if (mayFetchAhead()) void idle().then(fetchCheck)
  }, [fetchCheck])
  const resolver = useMemo<Parameters<typeof useCheckedForm<S>>[0]>(
    () =>
      async (held, ...rest) => {
        const check = await fetchCheck()
        if (check === null) return { values: held as z.output<S>, errors: {} }
        const [{ schemaResolver }, schema] = check
        return schemaResolver(schema, say.current)(held, ...rest)
      },
    [fetchCheck],
  )
  return useCheckedForm(resolver, start)
}

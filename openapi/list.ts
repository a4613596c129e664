import { z } from 'zod'
import type { Filter, Filters } from './filter.ts'
import { FILTER_LENGTH } from './filter.ts'
import type { AnyList, FiltersOf, ValueOf } from './lists.ts'
import { ref } from './ref.ts'
import { listQuery } from './schemas/primitives.ts'

type Parameters<F> = { readonly [K in keyof F]: z.ZodOptional<z.ZodType<ValueOf<F[K]>, string>> }

/** What a call takes for a filter. */
function parameterOf(filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'choice':
      return z.enum([...(filter.also ?? []), ...filter.values])
    case 'boolean':
      return z.enum(['true', 'false'])
    case 'row':
      return ref(filter.of)
    case 'text':
    case 'days':
      return z.string().max(FILTER_LENGTH)
  }
}
const parametersOf = <L extends AnyList>({ filters = {} }: L) =>
  Object.fromEntries(
    Object.entries<Filter>(filters as Filters).map(([name, filter]) => [name, parameterOf(filter).optional()]),
  ) as Parameters<FiltersOf<L>>

/** The query of the call that reads a page of a list. */
export const pageQuery = <L extends AnyList>(list: L) => ({ ...listQuery, ...parametersOf(list) })
/** The query of the call that exports a list. */
export const exportQuery = <L extends AnyList>(list: L) => ({
  q: listQuery.q,
  sort: listQuery.sort,
  ...parametersOf(list),
})

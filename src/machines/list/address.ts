import { filterValue } from '../../../openapi/filter.ts'
import type { AnyList } from '../../../openapi/lists.ts'
import type { ListQuery } from './list.machine.ts'

/** Rows on one page, unless a list says otherwise. */
export const PER_PAGE = 20

const whole = (value: string | null, otherwise: number, most: number) =>
  value !== null && /^[1-9]\d{0,5}$/.test(value) ? Math.min(Number(value), most) : otherwise

/**
 * What an address asks for (`?page=2&q=addis&sort=-start_date&state=disabled`); what the list does not take counts as
 * absent.
 */
export function readQuery(params: URLSearchParams, { sorts, filters }: AnyList): ListQuery {
  const sort = params.get('sort') ?? ''
  const query = {
    page: whole(params.get('page'), 1, 100_000),
    per_page: PER_PAGE,
    q: (params.get('q') ?? '').slice(0, 200),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
  }
  if (!filters) return query
  return {
    ...query,
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [name, filterValue(filter, params.get(name) ?? '')]),
    ),
  }
}

/** The query as an address: what is as usual is left out, and what belongs to others stays. */
export function writeQuery(params: URLSearchParams, { page, q, sort, filters }: ListQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  const parts = { q, sort, ...filters, page: page > 1 ? String(page) : '' }
  for (const [name, value] of Object.entries(parts))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}

/** Search, order and filters as the parameters of a call: what is empty is left out. */
export const narrowingOf = ({
  q,
  sort,
  filters = {},
}: Pick<ListQuery, 'q' | 'sort' | 'filters'>): { readonly q?: string; readonly sort?: string } =>
  Object.fromEntries(Object.entries({ ...filters, q, sort }).filter(([, value]) => value !== ''))
/** The whole query as the parameters of a call. */
export const callOf = ({ page, per_page, ...rest }: ListQuery) => ({ page, per_page, ...narrowingOf(rest) })

import type { ListQuery } from './list.machine.ts'

/** What may stand in the address of a list besides page and search. */
export interface ListAddress {
  /** The columns that can be sorted by. */
  readonly sorts: readonly string[]
  /** The values that each filter takes. */
  readonly filters?: Readonly<Record<string, readonly string[]>>
  readonly perPage: number
}

const whole = (value: string | null, otherwise: number, most: number) => (value !== null && /^[1-9]\d{0,5}$/.test(value) ? Math.min(Number(value), most) : otherwise)

/** What an address asks for (`?page=2&q=addis&sort=-start_date&state=disabled`); what makes no sense counts as absent. */
export function readQuery(params: URLSearchParams, { sorts, filters, perPage }: ListAddress): ListQuery {
  const sort = params.get('sort') ?? ''
  const query = {
    page: whole(params.get('page'), 1, 100_000),
    per_page: perPage,
    q: (params.get('q') ?? '').slice(0, 200),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
  }
  if (!filters) return query
  const wanted = Object.entries(filters).map(([name, values]) => [name, values.find((value) => value === params.get(name)) ?? ''] as const)
  return { ...query, filters: Object.fromEntries(wanted) }
}

/** The query as an address; what is as always is left out, what else stands there stays. */
export function writeQuery(params: URLSearchParams, { page, q, sort, filters }: ListQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  const parts = { q, sort, ...filters, page: page > 1 ? String(page) : '' }
  for (const [name, value] of Object.entries(parts))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}

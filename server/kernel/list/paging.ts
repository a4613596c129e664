import { count, sql, type SQLWrapper } from 'drizzle-orm'
import type { Readable } from '../context.ts'

/** Totals are exact up to here and a lower bound after (product.md §9). */
export const EXACT_UP_TO = 10_000
/** What a search finds is counted up to here: whoever finds more narrows the search (decision 177). */
export const FOUND_EXACT_UP_TO = 1_000
export const PER_PAGE = 20

/** `page` of the contract's lists, from 1; `offset` counts the rows before it. */
export function pageAt(query: { readonly page?: number | undefined; readonly per_page?: number | undefined }) {
  const [page, perPage] = [query.page ?? 1, query.per_page ?? PER_PAGE]
  return { page, perPage, offset: (page - 1) * perPage }
}
export type PageAt = ReturnType<typeof pageAt>

export interface Meta {
  readonly first: number
  readonly last: number
  readonly totalRecords: number
  readonly exact: boolean
  readonly page: number
  readonly per_page: number
}
/** How many rows a list has; not `exact`: at least so many. */
export interface Total {
  readonly rows: number
  readonly exact: boolean
}
/** A number that was counted exactly. */
export const exactly = (rows: number): Total => ({ rows, exact: true })

/** What a page says of itself: `found` rows on it of `total` altogether. */
export const metaOf = ({ page, perPage, offset }: PageAt, found: number, { rows, exact }: Total): Meta => ({
  first: found === 0 ? 0 : offset + 1,
  last: found === 0 ? 0 : offset + found,
  totalRecords: exact ? rows : Math.max(rows, offset + found),
  exact,
  page,
  per_page: perPage,
})

/** Counts the rows of `some`, a query without a limit, up to `most`. */
export async function countUpTo(
  db: Readable,
  some: { limit: (most: number) => SQLWrapper },
  most: number,
): Promise<Total> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select ${count()}::int as n from (${some.limit(most + 1)}) counted`,
  )
  const found = rows[0]?.n ?? 0
  return found > most ? { rows: most, exact: false } : exactly(found)
}

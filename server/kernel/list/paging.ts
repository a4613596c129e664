import { count, sql, type SQL } from 'drizzle-orm'
import type { Readable } from '../context.ts'

/** Totals are exact up to here and a lower bound after (product.md §9). */
export const EXACT_UP_TO = 10_000
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
/** What a page says of itself: `found` rows on it of `total` altogether. */
export const metaOf = ({ page, perPage, offset }: PageAt, found: number, total: number): Meta => ({
  first: found === 0 ? 0 : offset + 1,
  last: found === 0 ? 0 : offset + found,
  totalRecords: Math.min(total, Math.max(EXACT_UP_TO, offset + found)),
  exact: total <= EXACT_UP_TO,
  page,
  per_page: perPage,
})

/**
 * The number of rows of `some`, a query that is limited to `EXACT_UP_TO + 1`; a page that is not full says it without
 * counting.
 */
export async function totalOf(db: Readable, { offset, perPage }: PageAt, found: number, some: SQL): Promise<number> {
  if (found < perPage && (found > 0 || offset === 0)) return offset + found
  const { rows } = await db.execute<{ n: number }>(sql`select ${count()}::int as n from (${some}) counted`)
  return rows[0]?.n ?? 0
}

/** One page of rows that contain the search text anywhere. */
export function pageOf<T extends object>(rows: readonly T[], query: Readonly<Record<string, unknown>>) {
  const { page = 1, per_page = 20, q = '' } = query as { page?: number; per_page?: number; q?: string }
  const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(q.toLowerCase()))
  const start = (page - 1) * per_page
  const data = found.slice(start, start + per_page)
  return {
    data,
    meta: {
      first: data.length > 0 ? start + 1 : 0,
      last: start + data.length,
      totalRecords: found.length,
      exact: true,
      page,
      per_page,
    },
  }
}

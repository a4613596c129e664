import type { ReadRow } from '../../machines/list/read-list.ts'

/** The rows of the page, with the opened one as it was read then; one that is not on the page comes last. */
export function withRead<R extends { readonly id: string; readonly version: number }>(
  rows: readonly ReadRow<R>[] | null,
  read: R | null,
): readonly ReadRow<R>[] | null {
  if (read === null) return rows
  if (rows === null) return [{ ...read, position: 0 }]
  const here = rows.some(({ id }) => id === read.id)
  const fresh = rows.map((row) => (row.id === read.id && row.version < read.version ? { ...row, ...read } : row))
  return here ? fresh : [...fresh, { ...read, position: rows.length }]
}

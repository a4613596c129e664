import type { AnyRow } from './row.ts'

/** A file that a row names: where it is, and the name a document came with. */
export interface RowFile {
  readonly url: string
  readonly name: string | null
}

/** The file of this id, as the row's `files` have it; null for none. */
export function fileOf(row: AnyRow | null, id: unknown): RowFile | null {
  const files = (row?.['files'] ?? {}) as Readonly<Record<string, RowFile>>
  return typeof id === 'string' ? (files[id] ?? null) : null
}

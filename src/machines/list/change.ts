/** What every listed row has. `position` counts from 0. */
export interface ListedRow {
  readonly id: string
  readonly version: number
  readonly position: number
}
/** One thing done to a row from the list. `restore` brings back a deleted row at its place. */
export type Change<R> =
  | { readonly kind: 'delete'; readonly row: R }
  | { readonly kind: 'restore'; readonly row: R }
  | { readonly kind: 'move'; readonly row: R; readonly from: number; readonly to: number }
  /** `row` as it shall be, `was` as it is. */
  | { readonly kind: 'edit'; readonly row: R; readonly was: R }

/** What takes a change back once it is done; `row` is the server's answer. Null when there is nothing to take back. */
export function undoOf<R extends ListedRow>(change: Change<R>, row: R | null): Change<R> | null {
  switch (change.kind) {
    case 'delete':
      return { kind: 'restore', row: change.row }
    case 'move':
      return { kind: 'move', row: change.row, from: change.to, to: change.from }
    case 'edit':
      return row && { kind: 'edit', row: { ...change.was, version: row.version }, was: row }
    case 'restore':
      return null
  }
}

/**
 * The rows on screen after the server has done a change, until the page is read again. Positions are those of the whole
 * collection.
 */
export function afterChange<R extends ListedRow>(rows: readonly R[], change: Change<R>, row: R | null): readonly R[] {
  switch (change.kind) {
    case 'delete':
      return rows.filter(({ id }) => id !== change.row.id)
    case 'edit':
      return rows.map((shown) => (row && shown.id === row.id ? row : shown))
    case 'move':
      return moved(rows, change)
    case 'restore':
      return rows
  }
}

/**
 * What is told of how many there are, beside the rows of `afterChange`: who deletes one after another must not be asked
 * too late whether the last may go.
 */
export function countAfter<M extends { readonly last: number; readonly totalRecords: number }>(
  meta: M,
  { kind }: Change<unknown>,
): M {
  return kind === 'delete' ? { ...meta, last: meta.last - 1, totalRecords: meta.totalRecords - 1 } : meta
}

/** The rows with one of them moved to the position `to`; a row that leaves the page disappears from it. */
export function moved<R extends ListedRow>(
  rows: readonly R[],
  { row, to }: { readonly row: { readonly id: string }; readonly to: number },
): readonly R[] {
  const first = rows[0]
  const taken = rows.find(({ id }) => id === row.id)
  if (!first || !taken) return rows
  const start = Math.min(...rows.map(({ position }) => position))
  const others = rows.filter(({ id }) => id !== row.id)
  const at = to - start
  if (at < 0 || at > others.length) return others
  return [...others.slice(0, at), taken, ...others.slice(at)].map((r, i) => ({ ...r, position: start + i }))
}

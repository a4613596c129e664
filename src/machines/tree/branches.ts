/**
 * What every row of a tree has. `position` counts from 0 among its siblings. Rows stand behind their parents, siblings
 * in their order.
 */
export interface TreeRow {
  readonly id: string
  readonly version: number
  readonly parent_id: string | null
  readonly position: number
}
/** Where a row stands, or shall stand: behind the last means last. */
export interface Place {
  readonly parent_id: string | null
  readonly position: number
}
/** One thing done to a row of a tree. */
export type TreeChange<R> =
  | { readonly kind: 'delete'; readonly row: R }
  /** With everything under it. */
  | { readonly kind: 'move'; readonly row: R; readonly to: Place }
  /** Everything in it goes into the other, and it is gone. */
  | { readonly kind: 'merge'; readonly row: R; readonly into: R }

/** The ids of a row and of all under it. */
export function branchOf(rows: readonly TreeRow[], id: string): ReadonlySet<string> {
  const branch = new Set([id])
  for (const row of rows) if (row.parent_id !== null && branch.has(row.parent_id)) branch.add(row.id)
  return branch
}

/** The rows above a row, the topmost first. */
export function above<R extends TreeRow>(rows: readonly R[], id: string): readonly R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const path: R[] = []
  for (
    let at = byId.get(byId.get(id)?.parent_id ?? '');
    at !== undefined && path.length < rows.length;
    at = byId.get(at.parent_id ?? '')
  )
    path.unshift(at)
  return path
}

/** Where a row stands now. */
export const placeOf = ({ parent_id, position }: TreeRow): Place => ({ parent_id, position })

/** Rows in the order of their branches. */
function inOrder<R extends TreeRow>(rows: readonly R[]): readonly R[] {
  const under = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const siblings = (id: string | null) => (under.get(id) ?? []).toSorted((a, b) => b.position - a.position)
  const ordered: R[] = []
  const waiting = siblings(null)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    ordered.push(next)
    waiting.push(...siblings(next.id))
  }
  return ordered
}

/** The tree as it is when the row stands in its new place; siblings close up and make room. */
export function moved<R extends TreeRow>(
  rows: readonly R[],
  { row, to }: { readonly row: { readonly id: string }; readonly to: Place },
): readonly R[] {
  const taken = rows.find(({ id }) => id === row.id)
  if (!taken) return rows
  const others = rows.filter(({ id }) => id !== row.id)
  const before = others.map((other) =>
    other.parent_id === taken.parent_id && other.position > taken.position
      ? { ...other, position: other.position - 1 }
      : other,
  )
  const at = Math.min(to.position, before.filter(({ parent_id }) => parent_id === to.parent_id).length)
  const after = before.map((other) =>
    other.parent_id === to.parent_id && other.position >= at ? { ...other, position: other.position + 1 } : other,
  )
  return inOrder([...after, { ...taken, parent_id: to.parent_id, position: at }])
}

/** The tree after the server has done a change, until it is read again. `row` is its answer. */
export function afterChange<R extends TreeRow>(rows: readonly R[], change: TreeChange<R>, row: R | null): readonly R[] {
  switch (change.kind) {
    case 'delete':
      return rows.filter(({ id }) => id !== change.row.id)
    case 'move':
      return moved(rows, change).map((shown) => (row && shown.id === row.id ? row : shown))
    case 'merge': {
      const behind = rows.filter(({ parent_id }) => parent_id === change.into.id).length
      const lifted = rows.map((shown) =>
        shown.parent_id === change.row.id
          ? { ...shown, parent_id: change.into.id, position: shown.position + behind }
          : shown,
      )
      return inOrder(lifted.filter(({ id }) => id !== change.row.id))
    }
  }
}

/** What takes a change back once it is done; `row` is the server's answer. Null when nothing can. */
export function undoOf<R extends TreeRow>(change: TreeChange<R>, row: R | null): TreeChange<R> | null {
  return change.kind === 'move' && row !== null ? { kind: 'move', row, to: placeOf(change.row) } : null
}

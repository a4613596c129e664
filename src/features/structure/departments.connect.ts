import type { SnapshotFrom } from 'xstate'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fold, words } from '../../../openapi/text-fold.ts'
import { above, branchOf, moved, placeOf, type Place } from '../../machines/tree/branches.ts'
import type { TreeEvent, TreeMachine } from '../../machines/tree/tree.machine.ts'
import type { DropPlace, TreeNode } from '../../ui/tree/rows.ts'
import type { Department } from './departments.effects.ts'

/** Branches are open at first as long as so many departments show. */
const FEW = 60

/** What the screen of departments shows and can do. Pure. */
export function connectDepartments(
  snapshot: SnapshotFrom<TreeMachine<Department>>,
  send: (event: TreeEvent<Department>) => void,
) {
  const { rows, failure, change, done, undone } = snapshot.context
  return {
    /**
     * A department that is being moved already stands where it goes, so that it does not jump back and forth; the rest
     * is the server's word.
     */
    rows: rows === null ? null : change?.kind === 'move' ? moved(rows, change) : rows,
    failure,
    isFetching: snapshot.matches('loading'),
    isChanging: change !== null,
    isEmpty: snapshot.matches('empty'),
    done,
    undone,
    reload: () => send({ type: 'tree.reload' }),
    move: (row: Department, to: Place) => send({ type: 'node.change', change: { kind: 'move', row, to } }),
    merge: (row: Department, into: Department) => send({ type: 'node.change', change: { kind: 'merge', row, into } }),
    remove: (row: Department) => send({ type: 'node.change', change: { kind: 'delete', row } }),
    undo: () => send({ type: 'change.undo' }),
    dismiss: () => send({ type: 'change.dismiss' }),
  }
}
export type DepartmentsView = ReturnType<typeof connectDepartments>

type Pick = (text: Localized) => { readonly text: string; readonly lang: string } | null

/** The departments as rows of a tree, in the reader's language where they are in it. */
export const nodesOf = (rows: readonly Department[], pick: Pick, lang: string): readonly TreeNode[] =>
  rows.map(({ id, parent_id, name }) => {
    const text = pick(name)
    return { id, parentId: parent_id, text: text?.text ?? '', lang: text?.lang === lang ? undefined : text?.lang }
  })

/**
 * The departments whose name has every word of the text in either language, with those above them, and how many they
 * are.
 */
export function narrowed(
  rows: readonly Department[],
  q: string,
): { readonly rows: readonly Department[]; readonly found: number } {
  const wanted = words(q)
  if (wanted.length === 0) return { rows, found: rows.length }
  const fits = rows.filter(({ name }) => {
    const text = fold(`${name.en ?? ''} ${name.am ?? ''}`)
    return wanted.every((word) => text.includes(word))
  })
  const kept = new Set(fits.map(({ id }) => id))
  for (const { id } of fits) {
    if (!kept.has(id)) continue
    for (const row of above(rows, id)) kept.add(row.id)
  }
  return { rows: rows.filter(({ id }) => kept.has(id)), found: fits.length }
}

/**
 * The branches that are open before anyone opens or closes one: whole levels, all of a small company; what stands under
 * the only one at the top always shows.
 */
export function openAtFirst(rows: readonly Department[]): ReadonlySet<string> {
  const under = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const open = new Set<string>()
  let level = under.get(null) ?? []
  for (let shown = level.length; level.length > 0; shown += level.length) {
    const next = level.flatMap(({ id }) => under.get(id) ?? [])
    if (shown + next.length > FEW && level.length > 1) break
    for (const { id } of level) open.add(id)
    level = next
  }
  return open
}

/** What the tree must open for a department to be seen. */
export const openFor = (rows: readonly Department[], id: string): readonly string[] =>
  above(rows, id).map((row) => row.id)

/** Names of the departments above one, topmost first: `Management › Processing`. */
export const pathOf = (rows: readonly Department[], id: string, pick: Pick): string =>
  above(rows, id)
    .map(({ name }) => pick(name)?.text ?? '')
    .join(' › ')

/** The departments that one can stand in or be merged into: none of its own branch. */
export function othersOf(rows: readonly Department[], id: string): readonly Department[] {
  const branch = branchOf(rows, id)
  return rows.filter((row) => !branch.has(row.id))
}

/** A place in the tree as the server wants it. */
export const toPlace = ({ parentId, index }: DropPlace): Place => ({ parent_id: parentId, position: index })

/** The places that "up" and "down" mean; null where there is none. */
export function stepsOf(
  rows: readonly Department[],
  row: Department,
): { readonly up: Place | null; readonly down: Place | null } {
  const last = rows.filter(({ parent_id }) => parent_id === row.parent_id).length - 1
  const here = placeOf(row)
  return {
    up: row.position > 0 ? { ...here, position: row.position - 1 } : null,
    down: row.position < last ? { ...here, position: row.position + 1 } : null,
  }
}

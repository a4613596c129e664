import { fold } from '../../../openapi/text-fold.ts'

/** A row of a tree, standing behind its parent, siblings in their order. */
export interface TreeNode {
  readonly id: string
  readonly parentId: string | null
  readonly text: string
  /** Of the text, where it is not the reader's. */
  readonly lang?: string | undefined
}
/** A row that shows: nothing above it is closed. Levels and places count from 1. */
export interface ShownNode {
  readonly node: TreeNode
  readonly level: number
  readonly place: number
  readonly siblings: number
  /** Null without anything under it. */
  readonly isOpen: boolean | null
}

/** The rows that show while these are open. */
export function shownOf(nodes: readonly TreeNode[], open: ReadonlySet<string>): readonly ShownNode[] {
  const siblings = new Map<string | null, number>()
  for (const { parentId } of nodes) siblings.set(parentId, (siblings.get(parentId) ?? 0) + 1)
  const levels = new Map<string | null, number>([[null, 0]])
  const places = new Map<string | null, number>()
  const shown: ShownNode[] = []
  for (const node of nodes) {
    const level = levels.get(node.parentId)
    if (level === undefined) continue
    const isOpen = siblings.has(node.id) ? open.has(node.id) : null
    if (isOpen) levels.set(node.id, level + 1)
    const place = (places.get(node.parentId) ?? 0) + 1
    places.set(node.parentId, place)
    shown.push({ node, level: level + 1, place, siblings: siblings.get(node.parentId) ?? 1, isOpen })
  }
  return shown
}

/** What a key does in a tree whose row `at` has the focus. */
export type TreeMove =
  | { readonly go: string }
  | { readonly open: readonly string[] }
  | { readonly close: string }
  | null

/** The keys of a tree as the ARIA practices have them. */
export function moveFor(key: string, shown: readonly ShownNode[], at: string): TreeMove {
  const index = shown.findIndex(({ node }) => node.id === at)
  const here = shown[index]
  if (!here) return null
  const go = (to: ShownNode | undefined) => (to ? { go: to.node.id } : null)
  switch (key) {
    case 'ArrowDown':
      return go(shown[index + 1])
    case 'ArrowUp':
      return go(shown[index - 1])
    case 'Home':
      return go(shown[0])
    case 'End':
      return go(shown.at(-1))
    case 'ArrowRight':
      return here.isOpen === null ? null : here.isOpen ? go(shown[index + 1]) : { open: [at] }
    case 'ArrowLeft':
      return here.isOpen ? { close: at } : here.node.parentId === null ? null : { go: here.node.parentId }
    case '*':
      return {
        open: shown
          .filter(({ node, isOpen }) => node.parentId === here.node.parentId && isOpen === false)
          .map(({ node }) => node.id),
      }
    default:
      return null
  }
}

/**
 * The next row behind `at` that begins with what was typed, round to the start; a single letter goes on from the
 * present row, more stay on it while it fits.
 */
export function typedTo(shown: readonly ShownNode[], at: string, typed: string): string | null {
  const wanted = fold(typed)
  if (wanted === '') return null
  const index = shown.findIndex(({ node }) => node.id === at)
  const from = [...wanted].length > 1 ? index : index + 1
  const around = [...shown.slice(from), ...shown.slice(0, from)]
  return around.find(({ node }) => fold(node.text).startsWith(wanted))?.node.id ?? null
}

/** Where in a row something is put down: its upper edge, its lower edge, or between. */
export type DropZone = 'before' | 'inside' | 'after'
export interface DropPlace {
  readonly parentId: string | null
  /** 0-based among the others that stand there. */
  readonly index: number
}

/**
 * The place that putting `dragged` down on a zone of `target` means; null where it cannot go or stands already. Below
 * an open row means the first in it.
 */
export function dropPlace(
  nodes: readonly TreeNode[],
  dragged: string,
  target: string,
  zone: DropZone,
  isOpen: boolean,
): DropPlace | null {
  const branch = new Set([dragged])
  for (const { id, parentId } of nodes) if (parentId !== null && branch.has(parentId)) branch.add(id)
  const over = nodes.find(({ id }) => id === target)
  const from = nodes.find(({ id }) => id === dragged)
  if (!over || !from || branch.has(target)) return null
  const others = (parentId: string | null) => nodes.filter((node) => node.parentId === parentId && node.id !== dragged)
  const into = zone === 'inside' || (zone === 'after' && isOpen)
  const parentId = into ? target : over.parentId
  const index = into
    ? zone === 'inside'
      ? others(target).length
      : 0
    : others(parentId).findIndex(({ id }) => id === target) + (zone === 'after' ? 1 : 0)
  const stood = nodes.filter((node) => node.parentId === from.parentId).findIndex(({ id }) => id === dragged)
  return parentId === from.parentId && index === stood ? null : { parentId, index }
}

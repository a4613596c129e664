import type { MarkType, Node } from 'prosemirror-model'
import { NodeSelection, TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import { levelOf, placedIn, schema, toDocument, type Draft, type Placed } from './schema.ts'

const { marks, nodes } = schema

/** The blocks that the selection touches, by their place in the text. */
function touched(state: EditorState): { readonly all: readonly Placed[]; readonly isTouched: (at: number) => boolean } {
  const { from, to } = state.selection
  const all = placedIn(state.doc)
  const found = new Set(
    [...all.keys()].filter(
      (at) => all[at] !== undefined && all[at].start <= to && all[at].start + all[at].size >= from,
    ),
  )
  return { all, isTouched: (at) => found.has(at) }
}
const touchedBlocks = (state: EditorState): readonly Draft[] => {
  const { all, isTouched } = touched(state)
  return all.filter((_, at) => isTouched(at)).map(({ block }) => block)
}

/** How many children two documents have in common at their starts or ends. */
function common(a: Node, b: Node, isEnd: boolean): number {
  const most = Math.min(a.childCount, b.childCount)
  let count = 0
  while (
    count < most &&
    a.child(isEnd ? a.childCount - 1 - count : count).eq(b.child(isEnd ? b.childCount - 1 - count : count))
  )
    count += 1
  return count
}
const sizeOf = (children: readonly Node[]) => children.reduce((sum, child) => sum + child.nodeSize, 0)

/**
 * Puts the blocks in the place of the document, changing what differs. The selection stays at its letters: the blocks
 * are the same in number and order.
 */
export function replaceBlocks(tr: Transaction, blocks: readonly Draft[]): Transaction {
  const [before, document] = [placedIn(tr.doc), toDocument(blocks)]
  const after = placedIn(document)
  const { anchor, head } = tr.selection
  const isNode = tr.selection instanceof NodeSelection
  const lead = common(tr.doc, document, false)
  const trail = Math.min(common(tr.doc, document, true), Math.min(tr.doc.childCount, document.childCount) - lead)
  const [old, fresh] = [tr.doc.children, document.children]
  tr.replaceWith(
    sizeOf(old.slice(0, lead)),
    sizeOf(old.slice(0, old.length - trail)),
    fresh.slice(lead, fresh.length - trail),
  )
  const moved = (position: number) => {
    const at = Math.max(
      0,
      before.findLastIndex(({ start }) => start <= position),
    )
    const [from, to] = [before[at], after[at]]
    return from && to ? to.start + Math.min(to.size, Math.max(0, position - from.start)) : 1
  }
  const [from, to] = [tr.doc.resolve(moved(anchor)), tr.doc.resolve(moved(head))]
  return tr.setSelection(
    isNode && (from.nodeAfter?.type === nodes.picture || from.nodeAfter?.type === nodes.field)
      ? NodeSelection.create(tr.doc, from.pos)
      : TextSelection.between(from, to),
  )
}

/** Changes each block that the selection touches. */
const restyle =
  (change: (block: Draft) => Draft): Command =>
  (state, dispatch) => {
    const { all, isTouched } = touched(state)
    const next = all.map(({ block }, at) => (isTouched(at) ? change(block) : block))
    if (next.every((block, at) => block === all[at]?.block)) return false
    dispatch?.(replaceBlocks(state.tr, next).scrollIntoView())
    return true
  }

/** What stands in a table stays there, and a picture is what it is. */
type Fixed = Extract<Draft, { type: 'cell' | 'picture' }>
const isFixed = (block: Draft): block is Fixed => block.type === 'cell' || block.type === 'picture'
const plain = (block: Draft): Draft => (isFixed(block) ? block : { type: 'paragraph', text: block.text })
const isItem = (block: Draft) => block.type === 'bullet' || block.type === 'number'

/** A kind of block that a button or key gives and takes away. */
export type BlockStyle = 'heading' | 'subheading' | 'bullet' | 'number' | 'quote'
const styled: Readonly<Record<BlockStyle, (block: Draft) => Draft>> = {
  heading: ({ text }) => ({ type: 'heading', level: 2, text }),
  subheading: ({ text }) => ({ type: 'heading', level: 3, text }),
  bullet: (block) => ({ type: 'bullet', level: block.type === 'number' ? block.level : 1, text: block.text }),
  number: (block) => ({ type: 'number', level: block.type === 'bullet' ? block.level : 1, text: block.text }),
  quote: ({ text }) => ({ type: 'quote', text }),
}
/** The block of a paragraph whose beginning was typed as a sign for this kind. */
export const begun = (block: Draft, style: BlockStyle): Draft =>
  block.type === 'paragraph' ? styled[style](block) : block
const styleOf = (block: Draft): BlockStyle | 'paragraph' | Fixed['type'] =>
  block.type === 'heading' ? (block.level === 2 ? 'heading' : 'subheading') : block.type

/** Whether everything that is selected is of this kind. */
export const isStyled = (state: EditorState, style: BlockStyle): boolean =>
  touchedBlocks(state).every((block) => styleOf(block) === style)
/** Gives the selection this kind, or makes it paragraphs again where it has it already. */
export const toggleStyle =
  (style: BlockStyle): Command =>
  (state, dispatch) =>
    restyle(
      isStyled(state, style)
        ? plain
        : (block) => (isFixed(block) || styleOf(block) === style ? block : styled[style](block)),
    )(state, dispatch)
export const toParagraph: Command = restyle((block) => (block.type === 'paragraph' ? block : plain(block)))

/**
 * Moves the selected items one level deeper (1) or up (-1); an item of the first level that goes up leaves its list.
 * False where nothing is an item or none can move.
 */
export const shiftItems = (by: 1 | -1): Command => {
  return (state, dispatch) => {
    const { all, isTouched } = touched(state)
    const next = all.map(({ block }, at): Draft => {
      if (!isTouched(at) || (block.type !== 'bullet' && block.type !== 'number')) return block
      if (by === -1) return block.level === 1 ? plain(block) : { ...block, level: levelOf(block.level - 1) }
      const above = all[at - 1]?.block
      // The first item of a list has nothing to stand under.
      const isFirst =
        above === undefined ||
        (above.type !== 'bullet' && above.type !== 'number') ||
        (!isTouched(at - 1) && above.level < block.level)
      const level = isFirst ? block.level : levelOf(block.level + 1)
      return level === block.level ? block : { ...block, level }
    })
    if (next.every((block, at) => block === all[at]?.block)) return false
    dispatch?.(replaceBlocks(state.tr, next).scrollIntoView())
    return true
  }
}

/** Backspace at the start of a heading, item or quotation, and Enter in an empty one: out of it, one step at a time. */
export const stepOut = (when: 'at-start' | 'empty'): Command => {
  return (state, dispatch) => {
    const { $from, empty } = state.selection
    if (!empty || (when === 'at-start' ? $from.parentOffset > 0 : $from.parent.content.size > 0)) return false
    const [block] = touchedBlocks(state)
    if (block === undefined || block.type === 'paragraph' || isFixed(block)) return false
    return isItem(block) ? shiftItems(-1)(state, dispatch) : toParagraph(state, dispatch)
  }
}

/** Whether the selection, or what is typed next, has the mark. */
export function isMarked(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection
  return empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, type)
}

/** The link around the cursor or in the selection: where it is and where it leads. */
export function linkAt(
  state: EditorState,
): { readonly from: number; readonly to: number; readonly href: string } | null {
  const { from, to } = state.selection
  let found: { from: number; to: number; href: string } | null = null
  state.doc.nodesBetween(Math.max(0, from - 1), Math.min(state.doc.content.size, to + 1), (node, at) => {
    const mark = node.isInline ? marks.link.isInSet(node.marks) : undefined
    if (!mark) return
    const href = String(mark.attrs['href'])
    if (found && found.href === href && found.to === at) found.to = at + node.nodeSize
    else if (found === null && at <= to && at + node.nodeSize >= from)
      found = { from: at, to: at + node.nodeSize, href }
  })
  return found
}
/** Makes the selection, or the link around it, a link; without either, `text` is put there. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const there = linkAt(state)
    const mark = marks.link.create({ href })
    const { from, to } = there ?? state.selection
    if (from === to)
      dispatch?.(state.tr.replaceSelectionWith(schema.text(text || href, [mark]), false).scrollIntoView())
    else dispatch?.(state.tr.removeMark(from, to, marks.link).addMark(from, to, mark).scrollIntoView())
    return true
  }
}
export const removeLink: Command = (state, dispatch) => {
  const there = linkAt(state)
  if (there === null) return false
  dispatch?.(state.tr.removeMark(there.from, there.to, marks.link))
  return true
}

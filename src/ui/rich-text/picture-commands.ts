import { NodeSelection, TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import type { PictureAttributes } from './picture-node.ts'
import { placed } from './placing.ts'
import { pictureNode, schema } from './schema.ts'

const { picture, paragraph } = schema.nodes

/** The picture that is selected, null when it is none. */
export function selectedPicture(state: EditorState): PictureAttributes | null {
  const { selection } = state
  return selection instanceof NodeSelection && selection.node.type === picture
    ? (selection.node.attrs as PictureAttributes)
    : null
}
const select = (tr: Transaction, at: number) => tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView()

/** Puts a picture behind the block of the cursor, or in the place of an empty one; it is selected afterwards. */
export const addPicture =
  (attributes: PictureAttributes): Command =>
  (state, dispatch) => {
    const { tr, at } = placed(state, pictureNode(attributes))
    dispatch?.(select(tr, at))
    return true
  }
/** Gives the picture that is selected other words or another file; without one it is added. */
export const putPicture =
  (attributes: PictureAttributes): Command =>
  (state, dispatch) => {
    if (!selectedPicture(state)) return addPicture(attributes)(state, dispatch)
    const { from } = state.selection
    dispatch?.(select(state.tr.setNodeMarkup(from, null, attributes), from))
    return true
  }

export const removePicture: Command = (state, dispatch) => {
  if (!selectedPicture(state)) return false
  dispatch?.(state.tr.deleteSelection().scrollIntoView())
  return true
}

/** Backspace behind a picture and Delete before one select it first: one more press takes it away. */
export const selectPictureBeside =
  (side: 'before' | 'behind'): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection
    const isAtEdge = side === 'before' ? $from.parentOffset === 0 : $from.parentOffset === $from.parent.content.size
    if (!empty || $from.depth !== 1 || !isAtEdge) return false
    const edge = side === 'before' ? $from.before(1) : $from.after(1)
    const { nodeBefore, nodeAfter } = state.doc.resolve(edge)
    const beside = side === 'before' ? nodeBefore : nodeAfter
    if (beside?.type !== picture) return false
    dispatch?.(select(state.tr, side === 'before' ? edge - beside.nodeSize : edge))
    return true
  }

/** What is typed while a picture is selected goes into a new paragraph behind it, and not into its place. */
export const writeBehindPicture =
  (text: string): Command =>
  (state, dispatch) => {
    if (!selectedPicture(state)) return false
    const at = state.selection.to
    const tr = state.tr.insert(at, paragraph.create(null, text === '' ? null : schema.text(text)))
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1 + text.length)).scrollIntoView())
    return true
  }

import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

const { paragraph } = schema.nodes

/**
 * Puts a table or picture behind the block of the cursor, or in the place of an empty one. Gives back the change, and
 * where the node begins then.
 */
export function placed(state: EditorState, node: Node): { readonly tr: Transaction; readonly at: number } {
  const { $to } = state.selection
  const around = $to.depth > 0 ? $to.node(1) : null
  const isEmpty = around?.type === paragraph && around.content.size === 0
  const to = around ? $to.after(1) : $to.pos
  const from = isEmpty ? $to.before(1) : to
  // As `toDocument` has it: there is a line before the first one and behind the last one.
  const before = from === 0 ? [paragraph.create()] : []
  const behind = to === state.doc.content.size ? [paragraph.create()] : []
  return {
    tr: state.tr.replaceWith(from, to, [...before, node, ...behind]),
    at: from + before.reduce((sum, { nodeSize }) => sum + nodeSize, 0),
  }
}

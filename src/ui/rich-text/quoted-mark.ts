import type { Node } from 'prosemirror-model'
import { NodeSelection, Plugin, PluginKey, TextSelection, type Command } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { evened, type Quoted } from './quoted.ts'
import { schema } from './schema.ts'

interface Place {
  readonly from: number
  readonly to: number
  readonly isPicture: boolean
}

/** The letters of a block, white space evened, each with where it stands in it. */
function lettersOf(block: Node): { readonly text: string; readonly at: readonly number[] } {
  let text = ''
  const at: number[] = []
  block.forEach((node, offset) => {
    const written = node.isText ? (node.text ?? '') : node.textBetween(0, node.content.size, '', '') || leafOf(node)
    for (const [n, letter] of written.split('').entries()) {
      const isSpace = /\s/.test(letter)
      if (isSpace && text.endsWith(' ')) continue
      text += isSpace ? ' ' : letter
      at.push(offset + (node.isText ? n : 0))
    }
  })
  return { text, at: [...at, block.content.size] }
}
const leafOf = (node: Node): string => node.type.spec.leafText?.(node) ?? ''

/** Where the words stand; null: they are not in the text any more. */
function placeOf(doc: Node, { words, nth }: Quoted): Place | null {
  const wanted = evened(words)
  const found: Place[] = []
  doc.descendants((node, pos) => {
    if (node.type === schema.nodes.picture) {
      const said = String(node.attrs['caption'] || node.attrs['alt'])
      if (evened(said).includes(wanted)) found.push({ from: pos, to: pos + node.nodeSize, isPicture: true })
    }
    if (!node.isTextblock) return true
    const { text, at } = lettersOf(node)
    const begin = text.indexOf(wanted)
    if (begin >= 0) {
      const last = at[begin + wanted.length - 1] ?? 0
      found.push({ from: pos + 1 + (at[begin] ?? 0), to: pos + 2 + last, isPicture: false })
    }
    return false
  })
  return found[nth] ?? found[0] ?? null
}

const key = new PluginKey<DecorationSet>('quoted')
/** Marks the words that were shown last, until something is written or the cursor goes elsewhere. */
export const quotedMark = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, marked, _before, state) => {
      const shown = tr.getMeta(key) as Place | undefined
      if (shown !== undefined)
        return DecorationSet.create(state.doc, [
          (shown.isPicture ? Decoration.node : Decoration.inline)(shown.from, shown.to, { 'data-quoted': '' }),
        ])
      return tr.docChanged || tr.selectionSet ? DecorationSet.empty : marked
    },
  },
  props: { decorations: (state) => key.getState(state) ?? null },
})

/** Shows quoted words: they are marked, and the cursor stands before them. */
export const showQuoted =
  (quoted: Quoted): Command =>
  (state, dispatch) => {
    const place = placeOf(state.doc, quoted)
    if (place === null) return false
    const { tr } = state
    const selection = place.isPicture
      ? NodeSelection.create(tr.doc, place.from)
      : TextSelection.create(tr.doc, place.from)
    dispatch?.(tr.setSelection(selection).setMeta(key, place).scrollIntoView())
    return true
  }

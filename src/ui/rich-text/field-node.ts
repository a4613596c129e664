import type { DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import type { NodeView } from 'prosemirror-view'
import { fieldText, isLetterField, type LetterField } from '../../../openapi/letter-fields.ts'

/** The name of a merge field in what is cut and copied. */
export const FIELD_ATTRIBUTE = 'data-field'

const nameOf = (node: Node): LetterField | null => {
  const name = String(node.attrs['field'])
  return isLetterField(name) ? name : null
}

/** A merge field: one sign among the letters, which nothing can be typed into and which goes as a whole. */
export const fieldSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: { field: { validate: 'string' } },
  parseDOM: [
    {
      tag: `span[${FIELD_ATTRIBUTE}]`,
      getAttrs: (element) => {
        const field = element.getAttribute(FIELD_ATTRIBUTE) ?? ''
        return isLetterField(field) ? { field } : false
      },
    },
  ],
  leafText: (node) => {
    const name = nameOf(node)
    return name === null ? '' : fieldText(name)
  },
  toDOM: (node): DOMOutputSpec => {
    const name = nameOf(node)
    return ['span', { [FIELD_ATTRIBUTE]: name ?? '' }, name === null ? '' : fieldText(name)]
  },
} as const satisfies NodeSpec

/** Draws a field as a chip with its name in the language of the screen. */
export function fieldView(node: Node, labelOf: (field: LetterField) => string): NodeView {
  const name = nameOf(node)
  const dom = document.createElement('span')
  dom.setAttribute(FIELD_ATTRIBUTE, name ?? '')
  dom.textContent = name === null ? '' : labelOf(name)
  return { dom }
}

/** Puts a field in the place of what is selected, looking like the letters around it. */
export const insertField =
  (field: LetterField): Command =>
  (state, dispatch) => {
    const { field: type } = state.schema.nodes
    if (type === undefined || !state.selection.$from.parent.inlineContent) return false
    dispatch?.(state.tr.replaceSelectionWith(type.create({ field }), true).scrollIntoView())
    return true
  }

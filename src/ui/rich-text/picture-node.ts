import type { DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import { LONGEST_ALT, LONGEST_CAPTION } from '../../../openapi/rich-text.ts'

/** A picture of a text as the editor holds it; an empty caption is none. */
export interface PictureAttributes {
  /** The id of its file. */
  readonly file: string
  readonly alt: string
  readonly caption: string
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** One line as it can be stored. */
const lineOf = (text: string, most: number) =>
  text
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .toWellFormed()
    .trim()
    .slice(0, most)
    .toWellFormed()

/**
 * What is cut, copied and dragged names the file and no address: nothing that came from elsewhere is ever loaded, and a
 * picture of another text is told by its id (`cleaned`).
 */
export const pictureSpec = {
  attrs: { file: { validate: 'string' }, alt: { validate: 'string' }, caption: { validate: 'string' } },
  atom: true,
  draggable: true,
  parseDOM: [
    {
      tag: 'figure[data-file]',
      getAttrs: (element) => {
        const file = element.dataset['file'] ?? ''
        const alt = lineOf(element.dataset['alt'] ?? '', LONGEST_ALT)
        return UUID.test(file) && alt !== ''
          ? { file, alt, caption: lineOf(element.dataset['caption'] ?? '', LONGEST_CAPTION) }
          : false
      },
    },
  ],
  toDOM: (node): DOMOutputSpec => {
    const { file, alt, caption } = node.attrs as PictureAttributes
    return ['figure', { 'data-file': file, 'data-alt': alt, 'data-caption': caption }]
  },
} as const satisfies NodeSpec

/** Draws a picture where it is edited. `urlOf` gives its address, null where there is none. */
export function pictureView(node: Node, urlOf: (file: string) => string | null): NodeView {
  const { file, alt, caption } = node.attrs as PictureAttributes
  const dom = document.createElement('figure')
  const image = document.createElement('img')
  image.alt = alt
  const url = urlOf(file)
  if (url !== null) image.src = url
  dom.append(image)
  if (caption !== '') {
    const line = document.createElement('figcaption')
    line.textContent = caption
    dom.append(line)
  }
  return { dom }
}

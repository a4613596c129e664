/**
 * A list item as Word writes it: a paragraph that names its list and level, with the bullet or number typed out before
 * the text.
 */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i
/** A number or letter with a dot or bracket: everything else before an item is a bullet. */
const NUMBERED = /^\s*[\da-z]{1,4}[.)]/i

/** Word's paragraphs become items of lists, nested by their levels. */
function makeLists(root: HTMLElement): void {
  /** The lists that the next item may join, outermost first. */
  let open: HTMLElement[] = []
  let last: Element | null = null
  for (const paragraph of root.querySelectorAll('p')) {
    const level = Number(WORD_ITEM.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) continue
    const signs = [...paragraph.querySelectorAll('span')].filter((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const tag = NUMBERED.test(signs.map((sign) => sign.textContent).join('')) ? 'ol' : 'ul'
    for (const sign of signs) sign.remove()
    // Another paragraph in between ends the lists.
    if (paragraph.previousElementSibling !== last) open = []
    open = open.slice(0, level)
    const depth = Math.min(level, open.length + 1)
    let list = open[depth - 1]
    if (list?.localName !== tag) {
      list = root.ownerDocument.createElement(tag)
      const above = open[depth - 2]?.lastElementChild
      if (above) above.append(list)
      else paragraph.before(list)
      open = [...open.slice(0, depth - 1), list]
    }
    const item = root.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
    last = open[0] ?? null
  }
}

/** A table has no place in a text: each row becomes a line with its cells one behind the other. */
function makeLines(root: HTMLElement): void {
  for (const row of root.querySelectorAll('tr')) {
    const line = root.ownerDocument.createElement('p')
    line.textContent = [...row.children]
      .map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
      .join(' · ')
    row.closest('table')?.before(line)
  }
  for (const table of root.querySelectorAll('table')) table.remove()
}

/**
 * What was copied from Word or a page, so that the editor's schema finds what it knows: lists instead of Word's
 * paragraphs, lines instead of tables, and none of what is no text. It is parsed in a document of its own, where
 * nothing is fetched or run.
 */
export function cleaned(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(
    'script, style, noscript, template, iframe, object, embed, svg, math, head, title, select, button, textarea',
  ))
    element.remove()
  makeLists(body)
  makeLines(body)
  return body.innerHTML
}

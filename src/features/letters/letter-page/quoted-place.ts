import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { evened, type Quoted } from '../../../ui/rich-text/quoted.ts'
import { linesOf } from './letter-lines.ts'

/** What each block of a letter says in one line; one without words is an empty text. */
export const paragraphsOf = (body: Letter['body']): readonly string[] =>
  (body ?? []).map((block) => evened(linesOf([block])).trim())

/** Where the words of a comment stand in a letter; null: it quotes none, or they have left the letter since. */
export function quotedIn(
  { body }: Pick<Letter, 'body'>,
  { quote, block }: Pick<Letter['comments'][number], 'quote' | 'block'>,
): Quoted | null {
  if (quote === null) return null
  const has = paragraphsOf(body).map((words) => words.includes(evened(quote)))
  if (!has.includes(true)) return null
  // Another block may say the same.
  const isThere = block !== null && has[block] === true
  return { words: quote, nth: isThere ? has.slice(0, block).filter(Boolean).length : 0 }
}

/** What stands in an element in one line, without the lists inside of it. */
function wordsOf(element: Element): string {
  const words = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.matches('ul, ol')) return ''
    return node.matches('br') ? ' ' : wordsOf(node)
  })
  return evened(words.join(''))
}
const saidBy = (element: Element): string =>
  element.matches('figure')
    ? evened(element.querySelector('figcaption')?.textContent ?? element.querySelector('img')?.alt ?? '')
    : wordsOf(element)

/** The element of a text that is shown which has the words. */
export function quotedElement(shown: Element, { words, nth }: Quoted): HTMLElement | null {
  const blocks = [...shown.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, li, td, th, figure')]
  const found = blocks.filter((block) => saidBy(block).includes(evened(words)))
  return found[nth] ?? found[0] ?? null
}

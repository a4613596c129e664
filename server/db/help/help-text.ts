import type { Language } from '../../../openapi/define.ts'
import { en } from '../../../openapi/messages/en.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { RichText, Span } from '../../../openapi/rich-text.ts'
import { pages, type PageKey } from '../../../openapi/routes.ts'
import type { Services } from '../../kernel/context.ts'

type Say = Services['say']
const isMessage = (id: string): id is MessageId => Object.hasOwn(en, id)
const isPage = (key: string): key is PageKey => Object.hasOwn(pages, key)

function spanOf(piece: string, lang: Language, say: Say): Span {
  const [, page, message] = /^(?:\[(.+)\]|\{(.+)\})$/u.exec(piece) ?? []
  if (message !== undefined) {
    if (!isMessage(message)) throw new Error(`An answer of the help center names the message ${message}.`)
    return { text: `“${say(lang, message)}”` }
  }
  if (page === undefined) return { text: piece }
  const title = `page.${page}.title`
  if (!isPage(page) || !isMessage(title) || pages[page].path.includes('{'))
    throw new Error(`An answer of the help center links to the page ${page}.`)
  return { text: say(lang, title), link: pages[page].path }
}

/**
 * The blocks of an answer as `HelpQuestion` writes them, and of a policy, which has headings (`## `) as well. Titles and labels come from the messages, so that an answer
 * calls everything what the screens call it. Throws where a page or a message does not exist.
 */
export const richTextOf = (lines: readonly string[], lang: Language, say: Say): RichText =>
  lines.map((line) => {
    const isItem = line.startsWith('- ')
    const isHeading = line.startsWith('## ')
    const text = line
      .replace(/^(- |## )/u, '')
      .split(/(\[\w+\]|\{[\w.]+\})/u)
      .filter((piece) => piece !== '')
      .map((piece) => spanOf(piece, lang, say))
    if (isHeading) return { type: 'heading', level: 2, text }
    return isItem ? { type: 'bullet', level: 1, text } : { type: 'paragraph', text }
  })

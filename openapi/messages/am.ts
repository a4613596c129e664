import document from './am/document.json' with { type: 'json' }
import mail from './am/mail.json' with { type: 'json' }
import server from './am/server.json' with { type: 'json' }
import { first } from './am-first.ts'
import { more } from './am-more.ts'
import type { Texts } from './catalogue.ts'

/** Every text in Amharic, by the same ids as the English ones. */
export const am: Texts = { ...first, ...more, ...document, ...mail, ...server }

import document from './en/document.json' with { type: 'json' }
import mail from './en/mail.json' with { type: 'json' }
import server from './en/server.json' with { type: 'json' }
import { first } from './en-first.ts'
import { more } from './en-more.ts'

/** Every text in English: ICU messages by id, one file per area. The parts of the browser stand apart, because it fetches them apart; the rest is the server's. */
export const en = { ...first, ...more, ...document, ...mail, ...server } as const

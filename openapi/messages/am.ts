import document from './am/document.json' with { type: 'json' }
import error from './am/error.json' with { type: 'json' }
import mail from './am/mail.json' with { type: 'json' }
import offer from './am/offer.json' with { type: 'json' }
import profile from './am/profile.json' with { type: 'json' }
import resource from './am/resource.json' with { type: 'json' }
import server from './am/server.json' with { type: 'json' }
import session from './am/session.json' with { type: 'json' }
import shell from './am/shell.json' with { type: 'json' }
import ui from './am/ui.json' with { type: 'json' }
import validation from './am/validation.json' with { type: 'json' }
import type { Texts } from './catalogue.ts'

/** Every text in Amharic, by the same ids as the English ones. */
export const am: Texts = { ...validation, ...error, ...ui, ...shell, ...session, ...resource, ...profile, ...offer, ...document, ...mail, ...server }

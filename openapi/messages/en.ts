import document from './en/document.json' with { type: 'json' }
import error from './en/error.json' with { type: 'json' }
import mail from './en/mail.json' with { type: 'json' }
import offer from './en/offer.json' with { type: 'json' }
import profile from './en/profile.json' with { type: 'json' }
import resource from './en/resource.json' with { type: 'json' }
import server from './en/server.json' with { type: 'json' }
import session from './en/session.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import ui from './en/ui.json' with { type: 'json' }
import validation from './en/validation.json' with { type: 'json' }

/** Every text in English: ICU messages by id, one file per area. */
export const en = { ...validation, ...error, ...ui, ...shell, ...session, ...resource, ...profile, ...offer, ...document, ...mail, ...server } as const

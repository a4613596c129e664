import session from './en/session.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import ui from './en/ui.json' with { type: 'json' }

/** The English texts that the browser needs before anyone is signed in. */
export const first = { ...session, ...shell, ...ui } as const

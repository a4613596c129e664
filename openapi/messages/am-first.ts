import session from './am/session.json' with { type: 'json' }
import shell from './am/shell.json' with { type: 'json' }
import ui from './am/ui.json' with { type: 'json' }

/** The Amharic texts that the browser needs before anyone is signed in. */
export const first = { ...session, ...shell, ...ui } as const

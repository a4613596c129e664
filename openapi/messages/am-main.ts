import field from './am/field.json' with { type: 'json' }
import layout from './am/layout.json' with { type: 'json' }
import list from './am/list.json' with { type: 'json' }
import notification from './am/notification.json' with { type: 'json' }
import resource from './am/resource.json' with { type: 'json' }

/** The Amharic texts that most screens of the main layout share, fetched with it. */
export const main = { ...field, ...layout, ...list, ...notification, ...resource } as const

import field from './en/field.json' with { type: 'json' }
import layout from './en/layout.json' with { type: 'json' }
import list from './en/list.json' with { type: 'json' }
import notification from './en/notification.json' with { type: 'json' }
import resource from './en/resource.json' with { type: 'json' }

/** The English texts that most screens of the main layout share, fetched with it. */
export const main = { ...field, ...layout, ...list, ...notification, ...resource } as const

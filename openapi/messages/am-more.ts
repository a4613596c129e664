import administration from './am/administration.json' with { type: 'json' }
import card from './am/card.json' with { type: 'json' }
import company from './am/company.json' with { type: 'json' }
import field from './am/field.json' with { type: 'json' }
import list from './am/list.json' with { type: 'json' }
import notification from './am/notification.json' with { type: 'json' }
import offer from './am/offer.json' with { type: 'json' }
import portfolio from './am/portfolio.json' with { type: 'json' }
import profile from './am/profile.json' with { type: 'json' }
import resource from './am/resource.json' with { type: 'json' }
import structure from './am/structure.json' with { type: 'json' }

/** The Amharic texts of the main layout's screens, fetched with it. */
export const more = { ...administration, ...card, ...company, ...field, ...list, ...notification, ...offer, ...portfolio, ...profile, ...resource, ...structure } as const

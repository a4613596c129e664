import administration from './en/administration.json' with { type: 'json' }
import card from './en/card.json' with { type: 'json' }
import company from './en/company.json' with { type: 'json' }
import field from './en/field.json' with { type: 'json' }
import list from './en/list.json' with { type: 'json' }
import notification from './en/notification.json' with { type: 'json' }
import offer from './en/offer.json' with { type: 'json' }
import portfolio from './en/portfolio.json' with { type: 'json' }
import profile from './en/profile.json' with { type: 'json' }
import resource from './en/resource.json' with { type: 'json' }
import structure from './en/structure.json' with { type: 'json' }

/** The English texts of the main layout's screens, fetched with it. */
export const more = { ...administration, ...card, ...company, ...field, ...list, ...notification, ...offer, ...portfolio, ...profile, ...resource, ...structure } as const

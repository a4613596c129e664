import card from './en/card.json' with { type: 'json' }
import field from './en/field.json' with { type: 'json' }
import offer from './en/offer.json' with { type: 'json' }
import portfolio from './en/portfolio.json' with { type: 'json' }
import profile from './en/profile.json' with { type: 'json' }
import resource from './en/resource.json' with { type: 'json' }

/** The English texts of the main layout's screens, fetched with it. */
export const more = { ...card, ...field, ...offer, ...portfolio, ...profile, ...resource } as const

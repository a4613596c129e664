import card from './am/card.json' with { type: 'json' }
import field from './am/field.json' with { type: 'json' }
import offer from './am/offer.json' with { type: 'json' }
import portfolio from './am/portfolio.json' with { type: 'json' }
import profile from './am/profile.json' with { type: 'json' }
import resource from './am/resource.json' with { type: 'json' }

/** The Amharic texts of the main layout's screens, fetched with it. */
export const more = { ...card, ...field, ...offer, ...portfolio, ...profile, ...resource } as const

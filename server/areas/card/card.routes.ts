import type { profileOperations } from '../../../openapi/operations/profile.ts'
import type { CardData } from '../../../src/documents/site-data.ts'
import type { Database, Handlers, Services } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { cardUrl } from '../site/site.present.ts'
import { loadCard } from '../site/site.source.ts'
import { cardCode, scans } from './card.queries.ts'
import { qrSvg } from './qr-code.ts'
import { vCard } from './vcard.ts'

/** The card exactly as those who hold it see it: what the owner's screen shows is what leaves. */
async function cardOf(db: Database, services: Services, accountId: string, pictures: 'public' | 'own'): Promise<CardData> {
  const code = await cardCode(db, services, accountId)
  return (await loadCard(db, services, accountId, code, pictures)) ?? refuse('not_found', {})
}

export const cardHandlers = {
  getCard: async ({ db, services, viewer }) => {
    const card = await cardOf(db, services, viewer.accountId, 'own')
    return {
      code: card.code,
      url: card.urls.card,
      site_url: card.urls.site,
      name: { ...card.name },
      headline: card.headline && { ...card.headline },
      email: card.email,
      phone_number: card.phone_number,
      photo: card.photo?.url ?? null,
      scans: await scans(db, viewer.accountId),
    }
  },
  getCardQr: async ({ db, services, viewer }) => qrSvg(cardUrl(await cardCode(db, services, viewer.accountId), services.config.webOrigin)),
  getCardContact: async ({ db, services, viewer, lang }) => vCard(await cardOf(db, services, viewer.accountId, 'public'), lang),
} satisfies Partial<Handlers<typeof profileOperations>>

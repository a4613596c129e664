import type { z } from 'zod'
import type { profileOperations } from '../../../openapi/operations/profile.ts'
import type { cardAnswer } from '../../../openapi/schemas/site.ts'
import type { CardData } from '../../../src/documents/site-data.ts'
import type { Handlers, Readable, Services } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { cardUrl } from '../site/site.present.ts'
import { loadCard } from '../site/site.source.ts'
import { chooseDesign } from './card.commands.ts'
import { cardCode, chosenDesign, scans } from './card.queries.ts'
import { qrSvg } from './qr-code.ts'
import { vCard } from './vcard.ts'

/** The card exactly as those who hold it see it: what the owner's screen shows is what leaves. */
async function cardOf(db: Readable, services: Services, accountId: string, code: string, pictures: 'public' | 'own'): Promise<CardData> {
  return (await loadCard(db, services, accountId, code, pictures)) ?? refuse('not_found', {})
}

async function answerCard(db: Readable, services: Services, accountId: string, code: string): Promise<z.input<typeof cardAnswer>> {
  const card = await cardOf(db, services, accountId, code, 'own')
  return {
    code: card.code,
    url: card.urls.card,
    site_url: card.urls.site,
    name: { ...card.name },
    headline: card.headline && { ...card.headline },
    email: card.email,
    phone_number: card.phone_number,
    photo: card.photo?.url ?? null,
    scans: await scans(db, accountId),
    ...(await chosenDesign(db, accountId)),
  }
}

export const cardHandlers = {
  getCard: async ({ db, services, viewer: { accountId } }) => answerCard(db, services, accountId, await cardCode(db, services, accountId)),
  editCard: async ({ db, services, viewer: { accountId }, body, write }) => {
    const code = await cardCode(db, services, accountId)
    return write(async (tx) => {
      const isKept = await chooseDesign(tx, accountId, body)
      const card = await answerCard(tx, services, accountId, code)
      return isKept ? card : refuse('stale', { current: card })
    })
  },
  getCardQr: async ({ db, services, viewer }) => qrSvg(cardUrl(await cardCode(db, services, viewer.accountId), services.config.webOrigin)),
  getCardContact: async ({ db, services, viewer: { accountId }, lang }) => {
    const code = await cardCode(db, services, accountId)
    return vCard(await cardOf(db, services, accountId, code, 'public'), lang)
  },
} satisfies Partial<Handlers<typeof profileOperations>>

import type { z } from 'zod'
import { resolve } from '../../../openapi/format/names.ts'
import type { profileOperations } from '../../../openapi/operations/profile.ts'
import type { cardAnswer } from '../../../openapi/schemas/site.ts'
import type { CardData } from '../../../src/documents/site-data.ts'
import type { HandlerCall, Handlers, Readable, Services } from '../../kernel/context.ts'
import { sheetPng } from '../../kernel/drawing-png.ts'
import { sheetSvg } from '../../kernel/drawing-svg.ts'
import { refuse } from '../../kernel/refusal.ts'
import { loadCard } from '../site/site.source.ts'
import { chooseDesign } from './card.commands.ts'
import { cardCode, cardNumbers, chosenDesign } from './card.queries.ts'
import { contactFile } from './contact-file.present.ts'
import { factsOf } from './print/card-facts.present.ts'
import { printedSides } from './printed-card.present.ts'
import { qrSheet } from '../../kernel/qr-sheet.ts'

/** The card as its holders see it, so that the owner's screen shows exactly what others get. */
async function cardOf(
  db: Readable,
  services: Services,
  accountId: string,
  pictures: 'public' | 'own',
): Promise<CardData> {
  return (
    (await loadCard(db, services, accountId, pictures, () => cardCode(db, services, accountId))) ??
    refuse('not_found', {})
  )
}

async function answerCard(db: Readable, services: Services, accountId: string): Promise<z.input<typeof cardAnswer>> {
  const card = await cardOf(db, services, accountId, 'own')
  return {
    code: card.code,
    url: card.urls.card,
    site_url: card.urls.site,
    name: { ...card.name },
    headline: card.headline && { ...card.headline },
    job_title: card.job_title && { ...card.job_title },
    email: card.email,
    phone_number: card.phone_number,
    work_email: card.work_email,
    work_phone_number: card.work_phone_number,
    photo: card.photo?.url ?? null,
    ...(await cardNumbers(db, accountId)),
  }
}

/**
 * The card as printed, in the requested design and language; by default in the saved design and the page's language.
 */
async function sidesOf({
  db,
  services,
  viewer: { accountId },
  query,
}: Pick<HandlerCall<typeof profileOperations.getCardPdf>, 'db' | 'services' | 'viewer' | 'query'>) {
  const card = await cardOf(db, services, accountId, 'public')
  const lang = query.language ?? card.language
  const design = query.design ?? (await chosenDesign(db, accountId)).design
  return { card, lang, sides: await printedSides(db, services, accountId, { card, design, lang }) }
}

export const cardHandlers = {
  getCard: async ({ db, services, viewer: { accountId } }) => answerCard(db, services, accountId),
  editCard: async ({ db, services, viewer: { accountId }, body, write }) => {
    // A code is made in a transaction of its own, which cannot be opened inside this one.
    await cardCode(db, services, accountId)
    return write(async (tx) => {
      const isKept = await chooseDesign(tx, accountId, body)
      const card = await answerCard(tx, services, accountId)
      return isKept ? card : refuse('stale', { current: card })
    })
  },
  getCardQr: async ({ db, services, viewer: { accountId }, lang }) => {
    const card = await cardOf(db, services, accountId, 'public')
    const facts = factsOf(card, lang, (id, values) => services.say(lang, id, values), null)
    return sheetSvg(qrSheet(facts.url, facts.shades, { title: facts.scan, description: facts.address, lang }))
  },
  getCardSvg: async (call) => sheetSvg((await sidesOf(call)).sides[call.params.side]),
  getCardPng: async (call) => sheetPng((await sidesOf(call)).sides[call.params.side]),
  getCardPdf: async (call) => {
    const { sides, card, lang } = await sidesOf(call)
    const name = resolve(card.name, lang)?.text ?? card.code
    return call.services.pdf.print({
      title: sides.front.title,
      author: name,
      lang,
      at: call.now,
      sheets: [sides.front, sides.back],
    })
  },
  getCardContact: async ({ db, services, viewer: { accountId }, query, lang }) => {
    const card = await cardOf(db, services, accountId, 'public')
    return contactFile(db, services, accountId, { card, version: query.version ?? '3.0', lang: query.language ?? lang })
  },
} satisfies Partial<Handlers<typeof profileOperations>>

import { eq } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { CARD_SIDES, type CardDesign, type CardSide } from '../../../openapi/schemas/site.ts'
import type { CardData } from '../../../src/documents/site-data.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { keptPicture } from '../../kernel/kept-picture.ts'
import type { Sheet } from '../../kernel/drawing.ts'
import { factsOf, type Say } from './print/card-facts.present.ts'
import { cardSheet } from './print/card-sheet.ts'
import { FRAME } from './print/card-sizes.ts'

/** Dots of the portrait's frame: 350 to an inch, which is what offset print shows. */
const DOTS = 350 / 25.4

/**
 * The account's photo cut to the frame of the portrait, a logo whole within it; null without one, or when its bytes
 * cannot be read.
 */
async function portraitOf(
  db: Readable,
  { files, log }: Services,
  { accountId, isLogo }: { readonly accountId: string; readonly isLogo: boolean },
): Promise<Uint8Array | null> {
  const [row] = await db.select({ fileId: accounts.pictureId }).from(accounts).where(eq(accounts.id, accountId))
  if (!row?.fileId) return null
  const [width, height] = [FRAME.width, FRAME.height].map((length) => Math.round(length * DOTS)) as [number, number]
  try {
    return await keptPicture(files.pathOf(row.fileId))
      .resize(width, height, { fit: isLogo ? 'contain' : 'cover', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer()
  } catch (error) {
    log.warn({ err: error, file: row.fileId }, 'A photo was left out of a card')
    return null
  }
}

export interface PrintWish {
  readonly card: CardData
  readonly design: CardDesign
  readonly lang: Language
}

/**
 * The sides of the card in one design and language, front first. The picture is read only where the design shows it and
 * its holders may see it.
 */
export async function printedSides(
  db: Readable,
  services: Services,
  accountId: string,
  { card, design, lang }: PrintWish,
): Promise<Readonly<Record<CardSide, Sheet>>> {
  const say: Say = (id, values) => services.say(lang, id, values)
  const facts = factsOf(
    card,
    lang,
    say,
    design === 'portrait' && card.photo !== null
      ? await portraitOf(db, services, { accountId, isLogo: card.company !== null })
      : null,
  )
  const [front, back] = CARD_SIDES.map((side) => cardSheet(facts, { design, side, lang, say })) as [Sheet, Sheet]
  return { front, back }
}

import { eq } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { fullName, resolve } from '../../../openapi/format/names.ts'
import type { CardData } from '../../../src/documents/site-data.ts'
import { accounts, users } from '../../db/tables.ts'
import { MemoryCache } from '../../kernel/caches.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { keptPicture } from '../../kernel/kept-picture.ts'
import { nameParts } from './name-parts.ts'
import { vCard, type ContactVersion } from './vcard.ts'

/** Phones refuse or cut large contacts: 22,000 bytes are 30 kB in base64. */
const MOST_BYTES = 22_000
const SIDE = 256
const QUALITIES = [82, 70, 55, 40, 25] as const
/** Pictures made lately, by file: a code that many scan at once makes its picture once. */
export const contactPictures = new MemoryCache<Buffer>(100)

/** The stored photo as a small square JPEG; null when its bytes cannot be read. */
async function smallPhoto({ files, log }: Services, fileId: string, isLogo: boolean): Promise<Buffer | null> {
  const known = contactPictures.get(fileId)
  if (known) return known
  try {
    for (const quality of QUALITIES) {
      const jpeg = await keptPicture(files.pathOf(fileId))
        .resize(SIDE, SIDE, { fit: isLogo ? 'contain' : 'cover', background: '#ffffff' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer()
      if (jpeg.length > MOST_BYTES) continue
      contactPictures.set(fileId, jpeg)
      return jpeg
    }
  } catch (error) {
    log.warn({ err: error, file: fileId }, 'A photo was left out of a contact')
  }
  return null
}

/**
 * The contact file of a card as its holders may see it. `card` says what they may see; the registered names only help
 * to part the name that the card shows, and the photo's bytes are read only when the card shows a photo.
 */
export async function contactFile(
  db: Readable,
  services: Services,
  accountId: string,
  { card, version, lang }: { readonly card: CardData; readonly version: ContactVersion; readonly lang: Language },
): Promise<string> {
  const [row] = await db
    .select({
      first_name: users.firstName,
      middle_name: users.middleName,
      last_name: users.lastName,
      photoId: accounts.pictureId,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  const shown = resolve(card.name, lang)?.text ?? ''
  const photo =
    card.photo === null || !row?.photoId ? null : await smallPhoto(services, row.photoId, card.company !== null)
  return vCard(card, { version, lang, photo, parts: nameParts(shown, row && fullName(row) === shown ? row : null) })
}

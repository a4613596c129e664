import { palette, type Shades } from '../../../../openapi/colour.ts'
import type { Language } from '../../../../openapi/define.ts'
import { initials, resolve } from '../../../../openapi/format/names.ts'
import { formatPhone } from '../../../../openapi/format/phone.ts'
import type { MessageId } from '../../../../openapi/messages/catalogue.ts'
import { spokenAddress } from '../../../../src/documents/parts/Outside.tsx'
import { reachOf } from '../../../../src/documents/reach.ts'
import type { CardData } from '../../../../src/documents/site-data.ts'

/** A message in the card's language. */
export type Say = (id: MessageId, values?: Readonly<Record<string, string>>) => string

/** One way to reach the person, as shown on the card. */
export interface Contact {
  readonly kind: 'phone' | 'work_phone' | 'email' | 'work_email' | 'website' | 'site'
  readonly label: string
  readonly text: string
  /** True if lines may break after punctuation. */
  readonly isAddress: boolean
}
/** What a design shows. All of it is visible to the card's holders. */
export interface Facts {
  readonly name: string
  readonly initials: string
  /** The job title, or the headline if there is none. */
  readonly line: string | null
  readonly contacts: readonly Contact[]
  /** The address in the QR code. */
  readonly url: string
  /** The same address for people to read and type. */
  readonly address: string
  readonly scan: string
  readonly shades: Shades
  /** The picture, cropped to the portrait's frame; null if there is none. */
  readonly portrait: Uint8Array | null
}

const bare = (url: string) => url.replace(/^https?:\/\//, '')

/** The facts of a card in one language. A card without a name shows its address instead. */
export function factsOf(card: CardData, lang: Language, say: Say, portrait: Uint8Array | null): Facts {
  const name = resolve(card.name, lang)?.text ?? null
  const reach = reachOf(card)
  const website = card.company?.website ?? null
  const contact = (kind: Contact['kind'], label: MessageId, text: string | null): readonly Contact[] =>
    text === null ? [] : [{ kind, label: say(label), text, isAddress: kind !== 'phone' && kind !== 'work_phone' }]
  return {
    name: name ?? bare(card.urls.card),
    initials: initials(name ?? ''),
    line: (resolve(card.job_title, lang) ?? resolve(card.headline, lang))?.text ?? null,
    contacts: [
      ...contact('phone', 'card.print.phone', reach.phone_number && formatPhone(reach.phone_number)),
      ...contact('work_phone', 'card.print.work', reach.work_phone_number && formatPhone(reach.work_phone_number)),
      ...contact('email', 'card.print.email', reach.email),
      ...contact('work_email', 'card.print.work', reach.work_email),
      ...contact('website', 'card.print.website', website === null ? null : spokenAddress(website)),
      ...contact('site', 'card.print.site', card.urls.site && bare(card.urls.site)),
    ],
    url: card.urls.card,
    address: bare(card.urls.card),
    scan: say(card.company === null ? 'card.print.scan' : 'card.print.scan.company'),
    shades: palette(card.colours).light,
    portrait,
  }
}

import { eq } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { formatPhone } from '../../../openapi/format/phone.ts'
import type { Audience, Localized } from '../../../openapi/schemas/primitives.ts'
import { accounts } from '../../db/tables.ts'
import { maySee } from '../../kernel/audience.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { keptPicture } from '../../kernel/kept-picture.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { ReferenceNames } from '../../kernel/reference-lists.ts'
import type { Letter } from '../../kernel/typesetting.ts'
import { partRows, partsFrom, type CompanyParts } from '../company/company-parts.queries.ts'
import { companyAddress } from '../site/company-facts.present.ts'

/** What a company says of itself at the head of its letters. */
export interface LetterheadFacts {
  readonly head: Omit<Letter['head'], 'logo'>
  /** The town it writes from; null when it does not say. */
  readonly place: string | null
  /** The file of its logo. */
  readonly logoId: string | null
}
/** How a company stands at the head of its letters. */
export interface Letterhead extends Pick<LetterheadFacts, 'place'> {
  readonly head: Letter['head']
  /** The logo, if there is one. */
  readonly pictures: Readonly<Record<string, Uint8Array>>
}

/** Cities that are regions themselves: their zones are parts of the city. */
const CITIES = new Set(['addis-ababa', 'dire-dawa'])
/** The logo's longest side: 500 dots to an inch at the size it is printed. */
const LOGO = 480

/** Whom a letter reaches may know what the company shows on its page or its card. */
const shownOn = (audience: readonly Audience[]): 'site' | 'card' | undefined =>
  (['site', 'card'] as const).find((looker) => maySee(audience, looker))

/** A logo on white, as paper is; null without one, or when its bytes cannot be read. */
export async function logoOf(
  { files, log }: Pick<Services, 'files' | 'log'>,
  fileId: string | null,
): Promise<Uint8Array | null> {
  if (fileId === null) return null
  try {
    return await keptPicture(files.pathOf(fileId))
      .resize(LOGO, LOGO, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch (error) {
    log.warn({ err: error, file: fileId }, 'A logo was left out of a letter')
    return null
  }
}

interface As {
  readonly lang: Language
  readonly names: ReferenceNames
  /** The name that the company is known by. */
  readonly known: string
}
/** A company's letterhead in a language, with its logo. */
export async function letterheadOf(db: Readable, services: Services, accountId: string, as: As): Promise<Letterhead> {
  const { head, place, logoId } = await letterheadFacts(db, services, accountId, as)
  const logo = await logoOf(services, logoId)
  return { head: { ...head, logo: logo !== null }, place, pictures: logo === null ? {} : { logo } }
}

/**
 * What a company's letterhead says in a language: legal name (else the one it is known by) in both languages, address,
 * how to reach it, and its taxpayer number, by which an employer is known on paper (decision 180).
 */
export async function letterheadFacts(
  db: Readable,
  services: Pick<Services, 'say'>,
  accountId: string,
  { lang, names, known }: As,
): Promise<LetterheadFacts> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined) return refuse('not_found', {})
  const { values } = partsFrom(await partRows(db, accountId), account)
  const { identity, legal, place } = values
  const text = (value: Localized | null) => resolve(value, lang)?.text ?? null
  const name = text(identity.legal_name) ?? known
  const other = identity.legal_name?.[lang === 'en' ? 'am' : 'en']?.trim() ?? ''
  const address = addressIn(values, names, text)
  const reached = [
    place.phone_number !== null && shownOn(place.audiences.phone_number) ? formatPhone(place.phone_number) : null,
    place.email !== null && shownOn(place.audiences.email) ? place.email : null,
    place.website?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? null,
  ]
  const box = address.box && services.say(lang, 'document.place.po_box', { number: address.box })
  const tin = legal.tin_number && services.say(lang, 'server.paper.tin', { number: legal.tin_number })
  const rows = [[...address.lines, box], reached, [tin]].map((row) => row.filter((part) => part).join(' · '))
  return {
    head: { name, other: other === name ? '' : other, lines: rows.filter((row) => row !== '') },
    place: address.town,
    logoId: identity.logo_id,
  }
}

/** The address as the company shows it, from the street to the country, and the town alone. */
function addressIn(
  values: CompanyParts['values'],
  names: ReferenceNames,
  text: (value: Localized | null) => string | null,
) {
  const { place } = values
  const looker = shownOn(place.audiences.address)
  const address = looker ? companyAddress(values, looker, (list, key) => names.get(list)?.get(key) ?? null) : null
  if (address === null) return { lines: [], box: null, town: null }
  const [zone, region] = [text(address.zone), text(address.region)]
  const lines = [text(address.street), text(address.woreda), zone, region, text(address.country?.name ?? null)]
  return {
    lines: lines.filter((line) => line !== null),
    box: address.po_box,
    town: place.region !== null && CITIES.has(place.region) ? region : (zone ?? region),
  }
}

import { resolve } from '../../../openapi/format/names.ts'
import type { Language } from '../../../openapi/define.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { CompanyAddress, Coordinates } from '../../../src/documents/company-data.ts'
import { reachOf } from '../../../src/documents/reach.ts'
import type { CardData } from '../../../src/documents/site-data.ts'
import type { NameParts } from './name-parts.ts'

export type ContactVersion = '3.0' | '4.0'

/**
 * RFC 2426 §4 and RFC 6350 §3.4: backslash, comma and semicolon are escaped, line breaks written as \n. Other control
 * characters are removed.
 */
const escape = (text: string) =>
  text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/g, '')
const LINE_OCTETS = 75

/**
 * RFC 2426 §2.6, RFC 6350 §3.2: lines of at most 75 octets, continued after a space, and never split inside a
 * character.
 */
function folded(line: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}

interface ContactOptions {
  readonly version: ContactVersion
  readonly lang: Language
  readonly parts: NameParts
  /** A small JPEG. */
  readonly photo: Buffer | null
}

/** What the two versions write differently. */
const WAYS = {
  '3.0': {
    phone: (number: string, place: 'CELL' | 'WORK') => `TEL;TYPE=${place === 'WORK' ? 'WORK,VOICE' : 'CELL'}:${number}`,
    email: (address: string, place: 'HOME' | 'WORK') =>
      `EMAIL;TYPE=INTERNET${place === 'WORK' ? ',WORK' : ''}:${escape(address)}`,
    place: ({ latitude, longitude }: Coordinates) => `GEO:${latitude};${longitude}`,
    photo: (jpeg: Buffer) => `PHOTO;ENCODING=b;TYPE=JPEG:${jpeg.toString('base64')}`,
  },
  '4.0': {
    phone: (number: string, place: 'CELL' | 'WORK') =>
      `TEL;VALUE=uri;TYPE=${place === 'WORK' ? '"work,voice"' : '"cell,voice"'}:tel:${number}`,
    email: (address: string, place: 'HOME' | 'WORK') =>
      `EMAIL${place === 'WORK' ? ';TYPE=work' : ''}:${escape(address)}`,
    place: ({ latitude, longitude }: Coordinates) => `GEO:geo:${latitude},${longitude}`,
    photo: (jpeg: Buffer) => `PHOTO:data:image/jpeg;base64,${jpeg.toString('base64')}`,
  },
} as const satisfies Record<ContactVersion, unknown>

/**
 * The seven parts of an address in their order (RFC 2426 §3.2.1): box, extension, street, locality, region, code,
 * country.
 */
function addressOf(
  { po_box, street, woreda, zone, region, zip_code, country }: CompanyAddress,
  lang: Language,
): string {
  const text = (value: Localized | null) => resolve(value, lang)?.text ?? ''
  const locality = [woreda, zone].map(text).filter((part) => part !== '')
  return [
    po_box ?? '',
    '',
    text(street),
    locality.join(', '),
    text(region),
    zip_code ?? '',
    text(country && country.name),
  ]
    .map(escape)
    .join(';')
}

/**
 * The card as a vCard, 3.0 (RFC 2426) or 4.0 (RFC 6350). Phones garble Amharic in 4.0, so 3.0 is the default. The name
 * is in the language `lang`; N has the given name, then father's and grandfather's as additional names, and no family
 * name. A company is an organisation with its address. What the card's holders may not see is null in `card` and left
 * out.
 */
export function vCard(card: CardData, { version, lang, parts, photo }: ContactOptions): string {
  const name = resolve(card.name, lang)
  const { company } = card
  const reach = reachOf(card)
  const headline = resolve(card.headline, lang)
  const title = company === null ? (resolve(card.job_title, lang) ?? headline) : null
  const ways = WAYS[version]
  const language = version === '4.0' && name ? `;LANGUAGE=${name.lang}` : ''
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    version === '4.0' && `KIND:${company === null ? 'individual' : 'org'}`,
    `FN${language}:${escape(name?.text ?? '')}`,
    // A company has no given name; address books read this as one, and show what ORG says.
    company === null
      ? `N${language}:;${escape(parts.given)};${parts.additional.map(escape).join(',')};${escape(parts.prefix)};`
      : 'N:;;;;',
    company && name && `ORG${language}:${escape(name.text)}`,
    title && `TITLE:${escape(title.text)}`,
    reach.phone_number && ways.phone(reach.phone_number, company === null ? 'CELL' : 'WORK'),
    reach.work_phone_number && ways.phone(reach.work_phone_number, 'WORK'),
    reach.email && ways.email(reach.email, company === null ? 'HOME' : 'WORK'),
    reach.work_email && ways.email(reach.work_email, 'WORK'),
    company?.address && `ADR;TYPE=WORK:${addressOf(company.address, lang)}`,
    company?.map && ways.place(company.map),
    company?.website && `URL:${company.website}`,
    card.urls.site && `URL:${card.urls.site}`,
    company && headline && `NOTE:${escape(headline.text)}`,
    photo && ways.photo(photo),
    'END:VCARD',
  ]
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('')
}

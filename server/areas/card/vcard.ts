import { resolve } from '../../../openapi/format/names.ts'
import type { Language } from '../../../openapi/define.ts'
import type { CardData } from '../../../src/documents/site-data.ts'

/** RFC 2426 §4: backslash, comma and semicolon are escaped, line breaks written as \n. */
const escape = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
const LINE_OCTETS = 75

/** RFC 2426 §2.6: lines of at most 75 octets, continued after a space, and never broken inside a letter. */
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

/**
 * The card as a vCard 3.0: phones garble Amharic in 4.0. The whole name is the given name, because an Ethiopian name has no family
 * name to put first. What the card's holders may not see is null in `card` and left out.
 */
export function vCard(card: CardData, lang: Language): string {
  const name = resolve(card.name, lang)?.text ?? ''
  const headline = resolve(card.headline, lang)?.text
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escape(name)}`,
    `N:;${escape(name)};;;`,
    headline && `TITLE:${escape(headline)}`,
    card.phone_number && `TEL;TYPE=CELL:${card.phone_number}`,
    card.email && `EMAIL;TYPE=INTERNET:${escape(card.email)}`,
    card.urls.site && `URL:${card.urls.site}`,
    card.photo && `PHOTO;VALUE=uri:${card.photo.url}`,
    'END:VCARD',
  ]
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('')
}

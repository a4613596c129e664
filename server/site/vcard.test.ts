import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCard } from '../../src/documents/sample.ts'
import { vCard } from '../areas/card/vcard.ts'

const ORIGIN = 'https://sira.example'
const card = sampleCard(ORIGIN)

/** A reader of vCard 3.0 written from RFC 2426 and RFC 2425 §5.8, for what the writer says. */
function read(text: string): Map<string, string> {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD'])
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}
const unescaped = (value: string | undefined) => value?.replace(/\\([\\,;n])/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter))
/** The parts of a value between semicolons that are not escaped. */
const parts = (value: string) => value.split(/(?<!\\)(?:\\\\)*;/)

describe('the contact file', () => {
  it('carries names, contact and page in Amharic, letters whole', () => {
    const text = vCard(card, 'am')
    const fields = read(text)
    expect(unescaped(fields.get('FN'))).toBe('ሐና በቀለ ወልዴ')
    expect(parts(fields.get('N') ?? '')).toHaveLength(5)
    expect(fields.get('N')).toContain('ሐና በቀለ ወልዴ')
    expect(fields.get('TEL;TYPE=CELL')).toBe('+251911234567')
    expect(fields.get('EMAIL;TYPE=INTERNET')).toBe('hanna@sira.example')
    expect(fields.get('URL')).toBe(`${ORIGIN}/@hanna.bekele`)
    expect(text).not.toContain('�')
  })

  it('gives back any name and headline, in lines of at most 75 octets, and never a line of somebody else’s making', () => {
    const line = fc.string({
      unit: fc.oneof(fc.constantFrom('ሀ', 'ወ', ';', ',', '\\', ':', '\r\n', '\n', ' ', '😀', 'END:VCARD'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 })),
      minLength: 1,
      maxLength: 80,
    })
    fc.assert(
      fc.property(line, line, (name, headline) => {
        fc.pre(name.trim() !== '' && headline.trim() !== '')
        const text = vCard({ ...card, name: { en: name }, headline: { en: headline } }, 'en')
        for (const physical of text.split('\r\n')) expect(Buffer.byteLength(physical)).toBeLessThanOrEqual(75)
        expect(text.match(/(?<![^\n])(BEGIN|END):VCARD/g)).toHaveLength(2)
        const fields = read(text)
        const plain = (value: string) => value.trim().replace(/\r\n|\r/g, '\n')
        expect(unescaped(fields.get('FN'))).toBe(plain(name))
        expect(unescaped(fields.get('TITLE'))).toBe(plain(headline))
      }),
    )
  })

  it('leaves out what its holder may not see', () => {
    const fields = read(vCard({ ...card, email: null, phone_number: null, headline: null, photo: null, urls: { ...card.urls, site: null } }, 'en'))
    expect([...fields.keys()]).toEqual(['BEGIN', 'VERSION', 'FN', 'N', 'END'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareCard, fullCard as card } from '../../../tests/factories/cards.ts'
import { nameParts } from './name-parts.ts'
import { vCard, type ContactVersion } from './vcard.ts'

const ORIGIN = 'https://sira.example'
const parts = nameParts('Hanna Bekele Wolde', null)
const made = (version: ContactVersion) => vCard(card, { version, lang: 'en', parts, photo: null })

/** Parses what both versions have in common, written from RFC 2425 §5.8 and RFC 6350 §3. */
function read(text: string, version: ContactVersion): Map<string, string> {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCARD', `VERSION:${version}`, 'END:VCARD'])
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}
const unescaped = (value: string | undefined) =>
  value?.replace(/\\([\\,;n])/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter))

describe('vcard', () => {
  it('writes name, title, private and work contact, and site in 3.0', () => {
    expect(Object.fromEntries(read(made('3.0'), '3.0'))).toEqual({
      BEGIN: 'VCARD',
      VERSION: '3.0',
      FN: 'Hanna Bekele Wolde',
      N: ';Hanna;Bekele,Wolde;;',
      TITLE: 'Principal structural engineer',
      'TEL;TYPE=CELL': '+251911234567',
      'TEL;TYPE=WORK,VOICE': '+251115512345',
      'EMAIL;TYPE=INTERNET': 'hanna@sira.example',
      'EMAIL;TYPE=INTERNET,WORK': 'office@roads.example',
      URL: `${ORIGIN}/@hanna.bekele`,
      END: 'VCARD',
    })
  })

  it('writes the same in 4.0, with the language of the name', () => {
    const text = vCard(card, { version: '4.0', lang: 'am', parts: nameParts('ሐና በቀለ ወልዴ', null), photo: null })
    expect(Object.fromEntries(read(text, '4.0'))).toEqual({
      BEGIN: 'VCARD',
      VERSION: '4.0',
      KIND: 'individual',
      'FN;LANGUAGE=am': 'ሐና በቀለ ወልዴ',
      'N;LANGUAGE=am': ';ሐና;በቀለ,ወልዴ;;',
      TITLE: 'ዋና የስትራክቸር መሐንዲስ',
      'TEL;VALUE=uri;TYPE="cell,voice"': 'tel:+251911234567',
      'TEL;VALUE=uri;TYPE="work,voice"': 'tel:+251115512345',
      EMAIL: 'hanna@sira.example',
      'EMAIL;TYPE=work': 'office@roads.example',
      URL: `${ORIGIN}/@hanna.bekele`,
      END: 'VCARD',
    })
    expect(text).not.toContain('�')
  })

  it.each(['3.0', '4.0'] as const)(
    'keeps any name and title intact in lines of at most 75 octets, and lets nobody inject a line (%s)',
    (version) => {
      const line = fc.string({
        unit: fc.oneof(
          fc.constantFrom('ሀ', 'ወ', ';', ',', '\\', ':', '\r\n', '\n', ' ', '😀', 'END:VCARD'),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
        ),
        minLength: 1,
        maxLength: 80,
      })
      fc.assert(
        fc.property(line, line, (name, title) => {
          fc.pre(name.trim() !== '' && title.trim() !== '')
          const text = vCard(
            { ...card, name: { en: name }, job_title: { en: title } },
            { version, lang: 'en', parts: nameParts(name, null), photo: null },
          )
          for (const physical of text.split('\r\n')) expect(Buffer.byteLength(physical)).toBeLessThanOrEqual(75)
          expect(text.match(/(?<![^\n])(BEGIN|END):VCARD/g)).toHaveLength(2)
          const fields = read(text, version)
          const plain = (value: string) =>
            value
              .trim()
              .replace(/\r\n|\r/g, '\n')
              .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/g, '')
          expect(unescaped(fields.get(version === '3.0' ? 'FN' : 'FN;LANGUAGE=en'))).toBe(plain(name))
          expect(unescaped(fields.get('TITLE'))).toBe(plain(title))
          // Five components, however many semicolons the name has.
          expect(
            (fields.get(version === '3.0' ? 'N' : 'N;LANGUAGE=en') ?? '').replace(/\\[\s\S]/g, '').split(';'),
          ).toHaveLength(5)
        }),
      )
    },
    30_000,
  )

  it.each(['3.0', '4.0'] as const)('leaves out what the holder may not see (%s)', (version) => {
    const text = vCard(bareCard, { version, lang: 'en', parts, photo: null })
    expect([...read(text, version).keys()].map((key) => key.split(';')[0])).toEqual([
      'BEGIN',
      'VERSION',
      ...(version === '4.0' ? ['KIND'] : []),
      'FN',
      'N',
      'END',
    ])
  })

  it('uses the headline as the title if there is no job title', () =>
    expect(vCard({ ...card, job_title: null }, { version: '3.0', lang: 'en', parts, photo: null })).toContain(
      'TITLE:I make bridges',
    ))

  it.each([
    ['3.0', 'PHOTO;ENCODING=b;TYPE=JPEG', (value: string) => value],
    ['4.0', 'PHOTO', (value: string) => value.replace('data:image/jpeg;base64,', '')],
  ] as const)('contains the whole photo in folded lines (%s)', (version, key, base64) => {
    const photo = Buffer.from(Array.from({ length: 2000 }, (_, n) => (n * 31) % 256))
    const text = vCard(card, { version, lang: 'en', parts, photo })
    for (const physical of text.split('\r\n')) expect(Buffer.byteLength(physical)).toBeLessThanOrEqual(75)
    expect(Buffer.from(base64(read(text, version).get(key) ?? ''), 'base64')).toEqual(photo)
  })
})

describe('nameParts', () => {
  it.each([
    ['Hanna Bekele Wolde', null, { prefix: '', given: 'Hanna', additional: ['Bekele', 'Wolde'] }],
    ['ሐና በቀለ ወልዴ', null, { prefix: '', given: 'ሐና', additional: ['በቀለ', 'ወልዴ'] }],
    ['ዶ/ር ሐና በቀለ', null, { prefix: 'ዶ/ር', given: 'ሐና', additional: ['በቀለ'] }],
    ['Prof. Dr. Almaz Tesfaye', null, { prefix: 'Prof. Dr.', given: 'Almaz', additional: ['Tesfaye'] }],
    ['Almaz', null, { prefix: '', given: 'Almaz', additional: [] }],
    ['ዶክተር', null, { prefix: '', given: 'ዶክተር', additional: [] }],
    [
      'Haile Selassie Bekele Wolde',
      { first_name: 'Haile Selassie', middle_name: 'Bekele', last_name: 'Wolde' },
      { prefix: '', given: 'Haile Selassie', additional: ['Bekele', 'Wolde'] },
    ],
    [
      'Almaz',
      { first_name: 'Almaz', middle_name: null, last_name: ' ' },
      { prefix: '', given: 'Almaz', additional: [] },
    ],
  ])('splits %s', (shown, registered, expected) => expect(nameParts(shown, registered)).toEqual(expected))
})

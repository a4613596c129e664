import jsQR from 'jsqr'
import { afterAll, describe, expect, it } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { printBlocks } from '../../openapi/print-blocks.ts'
import type { RichText } from '../../openapi/rich-text.ts'
import { plainText } from '../../openapi/rich-text-content.ts'
import { PAYLOADS } from '../../tests/factories/payloads.ts'
import { pdfTexts } from '../../tests/factories/pdf.ts'
import { png } from '../../tests/factories/pictures.ts'
import { sampleRichText, sampleTable } from '../../tests/factories/rich-texts.ts'
import { printedCode, type IssuedLetter } from './issued-letter.ts'
import { Refusal } from './refusal.ts'
import { createTypesetter } from './typesetting.ts'

const told: string[] = []
const typesetter = createTypesetter((problem) => void told.push(problem))
afterAll(() => typesetter.close())

const AT = new Date('2026-03-02T09:00:00Z')
const ADDRESS = 'https://sira.example/letter/7KQ2M9ABCD'
const paragraphs = (...texts: readonly string[]): RichText =>
  texts.map((text) => ({ type: 'paragraph', text: [{ text }] }))
const letter = (over: Partial<IssuedLetter> = {}): IssuedLetter => ({
  lang: 'en',
  title: 'KR/HR/0007/2026 · Certificate of employment',
  author: 'Kaffa Roasters PLC',
  style: { font: 'noto', size: 10, accent: '#1f3a5f', margins: { top: 20, right: 24, bottom: 20, left: 24 } },
  head: {
    name: 'Kaffa Roasters PLC',
    other: 'ካፋ ቡና ቆዪዎች ኃ/የተ/የግ/ማ',
    text: printBlocks(paragraphs('Jimma · Ethiopia'), 'en'),
    logo: false,
  },
  footer: printBlocks(paragraphs('Coffee from the forest'), 'en'),
  reference: { title: 'Number', value: 'KR/HR/0007/2026' },
  date: { title: 'Date', value: '2 March 2026' },
  to: [['Abebe Kebede', 'Water engineer'], ['Jimma University']],
  subject: 'Certificate of employment',
  body: printBlocks([...sampleRichText, ...sampleTable], 'en'),
  signatures: [
    { picture: null, alt: '', name: 'Sara Bekele', position: 'Head of human resources', note: '' },
    { picture: null, alt: '', name: 'Dawit Alemu', position: 'General manager', note: 'For Hana Tesfaye' },
    { picture: null, alt: '', name: 'Marta Haile', position: '', note: '' },
  ],
  copies: { title: 'Copies to', people: ['Finance', 'Archive'] },
  verify: { text: 'Whether this letter is genuine is told here:', address: ADDRESS, code: printedCode(ADDRESS) },
  foot: 'KR/HR/0007/2026 · page {page} of {pages}',
  ...over,
})
const printed = (data: IssuedLetter, pictures: Readonly<Record<string, Uint8Array>> = {}) =>
  typesetter.set({ template: 'letter-issued', data, pictures, at: AT })
const wordsOf = async (bytes: Uint8Array) => (await pdfTexts(bytes)).map(({ words }) => words).join('')
const tight = (text: string) => text.replaceAll(/\s/g, '')
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error)
const written = (text: RichText) => letter({ body: printBlocks(text, 'en') })

describe('a letter with a number', () => {
  const amharic = letter({
    lang: 'am',
    title: 'ካ/ሰኃ/0007/2018',
    reference: { title: 'ቁጥር', value: 'ካ/ሰኃ/0007/2018' },
    date: { title: 'ቀን', value: 'የካቲት 23 ቀን 2018 ዓ.ም.' },
    to: [['ለአቶ አበበ ከበደ', 'ጅማ']],
    subject: 'ጉዳዩ፦ የሥራ ልምድ ማስረጃ',
    body: printBlocks(paragraphs('አቶ አበበ ከበደ በድርጅታችን ከ2015 ዓ.ም. ጀምሮ ሠርተዋል።', 'ከዚህ፡በታች።ያለውን'), 'am'),
    copies: { title: 'ግልባጭ፦', people: ['ለሒሳብ ክፍል'] },
    foot: 'ገጽ {page} ከ{pages}',
  })
  it.each([
    ['English', letter()],
    ['Amharic', amharic],
  ])('in %s says all that its data say, in order, and meets the standard of accessible documents', async (_, data) => {
    const before = told.length
    const bytes = await printed(data)
    const words = await wordsOf(bytes)
    const order = [
      data.head.name,
      data.head.other,
      data.reference.value,
      data.date.value,
      ...data.to.flat(),
      data.subject,
      ...data.body.flatMap((block) => (block.kind === 'paragraph' ? block.runs.map(({ t }) => t) : [])),
      ...data.signatures.flatMap(({ name, position, note }) => [name, position, note]),
      data.copies.title,
      ...data.copies.people,
      data.verify.text,
      data.verify.address,
      'Coffee from the forest',
    ]
    let at = 0
    for (const text of order) {
      const found = words.indexOf(tight(text), at)
      expect(found, text).toBeGreaterThanOrEqual(at)
      at = found + tight(text).length
    }
    const { length } = await pdfTexts(bytes)
    expect(words).toContain(tight(data.foot.replace('{page}', '1').replace('{pages}', String(length))))
    const document = await getDocumentProxy(new Uint8Array(bytes))
    const { info, metadata } = await document.getMetadata()
    expect(info).toMatchObject({ Title: data.title, Author: data.author, Language: data.lang })
    expect(metadata?.get('pdfuaid:part')).toBe('1')
    expect(told.slice(before)).toEqual([])
  })

  it.each(['noto', 'serif', 'mixed', 'book'] as const)(
    'loses no word in the fonts %s, large, with wide margins',
    async (font) => {
      const before = told.length
      const style = { font, size: 16, accent: '#000000', margins: { top: 60, right: 60, bottom: 5, left: 60 } }
      const words = await wordsOf(await printed({ ...letter({ style }), body: printBlocks(sampleRichText, 'en') }))
      for (const line of plainText(sampleRichText).split('\n')) expect(words).toContain(tight(line))
      expect(told.slice(before)).toEqual([])
    },
  )

  it('goes on over pages, each with its number and the letter’s, and a table with its heads', async () => {
    const rows = Array.from({ length: 55 }, (_, n): RichText => [
      { type: 'cell', row: n + 2, column: 1, text: [{ text: `Item ${n}` }] },
      { type: 'cell', row: n + 2, column: 2, text: [{ text: `${n} birr` }] },
    ])
    const heads: RichText = ['What', 'Price'].map((text, n) => ({
      type: 'cell',
      row: 1,
      column: n + 1,
      head: true,
      text: [{ text }],
    }))
    const pages = await pdfTexts(await printed(written([...heads, ...rows.flat()])))
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach(({ words }, n) => {
      expect(words).toContain(`page${n + 1}of${pages.length}`)
      expect(words).toContain('KR/HR/0007/2026')
    })
    expect(pages[1]?.words).toContain('WhatPrice')
    for (let n = 0; n < 55; n += 1) expect(pages.map(({ words }) => words).join('')).toContain(`Item${n}${n}birr`)
  })

  it('has the pictures of its signatures and its logo, with words for those who do not see them', async () => {
    const [one] = letter().signatures
    const signature = { ...one!, picture: 'signature-1', alt: 'Signature of Sara Bekele' }
    const data = letter({ head: { ...letter().head, logo: true }, signatures: [signature] })
    const bytes = await printed(data, { logo: await png(), 'signature-1': await png() })
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
    const tree = JSON.stringify(await page.getStructTree())
    for (const alt of ['Kaffa Roasters PLC', 'Signature of Sara Bekele']) expect(tree).toContain(`"alt":"${alt}"`)
  })

  it('shows what looks like mark-up or code as the text that it is, wherever it stands', async () => {
    const hostile = [...PAYLOADS, '#read("/data.json")', '*b* _i_ $x$ <l> @r `c`', '{page}', '\\ #panic()']
    const words = await wordsOf(await printed(written(paragraphs(...hostile))))
    for (const text of hostile) expect(words).toContain(tight(text))
    const data = letter({
      subject: hostile[0] ?? '',
      to: [hostile],
      copies: { title: 'c', people: hostile },
      signatures: hostile.map((name) => ({ picture: null, alt: '', name, position: name, note: name })),
      head: { ...letter().head, name: hostile[1] ?? '', text: printBlocks(paragraphs(...hostile), 'en') },
      body: printBlocks(
        hostile.slice(0, 60).map((text, n) => ({ type: 'cell', row: n + 1, column: 1, text: [{ text }] })),
        'en',
      ),
    })
    const everywhere = await wordsOf(await printed(data))
    for (const text of hostile) expect(everywhere).toContain(tight(text))
  })

  it('is refused when it is larger than any honest letter', async () => {
    expect(await printed(written(paragraphs('x'.repeat(200_000)))).catch(codeOf)).toBe('too_large')
    const long = Array.from({ length: 1500 }, () => 'A line.')
    expect(await printed(written(paragraphs(...long))).catch(codeOf)).toBe('too_large')
    expect(await typesetter.letterPages(written(paragraphs(...long)), {}).catch(codeOf)).toBe('too_large')
  })
})

describe('the code of a letter', () => {
  it('leads to its address', () => {
    const { size, runs } = printedCode(ADDRESS)
    const [scale, quiet] = [4, 16]
    const side = size * scale + 2 * quiet
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
    for (const [x, y, width] of runs)
      for (let dy = 0; dy < scale; dy += 1)
        for (let dx = 0; dx < width * scale; dx += 1) {
          const at = ((y * scale + quiet + dy) * side + x * scale + quiet + dx) * 4
          pixels.fill(0, at, at + 3)
        }
    expect(jsQR(pixels, side, side)?.data).toBe(ADDRESS)
  })
})

describe('the preview of a letter', () => {
  it('has the pages of the printed letter as small drawings with its words, and nobody’s signature', async () => {
    const [one] = letter().signatures
    const data = letter({
      head: { ...letter().head, logo: true },
      signatures: [{ ...one!, picture: 'signature-1', alt: 'x' }],
    })
    const { pages, unprinted } = await typesetter.letterPages(data, { logo: '/files/logo' })
    const [page, ...more] = pages
    expect(unprinted).toBe('')
    expect(more).toEqual([])
    expect(page?.svg.match(/<image/g)).toHaveLength(1)
    // Printed, a wide logo is seen whole; so it is here.
    expect(page?.svg).toContain('preserveAspectRatio="xMidYMid meet" href="/files/logo"')
    for (const text of ['KR/HR/0007/2026', 'Sara', 'Kaffa']) expect(page?.svg).toContain(text)
    expect(page?.svg.length).toBeLessThan(60_000)
  })
  it('is drawn without a logo whose address is not known', async () => {
    const [page] = (await typesetter.letterPages(letter({ head: { ...letter().head, logo: true } }), {})).pages
    expect(page?.svg).not.toContain('<image')
  })
  it('names each sign that no font has once, and leaves out emoji', async () => {
    const { pages, unprinted } = await typesetter.letterPages(letter({ subject: 'ሰላም 😀 中 Hello 😀', body: [] }), {})
    expect(unprinted).toBe('😀中')
    expect(pages[0]?.svg).toContain('ሰላም')
    expect(pages[0]?.svg).toContain('\u{fffd}')
    expect(pages[0]?.svg).not.toContain('😀')
  })
  it.each(PAYLOADS)('shows %j as text', async (text) => {
    const [page] = (await typesetter.letterPages(letter({ subject: text, body: [] }), {})).pages
    expect(page?.svg).not.toContain('<script')
    expect(page?.svg).not.toMatch(/<(?!\/?(?:svg|g|text|path|rect|line|image|title|defs|clipPath|polygon|a)\b)/)
  })
})

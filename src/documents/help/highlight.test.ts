import { expect, it } from 'vitest'
import { excerpt, highlight, type Piece } from './highlight.ts'

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

const found = (text: string, search: string) =>
  highlight(text, search)
    .filter((piece) => piece.found)
    .map((piece) => piece.text)

it('marks every word of a search, whatever its case and accents', () => {
  expect(found('How to Publish a page and publish again', 'publish PAGE')).toEqual(['Publish', 'page', 'publish'])
  expect(found('A café in Bahir Dar', 'cafe')).toEqual(['café'])
})
it('marks Amharic words that are spelled with other letters of the same sound', () => {
  expect(found('ሐኪም ለመሆን', 'ሀኪም')).toEqual(['ሐኪም'])
  expect(found('የሥራ፡ቅናሽ', 'ስራ')).toEqual(['ሥራ'])
})
it('keeps the whole text, in order', () => {
  for (const [text, search] of [
    ['Nothing here', 'page'],
    ['', 'page'],
    ['aaaa', 'aa a'],
    ['ﬁle 👩‍👩‍👧 file', 'file'],
  ] as const)
    expect(
      highlight(text, search)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})
it('cuts a long text around what was found, between words', () => {
  const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`
  const pieces = excerpt(text, 'needle')
  expect(pieces.filter((piece) => piece.found)).toEqual([{ text: 'needle', found: true }])
  const cut = textOf(pieces)
  expect(cut).toMatch(/^… (before )+needle (after )+…$|^… (before )+needle (after )*after …$/u)
  expect(cut.length).toBeLessThan(200)
  expect(textOf(excerpt('Short.', 'x'))).toBe('Short.')
  expect(textOf(excerpt('a'.repeat(400), 'b')).length).toBeLessThan(405)
})

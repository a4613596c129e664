import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../../openapi/colour.ts'
import { CARD_DESIGNS, CARD_SIDES, type CardDesign, type CardSide } from '../../../../openapi/schemas/site.ts'
import type { CardData } from '../../../../src/documents/site-data.ts'
import { bareCard as bare, fullCard as sample } from '../../../../tests/factories/cards.ts'
import type { TextLine } from '../../../kernel/drawing.ts'
import { say } from '../../../kernel/say.ts'
import { font } from '../../../kernel/typeface.ts'
import { factsOf, type Say } from './card-facts.present.ts'
import { fit } from './text.fitter.ts'
import { cardSheet } from './card-sheet.ts'

const speaking =
  (lang: 'en' | 'am'): Say =>
  (id, values) =>
    say(lang, id, values)
const sheetOf = (card: CardData, design: CardDesign, side: CardSide, lang: 'en' | 'am') =>
  cardSheet(factsOf(card, lang, speaking(lang), null), { design, side, lang, say: speaking(lang) })
const linesOf = (card: CardData, design: CardDesign, side: CardSide, lang: 'en' | 'am' = 'en') =>
  sheetOf(card, design, side, lang).marks.filter((mark): mark is TextLine => mark.kind === 'text')
const words = (line: TextLine) => line.runs.map(({ text }) => text).join('')
const SIDES = CARD_DESIGNS.flatMap((design) => CARD_SIDES.map((side) => [design, side] as const))

/** The box of a line: the height of capital letters above the baseline and a little below it. */
const boxOf = (line: TextLine) => ({
  left: line.x,
  right:
    line.x +
    line.size *
      line.runs.reduce((sum, { face, text }) => sum + font(face).layout(text).advanceWidth / font(face).unitsPerEm, 0),
  top: line.y - line.size * 0.714,
  bottom: line.y + line.size * 0.05,
})
/** Checks that every text is inside the margins and none overlaps another. */
function expectInOrder(lines: readonly TextLine[]): void {
  const boxes = lines.map(boxOf)
  for (const [n, box] of boxes.entries()) {
    const where = `${words(lines[n] as TextLine)} ${JSON.stringify(box)}`
    expect(box.left, where).toBeGreaterThanOrEqual(3)
    expect(box.right, where).toBeLessThanOrEqual(80)
    expect(box.top, where).toBeGreaterThanOrEqual(3)
    expect(box.bottom, where).toBeLessThanOrEqual(52)
    for (const [m, other] of boxes.entries()) {
      if (m <= n) continue
      const over =
        Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.01 &&
        Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.01
      expect(over, `${where} over ${words(lines[m] as TextLine)}`).toBe(false)
    }
  }
}

describe.each(SIDES)('%s, %s', (design, side) => {
  const LONG = 'አስቴር ማርያም ገብረመድኅን ኃይለሚካኤል ወልደጊዮርጊስ ተክለሃይማኖት ወልደአማኑኤል ገብረክርስቶስ'

  it('keeps texts inside the margins without overlap, with all facts or a name alone, in both languages', () => {
    for (const card of [sample, bare])
      for (const lang of ['en', 'am'] as const) expectInOrder(linesOf(card, design, side, lang))
  })

  it('wraps and shrinks a long Amharic name without cutting it off', () => {
    expect([...LONG].length).toBeGreaterThanOrEqual(60)
    for (const card of [sample, bare]) {
      const lines = linesOf({ ...card, name: { am: LONG } }, design, side, 'am')
      expectInOrder(lines)
      if (design !== 'ledger' || side === 'front') expect(lines.map(words).join(' ')).toContain(LONG)
    }
  })

  it('keeps texts inside the margins without overlap, whatever they contain', () => {
    const letters = fc.constantFrom(
      'ወ',
      'ሐ',
      'ና',
      'ኃ',
      'ይ',
      'W',
      'i',
      'm',
      'ẞ',
      ' ',
      ' ',
      '፡',
      '-',
      '/',
      '.',
      '😀',
      'ع',
      '漢',
      '\u0301',
      '9',
    )
    const line = (most: number) => fc.string({ unit: letters, minLength: 1, maxLength: most })
    const mail = fc
      .tuple(fc.stringMatching(/^[a-z.]{1,60}$/), fc.stringMatching(/^[a-z]{1,60}$/))
      .map(([name, host]) => `${name}@${host}.example`)
    fc.assert(
      fc.property(
        line(120),
        fc.option(line(120)),
        mail,
        mail,
        fc.constantFrom('en' as const, 'am' as const),
        (name, title, email, work_email, lang) => {
          expectInOrder(
            linesOf(
              {
                ...sample,
                name: { [lang]: name },
                job_title: title === null ? null : { [lang]: title },
                email,
                work_email,
              },
              design,
              side,
              lang,
            ),
          )
        },
      ),
      { numRuns: 25 },
    )
  }, 30_000)

  it('has a contrast of at least 4.5:1 for any three colours', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, colour, (primary, second, text) => {
        const facts = factsOf({ ...sample, colours: { primary, second, text } }, 'en', speaking('en'), null)
        for (const mark of cardSheet(facts, { design, side, lang: 'en', say: speaking('en') }).marks)
          if (mark.kind === 'text') {
            const ground = mark.fill === facts.shades.onPrimary ? facts.shades.primary : facts.shades.paper
            expect(contrast(mark.fill, ground)).toBeGreaterThanOrEqual(4.5)
          }
      }),
      { numRuns: 20 },
    )
  }, 30_000)

  it('fills the bleed', () => {
    const path = sheetOf(sample, design, side, 'en').marks.find((mark) => mark.kind === 'shape')
    expect(path).toMatchObject({ path: 'M-3 -3h91v61h-91z' })
  })
})

describe('text that does not fit', () => {
  it('leaves out an email that would have to be cut off', () => {
    const email = `${'a'.repeat(240)}@b.example`
    for (const design of CARD_DESIGNS) {
      const shown = linesOf({ ...sample, email }, design, 'front')
        .map(words)
        .join('')
      expect(shown).not.toContain('aaaa')
      expect(shown).toContain('office@')
    }
  })
  it('ends a long title in an ellipsis once it cannot shrink further', () => {
    const title = 'Head of everything that concerns bridges and '.repeat(4)
    const shown = linesOf({ ...sample, job_title: { en: title } }, 'ledger', 'front').map(words)
    expect(shown.some((line) => line.endsWith('…'))).toBe(true)
  })
  it('has no lines for a text without printable letters', () =>
    expect(fit('😀😀', { width: 50, weight: 'Bold', most: 5, least: 2, lines: 2 }).lines).toEqual([]))
  it('shows the address of a card without a name', () =>
    expect(
      linesOf({ ...bare, name: {} }, 'band', 'front')
        .map(words)
        .join(''),
    ).toBe('sira.example/7KQ2M8XW4P'))
})

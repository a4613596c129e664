import { rectangle, type Mark } from '../../../kernel/drawing.ts'
import { qrMarks } from '../../../kernel/qr-sheet.ts'
import type { Facts } from './card-facts.present.ts'
import { fit, set, setContact, type Fitted } from './text.fitter.ts'
import { CARD, LEAST, MARGIN } from './card-sizes.ts'

/** Like a page of an account book: rows of the same height, and a margin with two lines. */
const ROW = 5.6
const FIRST = 8.6
const ROWS = 8
const SPINE = 22
const VALUES = SPINE + 3.6
const WIDTH = CARD.width - MARGIN - VALUES
/** Distance of a text from the rule below it. */
const OVER = 1.5
const rule = (row: number) => FIRST + row * ROW
const [LEFT, FULL] = [-CARD.bleed, CARD.width + 2 * CARD.bleed]

function paper({ shades }: Facts): readonly Mark[] {
  return [
    rectangle(LEFT, LEFT, FULL, CARD.height + 2 * CARD.bleed, shades.paper),
    ...Array.from({ length: ROWS }, (_, row) => rectangle(LEFT, rule(row), FULL, 0.12, shades.hairline)),
    rectangle(SPINE, LEFT, 0.35, CARD.height + 2 * CARD.bleed, shades.primary),
    rectangle(SPINE + 0.9, LEFT, 0.15, CARD.height + 2 * CARD.bleed, shades.second),
  ]
}

/** Places lines on the rules, starting at `row`. */
const onRules = (fitted: Fitted, row: number, fill: string) => set(fitted, VALUES, rule(row) - OVER, fill, ROW)
const label = (text: string, row: number, fill: string) =>
  set(
    fit(text, { width: SPINE - MARGIN - 1.5, weight: 'Regular', most: 2.3, least: 1.6, lines: 1 }),
    MARGIN,
    rule(row) - OVER,
    fill,
  )

/** Ruled lines with everything aligned left: labels in the margin, values on the rules. */
export function ledgerFront(facts: Facts): readonly Mark[] {
  const { shades, contacts } = facts
  const free = ROWS - contacts.length
  const forLine = facts.line === null ? 0 : 1
  const name = fit(facts.name, {
    isName: true,
    width: WIDTH,
    weight: 'Bold',
    most: 5,
    least: LEAST,
    lines: Math.min(3, free - forLine),
  })
  const line =
    facts.line === null
      ? null
      : fit(facts.line, {
          width: WIDTH,
          weight: 'Regular',
          most: 2.9,
          least: LEAST,
          lines: Math.min(2, Math.max(1, free - name.lines.length)),
        })
  const start = ROWS - contacts.length
  return [
    ...paper(facts),
    ...(facts.initials === '' ? [] : label(facts.initials, 0, shades.primary)),
    ...onRules(name, 0, shades.text),
    ...(line === null ? [] : onRules(line, name.lines.length, shades.muted)),
    ...contacts.flatMap((contact, n) => [
      ...label(contact.label, start + n, shades.second),
      ...setContact(contact.text, contact.isAddress, {
        x: VALUES,
        y: rule(start + n) - OVER,
        width: WIDTH,
        most: 2.8,
        fill: shades.text,
      }),
    ]),
  ]
}

/** The same page with the QR code. */
export function ledgerBack(facts: Facts): readonly Mark[] {
  const { shades } = facts
  const side = rule(6) - rule(0)
  const words = VALUES + side + 3
  const width = CARD.width - MARGIN - words
  const scan = fit(facts.scan, { width, weight: 'Regular', most: 2.9, least: LEAST, lines: 5 })
  const address = fit(facts.address, {
    width: WIDTH,
    weight: 'Regular',
    most: 2.6,
    least: 1.6,
    lines: 1,
    isAddress: true,
  })
  return [
    ...paper(facts),
    ...(facts.initials === '' ? [] : label(facts.initials, 0, shades.primary)),
    ...qrMarks(facts.url, { x: VALUES, y: rule(0), side, shades }),
    ...set(scan, words, rule(1) - OVER, shades.text, ROW),
    ...onRules(address, 7, shades.muted),
  ]
}

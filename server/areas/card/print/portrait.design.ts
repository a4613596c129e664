import { rectangle, type Mark } from '../../../kernel/drawing.ts'
import { qrMarks } from '../../../kernel/qr-sheet.ts'
import type { Facts } from './card-facts.present.ts'
import { CAP, depth, fit, set, setContact } from './text.fitter.ts'
import { CARD, FRAME, LEAST, MARGIN } from './card-sizes.ts'

const [LEFT, FULL] = [-CARD.bleed, CARD.width + 2 * CARD.bleed]
const EDGE = FRAME.x + FRAME.width
const TEXT = EDGE + 5
const WIDTH = CARD.width - MARGIN - TEXT
const ROW = 4.3

/** The picture, or the initials on an area of the primary colour of the same size. */
function picture({ portrait, initials, shades }: Facts): readonly Mark[] {
  if (portrait !== null) return [{ kind: 'picture', ...FRAME, jpeg: portrait }]
  const letters =
    initials === '' ? null : fit(initials, { width: EDGE - 8, weight: 'Bold', most: 17, least: 4, lines: 1 })
  const width = letters?.lines[0]?.width ?? 0
  return [
    rectangle(FRAME.x, FRAME.y, FRAME.width, FRAME.height, shades.primary),
    ...(letters === null
      ? []
      : set(letters, (EDGE - width) / 2, CARD.height / 2 + (letters.size * CAP) / 2, shades.onPrimary)),
  ]
}

/** A large picture that fills the left of the card up to the edges, with the text beside it. */
export function portraitFront(facts: Facts): readonly Mark[] {
  const { shades, contacts } = facts
  const most = CARD.height - 2 * MARGIN - contacts.length * ROW - (contacts.length > 0 ? 3 : 0)
  const name = fit(facts.name, {
    isName: true,
    width: WIDTH,
    weight: 'Bold',
    most: 6,
    least: 2.4,
    lines: 4,
    height: facts.line === null ? most : Math.max(7, most * 0.62),
  })
  const top = MARGIN + name.size * CAP
  const under = top + depth(name)
  const line =
    facts.line === null
      ? null
      : fit(facts.line, {
          width: WIDTH,
          weight: 'Regular',
          most: 3,
          least: LEAST,
          lines: 5,
          height: MARGIN + most - under - 1,
        })
  return [
    rectangle(LEFT, LEFT, FULL, CARD.height + 2 * CARD.bleed, shades.paper),
    ...picture(facts),
    rectangle(EDGE, LEFT, 0.8, CARD.height + 2 * CARD.bleed, shades.second),
    ...set(name, TEXT, top, shades.text),
    ...(line === null ? [] : set(line, TEXT, under + 2 + line.size * CAP, shades.muted)),
    ...contacts.flatMap((contact, n) =>
      setContact(contact.text, contact.isAddress, {
        x: TEXT,
        y: CARD.height - MARGIN - (contacts.length - 1 - n) * ROW,
        width: WIDTH,
        most: 2.7,
        fill: contact.kind === 'site' ? shades.primary : shades.text,
      }),
    ),
  ]
}

const FIELD = 46

/** The code is where the front has the picture. */
export function portraitBack(facts: Facts): readonly Mark[] {
  const { shades } = facts
  const side = 36
  const x = FIELD + 5
  const width = CARD.width - MARGIN - x
  const name = fit(facts.name, { isName: true, width, weight: 'Bold', most: 3.8, least: LEAST, lines: 5, height: 16 })
  const scan = fit(facts.scan, { width, weight: 'Regular', most: 2.9, least: LEAST, lines: 4 })
  const address = fit(facts.address, { width, weight: 'Regular', most: 2.5, least: 1.6, lines: 3, isAddress: true })
  const [top, bottom] = [(CARD.height - side) / 2, (CARD.height + side) / 2]
  return [
    rectangle(LEFT, LEFT, FULL, CARD.height + 2 * CARD.bleed, shades.paper),
    rectangle(LEFT, LEFT, FIELD + CARD.bleed, CARD.height + 2 * CARD.bleed, shades.primary),
    rectangle(FIELD, LEFT, 0.8, CARD.height + 2 * CARD.bleed, shades.second),
    ...qrMarks(facts.url, { x: (FIELD - side) / 2, y: top, side, shades }),
    ...set(name, x, top + name.size * CAP, shades.text),
    ...set(address, x, bottom - depth(address), shades.muted),
    ...set(scan, x, bottom - depth(address) - address.pitch - 1.4 - depth(scan), shades.text),
  ]
}

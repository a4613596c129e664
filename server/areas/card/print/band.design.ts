import { polygons, rectangle, type Mark, type Shape } from '../../../kernel/drawing.ts'
import type { Shades } from '../../../../openapi/colour.ts'
import { qrMarks } from '../../../kernel/qr-sheet.ts'
import type { Contact, Facts } from './card-facts.present.ts'
import { CAP, depth, fit, set, setContact } from './text.fitter.ts'
import { CARD, LEAST, MARGIN } from './card-sizes.ts'

const [LEFT, FULL] = [-CARD.bleed, CARD.width + 2 * CARD.bleed]
const ROOM = CARD.width - 2 * MARGIN
const ROW = 4.4
const STRIP = 3.2

type Points = readonly (readonly [number, number])[]
/** One tile of the woven border, 32 × 16, as the documents draw it. */
const TILE: readonly { readonly shade: 'primary' | 'second' | 'paper'; readonly outlines: readonly Points[] }[] = [
  {
    shade: 'primary',
    outlines: [
      [
        [16, 2.5],
        [27, 8],
        [16, 13.5],
        [5, 8],
      ],
    ],
  },
  {
    shade: 'paper',
    outlines: [
      [
        [16, 5],
        [22, 8],
        [16, 11],
        [10, 8],
      ],
    ],
  },
  {
    shade: 'second',
    outlines: [
      [
        [16, 6.5],
        [19, 8],
        [16, 9.5],
        [13, 8],
      ],
      [
        [0, 3.5],
        [6, 8],
        [0, 12.5],
        [-6, 8],
      ],
    ],
  },
  {
    shade: 'paper',
    outlines: [
      [
        [0, 6],
        [2.6, 8],
        [0, 10],
        [-2.6, 8],
      ],
    ],
  },
]

/** The woven border (tibeb) across the whole width, with its upper edge at `y`. */
function strip(y: number, shades: Shades): readonly Shape[] {
  const scale = STRIP / 16
  const tiles = Math.ceil(FULL / (32 * scale)) + 1
  const start = CARD.width / 2 - (tiles / 2) * 32 * scale
  const placed = (points: Points, tile: number): Points =>
    points.map(([px, py]) => [start + (tile * 32 + px) * scale, y + py * scale])
  return [
    rectangle(LEFT, y, FULL, STRIP, shades.paper),
    rectangle(LEFT, y, FULL, 0.3, shades.second),
    rectangle(LEFT, y + STRIP - 0.3, FULL, 0.3, shades.second),
    ...TILE.map(({ shade, outlines }) =>
      polygons(
        Array.from({ length: tiles }, (_, tile) => outlines.map((points) => placed(points, tile))).flat(),
        shades[shade],
      ),
    ),
  ]
}

const isPhone = ({ kind }: Contact) => kind === 'phone' || kind === 'work_phone'

/** One or two columns of contact details below the border; the last row is at the lower margin. */
function contactRows({ contacts, shades }: Facts, rows: number): readonly Mark[] {
  const phones = contacts.filter(isPhone)
  const others = contacts.filter((contact) => !isPhone(contact))
  const columns = phones.length > 0 && others.length > 0 ? [phones, others] : [contacts]
  return columns.flatMap((column, n) => {
    const x = n === 0 ? MARGIN : MARGIN + 30
    const width = columns.length === 1 ? ROOM : n === 0 ? 28 : ROOM - 30
    return column.flatMap((contact, row) => {
      const y = CARD.height - MARGIN - (rows - 1 - row) * ROW
      return setContact(contact.text, contact.isAddress, {
        x,
        y,
        width,
        most: 2.75,
        fill: contact.kind === 'site' ? shades.primary : shades.text,
      })
    })
  })
}
const rowsOf = (contacts: readonly Contact[]): number => {
  const phones = contacts.filter(isPhone).length
  return phones > 0 && phones < contacts.length ? Math.max(phones, contacts.length - phones) : contacts.length
}

/**
 * The name on an area of the primary colour, the woven border, and the contact details below. With fewer of them the
 * area is larger.
 */
export function bandFront(facts: Facts): readonly Mark[] {
  const { shades } = facts
  const rows = rowsOf(facts.contacts)
  const edge = rows === 0 ? CARD.height - MARGIN - STRIP : CARD.height - MARGIN - rows * ROW - STRIP - 1.6
  const line =
    facts.line === null
      ? null
      : fit(facts.line, { width: ROOM, weight: 'Regular', most: 3.4, least: LEAST, lines: 3, height: 8.8 })
  const foot = edge - 4.6
  const top = line === null ? foot : foot - depth(line) - line.size * CAP - 3.2
  const name = fit(facts.name, {
    isName: true,
    width: ROOM,
    weight: 'Bold',
    most: 8.4,
    least: 2.8,
    lines: 3,
    height: top - MARGIN + 2,
  })
  return [
    rectangle(LEFT, LEFT, FULL, CARD.height + 2 * CARD.bleed, shades.paper),
    rectangle(LEFT, LEFT, FULL, edge + CARD.bleed, shades.primary),
    ...strip(edge, shades),
    ...set(name, MARGIN, top - depth(name), shades.onPrimary),
    ...(line === null ? [] : set(line, MARGIN, foot - depth(line), shades.onPrimary)),
    ...contactRows(facts, rows),
  ]
}

/** The same area with the code on the right and what it does on the left. */
export function bandBack(facts: Facts): readonly Mark[] {
  const { shades } = facts
  const side = 36
  const [x, y] = [CARD.width - MARGIN - side, (CARD.height - STRIP - 3.4 - side) / 2]
  const width = x - MARGIN - 4
  const name = fit(facts.name, { isName: true, width, weight: 'Bold', most: 4.4, least: LEAST, lines: 4, height: 17 })
  const scan = fit(facts.scan, { width, weight: 'Regular', most: 3, least: LEAST, lines: 3 })
  const address = fit(facts.address, { width, weight: 'Regular', most: 2.5, least: 1.7, lines: 3, isAddress: true })
  const bottom = y + side - 0.6
  return [
    rectangle(LEFT, LEFT, FULL, CARD.height + 2 * CARD.bleed, shades.primary),
    ...strip(CARD.height - STRIP - 3.4, shades),
    ...qrMarks(facts.url, { x, y, side, shades }),
    ...set(name, MARGIN, y + name.size * CAP, shades.onPrimary),
    ...set(address, MARGIN, bottom - depth(address), shades.onPrimary),
    ...set(scan, MARGIN, bottom - depth(address) - address.pitch - 1.4 - depth(scan), shades.onPrimary),
  ]
}

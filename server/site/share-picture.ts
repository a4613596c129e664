import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { palette } from '../../openapi/colour.ts'
import { PRODUCT_NAME } from '../../openapi/product.ts'
import { BRAND } from '../../src/documents/brand.ts'
import type { Page } from '../../src/documents/document.ts'
import type { Services } from '../kernel/context.ts'
import { polygons, rectangle, type Mark, type Sheet } from '../kernel/drawing.ts'
import { sheetPng } from '../kernel/drawing-png.ts'
import { readClaim, signClaim } from '../kernel/signed-claim.ts'
import { broken } from '../kernel/text-block.ts'

/** Where the pictures are that other sites show beside a link. */
export const SHARE_PICTURES = '/assets/og'
/** Pixels, as networks ask for. */
const SIZE = { width: 1200, height: 630 } as const
/** Millimetres: 600 dots to the inch make the pixels. */
const SHEET = { width: (SIZE.width / 600) * 25.4, height: (SIZE.height / 600) * 25.4 } as const
const MARGIN = 4
/** So many letters of a title stand on a picture; the address stays short with them. */
const LONGEST = 110
const PURPOSE = 'share-picture'
/** Pictures kept in memory, some 30 KB each. */
const MOST = 200
/** The address of a picture is good for as long as somebody links to it. */
const FOREVER = Number.MAX_SAFE_INTEGER

/** What an address says: nobody but us can make one, so that nobody has us draw what they like. */
const claim = z.strictObject({ title: z.string(), lang: z.enum(['en', 'am']), expires: z.int() })

/** A row of the woven border across the sheet. */
function weave(y: number, height: number, { primary, second, paper }: Record<'primary' | 'second' | 'paper', string>) {
  const scale = height / 16
  const at = (n: number, points: readonly (readonly [number, number])[]) =>
    points.map(([px, py]) => [(n * 32 + px) * scale, y + py * scale] as const)
  const tiles = Array.from({ length: Math.ceil(SHEET.width / (32 * scale)) }, (_, n) => n)
  const row = (fill: string, points: readonly (readonly [number, number])[]) =>
    polygons(
      tiles.map((n) => at(n, points)),
      fill,
    )
  const diamond = (middle: number, wide: number, high: number) =>
    [
      [middle, 8 - high],
      [middle + wide, 8],
      [middle, 8 + high],
      [middle - wide, 8],
    ] as const
  return [
    rectangle(0, y, SHEET.width, 1.5 * scale, second),
    rectangle(0, y + 14.5 * scale, SHEET.width, 1.5 * scale, second),
    row(primary, diamond(16, 11, 5.5)),
    row(paper, diamond(16, 6, 3)),
    row(second, diamond(16, 3, 1.5)),
    row(second, diamond(0, 6, 4.5)),
    row(paper, diamond(0, 2.6, 2)),
  ] satisfies Mark[]
}

/** The sizes of a title, largest first, and where it begins and must end (millimetres). */
const SIZES = [4.6, 3.9, 3.3, 2.8, 2.4] as const
const ROOM = { top: 4.2, bottom: SHEET.height - MARGIN - 2.8, width: SHEET.width - 2 * MARGIN } as const

/** A title under the woven border, as large as it fits, and the product's name. */
export function sheetOf(title: string, lang: z.output<typeof claim>['lang']): Sheet {
  const { paper, primary, second, text, muted } = palette(BRAND).light
  const leading = lang === 'am' ? 1.4 : 1.2
  const most = (size: number) => Math.floor((ROOM.bottom - ROOM.top) / (size * leading))
  const least = SIZES.at(-1) ?? 2.4
  const size = SIZES.find((one) => broken(title, ROOM.width / one, most(one) + 1, 'Bold').length <= most(one)) ?? least
  const pitch = size * leading
  const foot = SHEET.height - MARGIN
  return {
    ...SHEET,
    bleed: 0,
    title,
    description: title,
    lang,
    marks: [
      rectangle(0, 0, SHEET.width, SHEET.height, paper),
      ...weave(0, 2.4, { primary, second, paper }),
      {
        kind: 'block',
        text: title,
        weight: 'Bold',
        x: MARGIN,
        y: ROOM.top + pitch * 0.85,
        size,
        fill: text,
        width: ROOM.width,
        lines: most(size),
        pitch,
      },
      polygons(
        [
          [
            [MARGIN, foot - 0.7],
            [MARGIN + 1.1, foot - 1.8],
            [MARGIN + 2.2, foot - 0.7],
            [MARGIN + 1.1, foot + 0.4],
          ],
        ],
        primary,
      ),
      {
        kind: 'block',
        text: `${PRODUCT_NAME} · ሥራ`,
        weight: 'Bold',
        x: MARGIN + 3.2,
        y: foot,
        size: 2,
        fill: muted,
        width: SHEET.width / 2,
        lines: 1,
        pitch: 2.4,
      },
    ],
  }
}

/** The page with a picture for those who link to it, made of its title, where it has an address and no picture. */
export function withSharePicture(services: Pick<Services, 'secret' | 'config'>, page: Page): Page {
  const { openGraph, canonical, lang } = page
  if (openGraph === null || openGraph.image !== null || canonical === null) return page
  const whole = page.title.endsWith(` · ${PRODUCT_NAME}`) ? page.title.slice(0, -PRODUCT_NAME.length - 3) : page.title
  const letters = [...whole]
  const title = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : whole
  const said: z.output<typeof claim> = { title, lang, expires: FOREVER }
  const token = signClaim(said, PURPOSE, services.secret(PURPOSE))
  const url = `${services.config.webOrigin}${SHARE_PICTURES}/${token}.png`
  return { ...page, openGraph: { ...openGraph, image: { url, ...SIZE } } }
}

/**
 * Draws pictures by their addresses and keeps the last ones. Null for an address that we did not make. Refuses with
 * `unavailable` when too many wait.
 */
export function sharePictures(services: Pick<Services, 'secret' | 'clock'>) {
  const made = new LRUCache<string, Promise<Uint8Array>>({ max: MOST })
  return async (file: string): Promise<Uint8Array | null> => {
    if (!file.endsWith('.png')) return null
    const token = file.slice(0, -'.png'.length)
    const now = services.clock.now().getTime()
    const said = readClaim(claim, token, PURPOSE, services.secret(PURPOSE), now)
    if (said === null) return null
    const known = made.get(token)
    if (known) return known
    const drawing = sheetPng(sheetOf(said.title, said.lang))
    made.set(token, drawing)
    // What could not be drawn now is drawn when it is asked for again.
    drawing.catch(() => made.delete(token))
    return drawing
  }
}

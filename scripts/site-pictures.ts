// npm run site-pictures: makes the pictures on the landing page from the running product, with its sample people, in
// both languages: the templates, and a page with its card. `npm run build` comes first.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import sharp from 'sharp'
import { testBrowser } from '../browser.ts'
import type { Language } from '../openapi/define.ts'
import { engineer } from '../server/demo/content.ts'
import { startBuiltServer } from '../tests/setup/built-server.ts'
import { signInContext } from '../tests/setup/visitors.ts'
import { root } from './sources.ts'

const folder = path.join(root, 'src/documents/landing/pictures')
/** By the key of the template: the page that shows it best. */
const PAGES = {
  starter: '/template/starter',
  template1: '/template/template1',
  template3: '/template/dumpexamplecompany',
} as const
const VIEWPORT = { width: 1200, height: 750 }
/** Pixels; twice what the page shows at most. */
const WIDTH = 800
const MOST = 60 * 1024
/** The picture at the top: a page on a phone, and the card of the same person before it. Pixels. */
const HERO = { width: 968, height: 820 }
const SHEET = { width: 560, height: 800, radius: 26, left: 60, top: 10 }
const CARD = { width: 500, height: 324, radius: 18, left: 436, top: 440, angle: -5 }

const svg = (width: number, height: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)
const keepsCorners = ({ width, height, radius }: typeof SHEET | typeof CARD, colour: string) =>
  svg(width, height, `<rect width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`)
const edge = ({ width, height, radius }: typeof SHEET | typeof CARD) =>
  svg(
    width,
    height,
    `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${radius - 1}" fill="none" stroke="#8b857c" stroke-opacity=".45" stroke-width="2"/>`,
  )

/** A picture with round corners and a fine edge, on nothing. */
const trimmed = async (picture: Buffer, size: typeof SHEET | typeof CARD) =>
  sharp(
    await sharp(picture)
      .resize({ width: size.width, height: size.height, fit: 'cover', position: 'top' })
      .composite([{ input: keepsCorners(size, '#fff'), blend: 'dest-in' }])
      .png()
      .toBuffer(),
  )
    .composite([{ input: edge(size) }])
    .png()
    .toBuffer()

async function heroOf(browser: Browser, url: string, lang: Language): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 560 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const headers = await signInContext(context, url, 'individual', lang)
  const answer = await context.request.get(`${url}/api/card/svg/front?language=${lang}`, { headers })
  if (!answer.ok()) throw new Error(`The card was not made: ${await answer.text()}`)
  // Its last line is the address of the page, which on this machine is that of this machine.
  const drawn = (await answer.text()).replace(/<path[^>]*\/><\/svg>$/, '</svg>')
  const card = await sharp(Buffer.from(drawn), { density: 300 }).png().toBuffer()
  await context.clearCookies()
  const page = await context.newPage()
  await page.goto(`/@${engineer.username}?lang=${lang}`, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const sheet = await page.screenshot()
  await context.close()
  const turned = sharp(await trimmed(card, CARD)).rotate(CARD.angle, { background: '#0000' })
  return sharp({ create: { ...HERO, channels: 4, background: '#0000' } })
    .composite([
      { input: await trimmed(sheet, SHEET), left: SHEET.left, top: SHEET.top },
      { input: await turned.png().toBuffer(), left: CARD.left, top: CARD.top },
    ])
    .webp({ quality: 76 })
    .toBuffer()
}

function keep(name: string, picture: Buffer): void {
  if (picture.length > MOST) throw new Error(`${name} has ${picture.length} bytes`)
  writeFileSync(path.join(folder, `${name}.webp`), picture)
  console.log(name, picture.length)
}

mkdirSync(folder, { recursive: true })
const server = await startBuiltServer()
const browser = await chromium.launch(await testBrowser())
try {
  for (const lang of ['en', 'am'] as const) {
    const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce', colorScheme: 'light' })
    for (const [key, address] of Object.entries(PAGES)) {
      await page.goto(`${server.url}${address}?lang=${lang}`, { waitUntil: 'load' })
      // What says that it is a sample stands beside the picture.
      await page.evaluate(async () => {
        for (const notice of document.querySelectorAll('.notice')) notice.remove()
        await document.fonts.ready
      })
      const picture = await sharp(await page.screenshot())
        .resize({ width: WIDTH })
        .webp({ quality: 78 })
        .toBuffer()
      keep(`${key}-${lang}`, picture)
    }
    await page.close()
    keep(`hero-${lang}`, await heroOf(browser, server.url, lang))
  }
} finally {
  await browser.close()
  await server.stop()
}

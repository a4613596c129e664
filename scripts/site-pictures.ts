// npm run site-pictures: makes the pictures of the templates on the landing page from the running product, with its
// sample people, in both languages. `npm run build` comes first.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { testBrowser } from '../browser.ts'
import { startBuiltServer } from '../tests/setup/built-server.ts'
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
      if (picture.length > MOST) throw new Error(`${key} in ${lang} has ${picture.length} bytes`)
      writeFileSync(path.join(folder, `${key}-${lang}.webp`), picture)
      console.log(key, lang, picture.length)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
}

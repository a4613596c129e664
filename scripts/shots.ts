// npm run shots [-- <folder>] [--only=<page>,<page>]: pictures of every page of openapi/routes.ts from the running
// product on demo data, each in both languages, both themes and two widths, for everyone who sees it. Default folder:
// .cache/shots.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { testBrowser } from '../browser.ts'
import type { Language } from '../openapi/define.ts'
import { anyPages, type PageKey } from '../openapi/routes.ts'
import {
  DEMO_PEOPLE,
  addressOf,
  signInContext,
  visitorsOf,
  type Looker,
  type Visitor,
} from '../tests/setup/visitors.ts'
import { startBuiltServer } from '../tests/setup/built-server.ts'
import { quietNetwork } from '../tests/setup/quiet-network.ts'
import { wholePage } from '../tests/setup/whole-page.ts'

const args = process.argv.slice(2)
const only = args
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const folder = path.resolve(args.find((arg) => !arg.startsWith('--')) ?? '.cache/shots')
const WIDTHS = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } } as const
const THEMES = ['light', 'dark'] as const

async function lookerFor(browser: Browser, url: string, visitor: Visitor, lang: Language): Promise<Looker> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    locale: lang === 'am' ? 'am-ET' : 'en-US',
    timezoneId: 'Africa/Addis_Ababa',
    deviceScaleFactor: 1,
  })
  await context.addCookies([{ name: 'current_language', value: lang, url }])
  return { context, url, headers: visitor === 'nobody' ? {} : await signInContext(context, url, visitor, lang) }
}

mkdirSync(folder, { recursive: true })
const server = await startBuiltServer()
const browser = await chromium.launch(await testBrowser())
let made = 0
try {
  for (const visitor of ['nobody', ...DEMO_PEOPLE] as const) {
    for (const lang of ['en', 'am'] as const) {
      const looker = await lookerFor(browser, server.url, visitor, lang)
      const { context } = looker
      const page = await context.newPage()
      const quiet = quietNetwork(page)
      for (const key of Object.keys(anyPages) as PageKey[]) {
        if (!visitorsOf(key).includes(visitor) || (only && !only.includes(key))) continue
        const address = await addressOf(key, lang, looker)
        for (const theme of THEMES) {
          await context.addCookies([{ name: 'darkTheme', value: String(theme === 'dark'), url: server.url }])
          await page.addInitScript((dark) => localStorage.setItem('darkTheme', dark), String(theme === 'dark'))
          for (const [width, viewport] of Object.entries(WIDTHS)) {
            await page.setViewportSize(viewport)
            await page.goto(address, { waitUntil: 'load' })
            await quiet()
            await page.locator('h1').first().waitFor()
            await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
            await wholePage(page)
            await page.evaluate(() => document.fonts.ready)
            await page.screenshot({
              path: path.join(folder, `${key}-${visitor}-${lang}-${theme}-${width}.png`),
              fullPage: true,
            })
            made += 1
          }
        }
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
console.log(`${made} pictures in ${folder}`)

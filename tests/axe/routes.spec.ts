import type { Page } from '@playwright/test'
import axe from 'axe-core'
import type { Language } from '../../openapi/define.ts'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { areas } from '../../openapi/operations/registry.ts'
import { SETUP_STEPS, sectionsOf } from '../../openapi/outline.ts'
import { PRODUCT_NAME } from '../../openapi/product.ts'
import { anyPages, type PageKey } from '../../openapi/routes.ts'
import { engineer } from '../../server/demo/content.ts'
import { expect, test } from '../e2e/test.ts'
import { reachable } from '../setup/reachable.ts'
import { drawn } from '../setup/whole-page.ts'
import { addressOf, DEMO_PEOPLE, signInContext, visitorsOf, type Visitor } from '../setup/visitors.ts'

const full = process.env['SIRA_FULL'] === '1'
const TEXTS = { en, am }
const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 390, height: 844 }

interface Look {
  readonly theme: 'light' | 'dark'
  readonly size: { readonly width: number; readonly height: number }
  /** Every rule, or those about colours and sizes alone. */
  readonly asks: 'everything' | 'looks'
}
/**
 * Four of the eight combinations cover every pair of language, theme and width. Rules about colours and sizes are asked
 * in each; what the markup alone decides, where no theme matters, is asked once in each width and once in each language
 * (the full run: in all four).
 */
const LOOKS: Readonly<Record<Language, readonly Look[]>> = {
  en: [
    { theme: 'light', size: WIDE, asks: 'everything' },
    { theme: 'dark', size: NARROW, asks: full ? 'everything' : 'looks' },
  ],
  am: [
    { theme: 'dark', size: WIDE, asks: full ? 'everything' : 'looks' },
    { theme: 'light', size: NARROW, asks: 'everything' },
  ],
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** What the title must say: a screen's own message; of documents what they are about. */
function titleOf(key: PageKey, lang: Language): RegExp {
  if (key === 'landing')
    return new RegExp(escaped(TEXTS[lang]['document.landing.title']).replace(escaped('{product}'), PRODUCT_NAME))
  if (key === 'website' || key === 'publicResume') return new RegExp(escaped(engineer.displayName[lang]))
  const samples: readonly PageKey[] = [
    'templateStarter',
    'templateOne',
    'templateThree',
    'templateSix',
    'templateSeven',
  ]
  if (samples.includes(key) || key === 'sampleIndividual' || key === 'sampleCompany') return / · /
  if (anyPages[key].kind === 'document' && /\{(slug|code)\}/.test(anyPages[key].path)) return / · /
  if (key === 'privacyPolicy') return / · /
  if (key === 'apiReference') return new RegExp(PRODUCT_NAME)
  return new RegExp(escaped(TEXTS[lang][`page.${key}.title`]))
}

/** Shows the open page in another theme and width, without loading it again. */
async function look(page: Page, { theme, size }: Look): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate((wanted) => {
    const { classList, style } = document.documentElement
    classList.toggle('dark', wanted === 'dark')
    classList.toggle('light', wanted === 'light')
    style.colorScheme = wanted
  }, theme)
  // The colours of the other theme are there only when their transitions have ended, which takes a frame even without
  // motion.
  await drawn(
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await Promise.all(
        document
          .getAnimations()
          .flatMap((animation) =>
            animation instanceof CSSTransition ? [animation.finished.catch(() => undefined)] : [],
          ),
      )
    }),
  )
}

/** Nothing may reach beyond the width of the window: a page never scrolls sideways. */
async function fits(page: Page, what: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, `${what} is wider than its window`).toBeLessThanOrEqual(0)
}

/** What some pages show at further addresses: one section of each kind of editor, steps of the set-up. */
const FURTHER: Partial<Record<PageKey, readonly string[]>> = {
  sections: ['?section=about', '?section=skills', '?section=published_works', '?section=products'],
  welcome: ['?step=name', '?step=photo', '?step=headline', '?step=work'],
  profileSetup: ['?step=personal', '?step=account', '?step=team', '?step=publish'],
}

/** Every section and every step, looked at for what is cut off. */
const EVERY: Partial<Record<PageKey, (visitor: Visitor) => readonly string[]>> = {
  sections: (visitor) =>
    sectionsOf(visitor === 'company' ? 'company' : 'individual').map((section) => `?section=${section}`),
  profileSetup: () => SETUP_STEPS.map((step) => `?step=${step}`),
}

interface Inspector {
  readonly page: Page
  readonly accessible: (page: Page, what: string, asks: Look['asks']) => Promise<void>
}
/** The page as it stands, in one look. */
async function inspect({ page, accessible }: Inspector, wanted: Look, where: string): Promise<void> {
  await look(page, wanted)
  const what = `${where}, ${wanted.theme}, ${wanted.size.width}`
  await accessible(page, what, wanted.asks)
  await fits(page, what)
}

/** Pages of one make, one for each area of the API: the small run takes each in one of the four looks, in turn. */
function scanReference(lang: Language): void {
  test(`the API's reference, ${lang}`, async ({ page, context, baseURL, accessible }) => {
    test.setTimeout(1_500_000)
    await context.addCookies([{ name: 'current_language', value: lang, url: baseURL ?? '' }])
    for (const [n, area] of Object.keys(areas).entries()) {
      const looks = LOOKS[lang].filter((_, at) => full || n % 4 === (lang === 'en' ? 0 : 2) + at)
      if (looks.length === 0) continue
      await page.goto(`${anyPages.apiReference.path}/${area}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(area)
      for (const wanted of looks)
        await inspect({ page, accessible }, { ...wanted, asks: 'everything' }, `reference of ${area}, ${lang}`)
    }
  })
}

/**
 * Shows another screen, or another part of the same one, as a link or the Back button would, without loading the
 * application again.
 */
async function goWithin(page: Page, address: string, isPart: boolean): Promise<void> {
  const before = await page.title()
  await page.evaluate((to) => {
    for (const element of document.querySelectorAll('main *')) element.setAttribute('data-before', '')
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number }
    history.pushState({ idx: idx + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)
  // Each screen names itself when it is there; until then the last one stands. A part brings its own elements.
  if (isPart) await expect(page.locator('main :not([data-before])')).not.toHaveCount(0)
  else await expect(page).not.toHaveTitle(before)
}

/** Half a megabyte that every page needs: sent once, not to each page anew. */
test.beforeEach(({ page }) => page.addInitScript(axe.source))

function scan(visitor: Visitor): void {
  const keys = (Object.keys(anyPages) as PageKey[]).filter((key) => visitorsOf(key).includes(visitor))
  for (const lang of ['en', 'am'] as const) {
    test(`${visitor}, ${lang}: ${keys.length} pages`, async ({ page, context, baseURL, accessible }) => {
      test.setTimeout(1_500_000)
      await context.addCookies([{ name: 'current_language', value: lang, url: baseURL ?? '' }])
      const url = baseURL ?? ''
      const headers = visitor === 'nobody' ? {} : await signInContext(context, url, visitor, lang)
      let inApplication = false
      for (const [key, further] of keys.flatMap((one) =>
        [...new Set(['', ...(FURTHER[one] ?? []), ...(EVERY[one]?.(visitor) ?? [])])].map(
          (part) => [one, part] as const,
        ),
      )) {
        const address = (await addressOf(key, lang, { context, url, headers })) + further
        // Every page is loaded once, in English; in Amharic one screen leads to the next, as for people. Parts of a screen
        // that are looked at for what is cut off alone follow the one before.
        const isScreen = anyPages[key].kind !== 'document'
        const isScanned = further === '' || FURTHER[key]?.includes(further) === true
        const isWithin = inApplication && isScreen && !full && (further === '' ? lang === 'am' : !isScanned)
        if (isWithin) await goWithin(page, address, further !== '')
        else await page.goto(address)
        inApplication = isScreen
        await expect(page, key).toHaveTitle(titleOf(key, lang))
        await expect(page.locator('html'), key).toHaveAttribute('lang', new RegExp(`^${lang}`))
        await expect(page.getByRole('heading', { level: 1 }), key).toBeVisible()
        await expect(page.locator('[aria-busy="true"]'), `${key} has loaded`).toHaveCount(0)
        const where = `${key}${further}, ${visitor}, ${lang}`
        await reachable(page, where)
        if (!isScanned) continue
        for (const wanted of LOOKS[lang]) await inspect({ page, accessible }, wanted, where)
      }
    })
  }
}

// Visitors do not meet: two of them are looked after at once.
test.describe.configure({ mode: 'parallel' })
for (const visitor of ['nobody', ...DEMO_PEOPLE] as const) {
  // One person's language is one setting: its two scans may not run at once.
  test.describe(() => {
    test.describe.configure({ mode: 'serial' })
    scan(visitor)
    if (visitor === 'nobody') (['en', 'am'] as const).forEach(scanReference)
  })
}

import type { Page } from '@playwright/test'
import { en } from '../../openapi/messages/en.ts'
import { anyPages, menu, type MenuEntry, type PageKey, pages } from '../../openapi/routes.ts'
import { README_LOGINS, README_ORIGIN } from '../setup/readme.ts'
import { expect, test } from './test.ts'

const KIND = { individual: 'individual', company: 'company', admin: 'administrator' } as const
type Login = keyof typeof KIND

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The way to each screen of the menu: the groups to open, and the link. */
function ways(
  entries: readonly MenuEntry[],
  kind: (typeof KIND)[Login],
  groups: readonly string[] = [],
): readonly { readonly groups: readonly string[]; readonly key: PageKey }[] {
  return entries
    .filter((entry) => entry.for.includes(kind) && !('hidden' in entry && entry.hidden === true))
    .flatMap((entry) =>
      'page' in entry ? [{ groups, key: entry.page }] : ways(entry.entries, kind, [...groups, entry.group]),
    )
}

/** What a newcomer's console and network list would show in red. */
function troubles(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('console', (message) => message.type() === 'error' && seen.push(message.text()))
  page.on(
    'requestfailed',
    (request) =>
      request.failure()?.errorText !== 'net::ERR_ABORTED' &&
      seen.push(`${request.failure()?.errorText} at ${request.url()}`),
  )
  page.on('response', (response) => response.status() >= 400 && seen.push(`${response.status()} at ${response.url()}`))
  return seen
}

test('the README names an address and people', ({ baseURL }) => {
  expect(new URL(baseURL ?? '').hostname).toBe(new URL(README_ORIGIN).hostname)
  expect(README_LOGINS.map(({ login }) => login.split('@')[0])).toEqual(Object.keys(KIND))
})

for (const { login, password } of README_LOGINS)
  test(`at the README's address, ${login} signs in, opens every screen of the menu and signs out, without an error`, async ({
    page,
    context,
    baseURL,
  }) => {
    const kind = KIND[login.split('@')[0] as Login]
    const seen = troubles(page)
    await page.goto(pages.login.path)
    await page.locator('[name="login"]').fill(login)
    await page.locator('[name="password"]').fill(password)
    await page.getByRole('button', { name: en['session.login.submit'], exact: true }).click()
    await expect(page).toHaveURL(pages.dashboard.path)

    const sidebar = page.getByRole('navigation', { name: en['shell.menu.label'] })
    for (const { groups, key } of ways(menu, kind)) {
      const { path, kind: made } = anyPages[key]
      for (const group of groups) {
        const button = sidebar.getByRole('button', { name: en[`menu.${group}` as keyof typeof en], exact: true })
        if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
      }
      await sidebar.locator(`a[href="${path}"]`).click()
      // A screen may add to its address what it shows first.
      await expect(page).toHaveURL(({ pathname }) => pathname === path)
      await expect(page).toHaveTitle(new RegExp(`^${escaped(en[`page.${key}.title`])}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      // A page for everybody has no menu of its own.
      if (made === 'document') await page.goBack()
    }

    if (kind !== 'administrator') {
      await page.goto(pages.dashboard.path)
      const [site] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('main').locator('a[href^="/@"][target="_blank"]').first().click(),
      ])
      const seenThere = troubles(site)
      await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
      await site.getByRole('link', { name: 'አማርኛ', exact: true }).click()
      await expect(site.locator('html')).toHaveAttribute('lang', 'am-ET')
      expect(new URL(site.url()).origin).toBe(baseURL)
      expect(
        await site.evaluate(() =>
          [...document.images].map((image) => new URL(image.src).origin).filter((origin) => origin !== location.origin),
        ),
      ).toEqual([])
      expect(seenThere).toEqual([])
      await site.close()
    }
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    expect(seen).toEqual([])
  })

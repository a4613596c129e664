import { pages } from '../../openapi/routes.ts'
import { expect, test } from './test.ts'

test('the keyboard alone signs in and out', async ({ page }) => {
  await page.goto(pages.login.path)
  await expect(page.getByLabel('Email or username')).toBeVisible()
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '')
  for (let step = 0; step < 12 && (await focused()) !== 'login'; step++) await page.keyboard.press('Tab')
  await page.keyboard.type('individual@sira.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('demo-sira-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pages.dashboard.path)
  await expect(page.getByRole('heading', { level: 1 }), 'a new page puts the focus on its title').toBeFocused()

  const account = page.getByRole('button', { name: /^Account of/ })
  for (let step = 0; step < 20 && !(await account.evaluate((button) => button === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const logout = page.getByRole('button', { name: 'Logout' })
  for (let step = 0; step < 20 && !(await logout.evaluate((button) => button === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await page.goto(pages.dashboard.path)
  await expect(page).toHaveURL(pages.login.path)
})

import { pages } from '../../openapi/routes.ts'
import { enter } from './people.ts'
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

test('a line that drops before the rules of the form are there does not keep anyone from signing in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  let lost = 0
  await page.route('**/assets/checks-*.js', (route) => {
    lost += 1
    return route.abort('connectionfailed')
  })
  await page.goto(pages.login.path)
  await enter(page, 'individual@sira.example', 'demo-sira-2026')
  await expect(page).toHaveURL(pages.dashboard.path)
  expect(lost).toBeGreaterThan(0)
})

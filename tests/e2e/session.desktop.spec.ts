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

test('the language pickers show the languages that the server has', async ({ page }) => {
  await page.route('**/api/front-languages*', (route) =>
    route.fulfill({
      json: [
        { name: 'English (Addis Ababa)', value: 'en', version: 'a' },
        { name: 'አማርኛ', value: 'am', version: 'b' },
      ],
    }),
  )
  await page.goto(pages.login.path)
  await expect(page.getByRole('button', { name: 'English (Addis Ababa)' })).toBeVisible()
  await enter(page, 'individual@sira.example', 'demo-sira-2026')
  await page.getByRole('button', { name: 'Language: English (Addis Ababa)' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['English (Addis Ababa)', 'አማርኛ'])
})

test('a company also fetches the offers it sent, and a failure of that is silent', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /500 from GET .*requisition/)
  let failed = false
  await page.route('**/api/employees/requisition', (route) => {
    failed = true
    return route.fulfill({ status: 500, json: {} })
  })
  await page.goto(pages.login.path)
  await enter(page, 'company@sira.example', 'demo-sira-2026')
  await expect(page).toHaveURL(pages.dashboard.path)
  await expect(() => expect(failed).toBe(true)).toPass()
  await page.unroute('**/api/employees/requisition')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await page.goto(pages.employees.path)
  const open = page.getByRole('navigation', { name: 'Open offers' }).getByRole('link').first()
  await open.click()
  await expect(page).toHaveURL(/status=/)
})

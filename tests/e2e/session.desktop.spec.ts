import { randomInt } from 'node:crypto'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { newPerson } from './new-person.ts'
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

test('rules that come after the form was sent say in words what is wrong', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'current_language', value: 'am', url: baseURL ?? '', sameSite: 'Lax' }])
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/validation-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(pages.login.path)
  const form = page.locator('form')
  // What stands for a moment only counts too.
  const shown = await form.evaluateHandle((element) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      subtree: true,
    })
    return texts
  })
  await form.locator('button[type=submit]').click()
  late.resolve()
  await expect(form).toContainText(am['validation.required'])
  expect((await shown.jsonValue()).filter((text) => text.includes('validation.'))).toEqual([])
})

test('an email put right while the line is down is the one that is registered', async ({ page, context, mailbox }) => {
  const username = `person${randomInt(1e12)}`
  const [wrong, right] = [`wrong.${username}@example.org`, `${username}@example.org`]
  await page.goto(pages.registerUser.path)
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('first_name').fill('Hana')
  await field('middle_name').fill('Bekele')
  await field('last_name').fill('Wolde')
  await field('username').fill(username)
  await field('email').fill(wrong)
  await field('phone_number').fill('0911234567')
  await field('password').fill('strong-coffee-beans')
  await field('confirm_password').fill('strong-coffee-beans')
  await context.setOffline(true)
  const send = page.locator('form').getByRole('button', { name: en['session.register.user'] })
  await send.click()
  await expect(page.getByText(en['ui.state.offline.title'], { exact: true })).toBeVisible()
  await field('email').fill(right)
  await context.setOffline(false)
  await expect(page).toHaveURL(pages.registerUser.path)
  await send.click()
  await expect(page).toHaveURL(pages.verifyBeforeLogin.path)
  await mailbox.link(right, pages.registrationVerification.path)
  expect(await mailbox.all(wrong)).toEqual([])
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

test('the language chosen on the way in stays, and is the user’s from then on', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const { login, password, token } = await newPerson(context, request, mailbox, baseURL ?? '')
  const stored = async () => {
    const user = await request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })
    return ((await user.json()) as { readonly language: string }).language
  }
  await context.clearCookies()
  await page.goto(pages.login.path)
  await page.getByRole('button', { name: 'አማርኛ' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am-ET')
  // Over a reload too: the choice was made in this tab.
  await page.reload()
  await page.getByRole('textbox', { name: 'ኢሜይል' }).fill(login)
  await page.getByRole('textbox', { name: 'የይለፍ ቃል' }).fill(password)
  await page.locator('form').getByRole('button', { name: 'ይግቡ', exact: true }).click()
  await expect(page).toHaveURL(/welcome|dashboard/)
  await expect.poll(stored).toBe('am')
  await expect(page.locator('html')).toHaveAttribute('lang', 'am-ET')
  // Whoever chooses nothing gets the language of the account, whatever the browser showed before.
  await context.clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(pages.login.path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await enter(page, login, password)
  await expect(page.locator('html')).toHaveAttribute('lang', 'am-ET')
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

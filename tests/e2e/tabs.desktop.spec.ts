import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { pages } from '../../openapi/routes.ts'
import { somebody } from './people.ts'
import { expect, test, type Mailbox } from './test.ts'

/** A company with two accounts, made by the calls that the pages make. */
async function companyWithTwo(request: APIRequestContext, mailbox: Mailbox) {
  const { username, email, password } = somebody()
  const first = async (path: string) =>
    ((await (await request.get(path)).json()) as { data: { id: string }[] }).data[0]?.id
  const data = {
    company_name: 'Abay Software',
    username,
    email,
    phone_number: '+251911234567',
    company_size_id: await first('/api/company-sizes'),
    info_source_id: await first('/api/info-sources'),
    password,
    confirm_password: password,
  }
  const registered = await request.post('/api/register/company', { data })
  expect(registered.status(), await registered.text()).toBe(201)
  const token = new URL(await mailbox.link(email, pages.registrationVerification.path), 'http://here').searchParams.get(
    'token',
  )
  expect((await request.post('/api/register/verify', { data: { token, password } })).status()).toBe(200)
  const { access_token } = (await (await request.post('/api/login', { data: { login: email, password } })).json()) as {
    access_token: string
  }
  const second = `second${randomInt(1e9)}`
  expect(
    (
      await request.post('/api/create/new/account', {
        data: { username: second },
        headers: { authorization: `Bearer ${access_token}` },
      })
    ).status(),
  ).toBe(201)
  return { credentials: { login: email, password }, password, first: username, second }
}

const account = (page: Page, username: string) => page.getByRole('button', { name: `Account of ${username}` })

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await account(page, from).click()
  await page.getByRole('button', { name: to }).click()
  await expect(account(page, to)).toBeVisible()
}

test('signing out in one tab signs out the other', async ({ page, context, mailbox, request, signIn }) => {
  const company = await companyWithTwo(request, mailbox)
  await signIn(company.credentials)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(pages.dashboard.path)
    await expect(account(tab, company.first)).toBeVisible()
  }
  await account(page, company.first).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL(pages.login.path)
})

test('switching accounts in one tab switches the other once', async ({ page, context, mailbox, request, signIn }) => {
  const company = await companyWithTwo(request, mailbox)
  await signIn(company.credentials)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(pages.dashboard.path)
    await expect(account(tab, company.first)).toBeVisible()
  }
  let switches = 0
  context.on('request', (call) => (switches += call.url().includes('/api/account/switch/') ? 1 : 0))
  await switchTo(page, company.first, company.second)
  await expect(account(other, company.second)).toBeVisible()
  await expect(account(page, company.second)).toBeVisible()
  expect(switches, 'only the tab where it was asked for calls the server').toBe(1)
})

test('a tab with unsaved input keeps it and its account after a switch elsewhere', async ({
  page,
  context,
  mailbox,
  request,
  signIn,
  accessible,
}) => {
  const company = await companyWithTwo(request, mailbox)
  await signIn(company.credentials)
  await page.goto(pages.changePassword.path)
  await page.getByLabel('Current password').fill(company.password)
  await page.getByRole('textbox', { name: 'New password' }).fill('rain over Gonder in June')

  const other = await context.newPage()
  await other.goto(pages.dashboard.path)
  await switchTo(other, company.first, company.second)

  await expect(page.getByText('This tab uses another account')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue(company.password)
  await expect(account(page, company.first)).toBeVisible()
  await accessible(page)

  const sent = page.waitForRequest((call) => call.url().endsWith('/api/password/change'))
  const own = await page.evaluate(() => document.cookie)
  await page.getByLabel('Confirm password').fill('rain over Gonder in June')
  await page.getByRole('button', { name: 'Change password' }).click()
  const headers = (await sent).headers()
  expect(headers['if-account'], 'written under the account it was typed for').toBe(headers['currentaccountid'])
  expect(own, 'while the cookie names the other one').not.toContain(headers['currentaccountid'] ?? '-')
  await expect(page.getByText('Your password was changed')).toBeVisible()
})

test('following the other tab discards only the unsaved input', async ({ page, context, mailbox, request, signIn }) => {
  const company = await companyWithTwo(request, mailbox)
  await signIn(company.credentials)
  await page.goto(pages.changePassword.path)
  await page.getByLabel('Current password').fill('half typed')
  const other = await context.newPage()
  await other.goto(pages.dashboard.path)
  await switchTo(other, company.first, company.second)
  await page.getByRole('button', { name: 'Discard changes and switch' }).click()
  await expect(account(page, company.second)).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
})

test('unsaved input survives signing out elsewhere', async ({ page, context, mailbox, request, signIn }) => {
  const company = await companyWithTwo(request, mailbox)
  await signIn(company.credentials)
  await page.goto(pages.changePassword.path)
  await page.getByLabel('Current password').fill('half typed')
  const other = await context.newPage()
  await other.goto(pages.dashboard.path)
  await account(other, company.first).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await expect(page.getByText('Signed out elsewhere')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('half typed')
})

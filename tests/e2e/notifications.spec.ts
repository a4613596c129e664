import type { Page } from '@playwright/test'
import { pages } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import { expect, test } from './test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const dot = (page: Page) => page.getByTestId('bell-dot')
const listOf = (page: Page) => page.getByRole('group', { name: 'Notifications' })

/** What the unread one is now, by the name of the bell. */
const unread = async (page: Page) => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

test('two tabs show the same bell: what is read in one is read in the other; a refresh is not needed', async ({ page, context, signIn, accessible }) => {
  const lines: string[] = []
  context.on('request', (request) => (request.url().endsWith('/notifications/stream') ? lines.push(request.url()) : undefined))
  await signIn('company')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(pages.dashboard.path)
    await expect(dot(tab)).toHaveAttribute('data-pulsing', 'true')
  }
  expect(lines, 'one line for the whole browser').toHaveLength(1)

  await bell(page).click()
  await accessible(page, 'the list of notifications')
  const first = listOf(page).getByRole('listitem').filter({ hasText: 'Not read yet' }).first()
  const text = ((await first.innerText()).split('\n')[2] ?? '').trim()
  await first.getByRole('button').click()
  await bell(other).click()
  const same = listOf(other).getByRole('listitem').filter({ hasText: text })
  await expect(same).toHaveCount(1)
  await expect(same).not.toContainText('Not read yet')

  // The tab that held the line is loaded anew: the other one takes it over.
  await page.goto(pages.dashboard.path)
  await expect.poll(() => lines.length).toBe(2)
  await bell(page).click()
  await listOf(page).getByRole('button', { name: 'Mark all as read' }).click()
  for (const tab of [page, other]) await expect(dot(tab), 'the dot stays and rests').toHaveAttribute('data-pulsing', 'false')
  await expect.poll(() => unread(other)).toBe(0)
})

test('what another person does comes into an open page by itself, and is said', async ({ browser, baseURL, page, signIn }) => {
  const web = baseURL ?? ''
  await signIn('company')
  await page.goto(pages.dashboard.path)
  await expect(dot(page)).toBeVisible()
  const before = await unread(page)
  const person = await browser.newContext({ baseURL: web })
  const [headers, firm] = [await signInContext(person, web, 'individual'), await browser.newContext({ baseURL: web })]
  const { accounts } = (await (await firm.request.get('/api/user', { headers: await signInContext(firm, web, 'company') })).json()) as {
    accounts: { username: string; is_current: boolean }[]
  }
  const path = `/api/following/${accounts.find(({ is_current }) => is_current)?.username}`
  await person.request.delete(path, { headers })
  const followed = await person.request.put(path, { headers })
  expect(followed.status(), await followed.text()).toBe(200)
  await expect(page.getByRole('status').filter({ hasText: /^New: .* follows/ })).toBeAttached()
  await expect.poll(() => unread(page)).toBe(before + 1)
  await person.close()
  await firm.close()
})

test('which news come by mail is chosen, and kept', async ({ page, signIn, accessible }) => {
  await signIn('company')
  await page.goto(pages.notifications.path)
  const choice = page.getByLabel('Someone follows your company')
  await expect(choice).toHaveValue('daily')
  await choice.selectOption('never')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your choice of mails is saved')).toBeVisible()
  await accessible(page, 'all notifications')
  await page.reload()
  await expect(choice).toHaveValue('never')
})

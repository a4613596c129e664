import type { Page } from '@playwright/test'
import { pages } from '../../openapi/routes.ts'
import { newCompany, sendOffer } from './new-company.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const dot = (page: Page) => page.getByTestId('bell-dot')
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** What the unread one is now, by the name of the bell. */
const unread = async (page: Page) => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

test('two tabs show the same bell without a reload', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  for (const name of ['Sheba Flower Farm', 'Abay Software'])
    await sendOffer(request, await newCompany(request, mailbox, name), person)
  const lines: string[] = []
  context.on('request', (call) => (call.url().endsWith('/notifications/stream') ? lines.push(call.url()) : undefined))
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(pages.dashboard.path)
    await expect(dot(tab)).toHaveAttribute('data-pulsing', 'true')
  }
  await expect.poll(() => unread(other)).toBe(2)
  expect(lines, 'one line for the whole browser').toHaveLength(1)

  await bell(page).click()
  const listed = listOf(page).getByRole('listitem').filter({ hasText: 'Sheba' }).getByRole('button')
  await expect(listed).toBeVisible()
  await accessible(page, 'the list of notifications')
  await listed.click()
  await bell(other).click()
  const same = listOf(other).getByRole('listitem').filter({ hasText: 'Sheba' })
  await expect(same).toHaveCount(1)
  await expect(same).not.toContainText('Unread:')

  // The tab that held the line is loaded anew: the other one takes it over.
  await page.goto(pages.dashboard.path)
  await expect.poll(() => lines.length).toBe(2)
  await bell(page).click()
  await listOf(page).getByRole('button', { name: 'Mark all as read' }).click()
  for (const tab of [page, other])
    await expect(dot(tab), 'the dot stays and rests').toHaveAttribute('data-pulsing', 'false')
  await expect.poll(() => unread(other)).toBe(0)
})

test('an open page shows and announces what others do, in the current language', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const firm = await newCompany(request, mailbox)
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(pages.dashboard.path)
  await expect(bell(page)).toBeVisible()
  await expect(dot(page)).toHaveCount(0)
  await sendOffer(request, firm, person)
  await expect(
    page.getByRole('status').filter({ hasText: 'New: Abay Software offers you the job “Engineer”' }),
  ).toBeAttached()
  await expect.poll(() => unread(page)).toBe(1)

  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'አማርኛ' }).click()
  await sendOffer(request, await newCompany(request, mailbox, 'Sheba Flower Farm'), person)
  await expect(page.getByRole('status').filter({ hasText: 'አዲስ፦ Sheba Flower Farm «Engineer»' })).toBeAttached()
})

test('the choice of notification emails is saved', async ({ page, context, request, mailbox, baseURL, accessible }) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(pages.notifications.path)
  const choice = page.getByLabel('A company withdraws an offer, or your time to answer it is over')
  await expect(choice).toHaveValue('at_once')
  await choice.selectOption('never')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Email settings saved')).toBeVisible()
  await accessible(page, 'all notifications')
  await page.reload()
  await expect(choice).toHaveValue('never')
})

test('a dashboard that follows many things asks once when the line is back', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  // Nobody else changes what a new person is shown.
  await newPerson(context, request, mailbox, baseURL ?? '')
  const asked: string[] = []
  page.on('request', (call) => (call.url().endsWith('/api/dashboard') ? asked.push(call.url()) : undefined))
  const shown = page.waitForResponse((answer) => answer.url().endsWith('/api/dashboard'))
  let lines = 0
  await page.route('**/api/notifications/stream', async (route) => {
    lines += 1
    if (lines === 1) return route.abort('connectionfailed')
    // An answer that comes while the first is under way takes that one's place.
    await (await shown).finished()
    return route.continue()
  })
  await page.goto(pages.dashboard.path)
  await shown
  const again = await page.waitForResponse((answer) => answer.url().endsWith('/api/dashboard'))
  expect(again.status()).toBe(200)
  expect(lines).toBe(2)
  expect(asked).toHaveLength(2)
})

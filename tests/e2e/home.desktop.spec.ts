import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { confirm, register, somebody } from './people.ts'
import { expect, test } from './test.ts'

test('whoever is signed in is led from the start page to the dashboard, and by the logo too', async ({
  page,
  signIn,
  accessible,
}) => {
  await page.goto(pages.landing.path)
  await expect(page.getByRole('link', { name: en['document.landing.login'] })).toBeVisible()
  await signIn('individual')
  await page.goto(pages.landing.path)
  await expect(page.getByRole('link', { name: en['document.landing.login'] })).toHaveCount(0)
  await accessible(page, 'the start page of somebody who is signed in')
  await page.getByRole('link', { name: /^Open Sira as / }).click()
  await expect(page).toHaveURL(pages.dashboard.path)

  const waiting = page.getByRole('region', { name: en['profile.waiting'] })
  await expect(waiting.getByRole('link').first(), 'an offer waits for the answer').toHaveAttribute(
    'href',
    /^\/user\/offers\//,
  )
  await page.goto(pages.templates.path)
  await page.getByRole('link', { name: 'Sira, dashboard' }).click()
  await expect(page).toHaveURL(pages.dashboard.path)
})

test('a visitor whose browser asks for Amharic reads every page in English once they chose it, and back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'am-ET' })
  const page = await context.newPage()
  const shown = (lang: 'en-US' | 'am-ET', where: string) =>
    expect(page.locator('html'), where).toHaveAttribute('lang', lang)
  await page.goto(pages.landing.path)
  await shown('am-ET', 'the start page')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await shown('en-US', 'the start page in English')
  await page.getByRole('link', { name: en['page.jobs.title'], exact: true }).first().click()
  await shown('en-US', 'the next page')
  await page.goto(pages.login.path)
  await shown('en-US', 'the sign-in')
  await page.goto('/no-such-page')
  await page.getByRole('link', { name: 'አማርኛ', exact: true }).click()
  await page.goto(pages.jobs.path)
  await shown('am-ET', 'all pages again')
  await context.close()
})

test('the page that waits for a confirmation goes on when that was done in another tab, or on another device', async ({
  page,
  context,
  browser,
  mailbox,
}) => {
  const [here, there] = [somebody(), somebody()]
  await page.goto(pages.personalDetail.path)
  await expect(page, 'the goal is kept').toHaveURL(pages.login.path)
  await register(page, here)
  const other = await context.newPage()
  await confirm(other, mailbox, here, pages.personalDetail.path)
  await expect(page, 'the goal of the registration').toHaveURL(pages.personalDetail.path)
  await context.clearCookies()

  await register(page, there)
  const phone = await browser.newContext({ baseURL: new URL(page.url()).origin })
  await confirm(await phone.newPage(), mailbox, there)
  await phone.close()
  await expect(page).toHaveURL(pages.login.path)
  await expect(page.getByLabel('Email or username')).toHaveValue(there.email)
})

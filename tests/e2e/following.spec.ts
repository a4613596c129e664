import { randomInt } from 'node:crypto'
import { exporter } from '../../server/demo/content.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { newPerson } from './new-person.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

const follow = pages.follow.path.replace('{username}', exporter.username)

test('signing in to follow a company leads back to it and follows', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await context.clearCookies({ name: 'access_token' })

  await page.goto(`/@${exporter.username}?lang=en`)
  await page.getByRole('link', { name: en['document.company.follow'] }).click()
  await expect(page).toHaveURL(follow)
  await expect(page.getByRole('link', { name: en['session.follow.sign_in'] })).toBeVisible()
  await accessible(page, 'following as a guest')
  await page.getByRole('link', { name: en['session.follow.sign_in'] }).click()
  await enter(page, person.login, person.password)
  await expect(page, 'back where they wanted to be').toHaveURL(follow)
  await expect(page.getByText(en['session.follow.following'], { exact: true })).toBeVisible()

  // The wish was granted once: whoever stops following is not made to follow again by coming back.
  await page.getByRole('button', { name: en['session.follow.leave'] }).click()
  await expect(page.getByRole('button', { name: en['session.follow.submit'], exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: en['session.follow.submit'], exact: true })).toBeVisible()
  // Nor is the next sign-in sent there.
  await context.clearCookies({ name: 'access_token' })
  await page.goto(pages.login.path)
  await enter(page, person.login, person.password)
  await expect(page).toHaveURL(pages.dashboard.path)
})

test('signing in never redirects to another site', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await context.clearCookies({ name: 'access_token' })
  await page.goto(`${pages.login.path}?to=${encodeURIComponent('//evil.example/steal')}`)
  await enter(page, person.login, person.password)
  await expect(page).toHaveURL(pages.dashboard.path)
})

test('someone without an account follows by email, confirms, and unsubscribes by one link', async ({
  page,
  mailbox,
}) => {
  const email = `stranger${randomInt(1e12)}@example.org`
  await page.goto(follow)
  await page.getByRole('textbox', { name: en['session.field.email'] }).fill(email)
  await page.getByRole('button', { name: en['session.follow.by_mail'] }).click()
  await expect(page.getByText(en['session.mail.sent'], { exact: true })).toBeVisible()
  await page.goto(await mailbox.link(email, pages.confirmFollowing.path))
  await expect(page.getByRole('heading', { name: en['session.follow.following'] })).toBeVisible()
  await page.goto(await mailbox.link(email, pages.leaveFollowing.path))
  await expect(page.getByRole('heading', { name: en['session.follow.left'] })).toBeVisible()
})

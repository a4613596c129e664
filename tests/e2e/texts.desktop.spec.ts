import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

test('an administrator words a menu text differently in Amharic; another person sees it, until the original is back', async ({
  page,
  context,
  browser,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  // Of the menu of people, and looked for by no other test.
  const id = 'menu.accountSetup'
  const wording = `የገጽ ቅንብር ${Date.now()}`
  await signInContext(context, baseURL ?? '', 'admin', 'en')
  await page.goto(`${pages.texts.path}?q=${id}`)
  const edit = en['administration.texts.edit.of'].replace('{id}', id)
  const dialog = page.getByRole('dialog', { name: edit })
  const own = dialog.getByRole('textbox', { name: en['administration.texts.own.am'] })
  await page.getByRole('button', { name: edit }).click()
  await own.fill('{name}')
  await dialog.getByRole('button', { name: en['ui.action.save'] }).click()
  await expect(dialog.getByText(en['validation.text_without_values'])).toBeVisible()
  await accessible(page, 'a wording that does not go with its original')
  await own.fill(wording)
  await dialog.getByRole('button', { name: en['ui.action.save'] }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(wording)).toBeVisible()

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'am-ET' })
  await newPerson(other, request, mailbox, baseURL ?? '', 'am')
  const reader = await other.newPage()
  await reader.goto(pages.notifications.path)
  await expect(reader.getByRole('link', { name: wording })).toBeVisible()

  await page.getByRole('button', { name: edit }).click()
  await expect(own).toHaveValue(wording)
  await accessible(page, 'a text with another wording')
  await dialog.getByRole('button', { name: en['administration.texts.restore'] }).click()
  await expect(dialog).toBeHidden()
  await reader.reload()
  await expect(reader.getByRole('link', { name: am[id], exact: true })).toBeVisible()
  await other.close()
})

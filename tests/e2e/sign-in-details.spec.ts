import type { Page } from '@playwright/test'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import type { Texts } from '../../openapi/messages/catalogue.ts'
import { pages } from '../../openapi/routes.ts'
import { codeOfStep, stepAt } from '../../server/areas/session/totp.ts'
import { addEducation, newPerson } from './new-person.ts'
import { confirm, prove, register, somebody } from './people.ts'
import { expect, test } from './test.ts'

/** What an app shows now that was given this key. */
const codeOf = (key: string) => codeOfStep(fromBase32(key), stepAt(new Date()))
function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
const field = (page: Page, label: string) => page.getByRole('dialog').getByRole('textbox', { name: label })
/** What reaches beyond the right edge, in words; empty when the page fits. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return ''
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return wide.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`).join(' | ')
  })
/** A change in its dialog, from its button to the toast. */
async function change(
  page: Page,
  texts: Texts,
  which: 'email' | 'phone' | 'username',
  value: string,
  password: string,
): Promise<void> {
  const name = texts[`session.contact.change_of.${which}`]
  const label = {
    email: texts['session.email.new'],
    phone: texts['session.phone.new'],
    username: texts['session.rename.new'],
  }[which]
  await page.getByRole('button', { name, exact: true }).click()
  await field(page, label).fill(value)
  await field(page, texts['session.field.current_password']).fill(password)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: which === 'username' ? name : texts['session.change.send'], exact: true })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The title says that the link is no longer valid, and what is below it doesn't say so again. */
async function isSpent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['session.confirm.again'])
  await expect(page.getByRole('alert')).toHaveText(en['session.confirm.spent'])
}

test('a new email takes effect when its link is opened in any browser, once', async ({
  page,
  context,
  browser,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  const fresh = `new.${person.login}`
  await page.goto(pages.changePassword.path)
  await page.getByRole('button', { name: en['session.contact.change_of.email'], exact: true }).click()
  await expect(field(page, en['session.email.new'])).toBeFocused()
  await accessible(page, 'the dialog of another email')
  await field(page, en['session.email.new']).fill(fresh)
  await field(page, en['session.field.current_password']).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(en['validation.password_wrong'])).toBeVisible()
  await expect(field(page, en['session.email.new'])).toHaveValue(fresh)
  await field(page, en['session.field.current_password']).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(`we sent a link to ${fresh}`)).toBeVisible()
  await accessible(page)

  const link = await mailbox.link(fresh, pages.confirmContactChange.path)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('main').getByRole('status')).toContainText('Your new email is confirmed')
  await expect(other, 'the token leaves the address').toHaveURL(pages.confirmContactChange.path)
  await elsewhere.close()

  await page.goto(link)
  await isSpent(page)
  await accessible(page)
  await page.getByRole('link', { name: en['session.confirm.details'] }).click()
  await expect(page.getByText(fresh, { exact: true })).toBeVisible()
  expect((await mailbox.next(person.login)).subject).toBe('The email of your Sira account was changed')
  expect(
    (await request.post('/api/login', { data: { login: person.login, password: person.password } })).status(),
  ).toBe(401)
  expect((await request.post('/api/login', { data: { login: fresh, password: person.password } })).status()).toBe(200)
})

test('the link of a cancelled change stops working', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(pages.changePassword.path)
  await change(page, en, 'phone', '0922 34 56 78', person.password)
  const link = await mailbox.link(person.login, pages.confirmContactChange.path)
  await page.getByRole('button', { name: 'Cancel the change to +251922345678' }).click()
  await expect(page.getByText(en['session.contact.taken_back'])).toBeVisible()
  await expect(page.getByRole('button', { name: en['session.contact.change_of.phone'] })).toBeFocused()
  await page.goto(link)
  await isSpent(page)
})

test('a link opened without a connection waits for it', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(pages.changePassword.path)
  await change(page, en, 'phone', '0922 34 56 78', person.password)
  await page.route('**/api/user/contact/confirm', (route) => route.abort('connectionfailed'))
  await page.goto(await mailbox.link(person.login, pages.confirmContactChange.path))
  await expect(page.getByRole('alert')).toContainText(en['session.token.kept'])
  await page.unroute('**/api/user/contact/confirm')
  await page.getByRole('button', { name: en['ui.action.retry'] }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your new phone number is confirmed')
})

test('a new username moves the page, and the old address redirects to it', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  const headers = { authorization: `Bearer ${person.token}` }
  await addEducation(request, person, 'Gondar University')
  const { version } = (await (await request.get('/api/site', { headers })).json()) as { version: number }
  expect((await request.post('/api/site/publish', { headers, data: { indexable: false, version } })).status()).toBe(200)
  expect((await request.get(`/@${person.username}`)).status()).toBe(200)

  const username = `${person.username}.new`
  await page.goto(pages.changePassword.path)
  await page.getByRole('button', { name: en['session.contact.change_of.username'], exact: true }).click()
  await field(page, en['session.rename.new']).pressSequentially('dashboard')
  await expect(page.getByRole('dialog').getByText('Username already taken')).toBeVisible()
  await field(page, en['session.rename.new']).fill(username)
  await expect(page.getByText('This username is free')).toBeVisible()
  await field(page, en['session.field.current_password']).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Your username is now @${username}`)).toBeVisible()
  await expect(page.getByText(`@${username}`, { exact: true })).toBeVisible()

  const visit = await page.goto(`/@${person.username}`)
  await expect(page).toHaveURL(`/@${username}`)
  expect(visit?.status()).toBe(200)
})

test('a phone number is changed in Amharic with Ethiopian dates on the narrowest screen', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '', 'am')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(pages.changePassword.path)
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/user/preferences'))
  await page.getByRole('radio', { name: new RegExp(`^${am['session.dates.ethiopian']}`) }).check()
  expect((await kept).status()).toBe(204)
  await page.getByRole('button', { name: am['session.contact.change_of.phone'], exact: true }).click()
  expect(await beyond(page)).toBe('')
  await page.keyboard.press('Escape')
  await change(page, am, 'phone', '0922 34 56 78', person.password)
  await expect(page.getByText('ዓ.ም.').first()).toBeVisible()
  expect(await beyond(page)).toBe('')
  await accessible(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: new RegExp(`^${am['session.dates.ethiopian']}`) })).toBeChecked()
})

test('a mistyped address is corrected before the first sign-in', async ({ page, mailbox, accessible }) => {
  const person = somebody()
  const wrong = { ...person, email: person.email.replace('@example.com', '@exampel.com') }
  await register(page, wrong)
  const dead = await mailbox.link(wrong.email, pages.registrationVerification.path)
  await page.getByRole('button', { name: en['session.correct.open'] }).click()
  const form = page.getByRole('region', { name: en['session.correct.title'] })
  await expect(form.getByRole('textbox', { name: en['session.field.username'] })).toHaveValue(person.username)
  await accessible(page)
  await form.getByRole('textbox', { name: en['session.correct.email'] }).fill(person.email)
  await form.getByRole('textbox', { name: en['session.field.password'] }).fill(person.password)
  await form.getByRole('button', { name: en['session.correct.submit'] }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(person.email)
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()

  const link = await mailbox.link(person.email, pages.registrationVerification.path)
  await page.goto(dead)
  await expect(page.getByRole('alert')).toContainText(en['error.token_spent'])
  await page.goto(link)
  await prove(page, person)
})

test('the start page says once that the person has signed out', async ({ page, mailbox, accessible }) => {
  const person = somebody()
  await register(page, person)
  await confirm(page, mailbox, person)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Logged out successfully')
  await accessible(page)
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
})

test('a second factor is set up, asked for at sign-in, and a recovery code stands in for a lost phone', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(pages.changePassword.path)
  await page.getByRole('button', { name: en['session.second_factor.set_up'], exact: true }).click()
  await field(page, en['session.field.current_password']).fill(person.password)
  await page.keyboard.press('Enter')
  const shown = await page.getByRole('dialog').locator('code').innerText()
  await accessible(page, 'the drawing of the secret')
  await field(page, en['session.login.code']).fill(codeOf(shown))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('dialog', { name: en['session.second_factor.codes.title'] })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await codes.getByRole('listitem').allInnerTexts()
  await accessible(page, 'the recovery codes')
  // They are shown this once: a stray Escape asks.
  await page.keyboard.press('Escape')
  await page
    .getByRole('alertdialog', { name: en['session.second_factor.codes.leave'] })
    .getByRole('button', { name: en['session.second_factor.codes.back'] })
    .click()
  await codes.getByRole('button', { name: en['session.second_factor.codes.done'] }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await context.clearCookies()
  await page.goto(pages.login.path)
  await page.getByRole('textbox', { name: en['session.field.login'] }).fill(person.login)
  await page.getByRole('textbox', { name: en['session.field.password'] }).fill(person.password)
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: en['session.login.code'] })
  await expect(code).toBeFocused()
  await accessible(page, 'the code at sign-in')
  await code.fill('AAAAA-AAAAA')
  await page.keyboard.press('Enter')
  await expect(page.getByText(en['validation.code_wrong'])).toBeVisible()
  await code.fill(recovery)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== pages.login.path)
  await page.goto(pages.changePassword.path)
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
})

test('a person downloads their data, deletes the account and changes their mind', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(pages.changePassword.path)
  await page.getByRole('button', { name: en['session.data.request'] }).click()
  await field(page, en['session.field.current_password']).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(en['session.data.ready'], { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: en['session.data.download'] }).click()
  expect((await downloading).suggestedFilename()).toBe('sira-data.zip')

  await page.getByRole('button', { name: en['session.deletion.open'] }).click()
  const dialog = page.getByRole('dialog', { name: en['session.deletion.title'] })
  await expect(dialog.getByText(en['session.deletion.now'])).toBeVisible()
  await accessible(page, 'what deleting the account does')
  await field(page, en['session.field.current_password']).fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  await expect(page.getByText(en['document.landing.deleted'])).toBeVisible()

  await page.goto(pages.login.path)
  await page.getByRole('textbox', { name: en['session.field.login'] }).fill(person.login)
  await page.getByRole('textbox', { name: en['session.field.password'] }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(en['session.login.deletion.text'])
  await accessible(page, 'an account that is about to be deleted')
  await page.getByRole('button', { name: en['session.login.restore'] }).click()
  await expect(page.getByText(en['session.login.restored'])).toBeVisible()
  await page.waitForURL((url) => url.pathname !== pages.login.path)
  await page.goto(pages.changePassword.path)
  await expect(page.getByRole('button', { name: en['session.deletion.open'] })).toBeVisible()
})

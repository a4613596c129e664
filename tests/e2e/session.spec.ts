import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { confirm, enter, fillIn, prove, register, somebody } from './people.ts'
import { expect, test } from './test.ts'

test.describe('a person who is new', () => {
  test('registers, confirms the email and is signed in to where they wanted to go', async ({
    page,
    mailbox,
    accessible,
  }) => {
    const person = somebody()
    await page.goto(pages.personalDetail.path)
    await expect(page).toHaveURL(pages.login.path)

    // A reload loses nothing that was typed but the password.
    await page.goto(pages.registerUser.path)
    await page.getByLabel('First name').fill('Almaz')
    await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(person.password)
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Almaz')
    await expect(page.getByRole('textbox', { name: 'Password', exact: false }).first()).toHaveValue('')

    await register(page, person)
    await expect(page.getByText('Register Successful')).toBeVisible()
    await expect(page.getByText(`We sent a link to ${person.email}`)).toBeVisible()
    await accessible(page)

    await page.goto(pages.login.path)
    await enter(page, person.email, person.password)
    await expect(page, 'an unconfirmed email leads back to the page that explains').toHaveURL(
      pages.verifyBeforeLogin.path,
    )
    await expect(page.getByLabel('Email')).toHaveValue(person.email)

    await page.goto(await mailbox.link(person.email, pages.registrationVerification.path))
    await expect(page.getByText(`@${person.username}`)).toBeVisible()
    await expect(page, 'the token leaves the address').toHaveURL(pages.registrationVerification.path)
    await accessible(page)
    await page.reload()
    await page.getByRole('textbox', { name: 'Password' }).fill('not the one')
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByText('This isn’t the password you registered with')).toBeVisible()
    await prove(page, person, pages.personalDetail.path)

    // A username is the same in capitals.
    await page.context().clearCookies()
    await page.goto(pages.login.path)
    await enter(page, person.username.toUpperCase(), person.password)
    await expect(page).toHaveURL(pages.dashboard.path)
  })

  test('sees all errors at once and loses no input', async ({ page, accessible }) => {
    await page.goto(pages.registerUser.path)
    await page.getByLabel('First name').fill('Almaz')
    await page.getByRole('textbox', { name: 'Username' }).fill('አልማዝ')
    await page.getByRole('textbox', { name: 'Email' }).fill('almaz')
    await page.getByRole('textbox', { name: 'Phone number' }).fill('12')
    await page.getByRole('textbox', { name: 'Password' }).first().fill('short')
    await page.getByRole('button', { name: 'Sign up as user' }).click()

    await expect(page.getByText('Please check the form')).toBeVisible()
    for (const said of [
      'A username starts with a letter from a to z',
      'Must be a valid email',
      'Invalid phone number',
      'A password has at least 10 characters',
    ])
      await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByText('This is required')).toHaveCount(3)
    await expect(page.getByLabel('Middle name'), 'the first wrong field has the focus').toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue('Almaz')
    await expect(page.getByRole('textbox', { name: 'Password' }).first()).toHaveValue('short')
    await accessible(page)
  })

  test('sees at once whether a username is free', async ({ page }) => {
    await page.goto(pages.registerUser.path)
    const username = page.getByRole('textbox', { name: 'Username' })
    await username.pressSequentially('Selamawit')
    await expect(page.getByText('Username already taken')).toBeVisible()
    await username.press('End')
    await username.pressSequentially(String(Math.random()).slice(2, 10))
    await expect(page.getByText('This username is free')).toBeVisible()
  })

  test('keeps all input when the connection drops while sending', async ({ page, context }) => {
    const person = somebody()
    await page.route('**/api/register/user', (route) => route.abort('connectionfailed'))
    await fillIn(page, person)
    await expect(page.getByRole('alert')).toContainText('You’re offline')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)

    // The line comes back: what was sent goes once more by itself.
    await page.unroute('**/api/register/user')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page).toHaveURL(pages.verifyBeforeLogin.path)
  })

  test('chooses a company’s size and how they heard of Sira', async ({ page, mailbox, accessible }) => {
    const company = somebody()
    await page.goto(pages.registerCompany.path)
    await page.getByLabel('Company name').fill('Abay Software')
    await page.getByRole('textbox', { name: 'Username' }).fill(company.username)
    await page.getByRole('textbox', { name: 'Email' }).fill(company.email)
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+251 911 234567')
    await page.getByLabel('Company size').selectOption({ index: 1 })
    await page.getByLabel('How did you hear about us?').selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Password' }).first().fill(company.password)
    await page.getByLabel('Confirm password').fill(company.password)
    await accessible(page)
    await page.getByRole('button', { name: 'Sign up as company' }).click()
    await expect(page).toHaveURL(pages.verifyBeforeLogin.path)
    await confirm(page, mailbox, company, pages.dashboard.path)
  })
})

test.describe('a password', () => {
  test('that is wrong gives one message and keeps the name', async ({ page, accessible }) => {
    await page.goto(pages.login.path)
    await enter(page, 'individual@sira.example', 'not the one')
    await expect(page.getByRole('alert')).toContainText('Login failed')
    await expect(page.getByRole('alert')).toContainText('The email, username or password is wrong')
    await expect(page.getByLabel('Email or username')).toHaveValue('individual@sira.example')
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
    await accessible(page)
    await enter(page, 'nobody@sira.example', 'not the one')
    await expect(page.getByRole('alert')).toContainText('The email, username or password is wrong')
  })

  test('that was forgotten is reset once by a link', async ({ page, mailbox, accessible }) => {
    const person = somebody()
    await register(page, person)
    await confirm(page, mailbox, person)

    await page.context().clearCookies()
    await page.goto(pages.login.path)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL(pages.forgotPasswordRequest.path)
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('If this email is registered here')
    await accessible(page)

    const link = await mailbox.link(person.email, pages.passwordResetVerification.path)
    await page.goto(link)
    await expect(page).toHaveURL(pages.forgotPassword.path)
    await page.reload()
    await page.getByRole('textbox', { name: 'New password' }).fill('rain over Gonder in June')
    await page.getByLabel('Confirm password').fill('rain over Gonder in July')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('The passwords don’t match')).toBeVisible()
    await accessible(page)
    await page.getByLabel('Confirm password').fill('rain over Gonder in June')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page).toHaveURL(pages.login.path)

    await enter(page, person.email, person.password)
    await expect(page.getByRole('alert')).toContainText('Login failed')
    await enter(page, person.email, 'rain over Gonder in June')
    await expect(page).toHaveURL(pages.dashboard.path)

    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('This link has expired or was already used')
    await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible()
  })

  test('that is changed signs out the other devices', async ({ page, browser, mailbox, accessible }) => {
    const person = somebody()
    await register(page, person)
    await confirm(page, mailbox, person)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(pages.login.path)
    await enter(other, person.email, person.password)
    await expect(other).toHaveURL(pages.dashboard.path)

    await page.goto(pages.changePassword.path)
    await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(1)
    await accessible(page)
    await page.getByLabel('Current password').fill('not this one')
    await page.getByRole('textbox', { name: 'New password' }).fill('rain over Gonder in June')
    await page.getByLabel('Confirm password').fill('rain over Gonder in June')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('This is not your current password')).toBeVisible()
    await page.getByLabel('Current password').fill(person.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password was changed')).toBeVisible()
    await expect(page.getByLabel('Current password')).toHaveValue('')
    await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0)

    // The other device hears of it by itself, and says why, over a reload too.
    await expect(other).toHaveURL(pages.login.path)
    await expect(other.getByText(en['session.login.ended'])).toBeVisible()
    await other.reload()
    await expect(other.getByText(en['session.login.ended'])).toBeVisible()
    await enter(other, person.email, 'rain over Gonder in June')
    await expect(other).toHaveURL(pages.dashboard.path)
    await elsewhere.close()
  })

  test('is needed again on a device that another one signed out', async ({ page, browser, mailbox }) => {
    const person = somebody()
    await register(page, person)
    await confirm(page, mailbox, person)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(pages.login.path)
    await enter(other, person.email, person.password)
    await expect(other).toHaveURL(pages.dashboard.path)
    await page.goto(pages.changePassword.path)
    await page.getByRole('button', { name: /^Sign out / }).click()
    await expect(page.getByText('The device was signed out')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0)
    await other.goto(pages.dashboard.path)
    await expect(other).toHaveURL(pages.login.path)
    await elsewhere.close()
  })
})

import { randomInt } from 'node:crypto'
import { pages } from '../../openapi/routes.ts'
import { expect, type Mailbox } from './test.ts'
import type { Page } from '@playwright/test'

export interface Person {
  readonly first_name: string
  readonly username: string
  readonly email: string
  readonly password: string
}

/** Somebody who is not registered yet; a new name each time. */
export function somebody(): Person {
  const username = `almaz${randomInt(1e9)}`
  return { first_name: 'Almaz', username, email: `${username}@example.com`, password: 'coffee at eight in Jimma' }
}

/** Fills in and sends the form of a person, by its labels. */
export async function fillIn(page: Page, person: Person): Promise<void> {
  await page.goto(pages.registerUser.path)
  await page.getByLabel('First name').fill(person.first_name)
  await page.getByLabel('Middle name').fill('Kebede')
  await page.getByLabel('Last name').fill('Alemu')
  await page.getByRole('textbox', { name: 'Username' }).fill(person.username)
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Phone number', exact: false }).fill('0911 23 45 67')
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Sign up as user' }).click()
}

/** Registers; the page that explains the mail follows. */
export async function register(page: Page, person: Person): Promise<void> {
  await fillIn(page, person)
  await expect(page).toHaveURL(pages.verifyBeforeLogin.path)
}

/** Where a person is led who has just registered. */
export const FIRST_PAGE = `${pages.welcome.path}?step=name`

/** Opens the link of the confirmation mail; the confirmation signs in and leads to `path`. */
export async function confirm(page: Page, mailbox: Mailbox, person: Person, path = FIRST_PAGE): Promise<void> {
  await page.goto(await mailbox.link(person.email, pages.registrationVerification.path))
  await prove(page, person, path)
}

/** Gives the registration's password on the page that the link opened: that signs in and leads to `path`. */
export async function prove(page: Page, person: Person, path = FIRST_PAGE): Promise<void> {
  await expect(page.getByText(`@${person.username}`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
  await expect(page).toHaveURL(path)
}

/** Sends the form of sign-in. */
export async function enter(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Email or username').fill(login)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

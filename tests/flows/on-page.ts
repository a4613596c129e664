import type { Locator, Page } from 'playwright'
import { en } from '../../openapi/messages/en.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { pages } from '../../openapi/routes.ts'
import { DEMO_PASSWORD } from '../../server/demo/content.ts'
import { resourceSay } from '../factories/resource-say.ts'

/** A text as an English reader sees it; the part after the first argument does not matter. */
export const text = (id: MessageId): string => (en[id].split('{')[0] ?? '').trim()

export const button = (page: Page, id: MessageId): Locator => page.getByRole('button', { name: text(id) }).first()
/** The button that adds an entry to a collection. */
export const addButton = (page: Page, name: ResourceName): Locator =>
  page.getByRole('button', { name: resourceSay('en')(name, 'add') }).first()
export const field = (page: Page, id: MessageId): Locator => page.getByLabel(text(id)).first()

/** The sign-in form, filled and sent. */
export async function signInByForm(page: Page, login: string, password = DEMO_PASSWORD): Promise<void> {
  if (!page.url().endsWith(pages.login.path)) await page.goto(pages.login.path)
  await field(page, 'session.field.login').fill(login)
  await field(page, 'session.field.password').fill(password)
  await button(page, 'session.login.submit').click()
}

/** The list of accounts in the top bar, open. */
export async function openAccounts(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('shell.account.open') }).click()
}

/** The line is back, as the browser tells a page. */
export const lineIsBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')))

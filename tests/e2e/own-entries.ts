import type { Locator, Page } from '@playwright/test'
import { en } from '../../openapi/messages/en.ts'
import type { Language } from '../../openapi/define.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { resourceSay } from '../factories/resource-say.ts'

/** The names of someone's own entries of a collection, in their order on the screen. */
export const ownEntries = (page: Page, collection: ResourceName, lang: Language = 'en'): Locator =>
  page.getByRole('list', { name: resourceSay(lang)(collection, 'many'), exact: true }).getByRole('heading')

/** Chooses an action from the menu of an entry. */
export async function chooseFor(
  page: Page,
  entry: string,
  action: 'resource.menu.hide' | 'resource.menu.show' | 'resource.menu.delete' | 'resource.move.first',
): Promise<void> {
  await page.getByRole('button', { name: en['resource.menu'].replace('{name}', entry) }).click()
  await page.getByRole('menuitem', { name: en[action], exact: true }).click()
}

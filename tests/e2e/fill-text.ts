import type { Locator } from '@playwright/test'
import { isLanguage, ownNameOf } from '../../src/i18n/language.ts'

/**
 * Fills a field by its name. One of a text in two languages (`degree.am`) is shown first: its form shows one language at
 * a time.
 */
export async function fillText(field: Locator, text: string): Promise<void> {
  const part = (await field.getAttribute('name'))?.split('.').at(-1)
  if (isLanguage(part))
    await field
      .locator('xpath=ancestor::form')
      .getByRole('radio', { name: ownNameOf(part), exact: true })
      .check()
  await field.fill(text)
}

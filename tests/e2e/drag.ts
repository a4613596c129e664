import type { Page } from '@playwright/test'
import { en } from '../../openapi/messages/en.ts'
import { expect } from './test.ts'

/**
 * Moves a row one place down from number `at` by the keyboard. Each step is waited for as who hears the page knows of
 * it.
 */
export async function moveDown(page: Page, name: string, at: number): Promise<void> {
  const heard = page.locator('[id^="DndLiveRegion"]')
  const isAt = (place: number) => expect(heard).toContainText(`${name} is at position ${place} of`)
  const handle = page.getByRole('button', { name: en['resource.drag'].replace('{name}', name) })
  // Rows glide to their places; measured on the way, none would be found below this one.
  await handle.click({ trial: true })
  await handle.focus()
  await page.keyboard.press('Space')
  await isAt(at)
  await page.keyboard.press('ArrowDown')
  await isAt(at + 1)
  await page.keyboard.press('Space')
}

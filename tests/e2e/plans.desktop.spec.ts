import { en } from '../../openapi/messages/en.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { signInContext } from '../setup/visitors.ts'
import { expect, test } from './test.ts'

const say = resourceSay('en')

test('plans are compared in public, and an administrator sees whom other limits concern before saving them', async ({
  page,
  context,
  baseURL,
  accessible,
}) => {
  await signInContext(context, baseURL ?? '', 'admin', 'en')
  await page.goto('/pricing-plan-detail')
  await expect(page.getByRole('table', { name: en['document.pricing.compare'] })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Growth' })).toBeVisible()
  await page.goto('/manage/tiers')
  await page.getByRole('button', { name: en['resource.edit'].replace('{name}', 'Growth') }).click()
  const form = page.getByRole('dialog', { name: say('tier', 'edit') })
  await form.locator('[name="employees"]').fill('1')
  await form.getByRole('button', { name: en['ui.action.save'] }).click()
  const review = page.getByRole('alertdialog', { name: en['plan.review.title'] })
  // The company of the demonstration has more people than one.
  await expect(review.getByText(en['plan.review.keeps'])).toBeVisible()
  await accessible(page, 'a change of limits that is looked at')
  // Others use this installation as well, so nothing is saved.
  await review.getByRole('button', { name: en['ui.action.cancel'] }).click()
  await expect(form.locator('[name="employees"]')).toHaveValue('1')
})

import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import { fillText } from './fill-text.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

test('a person publishes their first posting, an administrator approves it, and it is paused and closed', async ({
  page,
  context,
  request,
  browser,
  baseURL,
  mailbox,
  accessible,
}) => {
  const url = baseURL ?? ''
  await newPerson(context, request, mailbox, url)
  const title = `Beekeeper ${Date.now()}`
  await page.goto(pages.manageJobs.path)
  await page.getByRole('button', { name: en['posting.add'] }).first().click()
  const begun = page.getByRole('dialog', { name: en['posting.add'] })
  await fillText(begun.locator('[name="title.en"]'), title)
  await begun.getByRole('button', { name: en['posting.create'] }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await accessible(page, 'the editor of a posting')

  // A reload in the middle of typing loses nothing, saved or not.
  const saved = page.getByText(en['posting.autosave.saved'], { exact: true })
  await expect(saved).toBeVisible()
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('vacancies').fill('3')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(field('vacancies')).toHaveValue('3')

  await field('job_title_id').click()
  await page.locator('[role="listbox"] [role="option"]').first().click()
  // The job title brings its sector.
  await expect(page.getByText(en['posting.field.sector_id.proposed'])).toBeVisible()
  await page
    .locator('[data-place="description"] [contenteditable="true"][lang="en"]')
    .fill('Twelve hives near Bahir Dar.')
  await field('employment_type').selectOption({ index: 1 })
  await field('location_type').selectOption('remote')
  await field('deadline').fill('2199-04-30')
  await expect(page.getByText(en['posting.checklist.done'])).toBeVisible()
  await page.getByRole('button', { name: en['posting.action.preview'] }).click()
  const seen = page.getByRole('dialog')
  await expect(seen.frameLocator('iframe').getByText('Twelve hives near Bahir Dar.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(seen).toHaveCount(0)
  await page.getByRole('button', { name: en['posting.action.publish'], exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(en['posting.publish.waits'])).toBeVisible()
  await question.getByRole('button', { name: en['posting.action.publish'] }).click()
  const status = page.getByRole('complementary', { name: en['posting.column.status'] })
  await expect(status.getByText(en['posting.status.in_review'], { exact: true })).toBeVisible()

  const administration = await browser.newContext({ baseURL: url })
  await signInContext(administration, url, 'admin', 'en')
  const queue = await administration.newPage()
  await queue.goto(`${pages.jobReviews.path}?q=${encodeURIComponent(title)}`)
  await queue.getByRole('row').filter({ hasText: title }).getByRole('button').first().click()
  const review = queue.getByRole('dialog', { name: title })
  await expect(review.getByText('Twelve hives near Bahir Dar.')).toBeVisible()
  await accessible(queue, 'a posting being reviewed')
  await review.getByRole('button', { name: en['administration.job.approve'] }).click()
  await review.locator('button[type=submit]').click()
  await expect(review.getByText(en['administration.job.status.open'], { exact: true })).toBeVisible()
  // What is public is found again by its status, and its address alone opens it.
  await queue.goto(`${pages.jobReviews.path}?status=open&q=${encodeURIComponent(title)}`)
  await queue.getByRole('row').filter({ hasText: title }).getByRole('button').first().click()
  await expect(review.getByRole('button', { name: en['administration.job.take_down'] })).toBeVisible()
  await queue.goto(`${pages.jobReviews.path}?posting=${new URL(queue.url()).searchParams.get('posting') ?? ''}`)
  await expect(review.getByRole('button', { name: en['administration.job.take_down'] })).toBeVisible()
  await administration.close()

  await page.reload()
  await expect(status.getByText(en['posting.status.open'], { exact: true })).toBeVisible()
  await expect(status.getByRole('button', { name: en['posting.action.copy'] })).toBeVisible()
  await status.getByRole('button', { name: en['posting.action.pause'] }).click()
  await expect(status.getByText(en['posting.status.paused'], { exact: true })).toBeVisible()
  await status.getByRole('button', { name: en['posting.action.close'] }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en['posting.action.close'], exact: true }).click()
  await expect(status.getByText(en['posting.status.closed'], { exact: true })).toBeVisible()
  await expect(field('title.en')).toBeDisabled()
})

import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { newPerson } from './new-person.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('a visitor saves a job on the way through signing in, takes it out where it stands, and saves a search', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await context.clearCookies({ name: 'access_token' })

  await page.goto('/jobs?lang=en')
  const link = page.getByRole('listitem').getByRole('heading').getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  const path = new URL((await link.getAttribute('href')) ?? '', baseURL).pathname
  await page
    .getByRole('button', { name: `${en['document.job.save']} – ${title}` })
    .first()
    .click()
  await enter(page, person.login, person.password)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByRole('link', { name: title, exact: true }), 'saved once they are signed in').toBeVisible()
  await expect(page, 'a reload does not save it again').toHaveURL(pages.savedJobs.path)
  await accessible(page, 'saved jobs')

  // The page of the job knows it, and the button calls the API without leaving the page.
  await page.goto(`${path}?lang=en`)
  const keep = page.locator('.job').getByRole('button', { name: en['document.job.save'] })
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(new RegExp(path))
  await page.goto(pages.savedJobs.path)
  await expect(page.getByText(en['saved.empty'])).toBeVisible()

  await page.goto('/jobs?q=coffee&lang=en')
  await page.getByRole('link', { name: en['document.jobs.save'] }).click()
  const dialog = page.getByRole('dialog', { name: en['saved.searches.add'] })
  await expect(dialog.getByRole('textbox', { name: en['saved.searches.name'] })).toHaveValue('coffee')
  await dialog.getByRole('combobox').selectOption('weekly')
  await dialog.getByRole('button', { name: en['saved.searches.add'] }).click()
  const kept = page.getByRole('row').filter({ hasText: 'coffee' })
  await expect(kept.getByText(en['saved.searches.mails.weekly'])).toBeVisible()
  await accessible(page, 'saved searches')
  await kept.getByRole('button', { name: 'Delete: coffee' }).click()
  await expect(page.getByText(en['saved.searches.empty'])).toBeVisible()
})

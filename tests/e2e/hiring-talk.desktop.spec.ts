import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import { applyFor } from './new-job.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

test('an employer and an applicant write to each other, and nothing is lost or sent twice', async ({
  page,
  context,
  request,
  browser,
  baseURL,
  mailbox,
  accessible,
}) => {
  const url = baseURL ?? ''
  const person = await newPerson(context, request, mailbox, url)
  await page.goto(`${pages.jobs.path}?q=djibouti`)
  const job = new URL((await page.getByRole('link', { name: /Truck driver/ }).getAttribute('href')) ?? '', url).pathname
  const slug = job.split('/').at(-1) ?? ''
  const id = await applyFor(request, person, slug)

  const employer = await browser.newContext({ baseURL: url })
  const firm = await signInContext(employer, url, 'company', 'en')
  const found = await request.get('/api/job-postings?q=djibouti', { headers: firm })
  const { data: postings } = (await found.json()) as { data: readonly { readonly id: string }[] }

  // The address that a notification leads to opens what was written.
  const theirs = await employer.newPage()
  await theirs.goto(`/job/applicants/${postings[0]?.id}?applicant=${id}&tab=messages`)
  const applicant = theirs.getByRole('dialog', { name: /Hana/ })
  const heard = applicant.getByRole('log', { name: en['talk.messages'] })
  await expect(applicant.getByText(en['talk.none'])).toBeVisible()
  await applicant.getByRole('textbox').fill('Can you come on Monday?')
  await applicant.getByRole('button', { name: en['talk.send'], exact: true }).click()
  await expect(heard.getByText('Can you come on Monday?')).toBeVisible()
  await expect(applicant.getByRole('textbox')).toHaveValue('')
  await accessible(theirs, 'messages with an applicant')

  // Somebody who has not read it sees so in the list; what they write survives a reload and is sent once.
  await page.goto(pages.appliedJobs.path)
  const row = page.getByRole('row').filter({ hasText: 'Truck driver' })
  await expect(row.getByText('1 new message')).toBeVisible()
  await row.getByRole('link').first().click()
  const said = page.getByRole('log', { name: en['talk.messages'] })
  await expect(said.getByText('Can you come on Monday?')).toBeVisible()
  const answer = page.getByRole('textbox')
  await answer.fill('I will be there.')
  await page.reload()
  await expect(answer).toHaveValue('I will be there.')
  await page.getByRole('button', { name: en['talk.send'], exact: true }).dblclick()
  await expect(said.getByText('I will be there.')).toHaveCount(1)
  await expect(answer).toHaveValue('')
  await accessible(page, 'messages with an employer')
  await page.goto(pages.appliedJobs.path)
  await expect(row).toBeVisible()
  await expect(row.getByText('1 new message')).toBeHidden()
  // It reaches the employer without a reload.
  await expect(heard.getByText('I will be there.')).toHaveCount(1)

  await employer.close()
})

import { randomInt } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

async function body<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

test('an employer and an applicant write to each other, and whoever is hired gets the offer filled in', async ({
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
  const headers = { authorization: `Bearer ${person.token}` }
  await page.goto(`${pages.jobs.path}?q=djibouti`)
  const job = new URL((await page.getByRole('link', { name: /Truck driver/ }).getAttribute('href')) ?? '', url).pathname
  const slug = job.split('/').at(-1) ?? ''
  const { id: resume_id } = await body<{ id: string }>(
    await request.post('/api/resumes', { data: { name: 'For drivers', lang: 'en', style: null }, headers }),
  )
  const draft = { resume_id, lang: 'en', cv_file_id: null, cover_letter: null, answers: [], document_ids: [] }
  await body(await request.put(`/api/jobs/${slug}/application`, { data: { ...draft, version: null }, headers }))
  const { id } = await body<{ id: string }>(
    await request.post(`/api/jobs/${slug}/application/apply`, { data: { version: 1 }, headers }),
  )

  const employer = await browser.newContext({ baseURL: url })
  const firm = await signInContext(employer, url, 'company', 'en')
  const { data: postings } = await body<{ data: { id: string }[] }>(
    await request.get('/api/job-postings?q=djibouti', { headers: firm }),
  )
  const [department] = await body<{ id: string }[]>(await request.get('/api/departments', { headers: firm }))
  const seat = `Driver ${randomInt(1e9)}`
  await body(
    await request.post('/api/positions', {
      headers: firm,
      data: {
        title: { en: seat },
        department_id: department?.id,
        reports_to_id: null,
        headcount: 1,
        description: null,
      },
    }),
  )

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

  await applicant.getByRole('button', { name: en['application.hire'], exact: true }).click()
  await theirs
    .getByRole('dialog', { name: /^Hire Hana/ })
    .getByRole('button', { name: en['application.hire'], exact: true })
    .click()
  await applicant.getByRole('button', { name: en['talk.offer.send'] }).click()
  const form = theirs.getByRole('dialog', { name: /^Offer the job to Hana/ })
  await expect(form.getByRole('textbox', { name: new RegExp(en['employee.email']) })).toHaveValue(person.login)
  await expect(form.getByRole('textbox', { name: /^Job title/ })).toHaveValue(/Truck driver/)
  await expect(form.getByRole('textbox', { name: /^Job description/ })).toHaveValue(/Two journeys a month/)
  await accessible(theirs, 'an offer to an applicant')
  const position = form.getByRole('combobox', { name: new RegExp(`^${en['employee.position']}`) })
  await position.fill(seat)
  await theirs.getByRole('option', { name: new RegExp(seat) }).click()
  await form.getByRole('textbox', { name: new RegExp(en['employee.from_date']) }).fill('2027-01-04')
  await form.getByRole('button', { name: en['employee.send'], exact: true }).click()
  await expect(applicant.getByText(en['talk.offer.status.pending'])).toBeVisible()
  await expect(applicant.getByRole('button', { name: en['talk.offer.send'] })).toBeHidden()
  await employer.close()

  await row.getByRole('link').first().click()
  const offer = page.getByRole('region', { name: en['talk.offer'], exact: true })
  await offer.getByRole('link', { name: en['talk.offer.open'] }).click()
  await expect(page.getByText(/Truck driver/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/user\/offers\//)
})

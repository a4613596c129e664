import type { Page } from '@playwright/test'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import type { Applicant } from '../../openapi/schemas/job-application.ts'
import { pdf } from '../factories/documents.ts'
import { droppingLine } from './dropping-line.ts'
import { actOnJob, addResume, applyFor, employersWindow, openJob } from './new-job.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const LETTER = 'I have woven since I was nine.'
const letterOf = (page: Page) => page.getByRole('textbox', { name: en['application.letter.label'] })
const applyPath = (slug: string) => pages.applyForJob.path.replace('{slug}', slug)

test('two windows move the same applicant at once: one does, and both show where the applicant stands', async ({
  context,
  request,
  browser,
  baseURL,
  mailbox,
}) => {
  const url = baseURL ?? ''
  const { firm, headers, job, slug } = await openJob({ request, mailbox, browser, url })
  const id = await applyFor(request, await newPerson(context, request, mailbox, url), slug)
  const windows = [await employersWindow({ browser, url }, firm), await employersWindow({ browser, url }, firm)]
  const boards = await Promise.all(windows.map((each) => each.newPage()))

  // Neither call leaves before both were made.
  const wish = Promise.withResolvers<undefined>()
  let wishes = 0
  const answers = boards.map((board) => board.waitForResponse(/\/api\/applicants\/[^/]+\/move$/))
  for (const board of boards) {
    await board.route(/\/api\/applicants\/[^/]+\/move$/, async (route) => {
      if (++wishes === boards.length) wish.resolve(undefined)
      await wish.promise
      await route.continue()
    })
    await board.goto(`${pages.applicants.path.replace('{slug}', job.id)}?view=board`)
    await expect(board.locator(`[data-card="${id}"]`)).toBeVisible()
  }
  for (const [n, stage] of (['screening', 'assessment'] as const).entries()) {
    const card = boards[n]?.locator(`[data-card="${id}"]`)
    await card?.getByRole('button', { name: /^Actions for/ }).click()
    const goal = en['application.move_to'].replace('{stage}', en[`application.status.${stage}`])
    await boards[n]?.getByRole('menuitem', { name: goal, exact: true }).click()
  }
  const statuses = (await Promise.all(answers)).map((answer) => answer.status())
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  const { stage } = (await (await request.get(`/api/applicants/${id}`, { headers })).json()) as Applicant
  expect(stage.kind).toBe(statuses[0] === 200 ? 'screening' : 'assessment')
  for (const board of boards) {
    await expect(board.locator(`[data-column="${stage.id}"] [data-card="${id}"]`)).toBeVisible()
    await expect(board.locator('[data-card]')).toHaveCount(1)
  }
  for (const slower of boards.filter((_, at) => statuses[at] === 409))
    await expect(slower.getByText(en['application.failed.move']).first()).toBeVisible()
  for (const each of windows) await each.close()
})

test('ten megabytes over a line that drops, and an answer that is lost: an application arrives once, and whole', async ({
  page,
  context,
  request,
  browser,
  baseURL,
  mailbox,
}) => {
  const url = baseURL ?? ''
  const { firm, headers, job, slug } = await openJob({ request, mailbox, browser, url })
  await newPerson(context, request, mailbox, url)
  await page.goto(applyPath(slug))
  const line = await droppingLine(url, 4_000_000)
  const files = '**/api/files/documents'
  await page.route(files, (route) => route.continue({ url: `${line.origin}/api/files/documents` }))
  const file = { name: 'ten-megabytes.pdf', mimeType: 'application/pdf', buffer: pdf('CV', 9_900_000) }
  await letterOf(page).fill(LETTER)
  await page.locator('input[type=file][accept*="pdf"]').first().setInputFiles(file)
  await expect(page.getByText(en['field.document.offline'])).toBeVisible()
  expect(line.passed[0], 'not the whole file').toBeLessThan(9_000_000)
  await line.close()
  await page.unroute(files)
  // The file is still chosen, and the letter there.
  await expect(letterOf(page)).toHaveValue(LETTER)
  await page.getByRole('button', { name: en['ui.action.retry'] }).click()
  await expect(page.getByRole('link', { name: en['field.document.kept'].replace('{name}', file.name) })).toBeVisible()
  await expect(page.getByText(en['application.autosave.saved'])).toBeVisible()

  // The application arrives, and the answer does not.
  await page.route('**/application/apply', async (route) => {
    const answer = await route.fetch()
    expect(answer.status()).toBe(200)
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: en['application.review'] }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(file.name)).toBeVisible()
  await question.getByRole('button', { name: en['application.send'] }).click()
  await expect(question.getByText(en['application.failed.apply'])).toBeVisible()
  await page.unroute('**/application/apply')
  await question.getByRole('button', { name: en['application.send'] }).click()
  await expect(page.getByText(en['application.sent.title'])).toBeVisible()

  const employer = await employersWindow({ browser, url }, firm)
  const theirs = await employer.newPage()
  await theirs.goto(pages.applicants.path.replace('{slug}', job.id))
  await theirs.getByRole('row').filter({ hasText: 'Hana' }).getByRole('button').first().click()
  const applicant = theirs.getByRole('dialog', { name: /Hana/ })
  await expect(applicant.getByText(file.name).first()).toBeVisible()
  await expect(applicant.getByText(LETTER)).toBeVisible()
  const all = await request.get(`/api/job-postings/${job.id}/applicants`, { headers })
  expect(((await all.json()) as { data: readonly unknown[] }).data).toHaveLength(1)
  await employer.close()
})

test('a job that closes between the last look and the sending says so, and what was written stays', async ({
  page,
  context,
  request,
  browser,
  baseURL,
  mailbox,
}) => {
  const url = baseURL ?? ''
  const { headers, job, slug } = await openJob({ request, mailbox, browser, url })
  const person = await newPerson(context, request, mailbox, url)
  await addResume(request, person, 'For weavers')
  await page.goto(applyPath(slug))
  await page.getByRole('group', { name: en['application.resume'] }).getByRole('button').first().click()
  await letterOf(page).fill(LETTER)
  await page.getByRole('button', { name: en['application.review'] }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(en['application.send.resume'])).toBeVisible()
  await actOnJob(request, headers, job, 'close')
  await question.getByRole('button', { name: en['application.send'] }).click()
  await expect(page.getByText(en['application.blocked.closed'])).toBeVisible()
  await expect(page.getByText(en['application.blocked.draft'])).toBeVisible()
  await expect(page.getByText(en['application.unchanged'])).toBeVisible()
  await expect(letterOf(page)).toHaveValue(LETTER)
  await page.goto(pages.appliedJobs.path)
  await expect(page.getByRole('row').filter({ hasText: 'Weaver' })).toContainText(en['application.status.draft'])
})

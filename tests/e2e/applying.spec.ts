import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

test('a person applies for a job with their resume, and follows how the employer moves it', async ({
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
  const made = await request.post('/api/resumes', {
    data: { name: 'For drivers', lang: 'en', style: null },
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(made.status(), await made.text()).toBe(201)

  // From the search to the form.
  await page.goto(`${pages.jobs.path}?q=djibouti`)
  await page.getByRole('link', { name: /Truck driver/ }).click()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: en['document.job.apply.now'] }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)

  // Sending too early names what is missing, and nothing goes out.
  await page.getByRole('button', { name: en['application.review'] }).click()
  await expect(page.getByText(en['application.missing.resume'])).toBeVisible()
  await page.getByRole('group', { name: en['application.resume'] }).getByRole('button').first().click()
  const letter = page.getByRole('textbox', { name: en['application.letter.label'] })
  await letter.fill('I have driven to Djibouti for six years.')
  await expect(page.getByText(en['application.autosave.saved'])).toBeVisible()
  await accessible(page, 'an application being written')
  await page.reload()
  await expect(letter).toHaveValue('I have driven to Djibouti for six years.')
  // Whoever goes to the resume meanwhile is led back.
  await page.getByRole('link', { name: en['application.resume.tailor'] }).click()
  await page.getByRole('link', { name: en['resume.build.application'] }).click()
  await expect(letter).toHaveValue('I have driven to Djibouti for six years.')
  await page.getByRole('button', { name: en['application.review'] }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(en['application.send.resume'])).toBeVisible()
  await question.getByRole('button', { name: en['application.send'] }).dblclick()
  await expect(page.getByText(en['application.sent.title'])).toBeVisible()

  // The employer reads it and moves it.
  const employer = await browser.newContext({ baseURL: url })
  await signInContext(employer, url, 'company', 'en')
  const theirs = await employer.newPage()
  await theirs.goto(`${pages.manageJobs.path}?q=djibouti`)
  await theirs.getByRole('row').filter({ hasText: 'Truck driver' }).getByRole('link', { name: /[1-9]/ }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Truck driver')
  // People of other runs are there as well.
  await theirs.getByRole('row').filter({ hasText: 'Hana' }).first().getByRole('button').first().click()
  const applicant = theirs.getByRole('dialog')
  await expect(applicant.getByText('I have driven to Djibouti for six years.')).toBeVisible()
  await accessible(theirs, 'an applicant')
  await applicant.getByRole('button', { name: en['application.move'] }).click()
  await theirs
    .getByRole('menuitem', {
      name: en['application.move_to'].replace('{stage}', en['application.status.interview']),
    })
    .click()
  await expect(applicant.getByText(en['application.status.interview'], { exact: true }).first()).toBeVisible()

  // A second window has them on the board, where they are carried on by keys; the first one follows.
  const board = await employer.newPage()
  const address = new URL(theirs.url())
  const id = address.searchParams.get('applicant') ?? ''
  await board.goto(`${address.pathname}?view=board`)
  const column = (stage: 'interview' | 'offer') =>
    board.getByRole('region', { name: new RegExp(`^${en[`application.status.${stage}`]}: `) })
  const cardIn = (stage: 'interview' | 'offer') => column(stage).locator(`[data-card="${id}"]`)
  await column('interview').scrollIntoViewIfNeeded()
  await cardIn('interview').locator('[data-grip]').focus()
  await board.keyboard.press('Space')
  await board.keyboard.press('ArrowRight')
  await board.keyboard.press('Space')
  await expect(cardIn('offer')).toBeVisible()
  await accessible(board, 'a board of applicants')
  await expect(applicant.getByText(en['application.status.offer'], { exact: true }).first()).toBeVisible()

  // How the resume fits the job, and what the numbers say of everybody: this applicant came from the search.
  await applicant.getByRole('tab', { name: en['application.match'] }).click()
  await expect(applicant.getByRole('tabpanel', { name: en['application.match'] })).toContainText(
    en['application.match.fair'],
  )
  await applicant.getByRole('button', { name: en['ui.action.close'] }).click()
  await theirs.getByRole('link', { name: en['application.analysis'] }).click()
  const sources = theirs.getByRole('region', { name: en['analysis.sources'] }).first()
  await expect(sources.getByText(en['analysis.source.search'])).toBeVisible()
  await accessible(theirs, 'the analysis of a posting')
  await sources.getByRole('button', { name: en['analysis.table'] }).click()
  await expect(sources.getByRole('row', { name: en['analysis.source.search'] })).toBeVisible()
  const saved = theirs.waitForEvent('download')
  await sources.getByRole('button', { name: en['analysis.csv'].replace('{title}', en['analysis.sources']) }).click()
  expect((await saved).suggestedFilename()).toBe('sources.csv')
  await employer.close()

  await page.goto(pages.appliedJobs.path)
  const row = page.getByRole('row').filter({ hasText: 'Truck driver' })
  await expect(row.getByText(en['application.status.offer'])).toBeVisible()
  await row.getByRole('link').first().click()
  await expect(page.getByText('I have driven to Djibouti for six years.')).toBeVisible()
  await accessible(page, 'an application that was sent')
})

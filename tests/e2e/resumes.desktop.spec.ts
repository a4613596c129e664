import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { linesOf } from '../../server/kernel/pdf-lines.ts'
import { pagesOf } from '../factories/paper-pdf.ts'
import { readWords } from '../factories/resume-papers.ts'
import { addEducation, newPerson, type NewPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const JOB = {
  visible: true,
  company_name: { en: 'Dashen Bank', am: 'ዳሸን ባንክ' },
  job_title: { en: 'Accountant', am: 'ሒሳብ ሠራተኛ' },
  location: { en: 'Addis Ababa', am: 'አዲስ አበባ' },
  employment_type: 'full-time',
  location_type: 'on-site',
  currently_employed: true,
  start_date: '2016-09-01',
  start_known: 'month',
  end_date: null,
  end_known: null,
  description: { en: 'Closed the books of forty branches.', am: 'የአርባ ቅርንጫፎችን መዝገብ ዘግታለች።' },
}
async function addJob(request: APIRequestContext, { token }: NewPerson): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post('/api/experiences', { data: JOB, headers })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** The pages beside the form. */
const drawn = (page: Page) => page.getByRole('region', { name: en['resume.build.pages'] })
/** What they say, page by page, as software reads it. */
const shownWords = async (page: Page) =>
  Promise.all(
    (await drawn(page).locator('svg').all()).map(async (svg) =>
      readWords((await svg.locator('text').allTextContents()).join('')),
    ),
  )
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: en['resume.build.saved'] })).toBeVisible()
const shows = (page: Page, part: 'education') =>
  page.getByRole('switch', { name: en['resume.build.show'].replace('{name}', en[`facts.part.${part}`]) })

/** The words of each page of the PDF that the builder's button gives. */
async function downloaded(page: Page): Promise<readonly string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en['resume.build.pdf'] }).click(),
  ])
  expect(download.suggestedFilename()).toBe('My resume.pdf')
  const printed = await pagesOf(await readFile(await download.path()))
  return printed.map(({ pieces }) => readWords(linesOf(pieces).join('')))
}

test('a resume is made of what its person wrote, changed in two tabs, and printed as its pages show it', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addJob(request, person)
  await addEducation(request, person, 'Jimma University')
  await page.goto(pages.resumeBuilder.path)
  await page.getByRole('button', { name: en['resume.build.create'] }).click()
  await expect(drawn(page)).toContainText('Dashen Bank')
  await expect(drawn(page)).toContainText('Jimma University')
  await accessible(page, 'a new resume')

  // A part is hidden, and a title is worded for this resume alone; the pages follow.
  await shows(page, 'education').uncheck()
  await expect(drawn(page)).not.toContainText('Jimma University')
  await page.getByRole('button', { name: new RegExp(`^${en['facts.part.experience']}`) }).click()
  await page
    .getByRole('button', { name: en['resume.build.word'].replace('{name}', 'Accountant · Dashen Bank') })
    .click()
  const title = page.getByRole('textbox', { name: en['resume.build.field.title'], exact: true })
  await title.fill('Chief accountant')
  await expect(drawn(page)).toContainText('Chief accountant')
  await isSaved(page)
  await accessible(page, 'an entry worded differently')

  await page.reload()
  await expect(drawn(page)).toContainText('Chief accountant')
  await expect(shows(page, 'education')).not.toBeChecked()
  await expect(drawn(page)).not.toContainText('Jimma University')

  // What one tab and another change is one resume.
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(drawn(other)).toContainText('Chief accountant')
  await other.getByRole('textbox', { name: en['resume.build.headline'] }).fill('Keeps books in order')
  await expect(drawn(other)).toContainText('Keeps books in order')
  await isSaved(other)
  await shows(page, 'education').check()
  await expect(page.getByText(en['resume.build.merged'])).toBeVisible()
  await expect(drawn(page)).toContainText('Jimma University')
  await expect(drawn(page)).toContainText('Keeps books in order')
  await isSaved(page)

  // Undo takes back the last change of this tab alone.
  await page.getByRole('button', { name: en['resume.build.undo'] }).click()
  await expect(shows(page, 'education')).not.toBeChecked()
  await expect(drawn(page)).not.toContainText('Jimma University')
  await expect(drawn(page)).toContainText('Keeps books in order')
  await page.getByRole('button', { name: en['resume.build.redo'] }).click()
  await expect(drawn(page)).toContainText('Jimma University')
  await isSaved(page)
  await other.reload()
  await expect(drawn(other)).toContainText('Jimma University')
  await expect(drawn(other)).toContainText('Keeps books in order')
  await other.close()

  // What was typed a moment ago is printed too.
  await page.getByRole('textbox', { name: en['resume.build.headline'] }).fill('Keeps the books of a bank')
  const printed = await downloaded(page)
  await expect(drawn(page)).toContainText('Keeps the books of a bank')
  expect(printed).toEqual(await shownWords(page))
  await page.getByRole('button', { name: 'አማርኛ', exact: true }).click()
  await expect(drawn(page)).toContainText('ዳሸን ባንክ')
  const words = await shownWords(page)
  expect(words.join('')).toContain(readWords('የአርባ ቅርንጫፎችን መዝገብ'))
  expect(await downloaded(page)).toEqual(words)

  // What could not be saved is there after a reload, and is saved once the line is back.
  const line = '**/api/resumes/*'
  await page.route(line, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  const headline = page.getByRole('textbox', { name: en['resume.build.headline'] })
  await headline.fill('መዝገብ ያዥ')
  await expect(page.getByText(en['resume.build.lost'])).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'አማርኛ', exact: true }).click()
  await expect(headline).toHaveValue('መዝገብ ያዥ')
  await expect(page.getByText(en['resume.build.lost'])).toBeVisible()
  await page.unroute(line)
  await page.getByRole('button', { name: en['ui.action.retry'], exact: true }).click()
  await isSaved(page)

  // Printed from the screen of the pages alone, paper has the resume and nothing of the application around it.
  await page.goto(pages.resumePreview.path)
  await expect(drawn(page)).toContainText('Dashen Bank')
  const onPaper = await pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(onPaper.map(({ pieces }) => readWords(linesOf(pieces).join('')))).toEqual(await shownWords(page))
})

import { en } from '../../openapi/messages/en.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { workbook } from '../factories/workbooks.ts'
import { signInContext } from '../setup/visitors.ts'
import { fillText } from './fill-text.ts'
import { expect, test } from './test.ts'

const say = resourceSay('en')

test('an administrator maintains questions with formatted answers, and a category in use cannot be deleted', async ({
  page,
  context,
  request,
  baseURL,
  accessible,
}) => {
  const headers = await signInContext(context, baseURL ?? '', 'admin', 'en')
  const [question, category] = [`How do I publish? ${Date.now()}`, `Publishing ${Date.now()}`]
  await page.goto('/cms/faqs')
  await page
    .getByRole('button', { name: say('faq', 'add') })
    .first()
    .click()
  // The form is long, so it is a page of its own.
  await expect(page).toHaveURL(/\/cms\/faqs\/new$/)
  const form = page.getByRole('main')
  await form.locator('[name="question.en"]').fill(question)

  // The category is not there yet: it is made without leaving the form, which keeps what was typed.
  await form.getByRole('button', { name: say('faqCategory', 'add') }).click()
  const inner = page.getByRole('dialog').last()
  await inner.locator('[name="name.en"]').fill(category)
  await accessible(page, 'a dialog over a form')
  await inner.getByRole('button', { name: say('faqCategory', 'add') }).click()
  await expect(form.getByRole('combobox', { name: new RegExp(`^${en['resource.faq.category_id']}`) })).toHaveValue(
    category,
  )
  await expect(form.locator('[name="question.en"]')).toHaveValue(question)

  const answer = form.getByRole('textbox', { name: new RegExp(`^${en['resource.faq.answer']}`) }).first()
  await answer.click()
  await page.keyboard.type('Open ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Templates')
  await accessible(page, 'a question being written')
  await form.getByRole('button', { name: say('faq', 'add') }).click()
  await expect(page).toHaveURL(/\/cms\/faqs$/)

  // It comes after the first answers, on the last page. The list as it was searched is where the form leads back to.
  await page.getByRole('searchbox').fill(question)
  await expect(page).toHaveURL(/q=How/)
  await expect(page.getByRole('rowheader', { name: question })).toBeVisible()
  const searched = page.url()
  await page.getByRole('button', { name: en['resource.edit'].replace('{name}', question) }).click()
  await expect(answer).toHaveText('Open Templates')
  await expect(form.locator('strong').filter({ hasText: 'Templates' })).toBeVisible()

  // A reload keeps what was typed, and leaving asks before it is lost.
  await fillText(form.locator('[name="question.am"]'), 'እንዴት ላሳትም?')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(form.locator('[name="question.am"]')).toHaveValue('እንዴት ላሳትም?')
  await expect(form.getByText(en['ui.form.draft.restored'])).toBeVisible()
  await accessible(page, 'a form on a page of its own')
  await page.goBack()
  await page.getByRole('button', { name: en['ui.action.stay'] }).click()
  await expect(form.locator('[name="question.am"]')).toHaveValue('እንዴት ላሳትም?')
  await form.getByRole('link', { name: new RegExp(say('faq', 'many')) }).click()
  await page.getByRole('button', { name: en['ui.action.discard'] }).click()
  await expect(page).toHaveURL(searched)
  await page.getByRole('button', { name: en['resource.edit'].replace('{name}', question) }).click()
  await expect(form.locator('[name="question.am"]')).toHaveValue('')
  await form.getByRole('button', { name: en['ui.action.cancel'] }).click()
  await expect(page).toHaveURL(searched)

  await page.goto('/cms/faq-categories')
  await page.getByRole('button', { name: en['resource.delete'].replace('{name}', category) }).click()
  await expect(page.getByRole('alert')).toContainText(`“${category}” is still in use`)
  await expect(page.getByRole('rowheader', { name: category })).toBeVisible()

  // Visitors find it without signing in.
  const shown = (await (await request.get('/api/faqs', { params: { q: question } })).json()) as {
    data: { id: string; question: { en: string } }[]
  }
  const id = shown.data.find((row) => row.question.en === question)?.id
  expect((await request.delete(`/api/faqs/${id}`, { headers })).status()).toBe(204)
  const left = (await (await request.get('/api/faq-categories', { params: { q: category } })).json()) as {
    data: { id: string }[]
  }
  expect((await request.delete(`/api/faq-categories/${left.data[0]?.id}`, { headers })).status()).toBe(204)
})

test('an administrator imports job titles, narrows the list to their sector and deletes several at once', async ({
  page,
  context,
  request,
  baseURL,
  accessible,
}) => {
  const headers = await signInContext(context, baseURL ?? '', 'admin', 'en')
  const stamp = Date.now()
  const sector = `Beekeeping ${stamp}`
  const made = await request.post('/api/job-sectors', {
    headers,
    data: { name: { en: sector, am: `ንብ እርባታ ${stamp}` }, description: null, active: true },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  const titles = ['Hive keeper', 'Honey taster'].map((title) => `${title} ${stamp}`)
  const sheet = (...rows: readonly string[]) => ({
    name: 'titles.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['name.en,name.am,sector_id.en', ...rows].join('\r\n')),
  })

  await page.goto('/manage/job-titles')
  await page.getByRole('button', { name: en['resource.import'], exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="file"]').setInputFiles(sheet(`${titles[0]},,Nowhere ${stamp}`))
  await expect(dialog.getByText(en['validation.sheet_unknown'])).toBeVisible()
  await accessible(page, 'a spreadsheet with a fault')
  // A workbook with a wrong sector and without a name: both are put right in the table, and checked with Enter.
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'titles.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook([
      ['name.en', 'name.am', 'sector_id.en'],
      [titles[0] ?? '', `ንብ ${titles[0]}`, `Nowhere ${stamp}`],
      ['', '', sector],
    ]),
  })
  await expect(dialog.getByText('2 of 2 rows need fixing')).toBeVisible()
  const [first, second] = [dialog.getByRole('row').nth(1), dialog.getByRole('row').nth(2)]
  await first.getByRole('combobox').fill(sector)
  await page.getByRole('option', { name: sector }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: en['ui.dirty.title'] })).toBeVisible()
  await page.getByRole('button', { name: en['ui.action.stay'] }).click()
  await second
    .getByRole('textbox')
    .first()
    .fill(titles[1] ?? '')
  await second.getByRole('textbox').first().press('Enter')
  await expect(dialog.getByText('2 new, 0 changed, 0 unchanged')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save 2 entries' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 added, 0 changed')).toBeVisible()

  // The address holds what the list is narrowed to, so it can be shared and loaded again.
  await page.getByRole('combobox', { name: en['resource.jobTitle.sector_id'] }).selectOption({ label: sector })
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`sector_id=${id}`))
  await page.reload()
  await expect(
    page.getByRole('button', {
      name: en['list.filter.remove'].replace('{filter}', `${en['resource.jobTitle.sector_id']}: ${sector}`),
    }),
  ).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(2)

  await page.getByRole('checkbox', { name: en['list.select.page'] }).check()
  await page.getByRole('button', { name: en['resource.bulk.deactivate'], exact: true }).click()
  await expect(page.getByText('2 entries are inactive now')).toBeVisible()
  await accessible(page, 'entries that were switched off')
  await page.getByRole('checkbox', { name: en['list.select.page'] }).check()
  await page.getByRole('button', { name: en['resource.bulk.delete'], exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 entries' }).click()
  await expect(page.getByText('2 entries deleted')).toBeVisible()
  await expect(page.getByText(en['list.nothing'])).toBeVisible()
  expect((await request.delete(`/api/job-sectors/${id}`, { headers })).status()).toBe(204)
})

import { en } from '../../openapi/messages/en.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { signInContext } from '../setup/visitors.ts'
import { expect, test } from './test.ts'

const say = resourceSay('en')

test('an administrator keeps questions with formatted answers, makes a category on the way, and a category in use stays', async ({
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
  const form = page.getByRole('dialog').first()
  await form.locator('[name="question.en"]').fill(question)

  // The category is not there yet: it is made without leaving the form, which keeps what was typed.
  await form.getByRole('button', { name: say('faqCategory', 'add') }).click()
  const inner = page.getByRole('dialog').last()
  await inner.locator('[name="name.en"]').fill(category)
  await accessible(page, 'a dialog over a dialog')
  await inner.getByRole('button', { name: say('faqCategory', 'add') }).click()
  await expect(form.getByRole('combobox', { name: new RegExp(`^${en['resource.faq.category_id']}`) })).toHaveValue(category)
  await expect(form.locator('[name="question.en"]')).toHaveValue(question)

  const answer = form.getByRole('textbox', { name: new RegExp(`^${en['resource.faq.answer']}`) }).first()
  await answer.click()
  await page.keyboard.type('Open ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Templates')
  await accessible(page, 'a question being written')
  await form.getByRole('button', { name: say('faq', 'add') }).click()
  await expect(page.getByRole('rowheader', { name: question })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: en['resource.edit'].replace('{name}', question) }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('textbox', { name: new RegExp(`^${en['resource.faq.answer']}`) })
      .first(),
  ).toHaveText('Open Templates')
  await expect(page.getByRole('dialog').locator('strong')).toHaveText('Templates')
  await page.keyboard.press('Escape')

  await page.goto('/cms/faq-categories')
  await page.getByRole('button', { name: en['resource.delete'].replace('{name}', category) }).click()
  await expect(page.getByRole('alert')).toContainText(`“${category}” is still in use`)
  await expect(page.getByRole('rowheader', { name: category })).toBeVisible()

  // Visitors find it without signing in.
  const shown = (await (await request.get('/api/faqs', { params: { q: 'publish' } })).json()) as { data: { id: string; question: { en: string } }[] }
  const id = shown.data.find((row) => row.question.en === question)?.id
  expect((await request.delete(`/api/faqs/${id}`, { headers })).status()).toBe(204)
  const left = (await (await request.get('/api/faq-categories', { params: { q: category } })).json()) as { data: { id: string }[] }
  expect((await request.delete(`/api/faq-categories/${left.data[0]?.id}`, { headers })).status()).toBe(204)
})

import { readFile } from 'node:fs/promises'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { pdf } from '../factories/documents.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const NAME = 'BSc in Accounting'
const more = en['resume.document.more'].replace('{name}', NAME)
const attaching = en['resume.document.attach.title'].replace('{name}', NAME)

test('a degree is kept, attached to a shared resume, read there by others, taken back, deleted and brought back', async ({
  page,
  context,
  request,
  browser,
  mailbox,
  baseURL,
  accessible,
}) => {
  const { token } = await newPerson(context, request, mailbox, baseURL ?? '')
  const headers = { authorization: `Bearer ${token}` }
  const made = (await (
    await request.post('/api/resumes', { data: { name: 'Accountant', lang: 'en', style: null }, headers })
  ).json()) as { readonly id: string; readonly version: number }
  const shared = (await (
    await request.put(`/api/resumes/${made.id}/publication`, {
      data: { visibility: 'link', until: null, indexed: false, password: null, version: made.version },
      headers,
    })
  ).json()) as { readonly url: string }
  const bytes = pdf('Degree')

  await page.goto(pages.supportDocuments.path)
  await page.getByRole('button', { name: en['resume.document.add'] }).click()
  const form = page.getByRole('dialog', { name: en['resume.document.add'] })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    form.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  // What only calls itself a PDF is refused with its reason, and nothing of the form is lost.
  await form.getByRole('textbox', { name: new RegExp(en['resume.document.name']) }).fill(NAME)
  await choose('degree.pdf', 'application/pdf', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(form.getByText(en['field.paper.not_paper'])).toBeVisible()
  await accessible(page, 'a refused file')
  await choose('degree.pdf', 'application/pdf', bytes)
  await expect(
    form.getByRole('link', { name: en['field.document.kept'].replace('{name}', 'degree.pdf') }),
  ).toBeVisible()
  await form.getByRole('combobox', { name: new RegExp(en['resume.document.kind']) }).selectOption('degree')
  await form.getByRole('button', { name: en['resume.document.add'] }).click()
  await expect(form).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(NAME) })
  await expect(row).toContainText(en['resume.document.unused'])

  await row.getByRole('button', { name: en['resume.document.view'].replace('{name}', NAME) }).click()
  const view = page.getByRole('dialog', { name: NAME })
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    view.getByRole('link', { name: en['resume.document.download'] }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('degree.pdf')
  expect((await readFile(await saved.path())).equals(bytes)).toBe(true)
  await view.getByRole('button', { name: en['ui.action.close'] }).click()

  const turn = async () => {
    await row.getByRole('button', { name: more }).click()
    await page.getByRole('menuitem', { name: en['resume.document.attach'] }).click()
    const dialog = page.getByRole('dialog', { name: attaching })
    const resume = dialog.getByRole('switch', { name: 'Accountant' })
    await expect(resume).toBeVisible()
    const isOn = await resume.isChecked()
    await resume.click()
    await expect(resume).toBeChecked({ checked: !isOn })
    await dialog.getByRole('button', { name: en['ui.action.close'] }).click()
  }
  await turn()
  await expect(row.getByRole('link', { name: 'Accountant' })).toBeVisible()

  // Somebody who was given the link.
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(shared.url)
  const link = reader.getByRole('link', { name: NAME })
  const [read] = await Promise.all([reader.waitForEvent('download'), link.click()])
  expect(read.suggestedFilename()).toBe(`${NAME}.pdf`)
  expect((await readFile(await read.path())).equals(bytes)).toBe(true)
  const path = (await link.getAttribute('href')) ?? ''

  await turn()
  await expect(row).toContainText(en['resume.document.unused'])
  expect((await request.get(path)).status()).toBe(404)
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(link).toHaveCount(0)
  await reader.context().close()

  await row.getByRole('button', { name: more }).click()
  await page.getByRole('menuitem', { name: en['resume.document.delete'] }).click()
  await expect(page.getByText(en['resume.documents.empty'])).toBeVisible()
  await page.getByRole('button', { name: en['ui.action.undo'] }).click()
  await expect(row).toBeVisible()
})

import type { APIRequestContext } from '@playwright/test'
import { en } from '../../openapi/messages/en.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { signInContext } from '../setup/visitors.ts'
import { fillText } from './fill-text.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const say = resourceSay('en')
interface Rows {
  readonly data: readonly { readonly id: string; readonly version: number }[]
}

/** Deletes the skills that a word finds, a hundred at a time. */
async function deleteSkills(request: APIRequestContext, headers: Record<string, string>, word: string): Promise<void> {
  for (;;) {
    const found = await request.get('/api/skills', { headers, params: { q: word, per_page: 100 } })
    const { data } = (await found.json()) as Rows
    if (data.length === 0) return
    const rows = data.map(({ id, version }) => ({ id, version }))
    const answer = await request.post('/api/skills.bulk', { headers, data: { action: 'delete', rows } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

test('an administrator adds, renames, orders and imports skills, and who fills in a profile can choose them at once', async ({
  page,
  context,
  browser,
  request,
  mailbox,
  baseURL,
}) => {
  const headers = await signInContext(context, baseURL ?? '', 'admin', 'en')
  const stamp = `q${Date.now()}q`
  const [skill, category] = [`Horn carving ${stamp}`, `Crafts ${stamp}`]
  const made = await request.post('/api/skill-categories', {
    headers,
    data: { name: { en: category }, description: null, active: true },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id: categoryId } = (await made.json()) as { id: string }

  await test.step('adds one in a category', async () => {
    await page.goto('/manage/skill')
    await page.getByRole('button', { name: say('skill', 'add'), exact: true }).click()
    const form = page.getByRole('dialog', { name: say('skill', 'add') })
    await form.locator('[name="name.en"]').fill(skill)
    await form.getByRole('combobox', { name: en['resource.skill.category_id'] }).fill(category)
    await page.getByRole('option', { name: category }).click()
    await form.getByRole('button', { name: say('skill', 'add'), exact: true }).click()
    await expect(form).toBeHidden()
  })

  await test.step('renames it in Amharic', async () => {
    await page.getByRole('searchbox').fill(stamp)
    await page.getByRole('button', { name: en['resource.edit'].replace('{name}', skill), exact: true }).click()
    const form = page.getByRole('dialog')
    await fillText(form.locator('[name="name.am"]'), `የቀንድ ቅርጻ ቅርጽ ${stamp}`)
    await form.getByRole('button', { name: en['ui.action.save'], exact: true }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('rowheader', { name: skill })).toBeVisible()
  })

  await test.step('puts it first', async () => {
    // A new entry is the last one.
    const all = (await (await request.get('/api/skills', { headers })).json()) as { meta: { totalRecords: number } }
    await page.goto(`/manage/skill?page=${Math.ceil(all.meta.totalRecords / 20)}`)
    await page.getByRole('button', { name: en['resource.move'].replace('{name}', skill), exact: true }).click()
    await page.getByRole('menuitem', { name: en['resource.move.first'], exact: true }).click()
    await expect(page.getByText(`Moved “${skill}” to position 1`)).toBeVisible()
    await page.goto('/manage/skill')
    await expect(page.getByRole('rowheader').first()).toContainText(skill)
  })

  await test.step('imports a spreadsheet of 500 in which seven are wrong', async () => {
    // The number is that of the spreadsheet, whose first line is the header.
    const wrong = new Map<number, 'nameless' | 'lost'>([
      [2, 'nameless'],
      [57, 'lost'],
      [118, 'nameless'],
      [240, 'lost'],
      [241, 'lost'],
      [399, 'nameless'],
      [501, 'lost'],
    ])
    const lines = Array.from({ length: 500 }, (_, at) => at + 2).map((line) => ({
      fault: wrong.get(line),
      text: [
        wrong.get(line) === 'nameless' ? '' : `Craft ${line} ${stamp}`,
        wrong.get(line) === 'nameless' ? '' : `ሙያ ${line} ${stamp}`,
        wrong.get(line) === 'lost' ? `Nowhere ${stamp}` : category,
      ].join(','),
    }))
    const sheet = (texts: readonly string[]) => ({
      name: 'skills.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name.en,name.am,category_id.en', ...texts].join('\r\n')),
    })
    await page.getByRole('button', { name: en['resource.import'], exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type="file"]').setInputFiles(sheet(lines.map(({ text }) => text)))
    await expect(dialog.getByText('7 of 500 rows need fixing')).toBeVisible()
    // The seven come first, each with its number and what is wrong with it.
    const rows = dialog.getByRole('table').getByRole('row')
    for (const [at, [line, fault]] of [...wrong].entries()) {
      const row = rows.nth(at + 1)
      await expect(row.getByRole('cell', { name: String(line), exact: true })).toBeVisible()
      await expect(row).toContainText(en[fault === 'lost' ? 'validation.sheet_unknown' : 'validation.required'])
    }
    // Nothing was saved: whoever leaves the seven out gets the others.
    await dialog
      .locator('input[type="file"]')
      .setInputFiles(sheet(lines.flatMap(({ fault, text }) => (fault ? [] : [text]))))
    await expect(dialog.getByText('493 new, 0 changed, 0 unchanged')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save 493 entries' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('493 added, 0 changed')).toBeVisible()
  })

  await test.step('cannot delete the category that they are in, and reads where it is used', async () => {
    await page.goto(`/manage/skill-category?q=${stamp}`)
    await page.getByRole('button', { name: en['resource.delete'].replace('{name}', category) }).click()
    const refused = page.getByRole('alert').filter({ hasText: `“${category}” is still in use` })
    await expect(refused).toContainText('494 skills')
    await expect(page.getByRole('rowheader', { name: category })).toBeVisible()
  })

  await test.step('somebody else chooses them for their profile', async () => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    await newPerson(other, request, mailbox, baseURL ?? '')
    const profile = await other.newPage()
    await profile.goto('/user/add/sections?section=skills')
    const input = profile.locator('[name="name.new"]')
    for (const [typed, offered] of [
      [`Horn carving ${stamp}`, skill],
      [`የቀንድ ቅርጻ ቅርጽ ${stamp}`, `የቀንድ ቅርጻ ቅርጽ ${stamp}`],
      [`Craft 500 ${stamp}`, `Craft 500 ${stamp}`],
    ] as const) {
      await input.fill(typed)
      await expect(profile.getByRole('option', { name: offered }).first()).toBeVisible()
    }
    await other.close()
  })

  await deleteSkills(request, headers, stamp)
  expect((await request.delete(`/api/skill-categories/${categoryId}`, { headers })).status()).toBe(204)
})

test('two administrators who edit different fields both keep them, and see both versions of the same field', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const headers = await signInContext(context, baseURL ?? '', 'admin', 'en')
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInContext(elsewhere, baseURL ?? '', 'admin', 'en')
  const other = await elsewhere.newPage()
  const category = `Weaving q${Date.now()}q`
  const made = await request.post('/api/skill-categories', {
    headers,
    data: { name: { en: category }, description: null, active: true },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  const openBoth = async () => {
    for (const tab of [page, other]) {
      await tab.goto(`/manage/skill-category?q=${encodeURIComponent(category)}`)
      await tab.getByRole('button', { name: en['resource.edit'].replace('{name}', category), exact: true }).click()
    }
  }
  const description = (tab: typeof page) => tab.getByRole('dialog').locator('[name="description.en"]')
  const save = (tab: typeof page) =>
    tab.getByRole('dialog').getByRole('button', { name: en['ui.action.save'], exact: true }).click()

  await openBoth()
  await fillText(description(page), 'Looms and threads')
  await save(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await fillText(other.getByRole('dialog').locator('[name="name.am"]'), 'ሽመና')
  await save(other)
  await expect(other.getByRole('dialog')).toBeHidden()
  await other.reload()
  const row = other.getByRole('row').filter({ hasText: category })
  await expect(row).toContainText('Looms and threads')
  const kept = await request.get('/api/skill-categories', { headers, params: { q: category } })
  expect(await kept.json()).toMatchObject({
    data: [{ id, name: { en: category, am: 'ሽመና' }, description: { en: 'Looms and threads' } }],
  })

  await openBoth()
  await fillText(description(page), 'Looms')
  await save(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await fillText(description(other), 'Threads')
  await save(other)
  const conflict = other.getByRole('alert').filter({ hasText: en['resource.stale.title'] })
  await expect(conflict).toContainText('Looms')
  await expect(conflict).toContainText('Threads')

  await elsewhere.close()
  expect((await request.delete(`/api/skill-categories/${id}`, { headers })).status()).toBe(204)
})

import { en } from '../../openapi/messages/en.ts'
import { png } from '../factories/pictures.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { signInContext } from '../setup/visitors.ts'
import { expect, test } from './test.ts'

const say = resourceSay('en')

test('an administrator schedules an article, which appears by itself, and takes it off again', async ({
  page,
  context,
  browser,
  request,
  baseURL,
  accessible,
}) => {
  // It waits for the next minute to begin.
  test.slow()
  const stamp = Date.now()
  const [title, category] = [`Why short profiles are read ${stamp}`, `Advice ${stamp}`]
  const headers = await signInContext(context, baseURL ?? '', 'admin', 'en')
  const made = await request.post('/api/blog-categories', {
    headers,
    data: { name: { en: category }, slug: null, description: null, active: true },
  })
  expect(made.status(), await made.text()).toBe(201)

  await page.goto('/cms/blogs/new')
  const form = page.getByRole('main')
  await form.locator('[name="title.en"]').fill(title)
  await form.getByRole('combobox', { name: new RegExp(`^${en['resource.blog.category_id']}`) }).fill(category)
  await page.getByRole('option', { name: category }).click()
  await form.locator('[name="author_name.en"]').fill('Hana Tesfaye')
  await form.locator('[name="summary.en"]').fill('Nobody reads the third page.')
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await png(1600, 900) })
  await page.getByRole('button', { name: en['resource.picture.use'], exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await form
    .getByRole('textbox', { name: new RegExp(`^${en['resource.blog.body']}`) })
    .first()
    .click()
  await page.keyboard.type('Say what you did, and leave out the rest.')
  await form.getByRole('button', { name: say('blog', 'add') }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(en['publishing.status.draft'])

  await row.getByRole('button', { name: en['resource.edit'].replace('{name}', title) }).click()
  const address = form.locator('[name="slug"]')
  await expect(address).toHaveValue(`why-short-profiles-are-read-${stamp}`)
  const url = `/blog-detail/${await address.inputValue()}`
  expect((await request.get(url)).status()).toBe(404)
  const dialog = page.getByRole('dialog')
  const choose = (text: string) => form.getByRole('button', { name: text, exact: true }).click()
  const send = (text: string) => dialog.getByRole('button', { name: text, exact: true }).click()

  await choose(en['publishing.preview'])
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(preview.locator('article img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await choose(en['publishing.schedule'])
  // The minute that comes, by the clock of the browser; one that begins meanwhile counts too.
  const soon = await page.evaluate(() => {
    const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000)
    const two = (n: number) => String(n).padStart(2, '0')
    return {
      day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
      time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    }
  })
  await dialog.locator('[name="publish_at"]').fill(soon.day)
  await dialog.locator('[name="time"]').fill(soon.time)
  await accessible(page, 'an article being scheduled')
  await send(en['publishing.schedule'])
  await expect(dialog).toHaveCount(0)
  await expect(form.getByText(en['publishing.status.scheduled'], { exact: true })).toBeVisible()
  // The form goes on from the scheduled article: saving meets no conflict with one's own change.
  await form.locator('[name="summary.en"]').fill('Nobody reads the second page.')
  await form.getByRole('button', { name: en['ui.action.save'], exact: true }).click()
  await expect(row).toContainText(en['publishing.status.scheduled'])

  await expect
    .poll(async () => (await request.get('/latest-blogs')).text(), { timeout: 120_000, intervals: [1_000] })
    .toContain(title)

  const visitors = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const visitor = await visitors.newPage()
  await visitor.goto('/latest-blogs')
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor).toHaveURL(new RegExp(`${url}$`))
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText('Nobody reads the second page.')).toBeVisible()
  await expect(visitor.getByText('Say what you did, and leave out the rest.')).toBeVisible()
  const picture = (await visitor.locator('article img').first().getAttribute('src')) ?? ''
  expect((await visitors.request.get(picture)).headers()['content-type']).toMatch(/^image\//)

  await page.reload()
  await row.getByRole('button', { name: en['resource.edit'].replace('{name}', title) }).click()
  await choose(en['publishing.withdraw'])
  await send(en['publishing.withdraw'])
  await expect(dialog).toHaveCount(0)
  await expect(form.getByText(en['publishing.status.draft'], { exact: true })).toBeVisible()
  await expect.poll(async () => (await visitors.request.get(url)).status()).toBe(410)
  await expect.poll(async () => (await visitors.request.get(picture)).ok()).toBe(false)
  await visitors.close()
})

import { en } from '../../openapi/messages/en.ts'
import { PAYLOADS } from '../factories/payloads.ts'
import { png } from '../factories/pictures.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { signInContext } from '../setup/visitors.ts'
import { ran } from './payload-calls.ts'
import { expect, test } from './test.ts'

const say = resourceSay('en')

const item = (sign: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${words}<o:p></o:p></p>`
/** As Word puts it into the clipboard. */
const FROM_WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:300pt'><v:imagedata src="file:///C:/Users/x/msohtmlclip1/01/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=400 height=300 src="file:///C:/Users/x/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]></span></p><p class=MsoNormal><b><span style='font-size:14.0pt'>You need</span></b><o:p></o:p></p><table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr><td><p class=MsoNormal>Length<o:p></o:p></p></td><td><p class=MsoNormal>Readers<o:p></o:p></p></td></tr></thead><tr><td><p class=MsoNormal>One page</p></td><td><p class=MsoNormal>Most</p></td></tr></table>${item('1.', 'a photo')}${item('2.', 'two sentences')}<!--EndFragment--></body></html>`
/** What a text on a page is made of: nothing else may come out of what was pasted. */
const PLAIN =
  /^<\/?(?:p|strong|em|ol|ul|li|h[2-4]|blockquote|br\/|table|thead|tbody|tr|td|th(?: scope="col")?|div(?: class="table" tabindex="0")?|div(?: class="rich")?(?: lang="(?:en|am)")?|a(?: href="(?:https?:|mailto:)[^"]*" rel="[^"]*")?|figure|figcaption|img src="\/lyu\/[\w-]+\.webp" srcSet="[^"]*" sizes="[^"]*" width="1200" height="900" alt="A desk by a window" loading="lazy" decoding="async"\/)>$/

test('an administrator schedules an article, which appears by itself, and takes it off again', async ({
  page,
  context,
  browser,
  request,
  baseURL,
  accessible,
  expectedErrors,
}) => {
  // Browsers tell what a policy would have stopped in a document in which nothing runs, where pasted text is parsed.
  expectedErrors.push(/Content Security Policy/)
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
  const body = form.getByRole('textbox', { name: new RegExp(`^${en['resource.blog.body']}`) }).first()
  await body.click()
  await page.keyboard.type('Say what you did, and leave out the rest.')
  await page.keyboard.press('Enter')
  await body.evaluate(
    (element, pieces) => {
      for (const html of pieces) {
        const data = new DataTransfer()
        data.setData('text/html', html)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      }
    },
    [FROM_WORD, ...PAYLOADS.map((payload) => `<p>${payload}</p>`)],
  )
  await expect(body.locator('ol > li').first()).toHaveText('a photo')
  // The pictures in what was pasted stay outside, and it says so.
  await expect(form.getByText(/^\d+ pictures? w(?:as|ere)n’t pasted\./)).toBeVisible()
  await body.press('ControlOrMeta+End')
  // A file that is dropped is sent, and asks what it shows before it is put in.
  const desk = (await png(1200, 900)).toString('base64')
  await body.evaluate((element, base64) => {
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    data.items.add(new File([bytes], 'desk.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, desk)
  const asked = page.getByRole('dialog', { name: en['field.rich.picture.add'] })
  await asked.getByLabel(en['field.rich.picture.alt']).fill('A desk by a window')
  await asked.getByLabel(en['field.rich.picture.caption']).fill('Where most pages are written')
  await accessible(page, 'a picture of an article')
  await asked.getByRole('button', { name: en['field.rich.picture.add'], exact: true }).click()
  await expect(body.getByRole('img', { name: 'A desk by a window' })).toBeVisible()
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
  await expect(preview.locator('article img').first()).toBeVisible()
  await expect(preview.getByRole('img', { name: 'A desk by a window' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await choose(en['publishing.schedule'])
  // Tomorrow, by the clock of the browser: a minute that begins on the way would publish it before it is looked at.
  const tomorrow = await page.evaluate(() => {
    const at = new Date(Math.floor(Date.now() / 60_000) * 60_000)
    at.setDate(at.getDate() + 1)
    const two = (n: number) => String(n).padStart(2, '0')
    return {
      day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
      time: `${two(at.getHours())}:${two(at.getMinutes())}`,
      instant: at.toISOString(),
    }
  })
  await dialog.locator('[name="publish_at"]').fill(tomorrow.day)
  await dialog.locator('[name="time"]').fill(tomorrow.time)
  await accessible(page, 'an article being scheduled')
  await send(en['publishing.schedule'])
  await expect(dialog).toHaveCount(0)
  await expect(form.getByText(en['publishing.status.scheduled'], { exact: true })).toBeVisible()
  // The form goes on from the scheduled article: saving meets no conflict with one's own change.
  await form.locator('[name="summary.en"]').fill('Nobody reads the second page.')
  await form.getByRole('button', { name: en['ui.action.save'], exact: true }).click()
  await expect(row).toContainText(en['publishing.status.scheduled'])

  const listed = await request.get('/api/blogs', { headers, params: { q: title } })
  const { data } = (await listed.json()) as {
    data: { id: string; version: number; publishing: { publish_at: string } }[]
  }
  expect(data.map(({ publishing }) => publishing.publish_at)).toEqual([tomorrow.instant])
  const [{ id, version }] = data as [(typeof data)[number]]
  // By a call it is put off until a few seconds from now; then nobody does anything, and it appears.
  const scheduled = await request.post(`/api/blogs/${id}/schedule`, {
    headers,
    data: { version, publish_at: new Date(Date.now() + 3_000).toISOString() },
  })
  expect(scheduled.status(), await scheduled.text()).toBe(200)
  await expect
    .poll(async () => (await request.get('/latest-blogs')).text(), { timeout: 60_000, intervals: [500] })
    .toContain(title)

  const visitors = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const visitor = await visitors.newPage()
  await visitor.goto('/latest-blogs')
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor).toHaveURL(new RegExp(`${url}$`))
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText('Nobody reads the second page.')).toBeVisible()
  await expect(visitor.getByText('Say what you did, and leave out the rest.')).toBeVisible()
  // What came from Word is a list again, and of all that was pasted nothing is left but plain text.
  await expect(visitor.locator('article .text ol > li')).toContainText(['a photo', 'two sentences'])
  // The table of Word is one, with its heads.
  const table = visitor.locator('article .text').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Length', 'Readers'])
  await expect(table.getByRole('cell')).toHaveText(['One page', 'Most'])
  const article = await (await visitors.request.get(url)).text()
  const pasted = article.split('<div class="text">')[1]?.split('<nav')[0]?.split('</article>')[0] ?? ''
  expect(pasted).toContain('<strong>You need</strong>')
  expect(pasted.match(/<[^>]*>/g)?.filter((tag) => !PLAIN.test(tag))).toEqual([])
  expect(await ran(page)).toEqual([])
  const written = visitor.getByRole('img', { name: 'A desk by a window' })
  await written.scrollIntoViewIfNeeded()
  await expect.poll(() => written.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400)
  await expect(visitor.getByText('Where most pages are written')).toBeVisible()
  const shown = (await written.getAttribute('src')) ?? ''
  const picture = (await visitor.locator('article img').first().getAttribute('src')) ?? ''
  expect((await visitors.request.get(picture)).headers()['content-type']).toMatch(/^image\//)

  await page.reload()
  await row.getByRole('button', { name: en['resource.edit'].replace('{name}', title) }).click()
  await choose(en['publishing.withdraw'])
  await send(en['publishing.withdraw'])
  await expect(dialog).toHaveCount(0)
  await expect(form.getByText(en['publishing.status.draft'], { exact: true })).toBeVisible()
  await expect.poll(async () => (await visitors.request.get(url)).status()).toBe(410)
  for (const file of [picture, shown])
    await expect.poll(async () => (await visitors.request.get(file)).ok()).toBe(false)
  await visitors.close()
})

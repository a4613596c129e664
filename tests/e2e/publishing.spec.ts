import { en } from '../../openapi/messages/en.ts'
import { png } from '../factories/pictures.ts'
import { expect, test } from './test.ts'
import { addEducation, newPerson } from './new-person.ts'

test('nothing to show yet: publishing says what is missing and leads there', async ({ page, context, request, mailbox, baseURL, accessible }) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto('/user/templates')
  await expect(page.getByText(en['profile.site.missing'])).toBeVisible()
  await page.getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await accessible(page)
  await page.getByRole('link', { name: en['profile.site.missing.section'] }).click()
  await expect(page).toHaveURL(/add\/sections/)
})

test('published, hidden from search engines, taken back', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Arba Minch University')
  await page.goto('/user/templates')
  await page.getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(en['profile.site.indexable.answer_no']).click()
  await dialog.getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await expect(page.getByRole('button', { name: en['profile.site.unpublish'] })).toBeVisible()
  const site = await request.get(`/@${person.username}`)
  expect(site.status()).toBe(200)
  expect(await site.text()).toContain('noindex')

  await page.getByRole('button', { name: en['profile.site.unpublish'] }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: en['profile.site.unpublish'] }).click()
  await expect(page.getByText(en['profile.site.done.unpublish'])).toBeVisible()
  expect((await request.get(`/@${person.username}`)).status()).toBe(404)
})

test('published in another tab meanwhile: this one says so and shows the truth', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Arba Minch University')
  await page.goto('/user/templates')
  await page.getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  const headers = { authorization: `Bearer ${person.token}` }
  const { version } = (await (await request.get('/api/site', { headers })).json()) as { version: number }
  expect((await request.post('/api/site/publish', { headers, data: { indexable: false, version } })).status()).toBe(200)
  await page.getByRole('dialog').getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await expect(page.getByRole('heading', { name: en['profile.site.published'] })).toBeVisible()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('who sees what: the phone number is on the site only when it was allowed there', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Arba Minch University')
  await page.goto('/user/templates')
  await page.getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await expect(page.getByRole('button', { name: en['profile.site.unpublish'] })).toBeVisible()
  const shows = async () => (await (await request.get(`/@${person.username}`)).text()).includes('251911234567')
  expect(await shows()).toBe(false)
  await page.goto('/user/personal/detail')
  const chips = page.getByRole('group', { name: en['ui.audience.label'].replace('{field}', en['profile.phone_number']) })
  await chips.getByRole('button', { name: en['ui.audience.site'] }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en['profile.personal.saved'])).toBeVisible()
  await expect.poll(shows).toBe(true)
})

test('a photo, colours that cannot be read, and a colour that is none', async ({ page, context, request, mailbox, baseURL, accessible }) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto('/user/account/setup')
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await png(900, 900) })
  await page.getByRole('button', { name: en['resource.picture.use'] }).click()
  await expect(page.getByRole('button', { name: en['resource.picture.remove'] })).toBeVisible()
  await page.locator('[name="primary_colour"]').fill('red;}</style>'.slice(0, 7))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en['validation.colour'])).toBeVisible()
  await expect(page.locator('[name="primary_colour"]')).toBeFocused()
  await page.locator('[name="primary_colour"]').fill('#ffff00')
  await expect(page.getByText(en['profile.colours.corrected'])).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en['profile.setup.saved'])).toBeVisible()
  await page.reload()
  await expect(page.locator('[name="primary_colour"]')).toHaveValue('#ffff00')
  await expect(page.getByRole('button', { name: en['resource.picture.remove'] })).toBeVisible()
})

test('the same details changed in two tabs', async ({ page, context, request, mailbox, baseURL }) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/user/personal/detail')
    await expect(tab.locator('[name="first_name"]')).toHaveValue('Hana')
  }
  await page.locator('[name="first_name"]').fill('Almaz')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en['profile.personal.saved'])).toBeVisible()
  await other.locator('[name="last_name"]').fill('Tadesse')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('alert').filter({ hasText: en['resource.stale.title'] })).toContainText('Almaz')
  await other.getByRole('button', { name: en['resource.stale.take_theirs'] }).click()
  await expect(other.locator('[name="first_name"]')).toHaveValue('Almaz')
})

test('no connection: the screen says so and loads when it is back', async ({ page, context, request, mailbox, baseURL, expectedErrors }) => {
  expectedErrors.push(/net::ERR/)
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.route('**/api/dashboard', (route) => route.abort('internetdisconnected'))
  await page.goto('/dashboard')
  await expect(page.getByText(en['ui.state.offline.title'])).toBeVisible()
  await page.unroute('**/api/dashboard')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(en['profile.next'])).toBeVisible()
})

import { en } from '../../openapi/messages/en.ts'
import { png } from '../factories/pictures.ts'
import { expect, test } from './test.ts'
import { addEducation, describeYourself, newPerson } from './new-person.ts'

test('an empty site cannot be published and leads to what is missing', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto('/user/templates')
  await expect(page.getByText(en['profile.site.missing'])).toBeVisible()
  await page.getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await accessible(page)
  await page.getByRole('link', { name: en['profile.site.missing.section'] }).click()
  await expect(page).toHaveURL(/add\/sections/)
})

test('a site is published, hidden from search engines and unpublished', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
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

test('the question whether to publish closes when another tab publishes the site', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Arba Minch University')
  await page.goto('/user/templates')
  await page.getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  const headers = { authorization: `Bearer ${person.token}` }
  const { version } = (await (await request.get('/api/site', { headers })).json()) as { version: number }
  expect((await request.post('/api/site/publish', { headers, data: { indexable: false, version } })).status()).toBe(200)
  await expect(page.getByRole('heading', { name: en['profile.site.published'] })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a phone number is on the site only when its owner shows it there', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Arba Minch University')
  await page.goto('/user/templates')
  await page.getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await expect(page.getByRole('button', { name: en['profile.site.unpublish'] })).toBeVisible()
  const shows = async () => (await (await request.get(`/@${person.username}`)).text()).includes('251911234567')
  expect(await shows()).toBe(false)
  await page.goto('/user/personal/detail')
  await describeYourself(request, person)
  await page.reload()
  const label = en['ui.audience.label'].replace('{field}', en['profile.phone_number'])
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('dialog', { name: label }).getByRole('button', { name: en['ui.audience.site'] }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en['profile.personal.saved'])).toBeVisible()
  await expect.poll(shows).toBe(true)
})

test('account details need a photo, a cover and a hobby', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto('/user/account/setup')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByText(en['validation.required'])).toHaveCount(2)
  for (const [nth, picture] of (['photo', 'cover'] as const).entries()) {
    await page
      .locator('input[type=file]')
      .nth(nth)
      .setInputFiles({
        name: `${picture}.png`,
        mimeType: 'image/png',
        buffer: await png(900, picture === 'photo' ? 900 : 300),
      })
    await page.getByRole('button', { name: en['resource.picture.use'] }).click()
    await expect(page.getByRole('button', { name: en['resource.picture.remove'], exact: true })).toHaveCount(nth + 1)
  }
  await save.click()
  const hobbies = page.getByRole('region', { name: new RegExp(en['profile.hobbies']) })
  await expect(hobbies.getByRole('alert')).toHaveText(en['validation.required'])
  await expect(hobbies).toBeFocused()
  await accessible(page)
  await page.locator('[name="name.new"]').fill('Chess,')
  await expect(hobbies.getByRole('alert')).toHaveCount(0)
  await save.click()
  await expect(page.getByText(en['profile.setup.saved'])).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: en['resource.picture.remove'], exact: true })).toHaveCount(2)
  await expect(page.getByText('Chess')).toBeVisible()
})

test('a look is previewed before it is saved, and bad colours are explained', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Arba Minch University')
  await page.goto('/user/templates')
  const preview = page.frameLocator(`section:has(h2:text-is("${en['profile.preview']}")) iframe:not([aria-hidden])`)
  await expect(preview.getByText('Arba Minch University').first()).toBeVisible()
  const colour = page.locator('[name="primary_colour"]')
  await colour.fill('red;}</style>'.slice(0, 7))
  await page.getByRole('button', { name: en['profile.look.save'] }).click()
  await expect(page.getByText(en['validation.colour'])).toBeVisible()
  await expect(colour).toBeFocused()
  await colour.fill('#ffff00')
  await expect(page.getByText(en['profile.colours.corrected'])).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: new RegExp(en['profile.template.template1']) }).click()
  await expect(page.locator('iframe[src*="/template/template1"]:not([aria-hidden])')).toBeVisible()
  expect(
    (
      (await (await request.get('/api/site', { headers: { authorization: `Bearer ${person.token}` } })).json()) as {
        template: string
      }
    ).template,
  ).toBe('starter')
  // Publishing what is tried out saves it first.
  await page.getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: en['profile.site.publish'], exact: true }).click()
  await expect(page.getByRole('button', { name: en['profile.site.unpublish'] })).toBeVisible()
  await page.reload()
  await expect(colour).toHaveValue('#ffff00')
  await expect(page.getByRole('button', { name: new RegExp(en['profile.template.template1']) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('choosing another country and back restores the places, and nothing is saved before Save', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await describeYourself(request, person)
  await page.goto('/user/personal/detail')
  const country = page.locator('[name="details.country"]')
  await expect(country).toHaveValue('Ethiopia')
  await country.fill('Ken')
  await expect(page.locator('[name="details.woreda"]')).toHaveValue('Sarbet')
  await country.fill('Kenya')
  await expect(page.locator('[name="details.region"]')).toHaveValue('')
  await country.fill('Ethiopia')
  await expect(page.locator('[name="details.woreda"]')).toHaveValue('Sarbet')
})

test('different details changed in two tabs are both saved, without a question', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  await describeYourself(request, await newPerson(context, request, mailbox, baseURL ?? ''))
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
  await expect(other.getByText(en['profile.personal.saved'])).toBeVisible()
  await expect(other.locator('[name="first_name"]')).toHaveValue('Almaz')
  await page.reload()
  await expect(page.locator('[name="first_name"]')).toHaveValue('Almaz')
  await expect(page.locator('[name="last_name"]')).toHaveValue('Tadesse')
})

test('a screen without a connection says so and loads when it is back', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.route('**/api/dashboard', (route) => route.abort('internetdisconnected'))
  await page.goto('/dashboard')
  await expect(page.getByText(en['ui.state.offline.title'])).toBeVisible()
  await page.unroute('**/api/dashboard')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: en['profile.dashboard.welcome'] })).toBeVisible()
})

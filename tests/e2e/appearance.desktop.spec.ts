import { people } from '../../openapi/cast.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { fontFile } from '../factories/fonts.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { signInContext } from '../setup/visitors.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const say = resourceSay('en')

test('an administrator reserves a username, clears a cache, puts a template in a category and names a font', async ({
  page,
  context,
  browser,
  baseURL,
  accessible,
}) => {
  await signInContext(context, baseURL ?? '', 'admin', 'en')
  const mark = Date.now()

  // A name that somebody has: who it is, and nothing happens until that was said.
  await page.goto(pages.reservedUsernames.path)
  const add = page.getByRole('button', { name: say('reservedUsername', 'add') }).first()
  await add.click()
  const reserving = page.getByRole('dialog', { name: say('reservedUsername', 'add') })
  await reserving.locator('[name="name"]').fill(people.selamawit.username)
  await reserving.locator('[name="reason.en"]').fill('A public office')
  const send = reserving.getByRole('button', { name: say('reservedUsername', 'add') })
  await send.click()
  await expect(reserving.getByText(`@${people.selamawit.username} (`)).toBeVisible()
  await accessible(page, 'a username that somebody has')
  await reserving.locator('[name="name"]').fill('dashboard')
  await send.click()
  await expect(reserving.getByText(en['validation.username_fixed'])).toBeVisible()
  const name = `bureau${mark}`
  await reserving.locator('[name="name"]').fill(name)
  await send.click()
  await expect(reserving).toBeHidden()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  const visitor = await browser.newPage({ baseURL: baseURL ?? '', locale: 'en-US' })
  await visitor.goto(pages.registerUser.path)
  await visitor.locator('[name="username"]').fill(name.toUpperCase())
  await expect(visitor.getByText(en['validation.username_taken'])).toBeVisible()
  await visitor.close()

  // The page of the cache that the landing page fills.
  await page.goto(pages.cache.path)
  const landing = en['administration.cache.name.page'].replace('{path}', '/')
  await page.getByText(en['administration.cache.pages'], { exact: true }).click()
  await page
    .getByRole('button', { name: en['administration.cache.clear.of'].replace('{name}', landing), exact: true })
    .click()
  await expect(page.getByText(en['administration.cache.cleared'].replace('{name}', landing))).toBeVisible()
  await accessible(page, 'the caches')

  // A category, and a template in it.
  await page.goto(pages.templateCategories.path)
  await page
    .getByRole('button', { name: say('templateCategory', 'add') })
    .first()
    .click()
  const category = page.getByRole('dialog', { name: say('templateCategory', 'add') })
  await category.locator('[name="name.en"]').fill(`Bold ${mark}`)
  await category.getByRole('button', { name: say('templateCategory', 'add') }).click()
  await expect(category).toBeHidden()
  await page.goto(pages.manageTemplates.path)
  const template = en['profile.template.template3']
  const edit = en['administration.offered.edit.of'].replace('{name}', template)
  await page.getByRole('button', { name: edit }).click()
  const dialog = page.getByRole('dialog', { name: edit })
  await dialog.locator('[name="category_id"]').selectOption({ label: `Bold ${mark}` })
  await accessible(page, 'how a template is offered')
  await dialog.getByRole('button', { name: en['ui.action.save'] }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: `Bold ${mark}` })).toContainText(template)

  // A font under a name of its own, which people then choose by.
  await page.goto(pages.manageFonts.path)
  const fonts = page.getByRole('list', { name: en['page.manageFonts.title'] })
  const serif = fonts.getByRole('listitem').nth(1)
  await serif.getByRole('button', { name: /^Edit / }).click()
  const font = page.getByRole('dialog', { name: /^Edit / })
  await font.locator('[name="name.en"]').fill(`Book ${mark}`)
  await accessible(page, 'how a font is offered')
  await font.getByRole('button', { name: en['ui.action.save'] }).click()
  await expect(font).toBeHidden()
  await expect(serif.getByRole('heading', { name: `Book ${mark}` })).toBeVisible()
  await accessible(page, 'the fonts')
})

test('an administrator uploads a font: what is none is refused where it is chosen, a family is added and deleted', async ({
  page,
  context,
  baseURL,
  accessible,
}) => {
  await signInContext(context, baseURL ?? '', 'admin', 'en')
  const mark = Date.now()
  await page.goto(pages.manageFonts.path)
  const fonts = page.getByRole('list', { name: en['page.manageFonts.title'] })
  await page.getByRole('button', { name: en['administration.fonts.add'] }).click()
  const upload = page.getByRole('dialog', { name: en['administration.fonts.add'] })
  await upload.locator('[name="name.en"]').fill(`Field ${mark}`)
  const weight = upload.getByRole('group', { name: en['administration.fonts.weight.regular'] })
  const file = weight.locator('input[type=file]')
  await file.setInputFiles({
    name: 'letters.woff2',
    mimeType: 'font/woff2',
    buffer: fontFile('latin').subarray(0, 9000),
  })
  await expect(weight.getByText(en['error.font_refused.damaged'])).toBeVisible()
  await file.setInputFiles({ name: 'field.woff2', mimeType: 'font/woff2', buffer: fontFile('latin') })
  await expect(weight.getByRole('link', { name: /field\.woff2/ })).toBeVisible()
  await expect(upload.getByText(en['administration.fonts.sample.latin']).first()).toBeVisible()
  await upload.locator('[name="licence_name"]').fill('SIL Open Font License 1.1')
  await upload.locator('[name="licence"]').fill('Copyright The Noto Project Authors.')
  await accessible(page, 'a font that is uploaded')
  await upload.getByRole('button', { name: en['administration.fonts.add.submit'] }).click()
  await expect(upload).toBeHidden()
  const remove = en['administration.fonts.delete.of'].replace('{name}', `Field ${mark}`)
  await page.getByRole('button', { name: remove }).click()
  const asking = page.getByRole('alertdialog', { name: remove })
  await asking.getByRole('button', { name: en['administration.fonts.delete'], exact: true }).click()
  await expect(asking).toBeHidden()
  await expect(fonts.getByRole('heading', { name: `Field ${mark}` })).toBeHidden()
})

test('a section that is switched off is not found by whoever begins, until it is offered again', async ({
  page,
  context,
  browser,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  await signInContext(context, baseURL ?? '', 'admin', 'en')
  const person = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  await newPerson(person, request, mailbox, baseURL ?? '')
  const own = await person.newPage()
  const found = own.getByRole('list', { name: en['resource.sections.list'] }).getByRole('link')
  const team = en['resource.sections.team']
  const offer = async (isOffered: boolean) => {
    await page.goto(pages.manageSections.path)
    const change = en['administration.offered.edit.of'].replace('{name}', team)
    await page.getByRole('button', { name: change }).click()
    const section = page.getByRole('dialog', { name: change })
    await section.getByRole('switch', { name: en['administration.offered.for_individuals'] }).setChecked(isOffered)
    if (!isOffered) await accessible(page, 'how a section is offered')
    await section.getByRole('button', { name: en['ui.action.save'] }).click()
    await expect(section).toBeHidden()
    await own.goto(pages.sections.path)
    await expect(found.filter({ hasText: en['resource.sections.about'] })).toBeVisible()
  }
  await offer(false)
  await expect(found.filter({ hasText: team })).toHaveCount(0)
  await offer(true)
  await expect(found.filter({ hasText: team })).toBeVisible()
  await person.close()
})

import { randomInt } from 'node:crypto'
import { en } from '../../openapi/messages/en.ts'
import { DEMO_PASSWORD } from '../../server/demo/content.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { hostileFiles } from '../factories/hostile-files.ts'
import { expect, test } from './test.ts'
import { moveDown } from './drag.ts'
import { addEducation, newPerson } from './new-person.ts'
import { chooseFor, ownEntries } from './own-entries.ts'

const say = resourceSay('en')
const sections = '/user/add/sections?section=education'
const add = say('education', 'add')

test('an entry saved in two tabs shows both versions in the second', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Jimma University')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(sections)
    await tab.getByRole('button', { name: 'Edit Jimma University' }).click()
  }
  const save = (tab: typeof page) => tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.locator('[name="degree.en"]').fill('MSc')
  await save(page)
  await expect(page.getByRole('dialog')).toBeHidden()

  await other.locator('[name="degree.en"]').fill('PhD')
  await other.locator('[name="grade"]').fill('3.9')
  await save(other)
  const conflict = other.getByRole('alert').filter({ hasText: en['resource.stale.title'] })
  await expect(conflict).toContainText('PhD')
  await expect(conflict).toContainText('MSc')
  await accessible(other, 'a conflict')
  await other.getByRole('button', { name: en['resource.stale.keep_mine'] }).click()
  await expect(other.locator('[name="grade"]')).toHaveValue('3.9')
  await save(other)
  await expect(other.getByRole('listitem').filter({ hasText: 'PhD' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'PhD' })).toBeVisible()
})

test('taking the newer version shows it in the form', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  const { id, version } = await addEducation(request, person, 'Hawassa University')
  await page.goto(sections)
  await page.getByRole('button', { name: 'Edit Hawassa University' }).click()
  const changed = await request.put(`/api/educations/${id}`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: {
      school_name: { en: 'Hawassa University' },
      degree: { en: 'LLB' },
      field_of_study: { en: 'Law' },
      start_date: '2012-09-12',
      end_date: '2017-07-01',
      grade: null,
      description: null,
      picture_id: null,
      visible: true,
      version,
    },
  })
  expect(changed.status()).toBe(200)
  await page.locator('[name="degree.en"]').fill('BA')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: en['resource.stale.take_theirs'] }).click()
  await expect(page.locator('[name="degree.en"]')).toHaveValue('LLB')
  await expect(page.locator('[name="field_of_study.en"]')).toHaveValue('Law')
})

test('a save interrupted by a lost connection keeps the input and makes one entry', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(sections)
  await page.getByRole('button', { name: add }).click()
  const dialog = page.getByRole('dialog')
  for (const [name, value] of [
    ['school_name.en', 'Mekelle University'],
    ['degree.en', 'BSc'],
    ['field_of_study.en', 'Physics'],
    ['start_date', '2015-09-12'],
    ['end_date', '2019-07-01'],
  ] as const)
    await dialog.locator(`[name="${name}"]`).fill(value)
  // The server takes the entry, but its answer never arrives.
  let lost = 0
  await page.route('**/api/educations', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await dialog.getByRole('button', { name: add }).click()
  await expect(dialog.getByText(en['ui.state.offline.title'])).toBeVisible()
  await expect(dialog.locator('[name="school_name.en"]')).toHaveValue('Mekelle University')
  await dialog.getByRole('button', { name: en['ui.action.retry'] }).click()
  await expect(dialog).toBeHidden()
  const rows = await request.get('/api/educations', { headers: { authorization: `Bearer ${person.token}` } })
  expect(((await rows.json()) as { meta: { totalRecords: number } }).meta.totalRecords).toBe(1)
})

test('entries are reordered by menu and keyboard, hidden, deleted and restored', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  for (const name of ['First school', 'Second school', 'Third school']) await addEducation(request, person, name)
  await page.goto(sections)
  const names = ownEntries(page, 'education')
  await expect(names).toHaveText(['First school', 'Second school', 'Third school'])

  // So few are seen at once.
  for (const absent of [
    page.getByRole('searchbox'),
    page.getByRole('button', { name: en['resource.export'] }),
    page.getByText('Showing 1 to 3'),
  ])
    await expect(absent).toHaveCount(0)
  await chooseFor(page, 'Third school', 'resource.move.first')
  await expect(names).toHaveText(['Third school', 'First school', 'Second school'])
  await expect(page.getByText('Moved “Third school” to position 1')).toBeVisible()
  await accessible(page, 'a list after a move')

  await moveDown(page, 'Third school', 1)
  await expect(names).toHaveText(['First school', 'Third school', 'Second school'])

  await chooseFor(page, 'Third school', 'resource.menu.hide')
  await expect(page.getByText('“Third school” is now hidden')).toBeVisible()
  const third = page.getByRole('listitem').filter({ hasText: 'Third school' })
  await expect(third).toContainText(en['resource.sections.state.hidden'])
  await expect(third.getByRole('button', { name: en['resource.menu'].replace('{name}', 'Third school') })).toBeFocused()
  await expect(page.getByText('3 entries, 2 visible')).toBeVisible()

  await chooseFor(page, 'First school', 'resource.menu.delete')
  await expect(names).toHaveText(['Third school', 'Second school'])
  await page.getByRole('button', { name: en['ui.action.undo'] }).click()
  await expect(names).toHaveText(['First school', 'Third school', 'Second school'])
  await page.reload()
  await expect(names).toHaveText(['First school', 'Third school', 'Second school'])

  // At least one is required: the only one goes after a question.
  await chooseFor(page, 'First school', 'resource.menu.delete')
  await expect(names).toHaveText(['Third school', 'Second school'])
  await chooseFor(page, 'Third school', 'resource.menu.delete')
  await expect(names).toHaveText(['Second school'])
  await chooseFor(page, 'Second school', 'resource.menu.delete')
  const question = page.getByRole('alertdialog', {
    name: en['resource.last.title'].replace('{name}', 'Second school'),
  })
  await question.getByRole('button', { name: en['resource.last.keep'] }).click()
  await expect(names).toHaveText(['Second school'])
  await chooseFor(page, 'Second school', 'resource.menu.delete')
  await question.getByRole('button', { name: en['resource.last.delete'] }).click()
  await expect(names).toHaveCount(0)
  await page.getByRole('button', { name: en['ui.action.undo'] }).click()
  await expect(names).toHaveText(['Second school'])
})

test('a job may begin in a month whose day nobody knows', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto('/user/add/sections?section=experience')
  await page.getByRole('button', { name: say('experience', 'add') }).click()
  const dialog = page.getByRole('dialog', { name: say('experience', 'add') })
  const field = (name: string) => dialog.locator(`[name="${name}"]`)
  for (const [name, value] of [
    ['company_name.en', 'Entoto Water'],
    ['job_title.en', 'Water engineer'],
    ['location.en', 'Addis Ababa'],
  ] as const)
    await field(name).fill(value)
  await field('employment_type').selectOption('full-time')
  await field('location_type').selectOption('hybrid')
  await dialog.getByRole('switch', { name: en['resource.experience.currently_employed'] }).check()
  await dialog.getByRole('checkbox', { name: en['field.date.month_only'] }).check()
  await field('start_date.month').selectOption({ label: 'March' })
  await field('start_date.year').selectOption('2021')
  await dialog.getByRole('button', { name: say('experience', 'add') }).click()
  const job = page.getByRole('listitem').filter({ hasText: 'Water engineer' })
  await expect(job).toContainText('Mar 2021 – now')
  const rows = await request.get('/api/experiences', { headers: { authorization: `Bearer ${person.token}` } })
  expect(((await rows.json()) as { data: object[] }).data).toMatchObject([
    { start_date: '2021-03-01', start_known: 'month', end_date: null, end_known: null },
  ])
})

test('a list of 200 entries keeps page, search and order in the address, and Back works', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  for (let i = 1; i <= 200; i += 1) await addEducation(request, person, `School ${String(i).padStart(3, '0')}`)
  await page.goto(sections)
  await expect(page.getByText('Showing 1 to 20 of 200')).toBeVisible()
  await page.getByRole('button', { name: en['ui.pager.next'] }).click()
  await expect(page.getByText('Showing 21 to 40 of 200')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(page.getByText('Showing 1 to 20 of 200')).toBeVisible()
  await page.getByRole('searchbox').fill('School 200')
  await expect(page.getByText('Showing 1 to 1 of 1')).toBeVisible()
  await expect(page).toHaveURL(/q=School\+200/)
  await page.reload()
  await expect(page.getByText('Showing 1 to 1 of 1')).toBeVisible()
  await page.getByRole('searchbox').fill('no such school')
  await expect(page.getByText('No results for “no such school”')).toBeVisible()
  await page.goto(sections)
  await page.getByRole('combobox', { name: en['resource.order'] }).selectOption('-school_name')
  await expect(ownEntries(page, 'education').first()).toHaveText('School 200')
  await expect(page).toHaveURL(/sort=-school_name/)
})

test('files that are not pictures are refused with a message, and the form stays usable', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  expectedErrors,
}) => {
  // The test's own recorder tries to fetch pictures that exist in the browser alone, which the content security policy
  // forbids.
  expectedErrors.push(/Connecting to 'blob:/)
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(sections)
  await page.getByRole('button', { name: add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="school_name.en"]').fill('Dilla University')
  const cut = page.getByRole('button', { name: en['resource.picture.use'] })
  const words = ['not_picture', 'heic', 'damaged', 'dimensions'].map(
    (reason) => en[`resource.picture.${reason}` as 'resource.picture.heic'],
  )
  let refused = 0
  for (const file of await hostileFiles()) {
    await dialog
      .first()
      .locator('input[type=file]')
      .setInputFiles({ name: file.name, mimeType: file.type, buffer: file.bytes })
    const said = dialog.first().getByRole('alert')
    await expect(said.or(cut), file.what).toBeVisible()
    // What can be opened is drawn anew before it is sent, so nothing hidden in it travels.
    if (await cut.isVisible())
      await page.getByRole('dialog').last().getByRole('button', { name: en['ui.action.cancel'] }).click()
    else {
      refused += 1
      expect(words.join(' ')).toContain(((await said.textContent()) ?? '').replace(en['resource.picture.dismiss'], ''))
      await dialog.getByRole('button', { name: en['resource.picture.dismiss'] }).click()
    }
    await expect(said.or(cut)).toBeHidden()
  }
  expect(refused).toBeGreaterThan(40)
  await expect(dialog.locator('[name="school_name.en"]')).toHaveValue('Dilla University')
})

test('typed text is always shown as text', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  const nasty = '<img src=x onerror="document.title=\'owned\'">{{7*7}}" onmouseover="x'
  await addEducation(request, person, nasty)
  await page.goto(sections)
  await expect(ownEntries(page, 'education')).toHaveText(nasty)
  expect(await page.title()).not.toBe('owned')
})

test('leaving a form with unsaved input asks first', async ({ page, context, request, mailbox, baseURL }) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto('/user/add/sections')
  await page.getByRole('link', { name: en['resource.sections.education'], exact: true }).click()
  await page.getByRole('button', { name: add }).click()
  await page.locator('[name="school_name.en"]').fill('Dilla University')
  await page.keyboard.press('Escape')
  await expect(page.getByText(en['ui.dirty.title'])).toBeVisible()
  await page.getByRole('button', { name: en['ui.action.stay'] }).click()
  await expect(page.locator('[name="school_name.en"]')).toHaveValue('Dilla University')

  // Back, in the browser or on a phone.
  await page.goBack()
  await expect(page.getByText(en['ui.dirty.title'])).toBeVisible()
  await page.getByRole('button', { name: en['ui.action.stay'] }).click()
  await expect(page).toHaveURL(/section=education$/)
  await expect(page.locator('[name="school_name.en"]')).toHaveValue('Dilla University')
  await page.goBack()
  await page.getByRole('button', { name: en['ui.action.discard'] }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/section=education$/)

  // Nothing was typed: it closes, and the page under it stays until one goes back once more.
  await page.getByRole('button', { name: add }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/section=education$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/sections$/)
})

test('an administrator cannot delete an entry in use, and can undo deleting another', async ({
  page,
  request,
  signIn,
  accessible,
}) => {
  const { access_token: token } = (await (
    await request.post('/api/login', { data: { login: 'admin@sira.example', password: DEMO_PASSWORD } })
  ).json()) as { access_token: string }
  // Of its own: other journeys choose among the others meanwhile.
  const own = `${randomInt(1e9)} to 1,000,000,000`
  const added = await request.post('/api/company-sizes', {
    data: { name: { en: own }, active: true },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(added.status(), await added.text()).toBe(201)
  await signIn('admin')
  await page.goto('/cms/company-sizes')
  const remove = (name: string) => page.getByRole('button', { name: `Delete ${name}`, exact: true })
  await expect(remove(own)).toBeVisible()
  await accessible(page)
  // The company of the demo has the third.
  const taken = (await page.getByRole('rowheader').nth(2).textContent()) ?? ''
  await remove(taken).click()
  // Other journeys register companies meanwhile, so there may be more than the demo's one.
  await expect(
    page.getByRole('alert').filter({ hasText: en['resource.in_use'].replace('{name}', taken) }),
  ).toContainText(/[1-9]\d* accounts? uses? it/)

  await remove(own).click()
  await expect(page.getByText(en['resource.done.delete'].replace('{name}', own))).toBeVisible()
  await expect(remove(own)).toHaveCount(0)
  await page.getByRole('button', { name: en['ui.action.undo'] }).click()
  await expect(page.getByText(en['resource.done.restore'].replace('{name}', own))).toBeVisible()
  await expect(remove(own)).toBeVisible()
})

test('a duplicate skill is refused at its field for an administrator', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/manage/skill')
  const taken = await page.getByRole('rowheader').first().textContent()
  await page.getByRole('button', { name: say('skill', 'add') }).click()
  await page.locator('[name="name.en"]').fill(String(taken).toUpperCase())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('skill', 'add'), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toContainText(en['validation.duplicate'])
  await expect(page.locator('[name="name.en"]')).toBeFocused()
})

test('an export contains the search results', async ({ page, signIn }) => {
  await signIn('individual')
  await page.goto(`${sections}&q=university`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en['resource.export'] }).click(),
  ])
  expect(download.suggestedFilename()).toBe('educations.csv')
})

import { en } from '../../openapi/messages/en.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { expect, test } from './test.ts'
import { moveDown } from './drag.ts'
import { addEducation, newPerson } from './new-person.ts'
import { chooseFor, ownEntries } from './own-entries.ts'

const say = resourceSay('en')
const all = '/user/add/sections'
const name = (key: 'skills' | 'education' | 'experience') => en[`resource.sections.${key}`]
const move = (section: string) => en['resource.move'].replace('{name}', section)

test('sections keep the order set by menu and keyboard', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(all)
  const names = page.getByRole('list', { name: en['resource.sections.list'] }).getByRole('link')
  // Not how many: the journey of an administrator offers one less for a while.
  await expect(names.filter({ hasText: name('skills') })).toBeVisible()
  const before = await names.allTextContents()
  await accessible(page)

  await page.getByRole('button', { name: move(name('skills')) }).click()
  await page.getByRole('menuitem', { name: en['resource.move.first'] }).click()
  await expect(names.first()).toHaveText(name('skills'))
  await expect(page.getByText('Moved “Skills” to position 1')).toBeVisible()
  await accessible(page, 'the sections after a move')

  await moveDown(page, name('skills'), 1)
  await expect(names.nth(1)).toHaveText(name('skills'))
  await expect(page.getByText('Moved “Skills” to position 2')).toBeVisible()

  await page.reload()
  await expect(names.nth(1)).toHaveText(name('skills'))
  await expect(names.first()).toHaveText(before[0] ?? '')
})

test('a section is hidden and shown again, and conflicts and failures are explained', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(all)
  const toggle = page.getByRole('switch', { name: 'Experience is visible' })
  await toggle.click()
  await expect(page.getByText('“Experience” is now hidden')).toBeVisible()
  await page.getByRole('button', { name: en['ui.action.undo'] }).click()
  await expect(page.getByText('“Experience” is now visible')).toBeVisible()
  await expect(toggle).toBeChecked()

  const headers = { authorization: `Bearer ${person.token}` }
  const sections = (await (await request.get('/api/sections', { headers })).json()) as {
    key: string
    audience: string[]
    version: number
  }[]
  const experience = sections.find(({ key }) => key === 'experience')
  const changed = await request.put('/api/sections/experience', {
    headers,
    data: { visible: true, audience: [], version: experience?.version },
  })
  expect(changed.status()).toBe(200)
  await toggle.click()
  await expect(page.getByRole('alert')).toContainText(en['resource.sections.stale'])
  await expect(toggle).toBeChecked()

  await page.route('**/api/sections/experience', (route) => route.abort('connectionfailed'))
  await toggle.click()
  await expect(page.getByRole('alert')).toContainText(en['resource.failed.toggle'])
  await expect(toggle).toBeChecked()
})

test('a section opens by its address, Back restores the focus, and unsaved input is protected', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Jimma University')
  await page.goto(all)
  await page.getByRole('link', { name: name('education') }).click()
  await expect(page).toHaveURL(/\?section=education$/)
  await expect(page.getByRole('heading', { level: 1, name: name('education') })).toBeFocused()
  await expect(ownEntries(page, 'education')).toHaveText('Jimma University')
  await accessible(page, 'an opened section')
  await page.goBack()
  await expect(page).toHaveURL(/\/sections$/)
  await expect(page.getByRole('link', { name: name('education') })).toBeFocused()
  await expect(page.getByText('1 entry, 1 visible')).toBeVisible()

  await page.getByRole('link', { name: en['resource.sections.about'] }).click()
  await page.locator('[name="vision.en"]').fill('Bridges that last.')
  await page.getByRole('link', { name: en['resource.sections.back'] }).click()
  await expect(page.getByText(en['ui.dirty.title'])).toBeVisible()
  await page.getByRole('button', { name: en['ui.action.stay'] }).click()
  await expect(page.locator('[name="vision.en"]')).toHaveValue('Bridges that last.')
})

test('a section without visible entries says so', async ({ page, context, request, mailbox, baseURL }) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Jimma University')
  await page.goto(`${all}?section=education`)
  await chooseFor(page, 'Jimma University', 'resource.menu.hide')
  await expect(page.getByRole('alert').filter({ hasText: en['resource.sections.none_visible'] })).toBeVisible()
  await page.goto(all)
  await expect(page.getByText(en['resource.sections.none_visible'])).toBeVisible()
})

test('the about section is one open form that needs one of four fields', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(`${all}?section=about`)
  await page.getByRole('button', { name: say('about', 'add'), exact: true }).click()
  await expect(page.getByText(en['validation.one_of_these'])).toBeVisible()
  await page.locator('[name="mission.en"]').fill('I build bridges that outlive me.')
  await page.getByRole('button', { name: say('about', 'add'), exact: true }).click()
  await expect(page.getByText(say('about', 'saved'))).toBeVisible()
  // What Amharic lacks is counted, and led to.
  const missing = en['ui.text_language.missing'].replace('{language}', en['ui.language.am']).replace('{count}', '1')
  await page.getByRole('button', { name: missing }).click()
  await expect(page.locator('[name="mission.am"]')).toBeFocused()
  await page.keyboard.type('ከእኔ በኋላ የሚኖሩ ድልድዮችን እገነባለሁ።')
  await expect(page.getByRole('button', { name: missing })).toBeHidden()
  await page.getByRole('button', { name: en['ui.action.save'], exact: true }).click()
  await expect(page.getByText(say('about', 'updated'))).toBeVisible()
  await accessible(page, 'about')
  await page.reload()
  await expect(page.locator('[name="mission.am"]')).toHaveValue('ከእኔ በኋላ የሚኖሩ ድልድዮችን እገነባለሁ።')
})

test('skills are added by Enter, comma and pasting, in Amharic too, and saved at once', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(`${all}?section=skills`)
  const input = page.locator('[name="name.new"]')
  const chips = page.getByRole('list', { name: en['resource.personSkill.name'] }).getByRole('listitem')
  await input.fill('Masonry of dry stone')
  await input.press('Enter')
  await expect(chips).toHaveCount(1)
  await input.pressSequentially('ድንጋይ ጠረባ ልዩ፣')
  await expect(chips).toHaveCount(2)
  await input.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text', 'Lime plaster, Arches\nVaults')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(chips).toHaveCount(5)
  await expect(input).toHaveValue('')
  await accessible(page, 'chips')
  const rows = async () =>
    (
      (await (
        await request.get('/api/person-skills', { headers: { authorization: `Bearer ${person.token}` } })
      ).json()) as { data: { name: object }[] }
    ).data
  await expect(async () =>
    expect((await rows()).map((row) => row.name)).toEqual([
      { en: 'Masonry of dry stone' },
      { am: 'ድንጋይ ጠረባ ልዩ' },
      { en: 'Lime plaster' },
      { en: 'Arches' },
      { en: 'Vaults' },
    ]),
  ).toPass({ timeout: 60_000 })

  // By keyboard: to the last chip, remove it, take that back.
  await input.press('Backspace')
  await page.keyboard.press('Delete')
  await expect(chips).toHaveCount(4)
  await page.getByRole('button', { name: en['ui.action.undo'] }).click()
  await expect(chips).toHaveCount(5)
})

test('a skill that could not be sent stays and is sent when the connection is back', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(`${all}?section=hobbies`)
  const input = page.locator('[name="name.new"]')
  const chips = page.getByRole('list', { name: en['resource.hobby.name'] }).getByRole('listitem')
  // The server takes it, but its answer never arrives.
  let lost = 0
  await page.route('**/api/hobbies', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await input.fill('Long walks')
  await input.press('Enter')
  await expect(page.getByText(en['ui.state.offline.title'])).toBeVisible()
  await expect(chips).toHaveCount(1)
  await page.getByRole('button', { name: en['ui.action.retry'] }).click()
  await expect(page.getByText(say('hobby', 'saved'))).toBeVisible()
  await expect(chips).toHaveCount(1)
  const rows = await request.get('/api/hobbies', { headers: { authorization: `Bearer ${person.token}` } })
  expect(((await rows.json()) as { meta: { totalRecords: number } }).meta.totalRecords).toBe(1)
})

test('a change after a lost answer edits the created entry instead of making a second one', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(`${all}?section=services`)
  await page.getByRole('button', { name: say('service', 'add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="name.en"]').fill('Bridge surveys')
  let lost = 0
  await page.route('**/api/services', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  const send = dialog.getByRole('button', { name: say('service', 'add') })
  await send.click()
  await expect(dialog.getByText(en['ui.state.offline.title'])).toBeVisible()
  await dialog.locator('[name="name.en"]').fill('Bridge inspections')
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(ownEntries(page, 'service')).toHaveText('Bridge inspections')
  const rows = await request.get('/api/services', { headers: { authorization: `Bearer ${person.token}` } })
  expect(((await rows.json()) as { data: { name: { en: string } }[] }).data.map((row) => row.name.en)).toEqual([
    'Bridge inspections',
  ])
})

test('a new entry on another page of the list is shown with its position', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  const headers = { authorization: `Bearer ${person.token}` }
  for (let i = 1; i <= 20; i += 1) {
    const made = await request.post('/api/social-medias', {
      headers,
      data: { platform: 'telegram', url: `https://t.me/sira${i}`, visible: true },
    })
    expect(made.status(), await made.text()).toBe(201)
  }
  await page.goto(`${all}?section=social_media&q=sira1`)
  await page.getByRole('button', { name: say('socialMedia', 'add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="url"]').fill('https://t.me/sira_news')
  await dialog.locator('[name="platform"]').fill('Telegram')
  await page.getByRole('option', { name: 'Telegram' }).click()
  await dialog.getByRole('button', { name: say('socialMedia', 'add') }).click()
  await expect(page).toHaveURL(/section=social_media&page=2$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'sira_news' })).toBeVisible()
  await expect(page.getByText('added at position 21')).toBeVisible()
})

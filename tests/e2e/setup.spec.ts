import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { expect, test } from './test.ts'
import { addEducation, newPerson } from './new-person.ts'

const setup = '/user/profile/setup'

test('the set-up continues where it was left, also on another device', async ({
  page,
  context,
  request,
  browser,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(setup)
  await expect(page).toHaveURL(/step=account$/)
  await accessible(page, 'the first step')
  const heading = (text: string) => page.getByRole('heading', { level: 2, name: text, exact: true })
  await expect(heading(en['setup.step.account'])).toBeVisible()
  await page.getByRole('button', { name: en['setup.skip'] }).click()
  await expect(heading(en['resource.sections.about'])).toBeFocused()

  // Nothing yet: what is missing is said. What is typed is saved by going on.
  await page.getByRole('button', { name: en['setup.continue'] }).click()
  await expect(page.getByRole('alert')).toContainText(en['setup.lacking.about'])
  await accessible(page, 'a step that lacks something')
  await page.locator('[name="mission.en"]').fill('I build bridges that outlive me.')
  await page.getByRole('button', { name: en['setup.continue'] }).click()
  await expect(heading(en['resource.sections.social_media'])).toBeVisible()
  await expect(page.getByText('1 of 13 steps done')).toBeVisible()

  await page.goBack()
  await expect(page.locator('[name="mission.en"]')).toHaveValue('I build bridges that outlive me.')
  await page.getByRole('button', { name: en['setup.continue'] }).click()
  await page.getByRole('button', { name: en['setup.skip'] }).click()
  await expect(heading(en['resource.sections.education'])).toBeVisible()
  await addEducation(request, person, 'Jimma University')
  await expect(async () => {
    const answer = await request.get('/api/profile/setup', { headers: { authorization: `Bearer ${person.token}` } })
    expect(await answer.json()).toMatchObject({ current: 'education' })
  }).toPass({ timeout: 60_000 })

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'am-ET' })
  await other.addCookies([
    { name: 'access_token', value: person.token, url: baseURL ?? '', sameSite: 'Lax' },
    { name: 'current_language', value: 'am', url: baseURL ?? '', sameSite: 'Lax' },
  ])
  const there = await other.newPage()
  await there.goto(setup)
  await expect(there).toHaveURL(/step=education$/)
  await there.getByRole('button', { name: am['setup.continue'] }).click()
  await expect(
    there.getByRole('heading', { level: 2, name: am['resource.sections.experience'], exact: true }),
  ).toBeVisible()
  await other.close()

  await page.reload()
  await expect(heading(en['resource.sections.education'])).toBeVisible()
})

test('leaving a step with unsaved input asks first', async ({ page, context, request, mailbox, baseURL }) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(`${setup}?step=about`)
  await page.locator('[name="goal.en"]').fill('A hundred bridges.')
  await page.getByRole('button', { name: en['setup.skip'] }).click()
  await expect(page.getByText(en['ui.dirty.title'])).toBeVisible()
  await page.getByRole('button', { name: en['ui.action.stay'] }).click()
  await expect(page).toHaveURL(/step=about$/)
  await expect(page.locator('[name="goal.en"]')).toHaveValue('A hundred bridges.')
  await page.getByRole('button', { name: en['setup.skip'] }).click()
  await page.getByRole('button', { name: en['ui.action.discard'] }).click()
  await expect(page).toHaveURL(/step=social_media$/)
})

test('a skill that is typed without Enter is saved by going on, although its chip moves the button', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(`${setup}?step=skills`)
  const input = page.locator('[name="name.new"]')
  const chips = page.getByRole('list', { name: en['resource.personSkill.name'] }).getByRole('listitem')
  await expect(input).toBeVisible()
  // It is deleted before the list was read with it.
  let read = () => {}
  const held = new Promise<void>((resolve) => (read = resolve))
  await page.route('**/api/person-skills?*', async (route) => {
    if (route.request().method() === 'GET') await held
    await route.continue()
  })
  await input.fill('Masonry')
  await input.press('Enter')
  await expect(page.getByText(resourceSay('en')('personSkill', 'saved'))).toBeVisible()
  await input.press('Backspace')
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.keyboard.press('Delete')
  await deleted
  read()
  await expect(page.getByRole('button', { name: en['ui.action.undo'] })).toBeVisible()
  await expect(chips).toHaveCount(0)
  await page
    .getByRole('region', { name: en['ui.toast.region'] })
    .getByRole('button', { name: en['ui.action.close'], exact: true })
    .click()
  await input.fill('Surveying')
  const button = page.getByRole('button', { name: en['setup.continue'] })
  await button.hover()
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).not.toHaveURL(/step=skills$/)
  const rows = await request.get('/api/person-skills', { headers: { authorization: `Bearer ${person.token}` } })
  expect(await rows.json()).toMatchObject({ data: [{ name: { en: 'Surveying' } }], meta: { totalRecords: 1 } })
})

test('the set-up keeps all input when the connection drops, and continues', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/, /Failed to fetch/)
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(`${setup}?step=about`)
  await page.locator('[name="value.en"]').fill('Honest work.')
  await context.setOffline(true)
  await page.getByRole('button', { name: en['setup.continue'] }).click()
  await expect(page.getByText(en['ui.state.offline.title']).first()).toBeVisible()
  await expect(page.locator('[name="value.en"]')).toHaveValue('Honest work.')
  await context.setOffline(false)
  await expect(page).toHaveURL(/step=social_media$/)
  const signedIn = { headers: { authorization: `Bearer ${person.token}` } }
  const rows = await request.get('/api/abouts', signedIn)
  expect(((await rows.json()) as { meta: { totalRecords: number } }).meta.totalRecords).toBe(1)

  await context.setOffline(true)
  await page.getByRole('button', { name: en['setup.skip'] }).click()
  await expect(page.getByText(en['setup.unremembered.title'])).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(en['setup.unremembered.title'])).toBeHidden()
  // The notice goes when the step is sent again, which is before it has been kept.
  await expect
    .poll(async (): Promise<unknown> => (await request.get('/api/profile/setup', signedIn)).json())
    .toMatchObject({
      current: 'education',
      steps: expect.arrayContaining([expect.objectContaining({ key: 'social_media', state: 'skipped' })]) as unknown,
    })
})

test('the last step sums up the profile and leads to publishing', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Jimma University')
  await page.goto(`${setup}?step=publish`)
  await expect(page.getByRole('heading', { level: 3, name: en['setup.summary.done'] })).toBeVisible()
  await accessible(page, 'the last step')
  await page.getByRole('link', { name: en['setup.publish.open'] }).click()
  await expect(page).toHaveURL(/\/user\/templates$/)
})

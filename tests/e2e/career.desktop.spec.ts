import { readFile } from 'node:fs/promises'
import { factPartPath } from '../../openapi/anchors.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { scannedPdf } from '../factories/career-files.ts'
import { resourceSay } from '../factories/resource-say.ts'
import { addEducation, newPerson } from './new-person.ts'
import { chooseFor, ownEntries } from './own-entries.ts'
import { expect, test } from './test.ts'

const say = resourceSay('en')

test('career details are written part by part, and are the entries of the profile', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  await addEducation(request, person, 'Jimma University')
  await page.goto(pages.resumeInformation.path)
  const part = (key: 'languages' | 'summary' | 'education' | 'skills') =>
    page.getByRole('region', { name: en[`facts.part.${key}`], exact: true })
  await expect(part('education')).toContainText('Jimma University')
  await expect(page.getByText(en['facts.missing.languages'])).toBeVisible()
  await accessible(page, 'all parts')

  // A language from the list has its name in both languages.
  await part('languages')
    .getByRole('button', { name: say('spokenLanguage', 'add') })
    .click()
  const dialog = page.getByRole('dialog', { name: say('spokenLanguage', 'add') })
  await dialog.locator('[name="name.en"]').fill('Afaan')
  await page.getByRole('option', { name: /Afaan Oromoo/ }).click()
  await dialog.locator('[name="level"]').selectOption({ label: en['resource.spokenLanguage.level.c1'] })
  await dialog.getByRole('button', { name: say('spokenLanguage', 'add') }).click()
  await expect(dialog).toBeHidden()
  await expect(ownEntries(page, 'spokenLanguage')).toHaveText([/Afaan Oromoo/])
  await expect(page.getByText(en['facts.missing.languages'])).toBeHidden()
  await accessible(page, 'an open part')

  await chooseFor(page, 'Afaan Oromoo', 'resource.menu.delete')
  await expect(part('languages').getByRole('heading', { name: say('spokenLanguage', 'empty') })).toBeVisible()
  await page.getByRole('button', { name: en['ui.action.undo'] }).click()
  await expect(ownEntries(page, 'spokenLanguage')).toHaveText([/Afaan Oromoo/])

  // A part that was closed again opens with the form all the same.
  const languages = part('languages').getByRole('button', { name: en['facts.part.languages'] })
  await languages.click()
  await part('languages')
    .getByRole('button', { name: say('spokenLanguage', 'add') })
    .click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Chips are written at once.
  await part('skills')
    .getByRole('button', { name: say('personSkill', 'add') })
    .click()
  await expect(part('skills').locator('[name="name.new"]')).toBeFocused()
  await page.keyboard.type('Surveying')
  await page.keyboard.press('Enter')
  await expect(part('skills').getByRole('listitem')).toHaveText([/Surveying/])

  // The summary is open by its address; its lines stay as they are written.
  await page.goto(factPartPath('summary'))
  await part('summary').locator('[name="text.en"]').fill('- I plan water schemes\n- and mend them')
  await part('summary')
    .getByRole('button', { name: en['ui.action.save'], exact: true })
    .or(part('summary').getByRole('button', { name: say('summary', 'add') }))
    .click()
  await expect(page.getByText(say('summary', 'saved'))).toBeVisible()
  await page.reload()
  await expect(part('summary').locator('[name="text.en"]')).toHaveValue('- I plan water schemes\n- and mend them')

  // All of it leaves in a format that other services read, in either language.
  const exported = async (file: 'json.am' | 'txt.en') => {
    await page.getByRole('button', { name: en['facts.export'] }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: en[`facts.export.${file}`] }).click(),
    ])
    return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')] as const
  }
  const [jsonName, json] = await exported('json.am')
  expect(jsonName).toBe('resume-am.json')
  expect(JSON.parse(json)).toMatchObject({
    education: [{ institution: 'Jimma University' }],
    skills: [{ name: 'የቅየሳ ሥራ' }],
    languages: [{ language: 'አፋን ኦሮሞ' }],
    meta: { language: 'am' },
  })
  const [textName, text] = await exported('txt.en')
  expect(textName).toBe('resume-en.txt')
  expect(text).toContain('- I plan water schemes\n- and mend them')
})

test('career details come from a file, looked at first; a scanned page is refused', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto(pages.resumeInformation.path)
  await page.getByRole('button', { name: en['facts.import'], exact: true }).click()
  const dialog = page.getByRole('dialog', { name: en['facts.import.title'] })
  const file = dialog.locator('input[type="file"]')
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: await scannedPdf() })
  await expect(dialog.getByText(en['error.import_refused.no_text'])).toBeVisible()

  const resume = {
    work: [{ name: 'Entoto Water', position: 'Engineer', location: 'Adama', startDate: '2021-03' }],
    skills: [{ name: 'Surveying' }, { name: 'Levelling' }],
  }
  const buffer = Buffer.from(JSON.stringify(resume))
  await file.setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer })
  await expect(dialog.getByText('Entoto Water')).toBeVisible()
  await accessible(page, 'a proposal')
  await dialog.getByRole('checkbox', { name: 'Levelling' }).uncheck()
  await dialog.getByLabel(en['resource.experience.employment_type']).selectOption('full-time')
  await dialog.getByLabel(en['resource.experience.location_type']).selectOption('on-site')

  // Nothing of it is lost by mistake.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en['ui.action.stay'] }).click()
  await dialog.getByRole('button', { name: 'Save 2 entries' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 added, 0 changed')).toBeVisible()
  await expect(page.getByRole('region', { name: en['facts.part.experience'], exact: true })).toContainText('Engineer')
  await expect(page.getByRole('region', { name: en['facts.part.skills'], exact: true })).toContainText('Surveying')
})

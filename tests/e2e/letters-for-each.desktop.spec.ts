import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { hire, newCompany } from './new-company.ts'
import { employersWindow } from './new-job.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

test('an owner writes one letter to everybody, tries it, and issues a letter with its own number for each', async ({
  browser,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const url = baseURL ?? ''
  const firm = await newCompany(request, mailbox, 'Abay Software')
  const worker = await browser.newContext({ baseURL: url })
  for (const [context, name] of [
    [worker, 'Hana'],
    [await browser.newContext({ baseURL: url }), 'Dawit'],
  ] as const)
    await hire(request, firm, await newPerson(context, request, mailbox, url, 'en', name))
  const headers = { authorization: `Bearer ${firm.token}` }
  const make = async (path: string, data: object): Promise<string> => {
    const answer = await request.post(`/api${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { readonly id: string }).id
  }
  const format = { name: { en: 'Letters' }, pattern: '{PREFIX}/{SEQ:4}', calendar: 'gregorian', reset: 'never' }
  const format_id = await make('/letter-formats', { ...format, shared: false })
  const type = { name: { en: 'Notice' }, prefix: 'NO', format_id, template_id: null, confidential: false }
  await make('/letter-types', { ...type, request: 'none', active: true })

  const page = await (await employersWindow({ browser, url }, firm)).newPage()
  await page.goto(pages.writeLetters.path)
  await page.getByRole('button', { name: en['letter.write.add'] }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: en['letter.write.lang'] }).selectOption('en')
  await page.getByRole('dialog').getByRole('button', { name: en['letter.write.create'] }).click()
  await page.getByRole('textbox', { name: en['letter.write.field.subject'] }).fill('A day off for all')
  await page.getByRole('switch', { name: en['letter.write.field.separate'] }).click()
  await page.getByRole('button', { name: en['letter.write.group.add'] }).click()
  const group = page.getByRole('dialog', { name: en['letter.write.group.add'] })
  await group.getByRole('button', { name: en['letter.write.recipients.create'] }).click()
  await expect(group).toBeHidden()
  const recipients = page.getByRole('group', { name: en['letter.write.field.recipients'] })
  await expect(recipients.getByRole('listitem')).toHaveCount(2)

  // Of the last day of people who still work here nothing is known.
  await page.getByRole('textbox', { name: en['letter.write.field.body'] }).click()
  await page.keyboard.type('On Monday nobody works. ')
  await page.getByRole('button', { name: en['field.rich.field'] }).click()
  await page.getByRole('dialog').getByRole('button', { name: en['field.rich.field.last_day'] }).click()
  await page.getByRole('button', { name: en['letter.trial'] }).click()
  const trial = page.getByRole('dialog', { name: en['letter.trial'] })
  await expect(trial.getByText('2 of 2 letters can’t be issued')).toBeVisible()
  await expect(trial.locator('svg').last()).toBeVisible()
  await accessible(page, 'a trial run of letters')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en['letter.write.submit'] }).click()
  await expect(recipients.getByText(en['validation.letter_fields_missing'])).toHaveCount(2)

  await page.getByRole('textbox', { name: en['letter.write.field.body'] }).fill('On Monday nobody works.')
  await expect(page.getByText(en['letter.write.autosave.saved'], { exact: true })).toBeVisible()
  await page.reload()
  await expect(recipients.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: en['letter.write.submit'] }).click()
  await expect(page.getByText(en['letter.write.submitted'])).toBeVisible()

  await page.goto(pages.myLetters.path)
  await page.getByRole('row').filter({ hasText: 'A day off for all' }).getByRole('link').click()
  await page.getByRole('button', { name: en['letter.life.issue'], exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('2 people each get their own letter')).toBeVisible()
  await question.getByRole('button', { name: en['letter.life.issue'], exact: true }).click()
  await expect(page.getByText('2 letters were issued')).toBeVisible()
  await page.goto(pages.companyLetters.path)
  for (const reference of ['NO/0001', 'NO/0002'])
    await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(1)

  const own = await worker.newPage()
  await own.goto(pages.myLetters.path)
  await expect(own.getByRole('row').filter({ hasText: 'A day off for all' })).toHaveCount(1)
})

import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { hire, newCompany, type NewCompany } from './new-company.ts'
import { employersWindow } from './new-job.ts'
import { png } from '../factories/pictures.ts'
import { newPerson } from './new-person.ts'
import { expect, test, type Mailbox } from './test.ts'
import { fillText } from './fill-text.ts'

interface World {
  readonly browser: Browser
  readonly request: APIRequestContext
  readonly mailbox: Mailbox
  readonly url: string
  readonly firm: NewCompany
}
/** Somebody who works for the company and acts for it in a window of their own. */
async function colleague(
  { browser, request, mailbox, url, firm }: World,
  name: string,
  lang: 'en' | 'am',
  rights: string[],
) {
  const context = await browser.newContext({ baseURL: url, timezoneId: 'Africa/Addis_Ababa' })
  const person = await newPerson(context, request, mailbox, url, lang, name)
  const { id, version } = await hire(request, firm, person)
  const owner = { authorization: `Bearer ${firm.token}` }
  const given = await request.put(`/api/employments/${id}/rights`, { headers: owner, data: { rights, version } })
  expect(given.status(), await given.text()).toBe(200)
  const headers = { authorization: `Bearer ${person.token}` }
  const switched = await request.post(`/api/account/switch/${firm.accountId}`, { headers })
  expect(switched.status(), await switched.text()).toBeLessThan(300)
  await context.addCookies([{ name: 'current_account', value: firm.accountId, url, sameSite: 'Lax' }])
  return { name, page: await context.newPage() }
}
/** Chooses somebody in a field that is searched. */
async function choose(page: Page, field: string, typed: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).last().fill(typed)
  await page
    .getByRole('option', { name: new RegExp(typed) })
    .first()
    .click()
}
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('four people write, return, approve, sign and issue a letter in Amharic, which a stranger can check until it is revoked', async ({
  browser,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const url = baseURL ?? ''
  const firm = await newCompany(request, mailbox, 'Abay Software')
  const world = { browser, request, mailbox, url, firm }
  const author = await colleague(world, 'Hana', 'am', ['letters'])
  const head = await colleague(world, 'Meron', 'en', [])
  const finance = await colleague(world, 'Dawit', 'am', [])
  const owner = await (await employersWindow({ browser, url }, firm)).newPage()
  const subject = 'የብድር ዋስትና ማረጋገጫ'
  const bank = `loans.${firm.username}@awash.example`
  const letterOf = async (page: Page) => {
    await page.goto(`${pages.myLetters.path}?tab=to_approve`)
    await rowOf(page, subject).getByRole('link').click()
  }

  await test.step('the company sets up a number, a type and two levels', async () => {
    await owner.goto(pages.letterReference.path)
    await owner.getByRole('button', { name: en['letter.format.add'] }).first().click()
    const format = owner.getByRole('dialog', { name: en['letter.format.add'] })
    await fillText(format.locator('[name="name.en"]'), 'Numbers')
    await format.getByRole('textbox', { name: en['letter.format.pattern'] }).fill('{PREFIX}/{SEQ:4}/{YEAR}')
    await format.getByRole('button', { name: en['letter.format.create'] }).click()
    await expect(format).toBeHidden()

    await owner.goto(pages.letterTypes.path)
    await owner.getByRole('button', { name: en['letter.type.add'] }).first().click()
    const type = owner.getByRole('dialog', { name: en['letter.type.add'] })
    await fillText(type.locator('[name="name.en"]'), 'Guarantee')
    await type.getByRole('textbox', { name: en['letter.type.prefix'] }).fill('GU')
    await type.getByRole('button', { name: en['letter.type.create'] }).click()
    await expect(type).toBeHidden()

    await owner.goto(pages.letterLevels.path)
    const add = async (name: string, ...people: readonly string[]) => {
      await owner.getByRole('button', { name: en['letter.level.add'] }).first().click()
      const level = owner.getByRole('dialog', { name: en['letter.level.add'] })
      await fillText(level.locator('[name="name.en"]'), name)
      for (const [at, person] of people.entries()) {
        if (at > 0) await level.getByRole('button', { name: en['letter.level.approver.add'] }).click()
        await level.locator(`[name="approvers.${at}.who"]`).selectOption('person')
        await choose(owner, en['letter.who.person'], person)
      }
      await level.locator('[name="needs"]').selectOption(people.length > 1 ? 'all' : 'any')
      await level.getByRole('button', { name: en['letter.level.create'] }).click()
      await expect(level).toBeHidden()
    }
    await add('Head of the desk', 'Meron')
    await add('Board', 'Dawit', 'Abay')
    await expect(owner.getByText('Board').first()).toBeVisible()
    await accessible(owner, 'levels of letters')
  })

  await test.step('an employee writes in Amharic; what is missing is said where it is missing, and a reload loses nothing', async () => {
    const { page } = author
    await page.goto(pages.writeLetters.path)
    await page.getByRole('button', { name: am['letter.write.add'] }).click()
    await page.getByRole('dialog').getByRole('button', { name: am['letter.write.create'] }).click()
    await page.getByRole('textbox', { name: am['letter.write.field.subject'] }).fill(subject)
    await page.getByRole('textbox', { name: am['letter.write.field.body'] }).click()
    await page.keyboard.type('ወ/ሮ ሐና በድርጅታችን በወር ብር 32,000 ደመወዝ ተቀጥረው ይሠራሉ።')
    await page.getByRole('button', { name: am['field.rich.picture'] }).click()
    const picture = page.getByRole('dialog', { name: am['field.rich.picture.add'] })
    await picture
      .locator('input[type=file]')
      .setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: await png() })
    await picture.getByLabel(am['field.rich.picture.alt']).fill('የድርጅቱ ማኅተም')
    await picture.getByRole('button', { name: am['field.rich.picture.add'], exact: true }).click()
    const body = page.getByRole('textbox', { name: am['letter.write.field.body'] })
    await expect(body.getByRole('img', { name: 'የድርጅቱ ማኅተም' })).toBeVisible()
    await page.getByRole('button', { name: am['letter.write.submit'] }).click()
    const recipients = page.getByRole('group', { name: am['letter.write.field.recipients'] })
    await expect(recipients.getByText(am['validation.required'])).toBeVisible()
    await recipients.getByRole('button', { name: am['letter.write.recipients.add'] }).click()
    const dialog = page.getByRole('dialog', { name: am['letter.write.recipients.add'] })
    await dialog.getByRole('textbox', { name: am['letter.write.name'] }).fill('አዋሽ ባንክ')
    await dialog.getByRole('textbox', { name: am['letter.write.email'] }).fill(bank)
    await dialog.getByRole('button', { name: am['letter.write.recipients.create'] }).click()
    await expect(page.getByText(am['letter.write.autosave.saved'], { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: am['letter.write.field.subject'] })).toHaveValue(subject)
    await expect(recipients.getByText('አዋሽ ባንክ').first()).toBeVisible()
    await page.getByRole('button', { name: am['letter.write.preview'] }).click()
    await expect(page.getByRole('dialog', { name: am['letter.write.preview'] }).locator('svg').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: am['letter.write.submit'] }).click()
    await expect(page.getByText(am['letter.write.submitted'])).toBeVisible()
  })

  // The author keeps the letter open in a second window.
  const second = await author.page.context().newPage()
  await second.goto(pages.myLetters.path)
  await rowOf(second, subject).getByRole('link').click()
  await expect(second.getByText(am['letter.status.in_review']).first()).toBeVisible()

  await test.step('the first level returns it, which the author sees at once, and approves what was changed', async () => {
    await letterOf(head.page)
    await head.page.getByRole('button', { name: en['letter.life.return'], exact: true }).click()
    const question = head.page.getByRole('dialog', { name: en['letter.life.return.title'] })
    await question.getByRole('button', { name: en['letter.life.return'] }).click()
    await expect(question.getByText(en['validation.required'])).toBeVisible()
    await question.getByRole('textbox').fill('Please write the salary in words too.')
    await question.getByRole('button', { name: en['letter.life.return'] }).click()
    await expect(second.getByText('Please write the salary in words too.').first()).toBeVisible()

    const { page } = author
    await page.goto(pages.writeLetters.path)
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByText('Please write the salary in words too.')).toBeVisible()
    await page.getByRole('textbox', { name: am['letter.write.field.body'] }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' በፊደል፦ ሠላሳ ሁለት ሺህ ብር።')
    await page.getByRole('button', { name: am['letter.write.submit'] }).click()
    await expect(page.getByText(am['letter.write.submitted'])).toBeVisible()
    await letterOf(head.page)
    await expect(head.page.getByRole('paragraph').filter({ hasText: 'ሠላሳ ሁለት ሺህ ብር' })).toBeVisible()
    await head.page.getByRole('button', { name: en['letter.life.approve'], exact: true }).click()
    await expect(head.page.getByText(en['letter.life.done.approve'], { exact: true }).first()).toBeVisible()
  })

  await test.step('both of the second level approve, one with a signature that was drawn', async () => {
    const { page } = finance
    await page.goto(pages.letterSignature.path)
    const pad = await page.getByRole('img', { name: am['letter.signature.pad'] }).boundingBox()
    const { x, y, width, height } = pad ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width * 0.2, y + height * 0.7)
    await page.mouse.down()
    for (const [across, down] of [
      [0.3, 0.2],
      [0.4, 0.8],
      [0.55, 0.3],
      [0.75, 0.6],
    ] as const)
      await page.mouse.move(x + width * across, y + height * down, { steps: 4 })
    await page.mouse.up()
    await page.getByRole('button', { name: am['letter.signature.save'] }).click()
    await expect(page.getByRole('img', { name: am['letter.signature.own'] })).toBeVisible()
    await letterOf(page)
    await page.getByRole('button', { name: am['letter.life.approve'], exact: true }).click()
    await expect(page.getByText(am['letter.life.done.approve'], { exact: true }).first()).toBeVisible()
    await expect(second.getByText(am['letter.status.in_review']).first()).toBeVisible()
    await letterOf(owner)
    await owner.getByRole('button', { name: en['letter.life.approve'], exact: true }).click()
    await expect(owner.getByText(en['letter.status.approved'], { exact: true }).first()).toBeVisible()
    await expect(second.getByText(am['letter.status.approved'], { exact: true }).first()).toBeVisible()
  })

  await test.step('it is issued under the next number', async () => {
    await owner.getByRole('button', { name: en['letter.life.issue'], exact: true }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: en['letter.life.issue'] }).click()
    await expect(owner.getByText(/GU\/0001\/\d{4}/).first()).toBeVisible()
    await expect(owner.getByRole('link', { name: en['letter.page.document'] })).toBeVisible()
    await accessible(owner, 'an issued letter')
    await owner.goto(pages.letterTypes.path)
    await expect(owner.getByText(/GU\/0002\//)).toBeVisible()
  })

  const link = new URL((await mailbox.next(bank)).links.find((one) => one.includes('/letter/')) ?? '')
  const phone = await (
    await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, acceptDownloads: true })
  ).newPage()
  const file = await test.step('the bank reads it on a phone and keeps the PDF', async () => {
    await phone.goto(link.pathname + link.search + link.hash)
    await phone.getByRole('button', { name: am['document.letter.read'] }).click()
    await expect(phone.getByText('ሠላሳ ሁለት ሺህ ብር')).toBeVisible()
    const shown = phone.getByRole('img', { name: 'የድርጅቱ ማኅተም' })
    await expect(shown).toBeVisible()
    expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(40)
    const download = phone.waitForEvent('download')
    await phone.getByRole('link', { name: am['document.letter.pdf'] }).click()
    return readFile(await (await download).path())
  })

  const stranger = await (await browser.newContext({ baseURL: url })).newPage()
  const check = async (buffer: Buffer) => {
    await stranger.goto(`${pages.letterVerification.path}?lang=en`)
    await stranger
      .getByLabel(en['document.letter.verify.pdf'])
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer })
    await stranger.getByRole('button', { name: en['document.letter.verify.check'] }).click()
    return stranger.getByRole('heading', { level: 1 })
  }
  await test.step('a stranger who scans the code learns that it is genuine, and nothing of its text', async () => {
    await stranger.goto(`${link.pathname}?lang=en`)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(en['document.letter.genuine.title'])
    await expect(stranger.getByText(subject)).toBeVisible()
    await expect(stranger.getByText('ሠላሳ ሁለት')).toHaveCount(0)
    await expect(await check(file)).toHaveText(en['document.letter.genuine.title'])
    const changed = Buffer.from(file)
    changed.writeUInt8(changed.readUInt8(2000) ^ 1, 2000)
    await expect(await check(changed)).toHaveText(en['document.letter.changed.title'])
  })

  await test.step('once it is revoked, the code and the file say so', async () => {
    await owner.goto(pages.companyLetters.path)
    await rowOf(owner, subject).getByRole('link').click()
    await owner.getByRole('button', { name: en['letter.life.revoke'], exact: true }).click()
    const question = owner.getByRole('dialog', { name: en['letter.life.revoke.title'] })
    await question.getByRole('textbox').fill('The loan was paid back.')
    await question.getByRole('button', { name: en['letter.life.revoke'] }).click()
    await expect(owner.getByText(en['letter.status.revoked'], { exact: true }).first()).toBeVisible()
    await stranger.goto(`${link.pathname}?lang=en`)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(en['document.letter.revoked.title'])
    await expect(await check(file)).toHaveText(en['document.letter.revoked.title'])
  })
})

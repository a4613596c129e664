import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { linesOf } from '../../server/kernel/pdf-lines.ts'
import { pagesOf } from '../factories/paper-pdf.ts'
import { readWords } from '../factories/resume-papers.ts'
import { writeCareer } from './career.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const catalogues = { en, am } as const
/** From here on the pages are beside the form. */
const BESIDE = 1024

const wordsOfFile = async (bytes: Uint8Array) =>
  (await pagesOf(bytes)).map(({ pieces }) => readWords(linesOf(pieces).join('')))

// Wide in English, on a phone in Amharic.
test('what a person wrote becomes a resume of two pages, which others read by its link until a day', async ({
  page,
  context,
  request,
  browser,
  mailbox,
  baseURL,
  accessible,
}) => {
  const isWide = (page.viewportSize()?.width ?? 0) >= BESIDE
  const lang = isWide ? 'en' : 'am'
  const text = catalogues[lang]
  const person = await newPerson(context, request, mailbox, baseURL ?? '', lang)
  await writeCareer(request, person)
  const [job, reworded] = isWide
    ? ['Water supply planner', 'Planner of town water']
    : ['የውኃ አቅርቦት ዕቅድ አውጪ', 'የከተማ ውኃ ዕቅድ አውጪ']

  /** The pages, as they are looked at: beside the form, or one tap away. */
  const drawn = page.getByRole('region', { name: text['resume.build.pages'], exact: true })
  const sheets = drawn.getByRole('figure')
  async function looking(check: () => Promise<void>): Promise<void> {
    if (!isWide) await page.getByRole('button', { name: text['resume.build.preview'], exact: true }).click()
    await check()
    if (!isWide) await page.getByRole('button', { name: text['resume.build.edit'], exact: true }).click()
  }
  const isSaved = () => expect(page.getByRole('status').filter({ hasText: text['resume.build.saved'] })).toBeVisible()
  async function downloaded(from: Page, press: () => Promise<void>): Promise<readonly string[]> {
    const [download] = await Promise.all([from.waitForEvent('download'), press()])
    return wordsOfFile(await readFile(await download.path()))
  }
  const printed = () =>
    downloaded(page, () => page.getByRole('button', { name: text['resume.build.pdf'], exact: true }).click())
  const shownWords = async () =>
    Promise.all(
      (await drawn.locator('svg').all()).map(async (svg) =>
        readWords((await svg.locator('text').allTextContents()).join('')),
      ),
    )
  const part = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\s*\\d`) })
  const tab = (key: 'content' | 'design') =>
    page.getByRole('button', { name: text[`resume.build.tab.${key}`], exact: true }).click()

  await page.goto(pages.resumeBuilder.path)
  await page.getByRole('button', { name: text['resume.build.create'], exact: true }).click()
  await looking(async () => {
    await expect(sheets).toHaveCount(2)
    await expect(drawn).toContainText(job)
  })

  // Worded for this resume, taken back by undo, and brought back again.
  await part(text['facts.part.experience']).click()
  await page.getByRole('button', { name: new RegExp(text['resume.build.word'].replace('{name}', `${job}.*`)) }).click()
  const title = page.getByRole('textbox', { name: text['resume.build.field.title'], exact: true })
  await expect(title).toHaveValue(job)
  await title.fill(reworded)
  await expect(page.getByText(text['resume.build.worded'], { exact: true })).toBeVisible()
  await looking(() => expect(drawn).toContainText(reworded))
  await page.getByRole('button', { name: text['resume.build.undo'], exact: true }).click()
  await looking(async () => {
    await expect(drawn).toContainText(job)
    await expect(drawn).not.toContainText(reworded)
  })
  await page.getByRole('button', { name: text['resume.build.redo'], exact: true }).click()
  await looking(() => expect(drawn).toContainText(reworded))

  // On one page nothing is lost, and undo makes it two again.
  await tab('design')
  const fit = text['resume.build.fit.pages'].replace(/\{pages.*\}\}/, '.+')
  await page
    .getByRole('button', { name: new RegExp(`^${fit}$`) })
    .first()
    .click()
  await looking(() => expect(sheets).toHaveCount(1))
  await isSaved()
  await looking(async () => {
    await expect(sheets).toHaveCount(1)
    const onOne = await printed()
    expect(onOne).toEqual(await shownWords())
    expect(onOne.join('')).toContain(readWords(reworded))
  })
  await page.getByRole('button', { name: text['resume.build.undo'], exact: true }).click()
  await looking(async () => {
    await expect(sheets).toHaveCount(2)
    expect(await printed()).toEqual(await shownWords())
  })

  // Shared by its link until a day.
  await page.getByRole('button', { name: text['resume.share'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="visibility"]').selectOption('link')
  await dialog.locator('[name="until"]').fill('2030-01-01')
  await dialog.getByRole('button', { name: text['ui.action.save'], exact: true }).click()
  const link = dialog.getByRole('region', { name: text['resume.share.link'], exact: true })
  await expect(link).toContainText('2030')
  await expect(link.getByRole('img', { name: text['resume.share.code.alt'] })).toBeVisible()
  await accessible(page, 'a resume that is shared')
  // Nothing of it is cut off at the dialog's edge.
  const [inner, outer] = [await link.boundingBox(), await dialog.boundingBox()]
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0))
  const address = await link.getByRole('link').first().getAttribute('href')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  let words: readonly string[] = []
  await looking(async () => {
    await expect(sheets).toHaveCount(2)
    words = await shownWords()
  })

  // Somebody who was given the link.
  const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: isWide ? 'en-US' : 'am-ET' })
  const view = await visitor.newPage()
  await view.goto(address ?? '')
  await expect(view.locator('html')).toHaveAttribute('lang', isWide ? 'en-US' : 'am-ET')
  await expect(view.getByRole('heading', { level: 3, name: reworded })).toBeVisible()
  await expect(view.getByRole('heading', { level: 3, name: job, exact: true })).toHaveCount(0)
  await accessible(view, 'a resume as others see it')
  const theirs = await downloaded(view, () =>
    view.getByRole('link', { name: text['document.resume.pdf'], exact: true }).click(),
  )
  expect(theirs).toEqual(words)
  await visitor.close()
})

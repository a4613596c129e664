import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en } from '../../openapi/messages/en.ts'
import { scanned } from '../factories/qr.ts'
import { expect, test } from './test.ts'
import { newPerson } from './new-person.ts'

const design = (page: Page, key: 'band' | 'ledger' | 'portrait') =>
  page.getByRole('button', { name: en[`card.design.${key}.text`] })
const drawn = (page: Page, side: 'front' | 'back', key: 'band' | 'ledger' | 'portrait') =>
  page
    .getByRole('figure')
    .getByRole('img', { name: en[`card.${side}.alt`].replace('{design}', en[`card.design.${key}`]) })

async function taken(page: Page, button: string): Promise<{ readonly name: string; readonly content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('a card keeps its design and has a front and back in both languages', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto('/user/my-businesscard')
  await expect(drawn(page, 'front', 'band')).toBeVisible()
  await expect(drawn(page, 'back', 'band')).toBeVisible()
  await accessible(page)

  const kept = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/card'),
  )
  await design(page, 'ledger').click()
  await expect(design(page, 'ledger')).toHaveAttribute('aria-pressed', 'true')
  await expect(drawn(page, 'front', 'ledger')).toBeVisible()
  expect((await kept).status()).toBe(200)

  await page.getByRole('button', { name: en['ui.language.am'], exact: true }).click()
  await expect(drawn(page, 'front', 'ledger')).toBeVisible()
  await page.reload()
  await expect(design(page, 'ledger')).toHaveAttribute('aria-pressed', 'true')
})

test('every file of a card can be downloaded', async ({ page, signIn, baseURL }) => {
  await signIn('individual')
  await page.goto('/user/my-businesscard')
  await expect(drawn(page, 'front', 'band')).toBeVisible()

  const pdf = await taken(page, en['card.file.pdf'])
  expect(pdf.name).toMatch(/-card\.pdf$/)
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
  for (const [button, name] of [
    ['card.file.png.front', /-front\.png$/],
    ['card.file.png.back', /-back\.png$/],
  ] as const) {
    const file = await taken(page, en[button])
    expect(file.name).toMatch(name)
    expect(file.content.subarray(1, 4).toString()).toBe('PNG')
  }
  for (const button of ['card.file.svg.front', 'card.file.svg.back'] as const)
    expect((await taken(page, en[button])).content.toString()).toMatch(/^<svg /)
  expect((await taken(page, en['card.file.vcard.3'])).content.toString()).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
  expect((await taken(page, en['card.file.vcard.4'])).content.toString()).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/)
  const code = await taken(page, en['card.file.qr'])
  expect(code.name).toMatch(/-qr\.svg$/)
  const address = new URL((await scanned(code.content)) ?? '')
  expect(address.origin).toBe(baseURL)
  expect(address.pathname).toMatch(/^\/[0-9A-Z]{10}$/)
})

test('a design chosen without a connection is shown as unsaved and saved when the connection is back', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  await newPerson(context, request, mailbox, baseURL ?? '')
  await page.goto('/user/my-businesscard')
  await expect(drawn(page, 'front', 'band')).toBeVisible()
  await page.route('**/api/card', (route) => route.abort('internetdisconnected'))
  await design(page, 'portrait').click()
  await expect(page.getByRole('alert').filter({ hasText: en['card.not_kept'] })).toBeVisible()
  await expect(design(page, 'portrait')).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/card')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(en['card.not_kept'])).toBeHidden()
  await page.reload()
  await expect(design(page, 'portrait')).toHaveAttribute('aria-pressed', 'true')
})

import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { pdf } from '../factories/documents.ts'
import { issuedCode } from '../setup/visitors.ts'
import { newCompany } from './new-company.ts'
import { expect, test } from './test.ts'

test('whoever holds a letter checks its file or its code, without a script as well', async ({
  browser,
  baseURL,
  accessible,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL ?? ''}${pages.letterVerification.path}?lang=en`)
  const find = page.getByRole('button', { name: en['document.letter.verify.find'] })
  const code = page.getByRole('textbox', { name: en['document.letter.code'] })
  await code.fill('HR/0001/2026')
  await find.click()
  await expect(page.getByText(en['validation.letter_code'])).toBeVisible()
  await expect(code).toHaveValue('HR/0001/2026')

  await page
    .getByLabel(en['document.letter.verify.pdf'])
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf('A scan') })
  await page.getByRole('button', { name: en['document.letter.verify.check'] }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['document.letter.unknown.title'])

  await page.getByRole('textbox', { name: en['document.letter.code'] }).fill('ZZZZ ZZZZ ZZ')
  await find.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['document.letter.none.headline'])
  await page.getByRole('link', { name: en['document.letter.none.action'] }).click()
  await page.getByRole('textbox', { name: en['document.letter.code'] }).fill(await issuedCode(baseURL ?? ''))
  await find.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['document.letter.genuine.title'])
  await expect(page.getByText('Samples of the new harvest')).toBeVisible()
  await expect(page.getByText('We send you four samples')).toHaveCount(0)
  await context.close()
  const scripted = await browser.newPage()
  await scripted.goto(`${baseURL ?? ''}${pages.letterVerification.path}?lang=en`)
  await accessible(scripted, 'verification of letters')
  await scripted.close()
})

test('a letter reaches a bank by mail, is read there after a press, and its PDF is genuine until it is revoked', async ({
  page,
  request,
  mailbox,
  accessible,
}) => {
  const { token } = await newCompany(request, mailbox)
  const headers = { authorization: `Bearer ${token}` }
  const call = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data === undefined ? {} : { data }) })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as T
  }
  interface Made {
    readonly id: string
    readonly version: number
    readonly code: string
    readonly recipients: readonly { readonly opened_at: string | null; readonly downloaded_at: string | null }[]
  }
  const format = { name: { en: 'Letters' }, pattern: '{PREFIX}/{SEQ:4}/{YEAR}', calendar: 'gregorian', reset: 'yearly' }
  const { id: format_id } = await call<Made>('POST', '/letter-formats', { ...format, shared: false })
  const type = { name: { en: 'Guarantee' }, prefix: 'GU', format_id, template_id: null, confidential: false }
  const made = await call<Made>('POST', '/letter-types', { ...type, request: 'none', active: true })
  const { id, version } = await call<Made>('POST', '/letters', { type_id: made.id, lang: 'en' })
  const email = `loans.${id}@awash.example`
  const bank = { kind: 'outside', user_id: null, username: null, email, name: 'Awash Bank', copy: false }
  const text = {
    subject: 'Guarantee for a loan',
    body: [{ type: 'paragraph', text: [{ text: 'She works here since 2019.' }] }],
    about_user_id: null,
    separate: false,
    amount: null,
    attachment_ids: [],
    recipients: [bank],
  }
  let letter = await call<Made>('PUT', `/letters/${id}`, { ...text, version })
  letter = await call('POST', `/letters/${id}/submit`, { version: letter.version })
  const { code, version: issued } = await call<Made>('POST', `/letters/${id}/issue`, { version: letter.version })

  const { links } = await mailbox.next(email)
  const link = new URL(links.find((one) => one.includes(`/letter/${code}`)) ?? '')
  const key = link.hash.slice(1)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.goto(link.pathname + link.search + link.hash)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['document.letter.genuine.title'])
  await expect(page.getByText(en['document.letter.key.here'])).toBeVisible()
  await expect(page.getByRole('textbox', { name: en['document.letter.key'] })).toBeHidden()
  await accessible(page, 'a letter with its key')
  // The other language keeps the key; opening the page has opened nothing.
  await page.getByRole('link', { name: 'አማርኛ' }).click()
  await expect(page.getByText(am['document.letter.key.here'])).toBeVisible()
  expect((await call<Made>('GET', `/letters/${id}`)).recipients[0]).toMatchObject({ opened_at: null })
  await page.getByRole('button', { name: am['document.letter.read'] }).click()
  await expect(page.getByText('She works here since 2019.')).toBeVisible()
  await accessible(page, 'an opened letter')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: am['document.letter.pdf'] }).click()
  const file = await (await download).path()
  expect(asked.filter((url) => new URL(url).pathname.includes(key) || new URL(url).search.includes(key))).toEqual([])
  await expect
    .poll(async () => {
      const [bank] = (await call<Made>('GET', `/letters/${id}`)).recipients
      return [bank?.opened_at, bank?.downloaded_at].map((at) => typeof at)
    })
    .toEqual(['string', 'string'])

  const check = async () => {
    await page.goto(`${pages.letterVerification.path}?lang=en`)
    await page.getByLabel(en['document.letter.verify.pdf']).setInputFiles(file)
    await page.getByRole('button', { name: en['document.letter.verify.check'] }).click()
  }
  await check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['document.letter.genuine.title'])
  await call('POST', `/letters/${id}/revoke`, { version: issued, note: 'The loan was paid back.' })
  await check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['document.letter.revoked.title'])
  expect((await mailbox.next(email)).subject).toContain('revoked')
})

import { LETTER_FIELDS } from '../../openapi/letter-fields.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { formatBody, typeBody } from '../factories/letter-settings.ts'
import { newCompany } from './new-company.ts'
import { employersWindow } from './new-job.ts'
import { post, type Caller } from './payload-calls.ts'
import { expect, test } from './test.ts'

test('what is typed at once behind a merge field that was just put in stands behind it, each time', async ({
  browser,
  request,
  mailbox,
  baseURL,
}) => {
  const firm = await newCompany(request, mailbox)
  const caller: Caller = { request, headers: { authorization: `Bearer ${firm.token}` } }
  const made = async (path: string, data: unknown) => {
    const answer = await post(caller, path, data)
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { readonly id: string }).id
  }
  const format = await made('/letter-formats', formatBody())
  const type_id = await made('/letter-types', typeBody(format, 'FI'))
  const id = await made('/letters', { type_id, lang: 'en' })
  const page = await (await employersWindow({ browser, url: baseURL ?? '' }, firm)).newPage()
  await page.goto(pages.writeLetter.path.replace('{id}', id))
  const body = page.getByRole('textbox', { name: en['letter.write.field.body'] })
  await body.click()
  let expected = ''
  for (const [n, field] of [...LETTER_FIELDS, ...LETTER_FIELDS].entries()) {
    const label = en[`field.rich.field.${field}`]
    const letters = `b${n} c`
    await page.keyboard.type(`a${n} `)
    await page.keyboard.press('ControlOrMeta+Alt+KeyF')
    const choice = page.getByRole('dialog').getByRole('button', { name: label, exact: true })
    await choice.focus()
    // Nothing is waited for: the dialog may still be there when the first letter comes.
    await page.keyboard.press('Enter')
    await page.keyboard.type(letters)
    expected += `a${n} ${label}${letters}`
    await expect(body.locator('p').first(), `after field ${n}`).toHaveText(expected)
  }
})

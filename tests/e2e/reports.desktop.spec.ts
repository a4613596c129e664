import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { exporter } from '../../server/demo/content.ts'
import { signInContext } from '../setup/visitors.ts'
import { expect, test } from './test.ts'

interface Report {
  readonly id: string
  readonly version: number
  readonly text: string
}

test('a visitor reports a page without JavaScript, an administrator dismisses it, and the audit log has it', async ({
  page,
  context,
  browser,
  baseURL,
  mailbox,
  accessible,
}) => {
  const email = `visitor${Date.now()}@example.org`
  const words = `They ask for money before a job ${Date.now()}.`
  const visitors = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const visitor = await visitors.newPage()
  await visitor.goto(`/@${exporter.username}?lang=en`)
  await visitor.getByRole('link', { name: en['document.site.report'] }).click()
  const send = visitor.getByRole('button', { name: en['document.report.send'] })
  const said = visitor.getByRole('textbox', { name: en['document.report.text'] })
  await said.fill(words)
  await visitor.getByRole('textbox', { name: en['document.report.email'] }).fill(email)
  await send.click()
  // What is wrong is said, and nothing is lost.
  await expect(visitor.getByRole('alert')).toContainText(en['document.report.invalid'])
  await expect(said).toHaveValue(words)
  await visitor.getByRole('combobox', { name: en['document.report.reason'] }).selectOption('fraud')
  await send.click()
  await expect(visitor.getByRole('heading', { level: 1, name: en['document.report.sent'] })).toBeVisible()
  await visitors.close()

  await signInContext(context, baseURL ?? '', 'admin', 'en')
  await page.goto(`${pages.users.path}?view=reports&status=waiting`)
  await page
    .getByRole('row')
    .filter({ hasText: `@${exporter.username}` })
    .getByRole('button')
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words)).toBeVisible()
  await dialog.getByRole('button', { name: en['administration.report.dismiss'], exact: true }).click()
  await accessible(page, 'a report being decided')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByText(en['administration.report.status.dismissed'], { exact: true })).toBeVisible()
  expect((await mailbox.next(email)).text).toContain(`@${exporter.username}`)

  await page.goto(`${pages.auditLog.path}?kind=report`)
  await page
    .getByRole('row')
    .filter({ hasText: en['administration.audit.action.dismiss'] })
    .getByRole('button')
    .first()
    .click()
  const change = page.getByRole('dialog', { name: en['administration.audit.record'] })
  const status = change.getByRole('definition').filter({ hasText: en['administration.report.status.waiting'] })
  await expect(status).toContainText(en['administration.report.status.dismissed'])
  await accessible(page, 'a change in the audit log')
})

test('a decision that comes after another administrator’s keeps what was written and leads to what was decided', async ({
  page,
  context,
  browser,
  baseURL,
  expectedErrors,
}) => {
  // The decision that is refused.
  expectedErrors.push(/409 \(Conflict\)/)
  const words = `Whose pictures are these? ${Date.now()}`
  const visitors = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const visitor = await visitors.newPage()
  // Two wait: deciding on one tells the other tab nothing.
  for (const report of [words, `${words} Again.`]) {
    await visitor.goto(`/report/${exporter.username}?lang=en`)
    await visitor.getByRole('combobox', { name: en['document.report.reason'] }).selectOption('copyright')
    await visitor.getByRole('textbox', { name: en['document.report.text'] }).fill(report)
    await visitor.getByRole('button', { name: en['document.report.send'] }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: en['document.report.sent'] })).toBeVisible()
  }
  await visitors.close()

  const headers = await signInContext(context, baseURL ?? '', 'admin', 'en')
  const answer = await context.request.get('/api/manage/reports?status=waiting&per_page=100', { headers })
  const { data } = (await answer.json()) as { readonly data: readonly Report[] }
  const { id, version } = data.find(({ text }) => text === words) ?? { id: '', version: 0 }
  await page.goto(`${pages.users.path}?view=reports&status=waiting&request=${id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: en['administration.report.unpublish'] }).click()
  const reason = dialog.getByRole('textbox', { name: en['administration.report.unpublish.note'] })
  await reason.fill('The pictures belong to somebody else.')
  const dismissed = await context.request.post(`/api/manage/reports/${id}/dismiss`, {
    headers,
    data: { note: 'They are their own.', version },
  })
  expect(dismissed.status(), await dismissed.text()).toBe(200)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByText(en['administration.stale'], { exact: true })).toBeVisible()
  await expect(reason).toHaveValue('The pictures belong to somebody else.')
  await dialog.getByRole('button', { name: en['administration.stale.show'] }).click()
  await expect(dialog.getByText('They are their own.')).toBeVisible()
  await expect(dialog.getByText(en['administration.report.status.dismissed'], { exact: true })).toBeVisible()
})

import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { exporter } from '../../server/demo/content.ts'
import { signInContext } from '../setup/visitors.ts'
import { expect, test } from './test.ts'

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

import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { signInContext } from '../setup/visitors.ts'
import { actOnJob, approveJob, draftJob } from './new-job.ts'
import { expect, test } from './test.ts'

test('a visitor finds a job without a script by another spelling, and while typing with one; once closed it is gone', async ({
  browser,
  page,
  request,
  baseURL,
  accessible,
}) => {
  const url = baseURL ?? ''
  const stamp = `w${Date.now()}`
  const employing = await browser.newContext()
  const headers = await signInContext(employing, url, 'company', 'en')
  const deciding = await browser.newContext()
  const deciders = await signInContext(deciding, url, 'admin', 'en')
  const draft = await draftJob(request, headers, { title: { en: `Weaver ${stamp}`, am: `የሐረር ሠዓሊ ${stamp}` } })
  await actOnJob(request, headers, draft, 'publish')
  const job = await approveJob(request, headers, deciders, draft.id)
  expect(job.url).not.toBeNull()
  const path = new URL(job.url ?? '').pathname

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: url })
  const reader = await plain.newPage()
  await reader.goto('/jobs?lang=am')
  // ሀረር for ሐረር, ሰአሊ for ሠዓሊ: what is heard is the same.
  await reader.getByLabel(am['document.jobs.search']).fill(`ሀረር ሰአሊ ${stamp}`)
  await reader.getByRole('button', { name: am['document.help.search.go'] }).click()
  await reader.getByRole('link', { name: `የሐረር ሠዓሊ ${stamp}` }).click()
  await expect(reader).toHaveURL(new RegExp(path))
  await expect(reader.getByRole('link', { name: am['document.blog.share.telegram'] })).toBeVisible()
  await plain.close()

  await page.goto('/jobs?lang=en')
  await page.getByLabel(en['document.jobs.search']).pressSequentially(stamp)
  const link = page.getByRole('link', { name: `Weaver ${stamp}` })
  await expect(link).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('1 job')
  await accessible(page, 'the list of jobs')
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: `Weaver ${stamp}` })).toBeVisible()
  await accessible(page, 'a posting')

  await actOnJob(request, headers, job, 'close')
  await expect.poll(async () => (await request.get(path)).status()).toBe(410)
  await page.reload()
  await expect(page.getByText(en['document.job.over'])).toBeVisible()
  await page.goto(`/jobs?q=${stamp}&lang=en`)
  await expect(page.getByRole('link', { name: en['document.jobs.all'] })).toBeVisible()
  await employing.close()
  await deciding.close()
})

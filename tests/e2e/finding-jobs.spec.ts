import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import type { JobPosting } from '../../openapi/schemas/job-posting.ts'
import { signInContext } from '../setup/visitors.ts'
import { expect, test } from './test.ts'

const DAY = 86_400_000
const textOf = (words: string) => [{ type: 'paragraph', text: [{ text: words }] }]

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
  const send = async (as: typeof headers, method: 'post' | 'put', path: string, data: object): Promise<JobPosting> => {
    const answer = await request[method](`/api${path}`, { headers: as, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as JobPosting
  }
  const titles = (await (await request.get('/api/job-titles', { headers })).json()) as {
    readonly data: readonly { readonly id: string; readonly sector_id: string }[]
  }
  const draft = await send(headers, 'post', '/job-postings', {
    title: { en: `Weaver ${stamp}`, am: `የሐረር ሠዓሊ ${stamp}` },
  })
  const saved = await send(headers, 'put', `/job-postings/${draft.id}`, {
    title: draft.title,
    job_title_id: titles.data[0]?.id,
    sector_id: titles.data[0]?.sector_id,
    description: { en: textOf('You weave by hand.'), am: textOf('በእጅ ይሸምናሉ።') },
    responsibilities: null,
    requirements: null,
    skill_ids: [],
    employment_type: 'full-time',
    location_type: 'on-site',
    region: 'addis-ababa',
    city: null,
    salary_from: 9000,
    salary_to: 12_000,
    currency: 'ETB',
    salary_period: 'month',
    salary_shown: true,
    experience_years: null,
    education_level: null,
    vacancies: 1,
    deadline: new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10),
    time_zone: 'Africa/Addis_Ababa',
    reply_within: null,
    hiring_process_id: null,
    questions: [],
    documents: [],
    version: draft.version,
  })
  let job = await send(headers, 'post', `/job-postings/${draft.id}/publish`, { version: saved.version })
  if (job.status === 'in_review')
    job = await send(deciders, 'post', `/manage/job-reviews/${draft.id}/approve`, { version: job.version })
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

  await send(headers, 'post', `/job-postings/${draft.id}/close`, { version: job.version })
  await expect.poll(async () => (await request.get(path)).status()).toBe(410)
  await page.reload()
  await expect(page.getByText(en['document.job.over'])).toBeVisible()
  await page.goto(`/jobs?q=${stamp}&lang=en`)
  await expect(page.getByRole('link', { name: en['document.jobs.all'] })).toBeVisible()
  await employing.close()
  await deciding.close()
})

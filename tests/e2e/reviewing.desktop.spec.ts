import { people } from '../../openapi/cast.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { DEMO_PASSWORD } from '../../server/demo/content.ts'
import { signInContext } from '../setup/visitors.ts'
import { applyFor } from './new-job.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const name = people.bereket.name.en
const stars = (count: number) => en['field.rating.stars'].replace(/\{count, plural.*\}$/u, `${count} stars`)

test('a colleague interviews an applicant: both note and rate, and each sees what the other gave after their own', async ({
  page,
  context,
  request,
  browser,
  baseURL,
  mailbox,
  accessible,
}) => {
  const url = baseURL ?? ''
  // Somebody applies.
  const person = await newPerson(context, request, mailbox, url)
  await page.goto(`${pages.jobs.path}?q=djibouti`)
  const link = await page.getByRole('link', { name: /Truck driver/ }).getAttribute('href')
  const slug = new URL(link ?? '', url).pathname.split('/').at(-1) ?? ''
  const id = await applyFor(request, person, slug, 'Six years on this road.')

  // The company makes a colleague their interviewer, and mentions them in a note.
  const employer = await browser.newContext({ baseURL: url })
  const signed = await signInContext(employer, url, 'company', 'en')
  const postings = await request.get('/api/job-postings?q=djibouti', { headers: signed })
  const { data } = (await postings.json()) as { data: readonly { readonly id: string }[] }
  const theirs = await employer.newPage()
  await theirs.goto(`${pages.applicants.path.replace('{slug}', data[0]?.id ?? '')}?applicant=${id}&tab=review`)
  const panel = theirs.getByRole('dialog').first()
  await panel.getByRole('button', { name: en['review.assign'] }).click()
  const dialog = theirs.getByRole('dialog', { name: en['review.assign'] })
  await dialog.getByRole('combobox', { name: en['review.assign.who'] }).fill('Bereket')
  await theirs.getByRole('option', { name: new RegExp(name) }).click()
  await dialog.getByRole('button', { name: en['review.assign.submit'] }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  const note = panel.getByRole('textbox', { name: en['review.note.new'] })
  await note.pressSequentially('@Bereket')
  await panel.getByRole('option', { name: new RegExp(name) }).click()
  await note.pressSequentially('please ask about the border')
  await panel.getByRole('button', { name: en['review.note.add'] }).click()
  await expect(panel.getByRole('article').filter({ hasText: 'please ask about the border' })).toContainText(`@${name}`)
  await accessible(theirs, 'the notes and ratings of an applicant')

  // The colleague follows the notification, and cannot do more than read, note and rate.
  const colleague = await browser.newContext({ baseURL: url })
  const answer = await request.post('/api/login', {
    data: { login: people.bereket.username, password: DEMO_PASSWORD },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const user = await request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })
  const { accounts } = (await user.json()) as { accounts: readonly { readonly id: string; is_employee: boolean }[] }
  const work = accounts.find(({ is_employee }) => is_employee)
  const switched = await request.post(`/api/account/switch/${work?.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(switched.status(), await switched.text()).toBeLessThan(300)
  await colleague.addCookies([
    { name: 'access_token', value: token, url, sameSite: 'Lax' },
    { name: 'current_account', value: work?.id ?? '', url, sameSite: 'Lax' },
    { name: 'current_language', value: 'en', url, sameSite: 'Lax' },
  ])
  const hers = await colleague.newPage()
  await hers.goto(pages.notifications.path)
  await hers
    .getByText(/mentioned you in a note/)
    .first()
    .click()
  await expect(hers).toHaveURL(new RegExp(`/job/assigned/${id}`))
  await expect(hers.getByText('Six years on this road.')).toBeVisible()
  await expect(hers.getByText('please ask about the border')).toBeVisible()
  await expect(hers.getByRole('button', { name: en['application.reject'] })).toHaveCount(0)
  await accessible(hers, 'an applicant for an interviewer')
  await hers
    .getByRole('radio', { name: stars(4) })
    .first()
    .check({ force: true })
  await hers.getByRole('textbox', { name: en['review.comment'] }).fill('Knows every customs officer.')
  await hers.getByRole('button', { name: en['review.own.save'] }).click()
  await expect(hers.getByText('Knows every customs officer.')).toBeVisible()

  // The company learns that there is a rating, and reads it after its own.
  await expect(panel.getByText(/^1 colleague has rated/)).toBeVisible()
  await expect(panel.getByText('Knows every customs officer.')).toHaveCount(0)
  await panel
    .getByRole('radio', { name: stars(5) })
    .first()
    .check({ force: true })
  await panel.getByRole('button', { name: en['review.own.save'] }).click()
  await expect(panel.getByText('Knows every customs officer.')).toBeVisible()

  // Whoever is removed sees nothing any more.
  await panel
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: new RegExp(`^${en['review.assignment.remove']}`) })
    .click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: en['review.assignment.remove'] }).click()
  await expect(panel.getByText(en['review.interviewers.empty'])).toBeVisible()
  await hers.reload()
  await expect(hers.getByText(en['ui.state.missing.title'])).toBeVisible()
  await expect(hers.getByText('Six years on this road.')).toHaveCount(0)
  await employer.close()
  await colleague.close()
})

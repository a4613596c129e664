import { pages } from '../../openapi/routes.ts'
import { pdfTexts } from '../factories/pdf.ts'
import { endWork, hire, newCompany, offerLetter, sendOffer, withdrawOffer } from './new-company.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

test('a tab says when an employment has ended and leads to the remaining accounts', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const firm = await newCompany(request, mailbox, 'Sheba Flower Farm')
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  const work = await hire(request, firm, person)
  // Without the live line, so that it is the next request that finds out.
  await context.route('**/api/notifications/stream', (route) => route.abort())
  const account = (username: string) => page.getByRole('button', { name: `Account of ${username}` })
  await page.goto(pages.dashboard.path)
  await account(person.username).click()
  await page.getByRole('button', { name: firm.username }).click()
  await expect(account(firm.username), 'the employee acts for the company').toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage employees' }), 'which gave them no right to recruit').toHaveCount(
    0,
  )

  await endWork(request, firm, work)
  const headers = { authorization: `Bearer ${person.token}`, currentaccountid: firm.accountId }
  expect((await request.get('/api/chart', { headers })).status(), 'at once, before any job has run').toBe(403)
  await page.getByRole('link', { name: 'Organisation chart' }).click()
  const said = page.getByRole('alert').filter({ hasText: 'You no longer work for Sheba Flower Farm' })
  await expect(said).toContainText('Your access ended, so you can’t save here any more.')
  await accessible(page, 'an account that was taken away')

  await said.getByRole('button', { name: 'Go to your own account' }).click()
  await expect(page).toHaveURL(pages.dashboard.path)
  await account(person.username).click()
  await expect(page.getByRole('button', { name: firm.username }), 'the company is no account any more').toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto(pages.offers.path)
  await expect(page.getByRole('heading', { name: 'Where you worked' }), 'the work itself stays on record').toBeVisible()
})

test('an offer withdrawn while it is read says so and keeps what was typed', async ({
  page,
  context,
  request,
  mailbox,
  baseURL,
  accessible,
}) => {
  const firm = await newCompany(request, mailbox)
  const person = await newPerson(context, request, mailbox, baseURL ?? '')
  const offer = await sendOffer(request, firm, person)
  const [letter] = await pdfTexts(await offerLetter(request, firm, offer))
  expect(letter?.words).toContain('Subject:Joboffer:Engineer')
  await page.goto(pages.offer.path.replace('{id}', offer.id))
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  const reason = page.getByRole('dialog', { name: 'Why do you decline?' })
  await reason.getByLabel('Reason').fill('Too far from my family')

  await withdrawOffer(request, firm, offer)
  await expect(page.getByText('The company withdrew the offer.')).toBeVisible()
  await expect(page.getByText('Too far from my family')).toBeVisible()
  await expect(page.getByText('Withdrawn by the company').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await accessible(page, 'an offer that was withdrawn')
})

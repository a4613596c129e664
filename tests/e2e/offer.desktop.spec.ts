import { pages } from '../../openapi/routes.ts'
import { expect, test } from './test.ts'

test('a person reads an offer, hesitates, and accepts it', async ({ page, signIn, accessible }) => {
  await signIn('individual')
  await page.goto(pages.offers.path)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  // The focus goes to the new page when it arrives, which closes a list that was opened before.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(page.getByTestId('bell-dot')).toBeVisible()
  await bell.click()
  const listed = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'Gera Forest Coffee Export offers you the job' })
    .first()
  await expect(listed).toBeVisible()
  await accessible(page, 'the list of offers')
  await listed.getByRole('button').click()

  const details = page.getByRole('dialog', { name: 'Job offer details' })
  for (const label of [
    'Roles (position / structure)',
    'Job description',
    'Employment type',
    'Location type',
    'Salary',
    'Offer date',
    'First day',
  ])
    await expect(details.getByText(label)).toBeVisible()
  await expect(details.getByText('Water engineer / Processing')).toBeVisible()
  await expect(details.getByText('52,000')).toBeVisible()
  await expect(details, 'a dollar sign is for dollars').not.toContainText('$')
  await accessible(page, 'the details of an offer')

  await test.step('the line drops while declining: the reason stays', async () => {
    await details.getByRole('button', { name: 'Decline' }).click()
    const reason = page.getByRole('dialog', { name: 'Why do you decline?' })
    await expect(reason.getByText('Optional.')).toBeVisible()
    await reason.getByLabel('Reason').fill('Too far from Addis Ababa')
    await accessible(page, 'the reason of a refusal')
    // A step back closes it as its button does, which keeps the reason, and the page stays.
    await page.goBack()
    await expect(reason).toBeHidden()
    await expect(page).toHaveURL(pages.dashboard.path)
    await details.getByRole('button', { name: 'Decline' }).click()
    await expect(reason.getByLabel('Reason')).toHaveValue('Too far from Addis Ababa')
    await page.route('**/api/employees/status/*', (route) => route.abort('connectionfailed'))
    await reason.getByRole('button', { name: 'Submit' }).click()
    await expect(reason.getByText('We couldn’t send your answer')).toBeVisible()
    await expect(reason.getByLabel('Reason')).toHaveValue('Too far from Addis Ababa')
    await page.unroute('**/api/employees/status/*')
    await page.keyboard.press('Escape')
    await expect(reason).toBeHidden()
  })

  await details.getByRole('button', { name: 'Accept' }).click()
  const question = page.getByRole('alertdialog', { name: 'Accept this offer?' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await details.getByRole('button', { name: 'Accept' }).click()
  await expect(question).toBeVisible()
  await accessible(page, 'the question before an acceptance')
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Offer accepted successfully')).toBeVisible()
  await expect(details).toBeHidden()
  await expect(bell, 'the focus returns to where it came from').toBeFocused()
  await bell.click()
  await expect(listed, 'what was answered is read').not.toContainText('Unread:')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(
    page.getByRole('button', { name: /gera\.coffee/ }),
    'the company is one of the accounts now',
  ).toBeVisible()
})

import { expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { pdf } from '../factories/documents.ts'
import type { Lang } from './journey.ts'
import type { Mailbox } from './test.ts'

const catalogues = { en, am } as const
const PASSWORD = 'strong-coffee-beans'

/** A window of someone, and the language they read. */
export interface Window {
  readonly page: Page
  readonly context: BrowserContext
  readonly lang: Lang
}
export const texts = ({ lang }: Pick<Window, 'lang'>) => catalogues[lang]
const field = (within: Page | Locator, name: string) => within.locator(`[name="${name}"]`)

/** Registers a company on its screen, opens the link of the mail and signs in. */
export async function registerCompany(
  window: Window,
  mailbox: Mailbox,
  company: { readonly name: string; readonly username: string },
): Promise<void> {
  const { page } = window
  const text = texts(window)
  const email = `${company.username}@example.org`
  await page.goto(pages.registerCompany.path)
  await field(page, 'company_name').fill(company.name)
  await field(page, 'username').fill(company.username)
  await field(page, 'email').fill(email)
  await field(page, 'phone_number').fill('0911234567')
  for (const name of ['company_size_id', 'info_source_id']) await field(page, name).selectOption({ index: 1 })
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirm_password').fill(PASSWORD)
  await page.getByRole('button', { name: text['session.register.company'] }).click()
  await expect(page).toHaveURL(/verify-before-login/)
  await page.goto(await mailbox.link(email, pages.registrationVerification.path))
  await field(page, 'password').fill(PASSWORD)
  await page.getByRole('button', { name: text['session.registration.confirm'], exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** The headers of calls as whoever is signed in at a window. */
export async function headersOf({ context }: Pick<Window, 'context'>): Promise<{ readonly authorization: string }> {
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value
  if (!token) throw new Error('nobody is signed in at this window')
  return { authorization: `Bearer ${token}` }
}

/** States the legal name and asks for verification on the screen, with a document. */
export async function askForVerification(window: Window, legalName: string): Promise<void> {
  const { page, lang } = window
  const text = texts(window)
  await page.goto(pages.companyInformation.path)
  await expect(page.getByText(text['company.verification.no_legal_name'])).toBeVisible()
  await field(page, `legal_name.${lang}`).fill(legalName)
  const identity = text['company.part.identity']
  await page.getByRole('button', { name: text['company.part.save'].replace('{part}', identity), exact: true }).click()
  await expect(page.getByText(text['company.verification.no_legal_name'])).toBeHidden()
  await page
    .locator('input[type=file][accept*="pdf"]')
    .last()
    .setInputFiles({ name: 'trade-licence.pdf', mimeType: 'application/pdf', buffer: pdf('Trade licence') })
  await expect(page.getByText('trade-licence.pdf')).toBeVisible()
  await page.getByRole('button', { name: text['company.verification.request'] }).click()
  await expect(page.getByText(text['company.verification.requested']).first()).toBeVisible()
}

/** Verifies a company as the administrator at a window. */
export async function verify(window: Window, username: string): Promise<void> {
  const { page } = window
  const text = texts(window)
  await page.goto(`${pages.users.path}?view=queue&q=${username}`)
  await page
    .getByRole('row')
    .filter({ hasText: `@${username}` })
    .getByRole('button')
    .first()
    .click()
  const open = page.getByRole('dialog').last()
  await open.getByRole('button', { name: text['administration.approve'], exact: true }).click()
  await open.locator('button[type=submit]').click()
}

/** Creates a department on the screen, under the one with this name, or at the top. */
export async function addDepartment(window: Window, name: string, under: string | null): Promise<void> {
  const { page, lang } = window
  const text = texts(window)
  if (under !== null) {
    await page
      .getByRole('treeitem', { name: new RegExp(under) })
      .first()
      .click()
    // The button belongs to the department that is shown, which is the former one for a moment.
    await expect(page.getByRole('heading', { level: 2, name: under, exact: true })).toBeVisible()
    await page.getByRole('button', { name: text['structure.add_under'] }).click()
  } else await page.getByRole('button', { name: text['structure.add'], exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await field(dialog, `name.${lang}`).fill(name)
  await field(dialog, `function.${lang}`).fill(
    lang === 'en' ? 'Keeps what belongs to it in good order.' : 'በኃላፊነቱ ሥር ያለውን በሥርዓት ይጠብቃል።',
  )
  await field(dialog, 'contact_email').fill('office@example.org')
  await dialog.getByRole('button', { name: text['structure.create'] }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('treeitem', { name: new RegExp(name) }).first()).toBeVisible()
}

/** Positions by calls of the company: the first at the top, the others below it. Gives their ids. */
export async function addPositions(
  window: Window,
  request: APIRequestContext,
  titles: readonly string[],
): Promise<readonly string[]> {
  const headers = await headersOf(window)
  const departments = (await (await request.get('/api/departments', { headers })).json()) as { id: string }[]
  const ids: string[] = []
  for (const [n, title] of titles.entries()) {
    const answer = await request.post('/api/positions', {
      headers,
      data: {
        title: { [window.lang]: title },
        department_id: departments[n % departments.length]?.id,
        reports_to_id: ids[0] ?? null,
        headcount: 1,
        description: {
          [window.lang]: `${title}: ${window.lang === 'en' ? 'does it well and in time.' : 'በጥራትና በጊዜ ይሠራል።'}`,
        },
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    ids.push(((await answer.json()) as { id: string }).id)
  }
  return ids
}

/** Offers positions to several people at once, on the screen. */
export async function sendOffers(
  window: Window,
  offers: readonly { readonly email: string; readonly position: string }[],
): Promise<void> {
  const { page } = window
  const text = texts(window)
  await page.goto(pages.employees.path)
  await page.getByRole('button', { name: text['employee.send'], exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: text['employee.send'] })
  for (const [n, { email, position }] of offers.entries()) {
    if (n > 0) await dialog.getByRole('button', { name: text['employee.send.add'], exact: true }).click()
    const at = `offers.${n}`
    await field(dialog, `${at}.employee_email`).fill(email)
    await field(dialog, `${at}.position_id`).fill(position)
    await page
      .getByRole('option', { name: new RegExp(position) })
      .first()
      .click()
    await field(dialog, `${at}.salary`).fill('32000')
    for (const [name, value] of [
      ['employment_type', 'full-time'],
      ['location_type', 'on-site'],
    ] as const)
      await field(dialog, `${at}.${name}`).selectOption(value)
    await field(dialog, `${at}.from_date`).fill(new Date().toISOString().slice(0, 10))
  }
  await dialog.getByRole('button', { name: text['employee.send'], exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** The bell, however many it counts. */
const bell = (window: Window) => window.page.getByTestId('bell-dot').locator('xpath=ancestor::button')

/** Opens the offer of a company from the bell. */
export async function openOffer(window: Window, company: string): Promise<Locator> {
  const { page } = window
  await bell(window).click()
  const panel = page.getByRole('dialog', { name: texts(window)['notification.list'] })
  await panel.getByRole('listitem').filter({ hasText: company }).first().getByRole('button').click()
  const details = page.getByRole('dialog', { name: texts(window)['offer.details.title'] })
  await expect(details).toBeVisible()
  return details
}

/** Accepts in the dialog of an offer. */
export async function accept(window: Window, details: Locator): Promise<void> {
  const { page } = window
  const text = texts(window)
  await details.getByRole('button', { name: text['offer.accept'] }).click()
  await page
    .getByRole('alertdialog', { name: text['offer.confirm.title'] })
    .getByRole('button', { name: text['ui.action.yes'] })
    .click()
  await expect(page.getByText(text['offer.toast.accepted.title'], { exact: true }).first()).toBeVisible()
  await expect(page.getByText(text['offer.toast.accepted'])).toBeVisible()
}

/** Declines with a reason. */
export async function decline(window: Window, details: Locator, reason: string): Promise<void> {
  const { page } = window
  const text = texts(window)
  await details.getByRole('button', { name: text['offer.decline'] }).click()
  const dialog = page.getByRole('dialog', { name: text['offer.reason.title'] })
  await dialog.getByLabel(text['offer.reason.label']).fill(reason)
  await dialog.getByRole('button', { name: text['offer.reason.submit'] }).click()
  await expect(page.getByText(text['offer.toast.rejected.title'], { exact: true }).first()).toBeVisible()
  await expect(page.getByText(text['offer.toast.rejected'])).toBeVisible()
}

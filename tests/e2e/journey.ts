import type { Browser, Page } from '@playwright/test'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { png } from '../factories/pictures.ts'
import { fillText } from './fill-text.ts'
import { expect, type Mailbox } from './test.ts'

const catalogues = { en, am } as const
export type Lang = keyof typeof catalogues

export interface Journey {
  readonly browser: Browser
  /** Where the site is. */
  readonly web: string
  readonly page: Page
  readonly mailbox: Mailbox
  readonly accessible: (page: Page, what?: string) => Promise<void>
  readonly lang: Lang
  readonly username: string
}

export async function register({ page, mailbox, lang, username }: Journey): Promise<void> {
  const email = `${username}@example.org`
  await page.goto('/register/user')
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('first_name').fill('Hana')
  await field('middle_name').fill('Bekele')
  await field('last_name').fill('Wolde')
  await field('username').fill(username)
  await field('email').fill(email)
  await field('phone_number').fill('0911234567')
  await field('password').fill('strong-coffee-beans')
  await field('confirm_password').fill('strong-coffee-beans')
  await page.getByRole('button', { name: catalogues[lang]['session.register.user'] }).click()
  await expect(page).toHaveURL(/verify-before-login/)
  await page.goto(await mailbox.link(email, '/register/registration-verification'))
  await field('password').fill('strong-coffee-beans')
  await page.getByRole('button', { name: catalogues[lang]['session.registration.confirm'], exact: true }).click()
  // Mail and password were proved: that signs in, and leads to the first page.
  await expect(page).toHaveURL(/\/user\/welcome\?step=name$/)
}

/**
 * A newcomer's five steps to a published page, which grows beside the form; on the way a reload and Back. Ends at the
 * congratulations.
 */
async function firstPage({ page, lang, username, accessible }: Journey): Promise<void> {
  const text = catalogues[lang]
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const step = (name: 'name' | 'photo' | 'headline' | 'work' | 'publish') =>
    page.getByRole('heading', { level: 2, name: text[`welcome.step.${name}`], exact: true })
  const save = () => page.getByRole('button', { name: text['welcome.save'], exact: true }).click()
  const seen = page.frameLocator(`iframe[title="${text['profile.preview']}"]:not([aria-hidden])`)

  await expect(step('name')).toBeVisible()
  await expect(seen.getByRole('heading', { level: 1 })).toContainText('Hana Bekele Wolde')
  await accessible(page, 'the first step')
  await expect(field('display_name.en')).toHaveValue('Hana Bekele Wolde')
  await fillText(field('display_name.am'), 'ሐና በቀለ ወልዴ')
  await save()

  await expect(step('photo')).toBeFocused()
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'hana.png', mimeType: 'image/png', buffer: await png(600, 600) })
  await page.getByRole('button', { name: text['resource.picture.use'] }).click()
  await expect(page.getByRole('button', { name: text['resource.picture.remove'] })).toBeVisible()
  await save()

  await expect(step('headline')).toBeVisible()
  await fillText(field('headline.en'), 'Surveyor of roads and water')
  await fillText(field('headline.am'), 'የመንገድና የውሃ ቀያሽ')
  await page.reload()
  await expect(step('headline')).toBeVisible()
  await expect(field('headline.en')).toHaveValue('Surveyor of roads and water')
  await save()
  await expect(step('work')).toBeVisible()
  await page.goBack()
  await expect(field('headline.am')).toHaveValue('የመንገድና የውሃ ቀያሽ')
  await page.goForward()

  await page.getByRole('button', { name: text['welcome.work.education'], exact: true }).click()
  await fillText(field('school_name.en'), 'Addis Ababa University')
  await fillText(field('school_name.am'), 'አዲስ አበባ ዩኒቨርሲቲ')
  await fillText(field('degree.en'), 'BSc')
  await fillText(field('degree.am'), 'የመጀመሪያ ዲግሪ')
  await fillText(field('field_of_study.en'), 'Civil Engineering')
  await fillText(field('field_of_study.am'), 'ሲቪል ምህንድስና')
  await field('start_date').fill('2012-09-12')
  await field('end_date').fill('2017-07-01')
  await accessible(page, 'one job or one study')
  await save()

  await expect(step('publish')).toBeVisible()
  await expect(seen.getByText(lang === 'en' ? 'Civil Engineering' : 'ሲቪል ምህንድስና').first()).toBeVisible()
  await page.getByText(text['profile.site.indexable.answer_yes']).click()
  await page.getByRole('button', { name: text['welcome.publish'], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: text['welcome.done.title'] })).toBeFocused()
  await expect(page.locator('bdi')).toContainText(`/@${username}`)
  await expect(page.getByRole('img', { name: text['welcome.done.qr.alt'] })).toBeVisible()
  await accessible(page, 'the congratulations')
}

export async function publish({ page, lang, accessible }: Journey): Promise<void> {
  const text = catalogues[lang]
  await page.goto('/user/templates')
  await expect(
    page
      .getByRole('region', { name: text['profile.preview'] })
      .frameLocator('iframe')
      .getByRole('heading', { level: 1 }),
  ).toContainText('Hana')
  await page.getByRole('button', { name: text['profile.site.publish'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(text['profile.site.indexable.answer_yes']).click()
  await accessible(page, 'the question at publishing')
  await dialog.getByRole('button', { name: text['profile.site.publish'], exact: true }).click()
  await expect(page.getByText(text['profile.site.done.publish'])).toBeVisible()
}

/**
 * The purpose's journey: registered, confirmed, a first page published in five steps; someone else reads it, scans the
 * card and saves the contact.
 */
export async function fromRegistrationToContact(journey: Journey): Promise<void> {
  const { lang } = journey
  await register(journey)
  await firstPage(journey)

  const { site } = await readAndSaveContact(journey)
  expect(site).toContain(lang === 'en' ? 'Civil Engineering' : 'ሲቪል ምህንድስና')
}

/**
 * Someone else, who is not signed in, opens the site, scans the card and saves the contact. Gives the text of the site.
 */
export async function readAndSaveContact({
  page,
  lang,
  username,
  browser,
  web,
}: Journey): Promise<{ readonly site: string }> {
  await page.goto('/user/my-businesscard')
  const address = page.locator('bdi')
  await expect(address).toBeVisible()
  const card = `http://${await address.textContent()}`
  const open = page.getByRole('link', { name: catalogues[lang]['profile.open'], exact: true })
  expect(new URL((await open.getAttribute('href')) ?? '', web).origin).toBe(web)
  const visitor = await browser.newContext({ baseURL: web })
  const view = await visitor.newPage()
  await view.goto(`/@${username}?lang=${lang}`)
  await expect(view.getByRole('heading', { level: 1 })).toContainText(
    lang === 'en' ? 'Hana Bekele Wolde' : /Hana Bekele Wolde|ሐና በቀለ ወልዴ/,
  )
  const site = (await view.locator('body').textContent()) ?? ''
  expect(await view.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${lang}`))
  // The page stays under the host where it was opened; the card's address, which is passed on, is the public one.
  const elsewhere = () =>
    view.evaluate(() =>
      [...document.images].map((image) => new URL(image.src).origin).filter((origin) => origin !== location.origin),
    )
  expect(await elsewhere()).toEqual([])
  await view.getByRole('link', { name: lang === 'en' ? 'አማርኛ' : 'English', exact: true }).click()
  await expect(view.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'am-ET' : 'en-US')
  expect(new URL(view.url()).origin).toBe(web)
  await view.goto(card)
  await expect(view.getByRole('heading', { level: 1 })).toContainText(lang === 'en' ? 'Hana' : /Hana|ሐና/)
  const contact = await visitor.request.get(`${card}.vcf`)
  expect(contact.headers()['content-type']).toContain('text/vcard')
  // The card and its contact speak the language of their owner.
  expect(await contact.text()).toMatch(lang === 'en' ? /^FN:Hana Bekele Wolde\r?$/m : /^FN:(Hana|ሐና) /m)
  await visitor.close()
  return { site }
}

import { randomInt } from 'node:crypto'
import { devices } from '@playwright/test'
import { pages } from '../../openapi/routes.ts'
import { signInContext } from '../setup/visitors.ts'
import {
  accept,
  addDepartment,
  addPositions,
  askForVerification,
  decline,
  headersOf,
  openOffer,
  registerCompany,
  sendOffers,
  texts,
  verify,
  type Window,
} from './company-journey.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const WORDS = {
  en: {
    company: 'Limu Highland Coffee',
    departments: ['Management', 'Processing', 'Washing station'],
    titles: [
      'Managing director',
      'Plant manager',
      'Quality taster',
      'Accountant',
      'Driver',
      'Guard',
      'Washer',
      'Sorter',
      'Buyer',
      'Exporter',
    ],
    reason: 'The salary is too low for a family of five',
  },
  am: {
    company: 'ሊሙ ደጋ ቡና',
    departments: ['አስተዳደር', 'ማቀነባበሪያ', 'የእጥበት ጣቢያ'],
    titles: ['ዋና ሥራ አስኪያጅ', 'የፋብሪካ ኃላፊ', 'የጥራት ቀማሽ', 'ሒሳብ ሠራተኛ', 'ሹፌር', 'ጥበቃ', 'አጣቢ', 'ለቃሚ', 'ገዢ', 'ላኪ'],
    reason: 'ደመወዙ ለአምስት ቤተሰብ አይበቃም',
  },
} as const

for (const lang of ['en', 'am'] as const)
  test(`a company is verified, builds its structure and hires two people, one after a second offer, in ${lang === 'en' ? 'English' : 'Amharic'}`, async ({
    browser,
    mailbox,
    request,
    accessible,
    baseURL,
  }) => {
    const web = baseURL ?? ''
    const words = WORDS[lang]
    const open = async (device: object = {}): Promise<Window> => {
      const context = await browser.newContext({
        baseURL: web,
        locale: 'en-US',
        timezoneId: 'Africa/Addis_Ababa',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
        ...device,
      })
      await context.addCookies([{ name: 'current_language', value: lang, url: web, sameSite: 'Lax' }])
      return { context, page: await context.newPage(), lang }
    }
    const [firm, admin, first, second] = [
      await open(),
      await open(),
      await open(),
      await open({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }),
    ]
    const text = texts(firm)
    const username = `limu${randomInt(1e9)}`

    await test.step('the company registers, asks to be verified, and is', async () => {
      await registerCompany(firm, mailbox, { name: words.company, username })
      await askForVerification(firm, words.company)
      // English in both runs: the demo's administrator is one person, whose language is kept, and whom other journeys
      // meet at the same time.
      await signInContext(admin.context, web, 'admin', 'en')
      await admin.context.addCookies([{ name: 'current_language', value: 'en', url: web, sameSite: 'Lax' }])
      await verify({ ...admin, lang: 'en' }, username)
      // The mark comes to the company's own window without a reload.
      await expect(firm.page.getByText(text['company.verification.verified'])).toBeVisible()
    })

    await test.step('three levels of departments and ten positions', async () => {
      await firm.page.goto(pages.structure.path)
      for (const [n, name] of words.departments.entries())
        await addDepartment(firm, name, n === 0 ? null : (words.departments[n - 1] ?? null))
      await expect(firm.page.locator('[role=treeitem][aria-level="3"]')).toHaveCount(1)
      await accessible(firm.page, 'the structure')
      await addPositions(firm, request, words.titles)
      await firm.page.goto(pages.organisationChart.path)
      await expect(firm.page.getByText(words.titles[9] ?? '').first()).toBeVisible()
    })

    const people = [
      await newPerson(first.context, request, mailbox, web, lang),
      await newPerson(second.context, request, mailbox, web, lang),
    ] as const
    await first.page.goto(pages.dashboard.path)
    await second.page.goto(pages.dashboard.path)

    await test.step('two positions are offered at once; each person hears of it without a reload', async () => {
      await sendOffers(firm, [
        { email: people[0].login, position: words.titles[1] },
        { email: people[1].login, position: words.titles[2] },
      ])
      for (const person of [first, second]) await expect(person.page.getByTestId('bell-dot')).toBeVisible()
    })

    await test.step('one accepts, the other declines with a reason', async () => {
      const details = await openOffer(first, words.company)
      await expect(details.getByText(words.titles[1]).first()).toBeVisible()
      await accept(first, details)
      await decline(second, await openOffer(second, words.company), words.reason)
    })

    await test.step('the company sees both answers where it stands, and offers again', async () => {
      const rows = firm.page.getByRole('row')
      await expect(rows.filter({ hasText: people[0].login })).toContainText(text['employee.status.accepted'])
      const declined = rows.filter({ hasText: people[1].login })
      await expect(declined).toContainText(words.reason)
      await accessible(firm.page, 'employees and offers')
      await declined.getByRole('button', { name: text['employee.modify'], exact: false }).first().click()
      const dialog = firm.page.getByRole('dialog')
      await dialog.locator('[name="salary"]').fill('41000')
      await dialog.getByRole('button', { name: text['employee.modify.submit'] }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('the second reads what is different on a phone and accepts', async () => {
      await firm.page.goto(pages.organisationChart.path)
      const details = await openOffer(second, words.company)
      await expect(details.getByText('41,000').first()).toBeVisible()
      await expect(details.getByText(words.reason)).toBeVisible()
      await accept(second, details)
    })

    await test.step('chart, accounts and both people’s pages show it, nothing reloaded', async () => {
      await expect(firm.page.getByText('Hana Bekele Wolde').nth(1)).toBeVisible()
      for (const [n, person] of [first, second].entries()) {
        await person.page
          .getByRole('button', { name: text['shell.account.open'].replace('{name}', people[n]?.username ?? '') })
          .click()
        await expect(person.page.getByRole('button', { name: new RegExp(username) })).toBeVisible()
        await person.page.keyboard.press('Escape')
      }
      for (const [n, person] of [first, second].entries()) {
        const headers = await headersOf(person)
        const { version } = (await (await request.get('/api/site', { headers })).json()) as { version: number }
        const published = await request.post('/api/site/publish', { headers, data: { version, indexable: false } })
        expect(published.status(), await published.text()).toBe(200)
        await person.page.goto(`/@${people[n]?.username}${lang === 'am' ? '?lang=am' : ''}`)
        await expect(person.page.getByText(words.titles[n + 1] ?? '').first()).toBeVisible()
        await expect(
          person.page.getByText(text['document.experience.confirmed'], { exact: false }).first(),
        ).toBeVisible()
      }
    })

    for (const { context } of [firm, admin, first, second]) await context.close()
  })

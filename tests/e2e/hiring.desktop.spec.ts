import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { DAY } from '../../openapi/durations.ts'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { pages } from '../../openapi/routes.ts'
import { readCalendar } from '../factories/calendars.ts'
import { readFile } from 'node:fs/promises'
import { signInContext } from '../setup/visitors.ts'
import { accept } from './company-journey.ts'
import { newCompany, today, type NewCompany } from './new-company.ts'
import { addResume, approveJob, draftJob, employersWindow, type Headers } from './new-job.ts'
import { newPerson } from './new-person.ts'
import { expect, test } from './test.ts'

const TRIAL = 'Trial weave'
const SEAT = 'Weaver at the third loom'
const catalogues = { en, am } as const

/** A seat in the company's structure for whoever is hired. */
async function addSeat(request: APIRequestContext, firm: NewCompany, headers: Headers): Promise<void> {
  const words = { name: { en: 'Weaving' }, function: { en: 'Weaves by hand.' }, contact_email: firm.login }
  const made = await request.post('/api/departments', {
    headers,
    data: { ...words, parent_id: null, contact_phone: null },
  })
  const { id: department_id } = (await made.json()) as { id: string }
  const seat = { title: { en: SEAT }, department_id, reports_to_id: null, headcount: 1, description: null }
  const answer = await request.post('/api/positions', { headers, data: seat })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Somebody finds the posting by these words, in their language, and applies with their resume. */
async function findAndApply(page: Page, lang: 'en' | 'am', words: string, title: string): Promise<void> {
  const text = catalogues[lang]
  await page.goto(`${pages.jobs.path}?lang=${lang}`)
  await page.getByLabel(text['document.jobs.search']).pressSequentially(words)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: text['document.job.apply.now'] }).first().click()
  await page.getByRole('group', { name: text['application.resume'] }).getByRole('button').first().click()
  await page.getByRole('textbox', { name: text['application.letter.label'] }).fill(`${title}!`)
  await page.getByRole('button', { name: text['application.review'] }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text['application.send'] }).click()
  await expect(page.getByText(text['application.sent.title'])).toBeVisible()
}

test('a company hires one of two applicants and turns the other down kindly, from the posting to the organisation chart', async ({
  page,
  context,
  request,
  browser,
  baseURL,
  mailbox,
  accessible,
}) => {
  const url = baseURL ?? ''
  const stamp = `w${randomInt(1e9)}`
  const title = { en: `Pattern weaver ${stamp}`, am: `የሐረር ሠዓሊ ${stamp}` }
  const [firm, hana, second] = [
    await newCompany(request, mailbox, 'Dorze Looms'),
    await newPerson(context, request, mailbox, url),
    await browser.newContext({ baseURL: url }),
  ]
  const selam = await newPerson(second, request, mailbox, url, 'am', 'Selam')
  const headers = { authorization: `Bearer ${firm.token}` }
  const employer = await employersWindow({ browser, url }, firm)
  const deciding = await browser.newContext({ baseURL: url })
  const deciders = await signInContext(deciding, url, 'admin', 'en')
  await addSeat(request, firm, headers)
  const draft = await draftJob(request, headers, { title })
  for (const person of [hana, selam]) await addResume(request, person, 'For weavers')
  const theirs = await employer.newPage()
  const herPage = await second.newPage()

  await test.step('the company makes a process of five stages, one of them its own with a mail', async () => {
    await theirs.goto(pages.hiringProcesses.path)
    await theirs.getByRole('button', { name: en['hiring.add'] }).click()
    const begun = theirs.getByRole('dialog', { name: en['hiring.add'] })
    await begun.locator('[name="name.en"]').fill('Weavers')
    await begun.getByRole('button', { name: en['hiring.create'] }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Weavers' })).toBeVisible()
    await theirs.locator('[name="stages.2.name.en"]').fill(TRIAL)
    const trial = theirs.getByRole('group', { name: new RegExp(`: ${TRIAL}$`) })
    await trial.getByRole('button', { name: new RegExp(`^${en['hiring.mail.write']}`) }).click()
    await trial.locator('[name="stages.2.mail.subject.en"]').fill('Come and weave')
    await trial.locator('[name="stages.2.mail.text.en"]').fill('You hear from us by ')
    await trial.getByRole('button', { name: en['hiring.field.reply_by'] }).click()
    await expect(trial.getByRole('figure')).toContainText(`You hear from us by ${en['hiring.field.reply_by.sample']}`)
    await trial.getByRole('button', { name: en['hiring.stage.earlier'].replace('{name}', TRIAL) }).click()
    await theirs.getByRole('button', { name: en['ui.action.save'], exact: true }).click()
    await expect(theirs.getByText(en['hiring.saved'])).toBeVisible()
  })

  await test.step('the posting takes that process and is published', async () => {
    await theirs.goto(pages.jobPosting.path.replace('{id}', draft.id))
    const kept = theirs.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await theirs.locator('[name="hiring_process_id"]').selectOption({ label: 'Weavers' })
    await kept
    await theirs.getByRole('button', { name: en['posting.action.publish'], exact: true }).click()
    await theirs.getByRole('alertdialog').getByRole('button', { name: en['posting.action.publish'] }).click()
    const status = theirs.getByRole('complementary', { name: en['posting.column.status'] })
    await expect(status.getByText(en['posting.status.in_review'], { exact: true })).toBeVisible()
    const { status: now } = await approveJob(request, headers, deciders, draft.id)
    expect(now).toBe('open')
  })

  await test.step('two people find it, one by another Amharic spelling, and apply', async () => {
    // ሀረር for ሐረር, ሰአሊ for ሠዓሊ: what is heard is the same.
    await findAndApply(herPage, 'am', `ሀረር ሰአሊ ${stamp}`, title.am)
    await findAndApply(page, 'en', `weaver ${stamp}`, title.en)
  })

  const column = (stage: string) => theirs.getByRole('region', { name: new RegExp(`^${stage}: `) })
  const cardOf = (name: string, stage: string) => column(stage).locator('[data-card]').filter({ hasText: name })
  const menuOf = async (name: string, stage: string, entry: string) => {
    await cardOf(name, stage)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await theirs.getByRole('menuitem', { name: entry, exact: true }).click()
  }
  const moveTo = (stage: string) => en['application.move_to'].replace('{stage}', stage)

  await test.step('the board has the stages in their order, and moves people by menu and by mouse', async () => {
    await theirs.goto(`${pages.applicants.path.replace('{slug}', draft.id)}?view=board`)
    await expect(theirs.getByRole('group', { name: en['application.board'] }).getByRole('heading')).toHaveText([
      /^Applied2$/,
      /^Trial weave0$/,
      /^Screening0$/,
      /^Interview0$/,
      /^Offer0$/,
      /^Hired0$/,
      /^Not chosen0$/,
      /^Withdrawn0$/,
    ])
    // Nothing was promised that the mail of this stage names: nobody is moved, and the reason is said.
    await menuOf('Hana', 'Applied', moveTo(TRIAL))
    await expect(theirs.getByText(en['error.mail_field_missing'])).toBeVisible()
    await expect(cardOf('Hana', 'Applied')).toBeVisible()
    await menuOf('Hana', 'Applied', moveTo('Interview'))
    await expect(cardOf('Hana', 'Applied')).toHaveCount(0)
    await column('Screening').scrollIntoViewIfNeeded()
    await cardOf('Selam', 'Applied').hover()
    await theirs.mouse.down()
    const goal = await column('Screening').boundingBox()
    await theirs.mouse.move((goal?.x ?? 0) + 60, (goal?.y ?? 0) + 160, { steps: 8 })
    await expect(column('Screening'), 'which says that it would take the card').toHaveAttribute('data-over')
    await theirs.mouse.up()
    await expect(cardOf('Selam', 'Screening')).toBeVisible()
    await expect(column('Applied').locator('[data-card]')).toHaveCount(0)
  })

  const [day, next] = [10, 11].map((days) => new Date(Date.parse(today()) + days * DAY).toISOString().slice(0, 10))
  const filesTo = async (login: string) =>
    (await mailbox.all(login)).flatMap(({ event }) => {
      if (event === undefined) return []
      const { method, uid, sequence, starts, ends } = readCalendar(event.content)
      return [{ method, uid, sequence, starts, ends }]
    })
  const applicant = theirs.getByRole('dialog', { name: /Hana/ }).first()

  await test.step('an interview is sent, answered, moved and cancelled, and stays one event of a calendar', async () => {
    await column('Interview').scrollIntoViewIfNeeded()
    await cardOf('Hana', 'Interview').getByRole('button', { name: 'Hana Bekele Wolde', exact: true }).click()
    await applicant.getByRole('tab', { name: en['interview.tab'] }).click()
    await applicant.getByRole('button', { name: en['interview.schedule'] }).click()
    const plan = theirs.getByRole('dialog', { name: /^Interview with Hana/ })
    await plan.locator('[name="date"]').fill(day ?? '')
    await plan.locator('[name="time"]').fill('14:30')
    await plan.getByRole('textbox', { name: en['interview.field.place'] }).fill('Gate 3, Kality')
    await accessible(theirs, 'an interview being arranged')
    await plan.getByRole('button', { name: en['interview.send'], exact: true }).click()
    await expect(applicant.getByText(en['interview.status.scheduled'])).toBeVisible()
    await expect.poll(() => filesTo(hana.login)).toHaveLength(1)

    await page.goto(pages.interviews.path)
    await expect(page.getByText('Gate 3, Kality')).toBeVisible()
    await accessible(page, 'the interviews that are ahead')
    await page.getByRole('link', { name: en['interview.open.application'] }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: en['interview.calendar'] }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('interview.ics')
    const own = readCalendar(await readFile(await saved.path(), 'utf8'))
    await page.getByRole('button', { name: en['interview.accept'] }).click()
    await expect(page.getByRole('main').getByText(en['interview.status.confirmed'], { exact: true })).toBeVisible()
    // Each side follows the other without a reload.
    await expect(applicant.getByText(en['interview.status.confirmed'])).toBeVisible()

    await applicant.getByRole('button', { name: en['interview.reschedule'], exact: true }).click()
    const change = theirs.getByRole('dialog', { name: /^Change the interview with Hana/ })
    await change.locator('[name="date"]').fill(next ?? '')
    await change.locator('[name="time"]').fill('09:15')
    // On a slow line the list is read again only after the next thing was done.
    const slow = Promise.withResolvers<void>()
    await theirs.route('**/applicants/*/interviews', async (route) => {
      await slow.promise
      await route.continue()
    })
    await change.getByRole('button', { name: en['interview.send.again'], exact: true }).click()
    await expect(change).toBeHidden()
    await expect(page.getByRole('main').getByRole('time')).toContainText('9:15 AM (3:15 in the morning')
    await expect.poll(() => filesTo(hana.login)).toHaveLength(2)
    await applicant.getByRole('button', { name: en['interview.call_off'], exact: true }).click()
    const asked = theirs.getByRole('dialog', { name: en['interview.call_off.title'] })
    await asked.getByRole('button', { name: en['interview.call_off'], exact: true }).click()
    await expect(asked).toBeHidden()
    slow.resolve()
    await expect(applicant.getByText(en['interview.status.cancelled'])).toBeVisible()
    await expect(page.getByRole('main').getByText(en['interview.status.cancelled'], { exact: true })).toBeVisible()
    await expect.poll(() => filesTo(hana.login)).toHaveLength(3)

    const first = { starts: `${day}T11:30:00.000Z`, ends: `${day}T12:15:00.000Z` }
    const moved = { starts: `${next}T06:15:00.000Z`, ends: `${next}T07:00:00.000Z` }
    expect(own).toMatchObject({ sequence: 0, ...first })
    expect(await filesTo(hana.login)).toEqual([
      { method: 'REQUEST', uid: own.uid, sequence: 0, ...first },
      { method: 'REQUEST', uid: own.uid, sequence: 1, ...moved },
      { method: 'CANCEL', uid: own.uid, sequence: 2, ...moved },
    ])
  })

  await test.step('one is turned down with a kind message, and reads it', async () => {
    await applicant.getByRole('button', { name: en['ui.action.close'] }).click()
    await expect(applicant).toBeHidden()
    await menuOf('Selam', 'Screening', en['application.reject'])
    const decision = theirs.getByRole('dialog', { name: /^Reject Selam/ })
    await decision.getByRole('combobox', { name: en['application.reject.reason'] }).selectOption('experience')
    await decision.getByRole('textbox', { name: en['application.note'] }).fill('Your colours are lovely. Write again.')
    await decision.getByRole('button', { name: en['application.reject'], exact: true }).click()
    await expect(decision).toBeHidden()
    await herPage.goto(pages.appliedJobs.path)
    const row = herPage.getByRole('row').filter({ hasText: title.am })
    await expect(row.getByText(am['application.status.rejected'])).toBeVisible()
    await row.getByRole('link').first().click()
    await expect(herPage.getByText(am['application.reason.experience.told'])).toBeVisible()
    await expect(herPage.getByText('Your colours are lovely. Write again.')).toBeVisible()
  })

  await test.step('the other is hired, offered what is filled in, and accepts', async () => {
    await column('Interview').scrollIntoViewIfNeeded()
    await menuOf('Hana', 'Interview', en['application.hire'])
    const question = theirs.getByRole('dialog', { name: /^Hire Hana/ })
    await question.getByRole('button', { name: en['application.hire'], exact: true }).click()
    // What comes next is opened by itself.
    await applicant.getByRole('button', { name: en['talk.offer.send'] }).click()
    const form = theirs.getByRole('dialog', { name: /^Offer the job to Hana/ })
    await expect(form.getByRole('textbox', { name: new RegExp(en['employee.email']) })).toHaveValue(hana.login)
    await expect(form.getByRole('textbox', { name: /^Job title/ })).toHaveValue(title.en)
    await expect(form.getByRole('textbox', { name: /^Job description/ })).toHaveValue(/You weave by hand/)
    await accessible(theirs, 'an offer to an applicant')
    await form.getByRole('combobox', { name: new RegExp(`^${en['employee.position']}`) }).fill(SEAT)
    await theirs.getByRole('option', { name: new RegExp(SEAT) }).click()
    await form.getByRole('textbox', { name: new RegExp(en['employee.from_date']) }).fill(today())
    await form.getByRole('button', { name: en['employee.send'], exact: true }).click()
    await expect(applicant.getByText(en['talk.offer.status.pending'])).toBeVisible()
    await expect(applicant.getByRole('button', { name: en['talk.offer.send'] })).toBeHidden()

    await theirs.goto(pages.organisationChart.path)
    await expect(theirs.getByText(SEAT).first()).toBeVisible()
    await expect(theirs.getByText('Hana Bekele Wolde')).toHaveCount(0)
    await page.getByRole('region', { name: en['talk.offer'], exact: true }).getByRole('link').click()
    await expect(page).toHaveURL(/\/user\/offers\//)
    await accept({ page, context, lang: 'en' }, page.getByRole('main'))
    // It comes to the company's window without a reload.
    await expect(theirs.getByText('Hana Bekele Wolde').first()).toBeVisible()
  })
  for (const one of [employer, deciding, second]) await one.close()
})

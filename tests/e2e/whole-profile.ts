import type { ResourceName } from '../../openapi/resources/registry.ts'
import { resourceSay } from '../factories/resource-say.ts'
import type { Locator, Page } from '@playwright/test'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { pages } from '../../openapi/routes.ts'
import { pdf } from '../factories/documents.ts'
import { png } from '../factories/pictures.ts'
import { fillText } from './fill-text.ts'
import type { Journey } from './journey.ts'
import { expect } from './test.ts'

const catalogues = { en, am } as const
/**
 * A file for the input with this part of its name, a choice by its place in the list, a text in both languages, or a
 * value.
 */
type Given =
  | string
  | { readonly choose: number }
  | { readonly en: string; readonly am: string }
  | { readonly type: string }
type Values = Readonly<Record<string, Given>>

/** Fills the fields of a form by their names, each as a person would. */
async function fill(scope: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'object' && 'en' in value) {
      await fillText(scope.locator(`[name="${name}.en"]`), value.en)
      await fillText(scope.locator(`[name="${name}.am"]`), value.am)
      continue
    }
    const field = scope.locator(`[name="${name}"]`).first()
    // A list that is still being fetched cannot be chosen from.
    await expect(field).toBeEnabled()
    if (typeof value === 'object' && 'choose' in value) await choose(field, value.choose)
    else if (typeof value === 'object') await takeByName(field, value.type)
    else if ((await field.getAttribute('type')) === 'radio')
      await scope.locator(`[name="${name}"][value="${value}"]`).check()
    else await field.fill(value)
  }
}

/** Takes an entry by its name: a long list is searched by typing it, and leaving the field takes it. */
async function takeByName(field: Locator, name: string): Promise<void> {
  if ((await field.getAttribute('role')) !== 'combobox') {
    await field.selectOption({ label: name })
    return
  }
  await field.fill(name)
  await field.press('Tab')
}

/** Takes an entry by its place: of the platform's own list, or of one that opens under a line of text. */
async function choose(field: Locator, place: number): Promise<void> {
  if ((await field.getAttribute('role')) !== 'combobox') {
    await field.selectOption({ index: place })
    return
  }
  await field.click()
  for (let at = 0; at < place; at++) await field.press('ArrowDown')
  await field.press('Enter')
}

export interface Steps {
  readonly journey: Journey
  /** The line drops: calls fail until it is back. */
  readonly drop: () => Promise<void>
  readonly mend: () => Promise<void>
}

/** The whole set-up of a new person who is signed in, on one screen after the other, with the line dropped twice. */
export async function setUpEverything({ journey, drop, mend }: Steps): Promise<void> {
  const { page, lang, accessible } = journey
  const say = (id: MessageId) => catalogues[lang][id]
  const button = (id: MessageId, scope: Page | Locator = page) =>
    scope.getByRole('button', { name: say(id), exact: true })
  const told = resourceSay(lang)
  const adding = (name: ResourceName, scope: Page | Locator = page) =>
    scope.getByRole('button', { name: told(name, 'add'), exact: true })
  const step = (name: MessageId) => page.getByRole('heading', { level: 2, name: say(name) })
  const main = page.getByRole('main')

  const onwards = async () => {
    const position = page
      .getByRole('main')
      .getByText(/^(Step|ደረጃ) /)
      .first()
    const before = await page.locator('#setup-step').textContent()
    await button('setup.continue').click()
    await expect(page.locator('#setup-step')).not.toHaveText(before ?? '')
    await expect(position).toBeVisible()
  }
  const picture = async (scope: Locator, label: MessageId, width: number, height: number) => {
    await scope
      .getByLabel(say(label), { exact: true })
      .locator('visible=false')
      .last()
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await png(width, height) })
    await button('resource.picture.use').click()
    await expect(button('resource.picture.use')).toHaveCount(0)
  }
  const entry = async (name: ResourceName, values: Values, files?: (dialog: Locator) => Promise<void>) => {
    await adding(name).first().click()
    const dialog = page.getByRole('dialog')
    await fill(dialog, values)
    await files?.(dialog)
    await adding(name, dialog).click()
    await expect(page.getByText(told(name, 'saved')).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  }

  await page.goto(pages.profileSetup.path)
  await expect(step('setup.step.account')).toBeVisible()
  await accessible(page, 'the set-up')
  await picture(main, 'profile.photo.required', 600, 600)
  await picture(main, 'profile.cover.required', 1200, 500)
  await fill(main, {
    headline: { en: 'Surveyor of roads and water', am: 'የመንገድና የውሃ ቀያሽ' },
    nickname: { en: 'Hanu', am: 'ሐኑ' },
    bio: { en: 'I measure land so that roads and pipes find their way.', am: 'መንገድና ቧንቧ መንገዳቸውን እንዲያገኙ መሬት እቀይሳለሁ።' },
    job_title: { en: 'Senior surveyor', am: 'ከፍተኛ ቀያሽ' },
    work_email: 'hana@survey.example',
  })
  const hobby = main.locator('[name="name.new"]')
  await hobby.fill(lang === 'en' ? 'Hiking' : 'የእግር ጉዞ')
  await hobby.press('Enter')
  await expect(page.getByText(told('hobby', 'saved')).first()).toBeVisible()
  await accessible(page, 'account details in the set-up')
  // A reload in the middle of it, as when a phone ends the tab: the step and what was typed are there again.
  await page.reload()
  await expect(step('setup.step.account')).toBeVisible()
  await expect(main.locator('[name="headline.en"]')).toHaveValue('Surveyor of roads and water')
  await onwards()

  await fill(main, {
    vision: { en: 'Water for every village.', am: 'ለእያንዳንዱ መንደር ውሃ።' },
    mission: { en: 'Measure once, build well.', am: 'አንድ ጊዜ መለካት፣ በደንብ መገንባት።' },
  })
  await onwards()
  await entry('socialMedia', {
    platform: { type: lang === 'en' ? 'LinkedIn' : 'ሊንክድኢን' },
    url: 'linkedin.example/in/hana',
  })
  await onwards()
  await entry('education', {
    school_name: { en: 'Jimma University', am: 'ጅማ ዩኒቨርሲቲ' },
    degree: { en: 'BSc', am: 'የመጀመሪያ ዲግሪ' },
    field_of_study: { en: 'Surveying', am: 'ቅየሳ' },
    start_date: '2010-09-11',
    end_date: '2014-07-07',
  })
  await onwards()

  // The first time the line drops, in a dialog: the entry is written once, after the line came back.
  await adding('experience').first().click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, {
    company_name: { en: 'Water Works Design', am: 'የውሃ ሥራዎች ዲዛይን' },
    job_title: { en: 'Surveyor', am: 'ቀያሽ' },
    location: { en: 'Jimma', am: 'ጅማ' },
    employment_type: { choose: 1 },
    location_type: { choose: 1 },
    start_date: '2014-09-11',
    end_date: '2020-07-07',
  })
  await drop()
  await adding('experience', dialog).click()
  await expect(dialog.getByText(say('ui.state.offline.title'))).toBeVisible()
  await mend()
  await expect(dialog).toHaveCount(0)
  await expect(main.getByText(lang === 'en' ? 'Water Works Design' : 'የውሃ ሥራዎች ዲዛይን')).toHaveCount(1)
  await onwards()

  await entry(
    'publishedWork',
    {
      title: { en: 'Levels of the Gilgel Gibe', am: 'የግልገል ጊቤ ከፍታዎች' },
      description: { en: 'Ten years of measured levels, with their errors.', am: 'የአሥር ዓመት የከፍታ ልኬት ከነስሕተቶቹ።' },
      publication_date: '2019-03-01',
      author_names: { en: 'Hana Bekele', am: 'ሐና በቀለ' },
      journal_name: { en: 'Journal of Surveying', am: 'የቅየሳ መጽሔት' },
      doi: '10.1000/levels',
      citation_count: '12',
      status: { choose: 1 },
      publisher: { en: 'Jimma University Press', am: 'ጅማ ዩኒቨርሲቲ ማተሚያ' },
      country: { type: lang === 'en' ? 'Ethiopia' : 'ኢትዮጵያ' },
    },
    async (dialog_) => {
      await dialog_
        .locator('input[type=file]')
        .setInputFiles({ name: 'levels.pdf', mimeType: 'application/pdf', buffer: pdf('Levels') })
    },
  )
  await onwards()
  const skills = main.locator('[name="name.new"]')
  await skills.fill(lang === 'en' ? 'Levelling, ' : 'ደረጃ ልኬት፣')
  await skills.press('Enter')
  await expect(page.getByText(told('personSkill', 'saved')).first()).toBeVisible()
  await onwards()
  await entry(
    'testimonial',
    {
      giver_name: { en: 'Tesfaye Alemu', am: 'ተስፋዬ ዓለሙ' },
      title: { en: 'Head of design', am: 'የዲዛይን ኃላፊ' },
      content: { en: 'Her measurements never had to be taken twice.', am: 'ልኬቶቿ ሁለት ጊዜ መወሰድ አስፈልጓቸው አያውቅም።' },
      rating: '5',
    },
    (one) => picture(one, 'resource.testimonial.picture_id', 300, 300),
  )
  await onwards()
  await entry('service', { name: { en: 'Land survey', am: 'የመሬት ቅየሳ' }, status: { choose: 1 } })
  await onwards()
  await entry('product', { name: { en: 'Map of Jimma', am: 'የጅማ ካርታ' }, 'price.amount': '450' })
  await onwards()
  await entry('teamMember', { name: { en: 'Dawit Girma', am: 'ዳዊት ግርማ' }, role: { en: 'Chainman', am: 'ረዳት ቀያሽ' } })
  await onwards()
  await expect(step('setup.step.personal')).toBeVisible()
  await fill(main, {
    'details.birth_date': '1992-05-04',
    'details.sex': { choose: 1 },
    'details.nationality': { type: lang === 'en' ? 'Ethiopia' : 'ኢትዮጵያ' },
    'details.marital_status': { choose: 1 },
    'details.religion': { choose: 1 },
    'details.blood_group': { choose: 1 },
    'details.country': { type: lang === 'en' ? 'Ethiopia' : 'ኢትዮጵያ' },
    'details.region': { type: lang === 'en' ? 'Oromia' : 'ኦሮሚያ' },
    'details.zone': { type: lang === 'en' ? 'Jimma' : 'ጅማ' },
    'details.woreda': { type: lang === 'en' ? 'Mana' : 'ማና' },
    'details.location': { en: 'Near the post office, Jimma', am: 'ጅማ፣ ፖስታ ቤት አጠገብ' },
  })
  // The second time: what was typed stays, and goes out when the line is back.
  await drop()
  await button('setup.continue').click()
  await expect(page.getByText(say('ui.state.offline.title')).first()).toBeVisible()
  await expect(main.locator('[name="details.location.en"]')).toHaveValue('Near the post office, Jimma')
  await mend()
  // What Continue asked for is done then, too: nobody presses it again.
  await expect(step('setup.step.publish')).toBeVisible()
  await expect(page.getByText(say('setup.summary.left'))).toHaveCount(1)
  await accessible(page, 'the end of the set-up')
}

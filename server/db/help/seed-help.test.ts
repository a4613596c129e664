import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../../openapi/features.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import { plainText } from '../../../openapi/rich-text-content.ts'
import { resources } from '../../../openapi/resources/registry.ts'
import { anyPages, type PageKey } from '../../../openapi/routes.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { visitorsOf, type Visitor } from '../../../tests/setup/visitors.ts'
import { faqCategories, faqs, faqSubCategories } from '../list-tables.ts'
import { settings } from '../platform-tables.ts'
import { seedReference } from '../seed.ts'
import type { HelpReader } from './help-topic.ts'
import { HELP_TOPICS } from './seed-help.ts'

const LANGUAGES = ['en', 'am'] as const
const questions = HELP_TOPICS.flatMap(({ groups }) => groups.flatMap((group) => group.questions))
const ETHIOPIC = /\p{Script=Ethiopic}/u
/** Everybody of whom an answer speaks must be able to open what it links to; public pages are for all. */
const MUST_OPEN: Readonly<Record<HelpReader, readonly Visitor[]>> = {
  guest: ['nobody'],
  individual: ['individual'],
  company: ['company'],
  member: ['individual', 'company'],
}
const opens = (page: PageKey, reader: HelpReader) =>
  anyPages[page].guard === 'anyone' || MUST_OPEN[reader].every((visitor) => visitorsOf(page).includes(visitor))
const pageAt = (path: string) => {
  const [key] = Object.entries(anyPages).find(([, page]) => page.path === path) ?? []
  return key as PageKey | undefined
}
const linksOf = (text: RichText) => text.flatMap((block) => block.text.flatMap(({ link }) => (link ? [link] : [])))

let app: TestApp
let rows: readonly (typeof faqs.$inferSelect)[]
const seeded = (route: string) => {
  const found = rows.find(({ question }) => question.en === route)
  if (!found) throw new Error(`${route} is not in the help center`)
  return found
}
const page = (url: string) => app.app.inject({ url })

beforeAll(async () => {
  app = await testApp()
  await seedReference(app.services)
  rows = await app.db.select().from(faqs).orderBy(faqs.position)
})

describe('the first answers of the help center', () => {
  it('are at least thirty in five to seven topics, none asked twice', () => {
    expect(HELP_TOPICS.length).toBeGreaterThanOrEqual(5)
    expect(HELP_TOPICS.length).toBeLessThanOrEqual(7)
    expect(questions.length).toBeGreaterThanOrEqual(30)
    expect(rows.map(({ question }) => question.en)).toEqual(questions.map(({ question }) => question.en))
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length)
    for (const lang of LANGUAGES)
      expect(new Set(questions.map(({ question }) => fold(question[lang]))).size).toBe(questions.length)
  })

  it('are as the contract asks, whole in both languages and each in its own letters', () => {
    for (const { question, slug, categoryId, subCategoryId, answer } of rows) {
      const body = { question, slug, category_id: categoryId, sub_category_id: subCategoryId, answer, active: true }
      expect(resources.faq.body.safeParse(body).error, question.en).toBeUndefined()
      expect(question.en).not.toMatch(ETHIOPIC)
      expect(question.am).toMatch(ETHIOPIC)
      const [en, am] = LANGUAGES.map((lang) => answer[lang] ?? [])
      expect(en?.length, question.en).toBe(am?.length)
      for (const block of en ?? []) expect(plainText([block]), question.en).not.toMatch(ETHIOPIC)
      for (const block of am ?? []) expect(plainText([block]), question.en).toMatch(ETHIOPIC)
    }
    for (const { name, description } of HELP_TOPICS)
      for (const { en, am } of [name, description]) {
        expect(en).not.toMatch(ETHIOPIC)
        expect(am).toMatch(ETHIOPIC)
      }
  })

  it('show no marks or keys of their own, and quote labels only from the messages', () => {
    for (const { question, answer } of rows)
      for (const lang of LANGUAGES)
        expect(plainText(answer[lang] ?? []), question.en).not.toMatch(/[[\]{}]|^- |\b(page|profile|mail)\.\w+\./mu)
    for (const { question, answer } of questions)
      for (const line of LANGUAGES.flatMap((lang) => answer[lang])) expect(line, question.en).not.toMatch(/[“”«»]/u)
  })

  it.each([
    ['resumes', /\bresumes?\b|ሲቪ(?!ል)/iu],
    ['applications', /\bappl(y|ies) (to|for) (an?|the) (employer|job)|\bapplicants?\b|\bto employers\b|ቀጣሪ|አመልካች/iu],
    ['letters', /\bletters? (of|in)\b|\bwrites? letters\b|ደብዳቤ/iu],
  ] as const)('name no %s before they are there', (feature, words) => {
    const named = rows.filter(({ answer }) => LANGUAGES.some((lang) => words.test(plainText(answer[lang] ?? []))))
    expect(FEATURES[feature] ? [] : named.map(({ question }) => question.en)).toEqual([])
  })

  it('link to their own page, and only to pages that their readers can open', () => {
    for (const { question, answer, route, for: reader } of questions) {
      const [en = [], am = []] = LANGUAGES.map((lang) => linksOf(seeded(question.en).answer[lang] ?? []))
      expect(en, question.en).toContain(anyPages[route].path)
      expect(am.toSorted(), question.en).toEqual(en.toSorted())
      expect(opens(route, reader), `${question.en}: ${route}`).toBe(true)
      for (const path of en) {
        const key = pageAt(path)
        expect(key, `${question.en}: ${path}`).toBeDefined()
        if (key) expect(opens(key, reader), `${question.en}: ${path}`).toBe(true)
      }
      expect(answer.en.length).toBeGreaterThan(0)
    }
  })

  it('link to documents that are there on a new installation', async () => {
    const paths = new Set(rows.flatMap(({ answer }) => linksOf(answer.en ?? [])))
    for (const path of paths) {
      const key = pageAt(path)
      if (key && anyPages[key].kind === 'document') expect((await page(path)).statusCode, path).toBe(200)
    }
  })
})

describe('the help center of a new installation', () => {
  it('shows every topic in both languages', async () => {
    for (const lang of LANGUAGES) {
      const { body } = await page(`/help-center?lang=${lang}`)
      for (const { name } of HELP_TOPICS) expect(body).toContain(name[lang])
    }
  })

  it.each([
    ['recovery codes', 'How do I protect my sign-in with a second step?'],
    ['የመጠባበቂያ ኮዶች', 'I lost the phone with my authenticator app. How do I sign in?'],
    ['archive', 'How do I get everything that Sira stores about me?'],
    ['LinkedIn', 'How do I import a resume that I have already?'],
    ['14 days', 'How do I delete my account, and can I change my mind?'],
  ])('finds an answer about %s', async (words, question) => {
    const lang = /[a-z]/u.test(words) ? 'en' : 'am'
    const { body } = await page(`/help-center?lang=${lang}&q=${encodeURIComponent(words)}`)
    expect(body.replaceAll(/<\/?mark>/gu, '')).toContain(seeded(question).question[lang])
  })

  it('answers with links to pages of its own, under whatever host it is read', async () => {
    const { slug } = seeded('How do I publish my page?')
    const { statusCode, body } = await page(`/help-center-detail/${slug}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<a href="/user/templates">')
  })

  it('finds an answer by an Amharic word that is written with another letter of the same sound', async () => {
    const { question } = seeded('Why can’t I change an experience that my employer confirmed?')
    expect(question.am).toContain('አሠሪዬ')
    const { body } = await page(`/help-center?lang=am&q=${encodeURIComponent('ዐሰሪዬ')}`)
    expect(body.replaceAll(/<\/?mark>/gu, '')).toContain(question.am)
  })
})

describe('another start', () => {
  const counts = async () =>
    Promise.all(
      [faqCategories, faqSubCategories, faqs].map(
        async (table) => (await app.db.select({ n: count() }).from(table))[0]?.n,
      ),
    )
  it('brings nothing back that an administrator deleted or changed', async () => {
    const [first, second] = rows
    if (!first || !second) throw new Error('nothing was written')
    await app.db.delete(faqs).where(eq(faqs.id, first.id))
    await app.db.update(faqs).set({ slug: 'changed' }).where(eq(faqs.id, second.id))
    const before = await counts()
    await seedReference(app.services)
    expect(await counts()).toEqual(before)
    expect(await app.db.select().from(faqs).where(eq(faqs.slug, 'changed'))).toHaveLength(1)
  })
  it('adds nothing to the questions that an older installation wrote itself', async () => {
    await app.db.delete(faqs)
    await app.db.delete(settings).where(eq(settings.key, 'seeded.help'))
    const before = await counts()
    await seedReference(app.services)
    expect(await counts()).toEqual(before)
  })
})

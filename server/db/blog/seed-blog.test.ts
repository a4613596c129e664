import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../../openapi/features.ts'
import { plainText } from '../../../openapi/rich-text-content.ts'
import { resources } from '../../../openapi/resources/registry.ts'
import { anyPages } from '../../../openapi/routes.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { blogs } from '../collection-tables.ts'
import { newsletterIssues } from '../newsletter-tables.ts'
import { seedReference } from '../seed.ts'
import { FIRST_ARTICLES } from './seed-blog.ts'

const LANGUAGES = ['en', 'am'] as const
const ETHIOPIC = /\p{Script=Ethiopic}/u
let app: TestApp
let rows: readonly (typeof blogs.$inferSelect)[]
beforeAll(async () => {
  app = await testApp()
  await seedReference(app.services)
  rows = await app.db.select().from(blogs).orderBy(desc(blogs.publishedAt))
})

describe('the first articles of the blog', () => {
  it('are six, published in both languages, each in its own letters and long enough to be read', () => {
    expect(rows.map(({ title }) => title.en)).toEqual(FIRST_ARTICLES.map(({ title }) => title.en))
    expect(rows).toHaveLength(6)
    for (const { title, slug, categoryId, authorName, summary, coverId, body } of rows) {
      const entry = { title, slug, category_id: categoryId, author_name: authorName, summary, cover_id: coverId, body }
      expect(resources.blog.body.safeParse(entry).error, title.en).toBeUndefined()
      for (const lang of LANGUAGES) {
        const text = plainText(body[lang] ?? [])
        expect(text.split(/\s+/u).length, title[lang]).toBeGreaterThan(120)
        expect(text).not.toMatch(/[[\]{}]|^## /mu)
      }
      expect(body.en?.length, title.en).toBe(body.am?.length)
      for (const block of body.am ?? []) expect(plainText([block])).toMatch(ETHIOPIC)
      for (const block of body.en ?? []) expect(plainText([block])).not.toMatch(ETHIOPIC)
    }
  })

  it('link to pages that exist and name nothing that is not there yet', () => {
    expect([FEATURES.resumes, FEATURES.applications, FEATURES.letters]).toEqual([true, true, true])
    const known = new Set<string>(Object.values(anyPages).map(({ path }) => path))
    for (const { body, title } of rows)
      for (const lang of LANGUAGES) {
        const blocks = body[lang] ?? []
        for (const { link } of blocks.flatMap(({ text }) => text)) if (link) expect(known, title.en).toContain(link)
        expect(plainText(blocks), title.en).not.toMatch(/\bapplicants?\b|\bletters? of\b|አመልካች|ደብዳቤ/iu)
      }
  })

  it('are read by visitors, are no news for subscribers, and come once', async () => {
    const { body } = await app.app.inject({ url: '/latest-blogs' })
    for (const { slug } of rows) expect(body).toContain(`/blog-detail/${slug}`)
    expect(await app.db.$count(newsletterIssues)).toBe(0)
    const [first] = rows
    await app.db.delete(blogs)
    await seedReference(app.services)
    expect(await app.db.$count(blogs), first?.title.en).toBe(0)
  })
})

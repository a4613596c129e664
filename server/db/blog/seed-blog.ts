import { slugOf } from '../../../openapi/format/slug.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { bindings, type Binding } from '../../resources/bindings.ts'
import { columnsFrom } from '../../resources/rows.ts'
import { blogs } from '../collection-tables.ts'
import { richTextOf } from '../help/help-text.ts'
import { blogCategories } from '../list-tables.ts'
import { settings } from '../platform-tables.ts'
import { ARTICLES_FOR_PEOPLE } from './articles-people.ts'
import { ARTICLES_ABOUT_WORK } from './articles-work.ts'
import type { FirstArticle } from './first-article.ts'

const CATEGORIES = [
  {
    name: { en: 'Your page', am: 'ገጽዎ' },
    description: {
      en: 'Writing, showing and sharing what you do.',
      am: 'የሚሠሩትን መጻፍ፣ ማሳየትና ማጋራት።',
    },
    articles: ARTICLES_FOR_PEOPLE,
  },
  {
    name: { en: 'Working together', am: 'አብሮ መሥራት' },
    description: {
      en: 'Privacy, job offers and how companies organise their work.',
      am: 'የግል መረጃ፣ የቅጥር ጥያቄዎችና ድርጅቶች ሥራቸውን የሚያደራጁበት መንገድ።',
    },
    articles: ARTICLES_ABOUT_WORK,
  },
] as const
/** All first articles, in the order in which they are given. */
export const FIRST_ARTICLES: readonly FirstArticle[] = CATEGORIES.flatMap(({ articles }) => articles)
const AUTHOR = { en: 'The Sira team', am: 'የሥራ ቡድን' }
/** Written once: what an administrator changes or deletes later does not come back. */
const SEEDED_BLOG = 'seeded.blog'
/** Between two articles (milliseconds), so that they stand in an order. */
const APART = 60_000

/**
 * Gives the blog of a new installation its first articles in both languages, published, once. An installation that has
 * articles of its own keeps just those. They are no news: nobody is mailed.
 */
export async function seedBlog(tx: Tx, services: Services): Promise<void> {
  const isFirst = await tx.insert(settings).values({ key: SEEDED_BLOG, value: '1' }).onConflictDoNothing().returning()
  if (isFirst.length === 0) return
  const [own] = await tx.select({ id: blogCategories.id }).from(blogCategories).limit(1)
  if (own !== undefined) return
  const now = services.clock.now()
  const entry = (binding: Binding, position: number, body: Readonly<Record<string, unknown>>) => ({
    ...columnsFrom(binding, { ...body, active: true }),
    id: services.ids.uuid(),
    position,
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
  const categories = CATEGORIES.map(({ articles, ...category }, at) => ({
    row: entry(bindings.blogCategory, at, { ...category, slug: slugOf(category.name.en) }),
    articles,
  }))
  const articles = categories
    .flatMap(({ row, articles: written }) => written.map((article) => ({ article, categoryId: row.id })))
    .map(({ article, categoryId }, at) => ({
      ...entry(bindings.blog, at, {
        title: article.title,
        slug: slugOf(article.title.en),
        category_id: categoryId,
        author_name: AUTHOR,
        summary: article.summary,
        cover_id: null,
        body: {
          en: richTextOf(article.body.en, 'en', services.say),
          am: richTextOf(article.body.am, 'am', services.say),
        },
      }),
      active: true,
      publishingStatus: 'published',
      publishedAt: new Date(now.getTime() - at * APART),
    }))
  // The names of the columns are computed from the resource, so their types are asserted here.
  await tx
    .insert(blogCategories)
    .values(categories.map(({ row }) => row as unknown as typeof blogCategories.$inferInsert))
  await tx.insert(blogs).values(articles.map((row) => row as unknown as typeof blogs.$inferInsert))
}

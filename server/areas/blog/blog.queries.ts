import { and, asc, count, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { previewPath } from '../../../src/documents/blog/blog-address.ts'
import type { ArticleCard, ArticleData, BlogListData, CategoryLink } from '../../../src/documents/blog/blog-data.ts'
import { SMALL_SIDE, type Picture } from '../../../src/documents/site-data.ts'
import { blogs } from '../../db/collection-tables.ts'
import { blogCategories } from '../../db/list-tables.ts'
import { files as fileRows } from '../../db/tables.ts'
import type { Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { matchesWords } from '../../kernel/list/search.ts'
import { bindings } from '../../resources/bindings.ts'
import { picturesOf } from '../../resources/files.ts'
import { atSlug } from '../../resources/slugs.ts'

export const ARTICLES_PER_PAGE = 12
/** How many articles a search shows. */
const MOST_FOUND = 24
const IN_FEED = 20
/** How many others an article names at its end. */
const MORE = 3

const card = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  summary: blogs.summary,
  author: blogs.authorName,
  publishedAt: blogs.publishedAt,
  category: { slug: blogCategories.slug, name: blogCategories.name, active: blogCategories.active },
  cover: { id: fileRows.id, width: fileRows.width, height: fileRows.height },
}
interface CardRow {
  readonly id: string
  readonly slug: string | null
  readonly title: ArticleCard['title']
  readonly summary: ArticleCard['summary']
  readonly author: ArticleCard['author']
  readonly publishedAt: Date | null
  readonly category: {
    readonly slug: string | null
    readonly name: ArticleCard['title']
    readonly active: boolean
  } | null
  readonly cover: { readonly id: string; readonly width: number | null; readonly height: number | null } | null
}
interface WholeRow extends CardRow {
  readonly body: LocalizedRichText
  readonly categoryId: string | null
  readonly updatedAt: Date
}

type UrlOf = (fileId: string, form: 'picture' | 'small') => string
function pictureOf(cover: CardRow['cover'], urlOf: UrlOf): Picture | null {
  if (cover === null || cover.width === null || cover.height === null) return null
  const { id, width, height } = cover
  const small = Math.max(width, height) > SMALL_SIDE ? urlOf(id, 'small') : null
  return { url: urlOf(id, 'picture'), small, width, height }
}
const cardOf = (row: CardRow, urlOf: UrlOf): ArticleCard => ({
  slug: row.slug ?? '',
  title: row.title,
  summary: row.summary,
  author: row.author,
  day: row.publishedAt && todayIn(row.publishedAt),
  category: row.category?.active && row.category.slug ? { slug: row.category.slug, name: row.category.name } : null,
  cover: pictureOf(row.cover, urlOf),
})

const IS_OUT = eq(blogs.active, true)
type Reading = Pick<Services, 'db' | 'files'>

interface Part {
  readonly limit: number
  readonly offset?: number
  /** What comes before the day. */
  readonly first?: SQL
}
/** The newest published articles first. */
function newest({ db }: Reading, where: SQL | undefined, at: Part) {
  return db
    .select(card)
    .from(blogs)
    .leftJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
    .leftJoin(fileRows, eq(fileRows.id, blogs.coverId))
    .where(and(IS_OUT, where))
    .orderBy(...(at.first ? [at.first] : []), desc(blogs.publishedAt), desc(blogs.id))
    .limit(at.limit)
    .offset(at.offset ?? 0) as Promise<CardRow[]>
}

/**
 * A page (from 1) of the published articles, of all or of one category. Null where there is no such category or page;
 * the first page is always there. `moved`: the category has another address now.
 */
export async function readList(
  services: Reading,
  category: string | null,
  page: number,
): Promise<BlogListData | { readonly moved: string } | null> {
  const { db, files } = services
  const found = category === null ? null : await atSlug(db, bindings.blogCategory, category)
  if (found?.kind === 'moved') return { moved: found.slug }
  if (category !== null && found?.kind !== 'entry') return null
  const own = found?.kind === 'entry' ? (found.row as unknown as typeof blogCategories.$inferSelect) : null
  const within = own ? eq(blogs.categoryId, own.id) : undefined
  const [counted] = await db.select({ total: count() }).from(blogs).where(and(IS_OUT, within))
  const pages = Math.max(1, Math.ceil((counted?.total ?? 0) / ARTICLES_PER_PAGE))
  if (page > pages) return null
  const rows = await newest(services, within, { limit: ARTICLES_PER_PAGE, offset: (page - 1) * ARTICLES_PER_PAGE })
  return {
    articles: rows.map((row) => cardOf(row, (id, form) => files.publicUrl(id, form))),
    categories: await readCategories(services),
    category: own && { slug: own.slug ?? '', name: own.name, description: own.description },
    found: null,
    page,
    pages,
  }
}

/** Published articles with all words of a search in title, summary, author or category, the newest first. */
export async function searchArticles(services: Reading, q: string): Promise<BlogListData> {
  const where = await matchesWords({ key: blogs.searchKey, isLarge: true }, q)
  const rows = await newest(services, where, { limit: MOST_FOUND + 1 })
  return {
    articles: rows.slice(0, MOST_FOUND).map((row) => cardOf(row, (id, form) => services.files.publicUrl(id, form))),
    categories: await readCategories(services),
    category: null,
    found: { q, more: rows.length > MOST_FOUND },
    page: 1,
    pages: 1,
  }
}

/** An article as feed readers get it. */
export interface FeedArticle extends Pick<ArticleCard, 'slug' | 'title' | 'summary' | 'author'> {
  readonly id: string
  readonly version: number
  readonly publishedAt: Date
  readonly updatedAt: Date
}
/** The newest published articles for feed readers, without their bodies. */
export async function listFeed({ db }: Pick<Services, 'db'>): Promise<readonly FeedArticle[]> {
  const rows = await db
    .select({
      id: blogs.id,
      version: blogs.version,
      slug: blogs.slug,
      title: blogs.title,
      summary: blogs.summary,
      author: blogs.authorName,
      publishedAt: blogs.publishedAt,
      updatedAt: blogs.updatedAt,
    })
    .from(blogs)
    .where(IS_OUT)
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(IN_FEED)
  return rows.flatMap(({ slug, publishedAt, ...row }) =>
    slug === null || publishedAt === null ? [] : [{ ...row, slug, publishedAt }],
  )
}

/** The bodies of published articles by their ids, and their pictures. */
export async function readBodies(
  services: Reading,
  ids: readonly string[],
): Promise<{ readonly bodies: ReadonlyMap<string, LocalizedRichText>; readonly pictures: ArticleData['pictures'] }> {
  const { db, files } = services
  const rows = await db
    .select({ id: blogs.id, body: blogs.body })
    .from(blogs)
    .where(and(IS_OUT, inArray(blogs.id, [...ids])))
  return {
    bodies: new Map(rows.map(({ id, body }) => [id, body] as const)),
    pictures: await bodyPictures(
      services,
      rows.map(({ body }) => body),
      (file, form) => files.publicUrl(file, form),
    ),
  }
}

/** The categories in which something is published, in their order. */
async function readCategories({ db }: Reading): Promise<readonly CategoryLink[]> {
  const rows = await db
    .selectDistinct({ slug: blogCategories.slug, name: blogCategories.name, position: blogCategories.position })
    .from(blogCategories)
    .innerJoin(blogs, and(eq(blogs.categoryId, blogCategories.id), IS_OUT))
    .where(eq(blogCategories.active, true))
    .orderBy(asc(blogCategories.position))
  return rows.map(({ slug, name }) => ({ slug: slug ?? '', name }))
}

/** The pictures in the bodies of articles, by the ids of their files. */
async function bodyPictures(
  { db }: Pick<Services, 'db'>,
  bodies: readonly LocalizedRichText[],
  urlOf: UrlOf,
): Promise<ReadonlyMap<string, Picture>> {
  const ids = bodies.flatMap((body) => [...picturesOf(body).keys()])
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: fileRows.id, width: fileRows.width, height: fileRows.height })
    .from(fileRows)
    .where(inArray(fileRows.id, ids))
  return new Map(
    rows.flatMap((row) => {
      const picture = pictureOf(row, urlOf)
      return picture ? [[row.id, picture] as const] : []
    }),
  )
}

/** One article. A preview shows what is saved, published or not, with pictures that load for an hour. */
export async function readArticle(
  services: Reading,
  id: string,
  { preview }: { readonly preview: string | null },
): Promise<ArticleData | null> {
  const { db, files } = services
  const [row] = (await db
    .select({ ...card, body: blogs.body, categoryId: blogs.categoryId, updatedAt: blogs.updatedAt })
    .from(blogs)
    .leftJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
    .leftJoin(fileRows, eq(fileRows.id, blogs.coverId))
    .where(and(eq(blogs.id, id), preview === null ? IS_OUT : undefined))) as WholeRow[]
  if (row === undefined) return null
  const others = await newest(services, ne(blogs.id, id), {
    limit: MORE,
    first: desc(sql`${blogs.categoryId} is not distinct from ${row.categoryId}`),
  })
  const publicUrl: UrlOf = (file, form) => files.publicUrl(file, form)
  const urlOf: UrlOf = preview === null ? publicUrl : (file, form) => files.briefUrl(file, form)
  const shown = cardOf(row, urlOf)
  return {
    ...shown,
    body: row.body,
    pictures: await bodyPictures(services, [row.body], urlOf),
    published_at: row.publishedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    more: others.map((other) => cardOf(other, publicUrl)),
    previewPath: preview === null ? null : previewPath(shown.slug, preview),
  }
}

/** The addresses of all published articles, newest first, each with its last change. */
export const listPublished = ({ db }: Reading) =>
  db
    .select({ slug: blogs.slug, updatedAt: blogs.updatedAt })
    .from(blogs)
    .where(IS_OUT)
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))

import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../openapi/ref.ts'
import { localizedRichArticle, type RichText } from '../../../openapi/rich-text.ts'
import { contextFor, count, markup, picture } from '../../../tests/factories/document-pages.ts'
import { calmly, expectHarmless, filled, HOSTILE } from '../../../tests/factories/hostile-pages.ts'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { articlePage } from './article.tsx'
import type { ArticleData } from './blog-data.ts'
import { blogListPage } from './blog-list.tsx'

const both = { en: 'a', am: 'a' }
const text = [{ text: 'a' }, { text: 'a', bold: true, link: 'a' } as const, { text: 'a', italic: true } as const]
const FILE = '0199b1c2-0000-7000-8000-000000000001' as Ref<'file'>
/** Every kind of block and span that a body can have. */
const body: RichText = [
  { type: 'heading', level: 2, text },
  { type: 'heading', level: 3, text },
  { type: 'paragraph', text },
  { type: 'bullet', level: 1, text },
  { type: 'bullet', level: 2, text },
  { type: 'number', level: 1, text },
  { type: 'quote', text },
  { type: 'cell', row: 1, column: 1, head: true, text },
  { type: 'picture', file_id: FILE, alt: 'a', text: [{ text: 'a' }] },
]
const card = {
  slug: 'an-article',
  title: both,
  summary: both,
  author: both,
  day: '2026-03-02',
  category: { slug: 'careers', name: both },
  cover: picture('cover', 1600, 900),
}
const article: ArticleData = {
  ...card,
  body: { en: body, am: body },
  pictures: new Map([[FILE, picture('body', 1200, 800)]]),
  published_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
  more: [card],
  previewPath: null,
}

describe('hostile text in an article', () => {
  const payloads = [...new Set([...HOSTILE, ...PAYLOADS])]
  it('comes in far more than forty ways', () => expect(payloads.length).toBeGreaterThan(60))

  it.each(payloads)('%j stays text in its title, summary and body, and as a link leads nowhere', (payload) => {
    for (const lang of ['en', 'am'] as const) {
      const page = (value: string) => markup(articlePage(filled(article, value), contextFor(lang)))
      expectHarmless(page(payload), calmly(`article ${lang}`, page))
    }
  })

  it.each(payloads)('%j stays text in the list of articles and in the search there', (payload) => {
    const list = {
      articles: [card],
      categories: [card.category],
      category: null,
      found: { q: 'a', more: true },
      page: 1,
      pages: 1,
    }
    const page = (value: string) => markup(blogListPage(filled(list, value), contextFor('en')))
    expectHarmless(page(payload), calmly('articles', page))
  })

  it.each(payloads)('%j names no picture, as the id of a file', (payload) => {
    const [last] = body.slice(-1)
    const named = { ...last, file_id: payload } as RichText[number]
    const html = markup(articlePage({ ...article, body: { en: [...body.slice(0, -1), named] } }, contextFor('en')))
    expect(html.split('<div class="text">')[1]?.split('</article>')[0]).not.toContain('<img')
    expect(html).not.toContain(payload.includes('<') ? payload : '<img src=x')
    const schema = localizedRichArticle(20_000)
    expect(schema.safeParse({ en: [last] }).success).toBe(true)
    for (const wrong of [named, { ...last, src: payload }, { ...last, text: [{ text: 'a', link: payload }] }])
      expect(schema.safeParse({ en: [wrong] }).success).toBe(false)
  })

  it('reaches every block', () => {
    const html = markup(articlePage(filled(article, 'zebra'), contextFor('en')))
    expect(count(html.split('<div class="text">')[1]?.split('</article>')[0] ?? '', 'zebra')).toBeGreaterThanOrEqual(
      3 * (body.length - 1) + 2,
    )
  })
})

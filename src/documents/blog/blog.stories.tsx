import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { pictureBlock, SAMPLE_FILE, sampleWithPictures } from '../../../tests/factories/rich-texts.ts'
import notebook from '../sample/notebook.svg'
import { articlePage } from './article.tsx'
import type { ArticleCard, ArticleData, BlogListData } from './blog-data.ts'
import { blogListPage } from './blog-list.tsx'

const category = { slug: 'your-page', name: { en: 'Your page', am: 'ገጽዎ' } }
const card = (slug: string, en: string, am: string): ArticleCard => ({
  slug,
  title: { en, am },
  summary: { en: 'What to write, and what to leave out.', am: 'ምን እንደሚጻፍና ምን እንደሚቀር።' },
  author: { en: 'Hana Tesfaye', am: 'ሐና ተስፋዬ' },
  day: '2026-03-02',
  category,
  cover: null,
})
const articles = [
  card('one-evening', 'A page in one evening', 'በአንድ ምሽት የሚሠራ ገጽ'),
  card('one-code', 'One code on your card', 'በካርድዎ ላይ አንድ ኮድ'),
]
const list: BlogListData = { articles, categories: [category], category: null, found: null, page: 1, pages: 2 }
const text = (words: string) => [{ type: 'paragraph' as const, text: [{ text: words }] }]
const article: ArticleData = {
  ...articles[0]!,
  body: { en: text('Begin with one job. '.repeat(150)), am: text('በአንድ ሥራ ይጀምሩ። '.repeat(200)) },
  pictures: new Map(),
  published_at: '2026-03-02T08:30:00.000Z',
  updated_at: '2026-03-02T08:30:00.000Z',
  more: articles.slice(1),
  previewPath: null,
}
const meta = {
  title: 'Documents/Blog',
  parameters: { layout: 'fullscreen' },
  args: { data: list },
  render: ({ data }, { globals }) => <Document page={blogListPage(data, documentContext(globals))} />,
} satisfies Meta<{ readonly data: BlogListData }>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('search')).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('document.blog.feed') })).toHaveAttribute(
      'href',
      expect.stringContaining('/latest-blogs/feed.xml'),
    )
    await expect(canvas.getByRole('button', { name: say('document.newsletter.subscribe') })).toBeVisible()
  },
}
export const Found: Story = {
  args: { data: { ...list, articles: articles.slice(1), found: { q: 'code', more: true }, pages: 1 } },
  play: async ({ canvas, globals }) =>
    expect(
      canvas.getByText(sayIn(globals)('document.blog.found', { count: 1, q: 'code' }), { exact: false }),
    ).toBeVisible(),
}
export const NothingFound: Story = {
  args: { data: { ...list, articles: [], found: { q: 'zebra', more: false }, pages: 1 } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('document.blog.found', { count: 0, q: 'zebra' }))).toBeVisible(),
}
export const Empty: Story = {
  args: { data: { ...list, articles: [], categories: [], pages: 1 } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('document.blog.empty'))).toBeVisible(),
}
/** Links that pass it on need no script; the button that copies does, and is not there without. */
export const Article: Story = {
  render: (_, { globals }) => <Document page={articlePage(article, documentContext(globals))} />,
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('document.blog.minutes', { count: 3 }), { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('document.blog.share.telegram') })).toHaveAttribute(
      'href',
      expect.stringContaining('https://t.me/share/url?url=https%3A%2F%2Fsira.example%2Fblog-detail%2Fone-evening'),
    )
    await expect(canvas.queryByRole('button', { name: say('document.blog.share.copy') })).toBeNull()
  },
}
export const ArticleWithPictures: Story = {
  render: (_, { globals }) => {
    const pictures = new Map([[SAMPLE_FILE, { url: notebook, small: null, width: 1200, height: 900 }]])
    const body = {
      en: sampleWithPictures,
      am: [pictureBlock(SAMPLE_FILE, 'ማስታወሻ ደብተር', 'እዚህ ተጀመረ'), ...text('በአንድ ሥራ ይጀምሩ።')],
    }
    return <Document page={articlePage({ ...article, body, pictures }, documentContext(globals))} />
  },
  play: async ({ canvas, globals }) =>
    expect(
      canvas.getByRole('img', { name: globals['lang'] === 'am' ? 'ማስታወሻ ደብተር' : 'A notebook on a desk' }),
    ).toBeVisible(),
}

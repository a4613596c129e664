import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { helpAnswerPage } from './help-answer.tsx'
import { helpCenterPage } from './help-center.tsx'
import type { HelpAnswerData, HelpCenterData, HelpQuestion } from './help-data.ts'

const questions: readonly HelpQuestion[] = [
  { slug: 'publish', question: { en: 'How do I publish my page?', am: 'ገጼን እንዴት አሳትማለሁ?' } },
  { slug: 'username', question: { en: 'Can I change my username?', am: 'የተጠቃሚ ስሜን መቀየር እችላለሁ?' } },
  { slug: 'hide', question: { en: 'How do I hide my page again?', am: 'ገጼን እንደገና እንዴት እደብቃለሁ?' } },
]
const topic = {
  slug: 'your-page',
  name: { en: 'Your page', am: 'ገጽዎ' },
  description: { en: 'Publishing, templates and addresses.', am: 'ማሳተም፣ ቅንብሮችና አድራሻዎች።' },
}
const offers = { slug: 'offers', name: { en: 'Job offers', am: 'የቅጥር ጥያቄዎች' }, description: null }
const center: HelpCenterData = {
  topics: [
    { ...topic, groups: [{ name: null, questions }], total: 9 },
    {
      ...offers,
      groups: [
        { name: null, questions: questions.slice(0, 1) },
        { name: { en: 'Refusing', am: 'አለመቀበል' }, questions: questions.slice(1) },
      ],
      total: 3,
    },
  ],
  topic: null,
  found: null,
}
const words = {
  en: 'Open Templates, choose one and press Publish. Your page is then at your own address, and search engines find it if you want them to.',
  am: 'ቅንብሮችን ይክፈቱ፣ አንዱን ይምረጡና “ያሳትሙ” የሚለውን ይጫኑ። ከዚያ ገጽዎ በራስዎ አድራሻ ይገኛል፤ ከፈለጉም የፍለጋ ፕሮግራሞች ያገኙታል።',
}
const blocks = (text: string) => [{ type: 'paragraph' as const, text: [{ text }] }]
const answer: HelpAnswerData = {
  isThanked: false,
  refused: null,
  slug: 'publish',
  question: { en: 'How do I publish my page?', am: 'ገጼን እንዴት አሳትማለሁ?' },
  answer: { en: blocks(words.en), am: blocks(words.am) },
  topic,
  updated_at: '2026-03-02T08:30:00.000Z',
  related: questions.slice(1),
}

const meta = {
  title: 'Documents/Help center',
  parameters: { layout: 'fullscreen' },
  args: { data: center },
  render: ({ data }, { globals }) => <Document page={helpCenterPage(data, documentContext(globals))} print={false} />,
} satisfies Meta<{ readonly data: HelpCenterData }>
export default meta
type Story = StoryObj<typeof meta>

export const Topics: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('search')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: sayIn(globals)('document.help.topic.all', { count: 9 }) }),
    ).toHaveAttribute('href', '/help-center?topic=your-page')
  },
}
export const OneTopic: Story = { args: { data: { ...center, topic, topics: center.topics.slice(0, 1) } } }
export const Found: Story = {
  args: {
    data: {
      ...center,
      found: {
        q: 'publish ይክፈቱ',
        questions: [{ ...questions[0]!, answer: words, topic: topic.name }],
        more: true,
      },
    },
  },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('mark')).toBeVisible(),
}
export const NothingFound: Story = {
  args: { data: { ...center, found: { q: 'zebra', questions: [], more: false } } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('document.help.found.none'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('document.help.ask_us') })).toHaveAttribute('href', '/contact-us')
  },
}
export const Empty: Story = {
  args: { data: { topics: [], topic: null, found: null } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('document.help.empty'))).toBeVisible(),
}
export const Answer: Story = {
  render: (_, { globals }) => <Document page={helpAnswerPage(answer, documentContext(globals))} print={false} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: sayIn(globals)('document.help.related') })).toBeVisible()
  },
}

/** A comment that is too long is kept, and the page says how long it may be. */
export const CommentTooLong: Story = {
  render: (_, { globals }) => (
    <Document
      page={helpAnswerPage(
        {
          ...answer,
          refused: {
            words: 'It did not help me. '.repeat(51),
            error: { id: 'validation.too_long', values: { maximum: 1000 } },
          },
        },
        documentContext(globals),
      )}
      print={false}
    />
  ),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const words = canvas.getByRole('textbox', { name: say('document.help.helpful.words') })
    await expect(words).toBeVisible()
    await expect(words).toHaveValue('It did not help me. '.repeat(51))
    await expect(words).toHaveAccessibleDescription(say('validation.too_long', { maximum: 1000 }))
  },
}

/** It can be said without a script; whoever said it is thanked. */
export const Thanked: Story = {
  render: (_, { globals }) => (
    <Document page={helpAnswerPage({ ...answer, isThanked: true }, documentContext(globals))} print={false} />
  ),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(say('document.help.helpful.thanks'))
    await expect(canvas.queryByRole('button', { name: say('document.help.helpful.yes') })).toBeNull()
  },
}

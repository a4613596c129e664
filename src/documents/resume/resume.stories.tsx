import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { sampleResume } from '../sample/resume.ts'
import type { PublicResume, ResumeData } from './resume-data.ts'
import { resumePage } from './resume.tsx'

const shared: PublicResume = {
  kind: 'open',
  papers: { en: sampleResume('en'), am: sampleResume('am') },
  slug: 'structural-engineer-k3m8p2x7qd',
  url: 'https://sira.example/user/resume/structural-engineer-k3m8p2x7qd',
  language: 'en',
  accent: '#1d5fc4',
  photo: null,
  documents: [],
  isKnown: true,
  isIndexed: true,
  frozenAt: null,
  updatedAt: '2026-03-02T08:30:00.000Z',
  qr: { size: 2, path: 'M0 0h1v1h-1zM1 1h1v1h-1z' },
}
const locked = { kind: 'locked', slug: 'structural-engineer-k3m8p2x7qd', error: null, isOver: false } as const
const meta = {
  title: 'Documents/Resume',
  parameters: { layout: 'fullscreen' },
  args: { data: shared },
  render: ({ data }, { globals }) => <Document page={resumePage(data, documentContext(globals))} />,
} satisfies Meta<{ readonly data: ResumeData }>
export default meta
type Story = StoryObj<typeof meta>

export const Shared: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: say('document.resume.part.experience') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('document.resume.pdf') })).toHaveAttribute(
      'href',
      expect.stringContaining('/user/resume/structural-engineer-k3m8p2x7qd/resume.pdf?lang='),
    )
    await expect(canvas.getByRole('list', { name: say('document.resume.contacts') })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
/** Each is saved by whoever reads the page; printed it is not there. */
export const WithDocuments: Story = {
  args: {
    data: {
      ...shared,
      documents: [
        {
          path: '/user/resume/structural-engineer-k3m8p2x7qd/document/0190a3c4-0000-7000-8000-000000000001',
          name: { en: 'BSc in Civil Engineering', am: 'በሲቪል ምህንድስና የመጀመሪያ ዲግሪ' },
          kind: 'degree',
          format: 'pdf',
          bytes: 1_240_000,
        },
        {
          path: '/user/resume/structural-engineer-k3m8p2x7qd/document/0190a3c4-0000-7000-8000-000000000002',
          name: { am: 'ከአዲስ አበባ መንገዶች ባለሥልጣን የተሰጠ የሥራ ልምድ ደብዳቤ' },
          kind: 'employment',
          format: 'picture',
          bytes: 86_000,
        },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const list = within(canvas.getByRole('region', { name: say('document.resume.documents') }))
    const entries = list.getAllByRole('listitem')
    await expect(entries).toHaveLength(2)
    await expect(entries[0]).toHaveTextContent(say('resume.document.kind.degree'))
    await expect(entries[0]).toHaveTextContent('1.2')
    await expect(list.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('0001?lang='))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
/** As it was sent somewhere: it says of when it is. */
export const Frozen: Story = {
  args: { data: { ...shared, isKnown: false, frozenAt: '2026-02-01T08:30:00.000Z' } },
  play: async ({ canvas, globals }) => {
    const [before = ''] = sayIn(globals)('document.resume.frozen', { date: '|' }).split('|')
    await expect(canvas.getByText(new RegExp(`^${before}.*2026|^${before}.*2018`))).toBeVisible()
  },
}
/** Nothing but a name. */
export const Empty: Story = {
  args: {
    data: {
      ...shared,
      papers: {
        en: { ...sampleResume('en'), headline: null, contacts: [], parts: [] },
        am: { ...sampleResume('am'), headline: null, contacts: [], parts: [] },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}
export const Locked: Story = {
  args: { data: locked },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByLabelText(sayIn(globals)('document.resume.password'))).toBeVisible(),
}
export const WrongPassword: Story = {
  args: { data: { ...locked, error: { id: 'validation.resume_password', values: {} } } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByLabelText(say('document.resume.password'))).toHaveAccessibleDescription(
      say('validation.resume_password'),
    )
  },
}
export const TooManyGuesses: Story = {
  args: { data: { ...locked, isOver: true } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('document.resume.locked.over')),
}

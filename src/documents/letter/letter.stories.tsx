import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { LetterFacts } from '../../../openapi/schemas/letter-verification.ts'
import type { LetterPageData } from './letter-data.ts'
import { letterPage } from './letter.tsx'

const facts: LetterFacts = {
  code: '7KQ2M8XW4P',
  reference: 'KR/HR/0061/2018',
  company: { en: 'Kaffa Roasters', am: 'ካፋ ቡና ቆዪዎች' },
  lang: 'en',
  type: { en: 'Certificate of employment', am: 'የሥራ ምስክር ወረቀት' },
  subject: 'Certificate of employment of Hanna Girma',
  issued_at: '2026-03-02T08:00:00.000Z',
  revoked_at: null,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}
const genuine: Extract<LetterPageData, { kind: 'letter' }> = {
  kind: 'letter',
  facts,
  reading: null,
  hasKeys: false,
  isWrongKey: false,
}
const reading = {
  lang: 'en',
  subject: facts.subject ?? '',
  body: [
    { type: 'paragraph', text: [{ text: 'To whom it may concern,' }] },
    { type: 'paragraph', text: [{ text: 'Hanna Girma has worked here since 2019.' }] },
  ],
  pictures: new Map(),
  pdf: '/letter/7KQ2M8XW4P/letter.pdf',
  attachments: [
    {
      path: '/letter/7KQ2M8XW4P/attachment/1',
      name: 'Payslips of the year.pdf',
      format: 'PDF',
      bytes: 1_240_000,
      isPicture: false,
    },
    {
      path: '/letter/7KQ2M8XW4P/attachment/2',
      name: 'The site in June.webp',
      format: 'WEBP',
      bytes: 61_000,
      isPicture: true,
    },
  ],
} as const
const meta = {
  title: 'Documents/Letter',
  parameters: { layout: 'fullscreen' },
  args: { data: genuine },
  render: ({ data }, { globals }) => <Document page={letterPage(data, documentContext(globals))} />,
} satisfies Meta<{ readonly data: LetterPageData }>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever scans the code of a letter sees what to compare it with, and none of its text. */
export const Genuine: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(say('document.letter.genuine.title'))
    await expect(canvas.getByText(facts.reference)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Revoked: Story = {
  args: { data: { ...genuine, facts: { ...facts, revoked_at: '2026-03-09T08:00:00.000Z' } } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.letter.revoked.title')),
}
/** Neither type nor subject; the PDF is not made yet. */
export const Confidential: Story = {
  args: { data: { ...genuine, facts: { ...facts, type: null, subject: null, sha256: null } } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('document.letter.confidential'))).toBeVisible()
    await expect(canvas.getByText(say('document.letter.sealing'))).toBeVisible()
    await expect(canvas.queryByText(say('document.letter.subject'))).toBeNull()
  },
}
/** It was mailed: the key of the mail opens it. This one does not. */
export const WrongKey: Story = {
  args: { data: { ...genuine, hasKeys: true, isWrongKey: true } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const key = canvas.getByRole('textbox', { name: say('document.letter.key') })
    await expect(key).toHaveAccessibleDescription(say('validation.letter_key'))
    await expect(canvas.getByRole('button', { name: say('document.letter.read') })).toBeVisible()
  },
}
/** With its key: the text, the PDF, what goes with it. */
export const Opened: Story = {
  args: { data: { ...genuine, hasKeys: true, reading } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText('Hanna Girma has worked here since 2019.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('document.letter.pdf') })).toHaveAttribute(
      'href',
      '/letter/7KQ2M8XW4P/letter.pdf',
    )
    await expect(canvas.getByRole('link', { name: 'Payslips of the year.pdf' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
/** Long words break, and nothing scrolls sideways. */
export const Long: Story = {
  args: {
    data: {
      ...genuine,
      facts: {
        ...facts,
        reference: `KR/${'HUMANRESOURCES/'.repeat(8)}0061/2018`,
        subject: 'A subject of two hundred characters that goes on and on '.repeat(4).trim(),
      },
      hasKeys: true,
      reading: { ...reading, lang: 'am', subject: 'የሐና ግርማ የሥራ ምስክር ወረቀት' },
    },
  },
  play: async () =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
}
export const TooOften: Story = {
  args: { data: { kind: 'limit' } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('document.letter.limit')),
}

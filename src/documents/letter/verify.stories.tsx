import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { LetterFacts } from '../../../openapi/schemas/letter-verification.ts'
import type { VerifyData } from './letter-data.ts'
import { verifyPage } from './verify.tsx'

const empty: VerifyData = { result: null, fault: null, code: '', notice: null }
const letter: LetterFacts = {
  code: '7KQ2M8XW4P',
  reference: 'KR/HR/0061/2018',
  company: { en: 'Kaffa Roasters', am: 'ካፋ ቡና ቆዪዎች' },
  lang: 'am',
  type: { en: 'Certificate of employment', am: 'የሥራ ምስክር ወረቀት' },
  subject: 'የሐና ግርማ የሥራ ምስክር ወረቀት',
  issued_at: '2026-03-02T08:00:00.000Z',
  revoked_at: null,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}
const meta = {
  title: 'Documents/Verify a letter',
  parameters: { layout: 'fullscreen' },
  args: { data: empty },
  render: ({ data }, { globals }) => <Document page={verifyPage(data, documentContext(globals))} />,
} satisfies Meta<{ readonly data: VerifyData }>
export default meta
type Story = StoryObj<typeof meta>

/** Both ways work by a plain form; a file can also be dropped on its field. */
export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const file = canvas.getByLabelText<HTMLInputElement>(say('document.letter.verify.pdf'))
    // It says all in the language of the page, also whether something was chosen, and whatever lies over it.
    await expect(canvas.getByText(say('document.letter.verify.choose'))).toBeVisible()
    await expect(canvas.getByText(say('document.letter.verify.none'))).toBeVisible()
    await expect(canvas.getByText(say('document.letter.verify.chosen'))).not.toBeVisible()
    // As a browser sets it, so that the field counts as filled.
    const chosen = new DataTransfer()
    chosen.items.add(new File(['%PDF-'], 'letter.pdf', { type: 'application/pdf' }))
    file.files = chosen.files
    await expect(canvas.getByText(say('document.letter.verify.chosen'))).toBeVisible()
    await expect(canvas.getByText(say('document.letter.verify.none'))).not.toBeVisible()
    await expect(canvas.getByRole('textbox', { name: say('document.letter.code') })).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Genuine: Story = {
  args: { data: { ...empty, result: { verdict: 'genuine', letter } } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(say('document.letter.genuine.title'))
    await expect(canvas.getByText(letter.reference)).toBeVisible()
    await expect(canvas.getByText(letter.sha256 ?? '')).toBeVisible()
  },
}
export const Revoked: Story = {
  args: {
    data: {
      ...empty,
      result: { verdict: 'revoked', letter: { ...letter, revoked_at: '2026-03-09T08:00:00.000Z' } },
    },
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.letter.revoked.title')),
}
export const Changed: Story = {
  args: { data: { ...empty, result: { verdict: 'changed', letter: null } } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.letter.changed.title')),
}
export const Unknown: Story = {
  args: { data: { ...empty, result: { verdict: 'unknown', letter: null } } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.letter.unknown.title')),
}
/** What was typed stays. */
export const WrongCode: Story = {
  args: {
    data: { ...empty, code: 'HR/0001', fault: { field: 'code', error: { id: 'validation.letter_code', values: {} } } },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const code = canvas.getByRole('textbox', { name: say('document.letter.code') })
    await expect(code).toHaveValue('HR/0001')
    await expect(code).toHaveAccessibleDescription(say('validation.letter_code'))
  },
}
export const WrongFile: Story = {
  args: { data: { ...empty, fault: { field: 'file', error: { id: 'validation.letter_size', values: {} } } } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByLabelText(say('document.letter.verify.pdf'))).toHaveAccessibleDescription(
      say('validation.letter_size'),
    )
  },
}
export const TooOften: Story = {
  args: { data: { ...empty, notice: 'limit' } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('document.letter.limit')),
}

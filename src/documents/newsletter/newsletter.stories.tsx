import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { NewsletterData } from './newsletter-data.ts'
import { newsletterPage } from './newsletter.tsx'

const meta = {
  title: 'Documents/Newsletter',
  parameters: { layout: 'fullscreen' },
  args: { data: { kind: 'form', email: '', error: null, isOver: false } },
  render: ({ data }, { globals }) => <Document page={newsletterPage(data, documentContext(globals))} />,
} satisfies Meta<{ readonly data: NewsletterData }>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('textbox', { name: sayIn(globals)('document.newsletter.email') })).toBeVisible(),
}
export const Wrong: Story = {
  args: { data: { kind: 'form', email: 'reader', error: { id: 'validation.email', values: {} }, isOver: false } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const email = canvas.getByRole('textbox', { name: say('document.newsletter.email') })
    await expect(email).toHaveValue('reader')
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(say('validation.email')))
  },
}
export const Sent: Story = {
  args: { data: { kind: 'sent' } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.newsletter.sent.title')),
}
export const Leaving: Story = {
  args: { data: { kind: 'leave', token: 'a'.repeat(43) } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('document.newsletter.leave.go') })).toBeVisible(),
}
export const Left: Story = {
  args: { data: { kind: 'left', token: 'a'.repeat(43) } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.newsletter.left.title')),
}
/** Whoever opens the link after leaving isn't asked again. */
export const LeftBefore: Story = {
  args: { data: { kind: 'ended', token: 'a'.repeat(43) } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(say('document.newsletter.ended.title'))
    await expect(canvas.queryByRole('button', { name: say('document.newsletter.leave.go') })).toBeNull()
  },
}
/** Whoever wants to leave by a link that lost its end is told how, and not asked to subscribe. */
export const LeavingLinkIsIncomplete: Story = {
  args: { data: { kind: 'incomplete' } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(say('document.newsletter.incomplete.title'))
    await expect(canvas.queryByRole('textbox', { name: say('document.newsletter.email') })).toBeNull()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: say('document.contact.title') })).toBeVisible()
  },
}
export const LinkIsOver: Story = {
  args: { data: { kind: 'invalid' } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(say('document.newsletter.invalid.title'))
    await expect(canvas.getByRole('textbox', { name: say('document.newsletter.email') })).toBeVisible()
  },
}

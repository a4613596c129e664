import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { ContactData } from './contact-data.ts'
import { contactPage } from './contact.tsx'

const empty: ContactData = {
  about: 'us',
  plan: null,
  isSent: false,
  values: { name: '', email: '', subject: '', text: '' },
  errors: {},
  notice: null,
  opened: 'token',
}
const meta = {
  title: 'Documents/Contact',
  parameters: { layout: 'fullscreen' },
  args: { data: empty },
  render: ({ data }, { globals }) => <Document page={contactPage(data, documentContext(globals))} />,
} satisfies Meta<{ readonly data: ContactData }>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('textbox', { name: say('document.contact.text') })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    const before = canvas.getByRole('region', { name: say('document.contact.before') })
    await expect(within(before).getByRole('link', { name: say('document.help.title') })).toHaveAttribute(
      'href',
      '/help-center',
    )
    // Where there is room, it stands beside the form and not below it.
    const isWide = window.innerWidth >= 960
    const form = canvas.getByRole('button', { name: say('document.contact.send') }).closest('form')
    await expect(before.getBoundingClientRect().left > (form?.getBoundingClientRect().right ?? 0)).toBe(isWide)
  },
}
export const AboutAPlan: Story = {
  args: { data: { ...empty, about: 'sales', plan: { key: 'growth', name: { en: 'Growth', am: 'ዕድገት' } } } },
  play: async ({ canvas, globals }) =>
    expect(
      canvas.getByRole('heading', { level: 1, name: sayIn(globals)('document.contact.sales.title') }),
    ).toBeVisible(),
}
/** What was typed stays, and each wrong field says what is wrong. */
export const Wrong: Story = {
  args: {
    data: {
      ...empty,
      values: { name: 'Abebech', email: 'abebech', subject: 'A school', text: '' },
      errors: { email: { id: 'validation.email', values: {} }, text: { id: 'validation.required', values: {} } },
      notice: 'invalid',
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toBeVisible()
    const email = canvas.getByRole('textbox', { name: say('document.contact.email') })
    await expect(email).toHaveValue('abebech')
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(say('validation.email')))
  },
}
export const Sent: Story = {
  args: { data: { ...empty, isSent: true } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.contact.sent.headline')),
}

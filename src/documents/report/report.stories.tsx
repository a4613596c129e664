import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { companies } from '../../../openapi/cast.ts'
import type { ReportData } from './report-data.ts'
import { reportPage } from './report.tsx'

const { name, username } = companies.bunna
const empty: ReportData = {
  username,
  name,
  job: null,
  isSent: false,
  values: { reason: '', text: '', email: '' },
  errors: {},
  notice: null,
}
const meta = {
  title: 'Documents/Report',
  parameters: { layout: 'fullscreen' },
  args: { data: empty },
  render: ({ data }, { globals }) => <Document page={reportPage(data, documentContext(globals))} />,
} satisfies Meta<{ readonly data: ReportData }>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('combobox', { name: say('document.report.reason') })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
/** What was chosen and typed stays, and each wrong field says what is wrong. */
export const Wrong: Story = {
  args: {
    data: {
      ...empty,
      values: { reason: 'fraud', text: 'No', email: 'abebech' },
      errors: {
        text: { id: 'validation.too_short', values: { minimum: 10 } },
        email: { id: 'validation.email', values: {} },
      },
      notice: 'invalid',
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('fraud')
    const email = canvas.getByRole('textbox', { name: say('document.report.email') })
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(say('validation.email')))
  },
}
export const Sent: Story = {
  args: { data: { ...empty, isSent: true } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.report.sent')),
}
const job = { slug: 'cupper-k3f8p2mz', title: { en: 'Cupper', am: 'ቡና ቀማሽ' } }
/** A posting is named, not the page of its employer. */
export const OfJob: Story = {
  args: { data: { ...empty, job } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { name: say('document.report.job.title') })).toBeVisible()
    await expect(canvas.getByText(/Cupper|ቡና ቀማሽ/)).toBeVisible()
  },
}
export const OfJobSent: Story = {
  args: { data: { ...empty, job, isSent: true } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('document.report.job.back') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/jobs\/cupper-k3f8p2mz/),
    ),
}

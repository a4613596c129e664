import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { stopAlertPage, type StopAlertData } from './stop-alert.tsx'

const meta = {
  title: 'Documents/Stop an alert',
  parameters: { layout: 'fullscreen' },
  args: { data: { kind: 'ask', token: 'a'.repeat(43) } },
  render: ({ data }, { globals }) => <Document page={stopAlertPage(data, documentContext(globals))} />,
} satisfies Meta<{ readonly data: StopAlertData }>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('document.alert.ask.go') })).toBeVisible(),
}
export const Stopped: Story = {
  args: { data: { kind: 'stopped', token: 'a'.repeat(43) } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.alert.stopped.title')),
}
export const LinkIsOver: Story = {
  args: { data: { kind: 'invalid' } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(say('document.alert.invalid.title'))
    await expect(canvas.getByRole('link', { name: say('document.alert.manage') })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { type Absence, absencePage } from './not-found.tsx'

interface Args {
  readonly absence: Absence
}

const meta = {
  title: 'Documents/Not found',
  parameters: { layout: 'fullscreen' },
  args: { absence: { kind: 'notfound' } },
  render: ({ absence }, { globals }) => <Document page={absencePage(absence, documentContext(globals))} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: sayIn(globals)('document.notfound.headline') }),
    ).toBeVisible()
  },
}
/** A card whose account is deleted. */
export const Gone: Story = { args: { absence: { kind: 'gone' } } }
/** A preview after its ten minutes. */
export const Expired: Story = { args: { absence: { kind: 'expired' } } }
/** A fault of ours, with the code under which the log knows it. */
export const Failed: Story = {
  args: { absence: { kind: 'failed', code: '019cadc6-9a80' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/019cadc6-9a80/)).toBeVisible()
  },
}

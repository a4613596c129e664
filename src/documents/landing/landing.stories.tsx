import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { landingPage } from './landing.tsx'

interface Args {
  readonly print: boolean
}

const meta = {
  title: 'Documents/Landing',
  parameters: { layout: 'fullscreen' },
  args: { print: false },
  render: ({ print }, { globals }) => <Document page={landingPage(documentContext(globals))} print={print} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Landing: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: say('document.landing.headline') })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: say('document.landing.register') })[0]).toHaveAttribute('href', '/register/user')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Print: Story = { args: { print: true } }

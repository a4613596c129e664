import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { sampleCard } from '../sample/sample.ts'
import type { CardData } from '../site-data.ts'
import { cardPage } from './card.tsx'

interface Args {
  readonly card: CardData
  readonly print: boolean
}
const sample = sampleCard('https://sira.example')
/** A drawing of the right shape; the server makes the real one. */
const qr = {
  size: 33,
  path: Array.from({ length: 25 * 25 }, (_, n) => n)
    .filter((n) => (n * 7919) % 5 < 2)
    .map((n) => `M${4 + (n % 25)} ${4 + Math.floor(n / 25)}h1v1h-1z`)
    .join(''),
}

const meta = {
  title: 'Documents/Card',
  parameters: { layout: 'fullscreen' },
  args: { card: sample, print: false },
  render: ({ card, print }, { globals }) => (
    <Document page={cardPage(card, qr, documentContext(globals))} print={print} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: sayIn(globals)('document.card.save') })).toHaveAttribute(
      'href',
      '/7KQ2M8XW4P.vcf',
    )
  },
}

/** Sharing the card: the code opens on demand, dark on white in both themes. */
export const CodeShown: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByText(say('document.card.code')))
    await expect(canvas.getByRole('img', { name: say('document.card.scan') })).toBeVisible()
  },
}

/** A name and nothing else, and no published page. */
export const Empty: Story = {
  args: {
    card: {
      ...sample,
      headline: null,
      job_title: null,
      email: null,
      phone_number: null,
      work_email: null,
      urls: { ...sample.urls, site: null },
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: sayIn(globals)('document.card.site') })).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    card: {
      ...sample,
      name: { en: 'Aster-Maria Gebremedhin Hailemichael Woldegiorgis', am: 'አስቴር ማርያም ገብረመድኅን ኃይለሚካኤል ወልደጊዮርጊስ' },
      email: 'aster.maria.gebremedhin.hailemichael@roads-authority.example',
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Print: Story = { args: { print: true } }

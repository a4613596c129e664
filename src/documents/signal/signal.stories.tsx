import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { samplePictures } from '../../../.storybook/sample-pictures.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { sampleCompany } from '../sample/company.ts'
import { alone, amharicOnly, much } from '../sample/variants.ts'
import type { SiteData } from '../site-data.ts'
import { templates } from '../templates.ts'

interface Args {
  readonly site: SiteData
  readonly print: boolean
}
const sample = sampleCompany('https://sira.example', samplePictures)
const fits = async () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

const meta = {
  title: 'Documents/Signal',
  parameters: { layout: 'fullscreen' },
  args: { site: sample, print: false },
  render: ({ site, print }, { globals }) => (
    <Document page={templates.template3(site, documentContext(globals))} print={print} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Everything filled in: facts, hours with today marked, directions, licences. */
export const Filled: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      globals['lang'] === 'am' ? 'አዌቱ ቡና' : 'Awetu Coffee',
    )
    for (const key of ['company', 'hours', 'place', 'licences'] as const)
      await expect(canvas.getByRole('heading', { level: 2, name: say(`document.section.${key}`) })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[aria-current="date"]')).toHaveLength(1)
    await fits()
  },
}
export const NoLogo: Story = { args: { site: { ...sample, photo: null, cover: null } } }
/** A name and nothing else. */
export const Empty: Story = {
  args: { site: { ...alone(sample), company: null } },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading', { level: 2 })).toBeNull(),
}
export const TooMuch: Story = { args: { site: much(sample) }, play: fits }
export const AmharicOnly: Story = { args: { site: amharicOnly(sample) } }
export const SerifAndLoud: Story = {
  args: { site: { ...sample, font: 'serif', colours: { primary: '#ffee00', second: '#00ff88', text: '#dddddd' } } },
}
/** On paper: dark on white, without tools and buttons. */
export const Print: Story = { args: { print: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { samplePictures } from '../../../.storybook/sample-pictures.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { sampleSite } from '../sample/sample.ts'
import { alone, amharicOnly, little, much } from '../sample/variants.ts'
import type { SiteData } from '../site-data.ts'
import type { TemplateNotice } from '../site-page.tsx'
import { templates } from '../templates.ts'

interface Args {
  readonly site: SiteData
  readonly notice: TemplateNotice
  readonly print: boolean
}

const sample = sampleSite('https://sira.example', 'template1', samplePictures)
const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

const meta = {
  title: 'Documents/Meridian',
  parameters: { layout: 'fullscreen' },
  args: { site: sample, notice: null, print: false },
  render: ({ site, notice, print }, { globals }) => <Document page={templates.template1(site, documentContext(globals), notice)} print={print} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Everything filled in. */
export const Filled: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(globals['lang'] === 'am' ? 'ሐና በቀለ ወልዴ' : 'Hanna Bekele Wolde')
    for (const { key } of sample.sections) await expect(canvas.getByRole('heading', { level: 2, name: say(`document.section.${key}`) })).toBeVisible()
    const index = within(canvas.getByRole('navigation', { name: say('document.index') }))
    for (const link of index.getAllByRole('link')) await expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
    await fits()
  },
}

/** Without a photo the initials stand in its place. */
export const NoPhoto: Story = {
  args: { site: { ...sample, photo: null, cover: null } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['lang'] === 'am' ? 'ሐበ' : 'HB')).toBeVisible()
  },
}

/** A name and nothing else: a calling card. */
export const Empty: Story = {
  args: { site: alone(sample) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

/** One section, no photo, no cover, and so no index. */
export const Little: Story = {
  args: { site: little(sample) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await expect(canvasElement.querySelector('.index')).toBeNull()
  },
}

/** A dozen of everything, and texts as long as they come. */
export const TooMuch: Story = {
  args: { site: much(sample) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.entry')).toHaveLength(36)
    await fits()
  },
}

/** Written in Amharic alone: an English reader gets it marked as such. */
export const AmharicOnly: Story = {
  args: { site: amharicOnly(sample) },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement.querySelectorAll('h1 [lang="am"]')).toHaveLength(globals['lang'] === 'am' ? 0 : 1)
  },
}

/** Everything in the serif, and colours far from the usual: each is corrected until it reads. */
export const SerifAndLoud: Story = { args: { site: { ...sample, font: 'serif', colours: { primary: '#ffee00', second: '#00ff88', text: '#dddddd' } } } }

/** What the owner sees before publishing. */
export const Preview: Story = {
  args: { notice: { kind: 'preview', as: 'employer' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('document.preview', { as: 'employer' }))).toBeVisible()
  },
}

/** On paper: dark on white, without tools and buttons. */
export const Print: Story = {
  args: { print: true },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('.actions') ?? canvasElement).display).toBe('none')
  },
}

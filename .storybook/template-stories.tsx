import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { TemplateKey } from '../openapi/schemas/site.ts'
import { sampleSite } from '../src/documents/sample/sample.ts'
import { alone, amharicOnly, little, much } from '../src/documents/sample/variants.ts'
import type { SiteData } from '../src/documents/site-data.ts'
import type { TemplateNotice } from '../src/documents/site-page.tsx'
import { templates } from '../src/documents/templates.ts'
import { Document, documentContext } from './Document.tsx'
import { samplePictures } from './sample-pictures.ts'
import { sayIn } from './say.ts'

interface Args {
  readonly site: SiteData
  readonly notice: TemplateNotice
  readonly print: boolean
}
export type TemplateStory = StoryObj<Args>

const fits = async () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

/**
 * What every template is seen with: everything, too much, too little, other scripts and colours, a preview, paper. Each
 * file of stories names them as its own.
 */
export function templateStories(template: TemplateKey) {
  const sample = sampleSite('https://sira.example', template, samplePictures)
  const meta = {
    parameters: { layout: 'fullscreen' },
    args: { site: sample, notice: null, print: false } as Args,
    render: ({ site, notice, print }: Args, { globals }: { readonly globals: Readonly<Record<string, unknown>> }) => (
      <Document page={templates[template](site, documentContext(globals), notice)} print={print} />
    ),
  }
  const stories = {
    /** Everything filled in. */
    Filled: {
      play: async ({ canvas, globals }) => {
        const say = sayIn(globals)
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
          globals['lang'] === 'am' ? 'ሐና በቀለ ወልዴ' : 'Hanna Bekele Wolde',
        )
        for (const { key } of sample.sections)
          await expect(canvas.getByRole('heading', { level: 2, name: say(`document.section.${key}`) })).toBeVisible()
        await fits()
      },
    },
    /** Without a photo the initials stand in its place. */
    NoPhoto: {
      args: { site: { ...sample, photo: null, cover: null } },
      play: async ({ canvas, globals }) =>
        expect(canvas.getByText(globals['lang'] === 'am' ? 'ሐበ' : 'HB')).toBeVisible(),
    },
    /** A name and nothing else: a calling card. */
    Empty: {
      args: { site: alone(sample) },
      play: async ({ canvas }) => expect(canvas.queryByRole('heading', { level: 2 })).toBeNull(),
    },
    /** One section, no photo, no cover. */
    Little: {
      args: { site: little(sample) },
      play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1),
    },
    /** A dozen of everything, and texts as long as they come. */
    TooMuch: {
      args: { site: much(sample) },
      play: async ({ canvasElement }) => {
        await expect(canvasElement.querySelectorAll('.entry')).toHaveLength(36)
        await fits()
      },
    },
    /** Written in Amharic alone: an English reader gets it marked as such. */
    AmharicOnly: {
      args: { site: amharicOnly(sample) },
      play: async ({ canvasElement, globals }) =>
        expect(canvasElement.querySelectorAll('h1 [lang="am"]')).toHaveLength(globals['lang'] === 'am' ? 0 : 1),
    },
    /** The serif, and colours far from the usual: each is corrected until it reads. */
    SerifAndLoud: {
      args: { site: { ...sample, font: 'serif', colours: { primary: '#ffee00', second: '#00ff88', text: '#dddddd' } } },
    },
    /** What the owner sees before publishing. */
    Preview: {
      args: { notice: { kind: 'preview', as: 'employer' } },
      play: async ({ canvas, globals }) =>
        expect(canvas.getByText(sayIn(globals)('document.preview', { as: 'employer' }))).toBeVisible(),
    },
    /** On paper: dark on white, without tools and buttons. */
    Print: {
      args: { print: true },
      play: async ({ canvasElement }) =>
        expect(getComputedStyle(canvasElement.querySelector('.actions') ?? canvasElement).display).toBe('none'),
    },
  } satisfies Readonly<Record<string, TemplateStory>>
  return { meta, stories }
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import {
  SAMPLE_FILE,
  sampleRichText,
  sampleRichTextAmharic,
  sampleTable,
  sampleWithPictures,
} from '../../../tests/factories/rich-texts.ts'
import { baseStyles } from '../base.styles.ts'
import notebook from '../sample/notebook.svg'
import { RichText, type RichTextProps } from './RichText.tsx'
import { richTextStyles } from './rich-text.styles.ts'

/** A text as any document shows it, under the title of its page. */
function OnPage(props: RichTextProps) {
  return (
    <>
      <style>{`:root{--paper:#fffdf8;--text:#23262d;--muted:#5c6370;--primary:#1d4e89;--second:#a8560f;--surface:#f3efe6}${baseStyles}${richTextStyles}`}</style>
      <main>
        <h1>FAQ</h1>
        <RichText {...props} />
      </main>
    </>
  )
}
const meta = {
  title: 'Documents/Rich text',
  component: OnPage,
  args: { value: { en: sampleRichText, am: sampleRichTextAmharic }, lang: 'en', under: 1 },
} satisfies Meta<typeof OnPage>
export default meta

export const English: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'How do I verify my company?' })).toBeVisible()
    const [outer] = canvas.getAllByRole('list')
    await expect(within(outer!).getAllByRole('listitem')).toHaveLength(4)
    await expect(getComputedStyle(outer!).listStyleType).toBe('decimal')
  },
}
export const WithTable: StoryObj<typeof meta> = {
  args: { value: { en: sampleTable } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Plan', 'Price'])
    await expect(canvas.getByRole('link', { name: 'a month' })).toBeVisible()
  },
}
const drawn = (width: number, height: number) => ({ url: notebook, small: null, width, height })
/** Each as wide as it is and never wider than the text; one that is high is narrower. */
export const WithPictures: StoryObj<typeof meta> = {
  args: { value: { en: sampleWithPictures }, pictures: new Map([[SAMPLE_FILE, drawn(1200, 900)]]) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('img')
    await expect(first).toHaveAttribute('alt', 'A notebook on a desk')
    const { width, height } = first!.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(4 / 3, 1)
    await expect(width).toBeLessThanOrEqual(42 * 16)
    await expect(canvas.getByText('Where it began')).toBeVisible()
  },
}
export const WithHighPicture: StoryObj<typeof meta> = {
  args: { value: { en: sampleWithPictures }, pictures: new Map([[SAMPLE_FILE, drawn(900, 1600)]]) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('img')
    await expect(first!.getBoundingClientRect().width).toBeLessThanOrEqual(26 * 16)
  },
}
export const Amharic: StoryObj<typeof meta> = {
  args: { lang: 'am' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 2 }).closest('[lang]')).toHaveAttribute('lang', 'am'),
}

import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { templateStories, type TemplateStory } from '../../../.storybook/template-stories.tsx'

const { meta: shared, stories } = templateStories('template1')
const meta = { title: 'Documents/Meridian', ...shared } satisfies Meta<typeof shared.args>
export default meta

/** Everything filled in: each line of the index leads to its section. */
export const Filled: TemplateStory = {
  play: async (context) => {
    await stories.Filled.play(context)
    const index = within(context.canvas.getByRole('navigation', { name: sayIn(context.globals)('document.index') }))
    for (const link of index.getAllByRole('link'))
      await expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
  },
}
export const NoPhoto: TemplateStory = stories.NoPhoto
export const Empty: TemplateStory = stories.Empty
/** One section, no photo, no cover, and so no index. */
export const Little: TemplateStory = {
  ...stories.Little,
  play: async (context) => {
    await stories.Little.play(context)
    await expect(context.canvasElement.querySelector('.index')).toBeNull()
  },
}
export const TooMuch: TemplateStory = stories.TooMuch
export const AmharicOnly: TemplateStory = stories.AmharicOnly
export const SerifAndLoud: TemplateStory = stories.SerifAndLoud
export const Preview: TemplateStory = stories.Preview
export const Print: TemplateStory = stories.Print

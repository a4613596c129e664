import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { templateStories, type TemplateStory } from '../../../.storybook/template-stories.tsx'

const { meta: shared, stories } = templateStories('starter')
const meta = { title: 'Documents/Starter', ...shared } satisfies Meta<typeof shared.args>
export default meta

/** Everything filled in. */
export const Filled: TemplateStory = {
  play: async (context) => {
    await stories.Filled.play(context)
    await expect(
      context.canvas.getByText(sayIn(context.globals)('document.testimonial.rating', { rating: 4 })),
    ).toBeVisible()
  },
}
export const NoPhoto: TemplateStory = stories.NoPhoto
export const Empty: TemplateStory = stories.Empty
export const Little: TemplateStory = stories.Little
export const TooMuch: TemplateStory = stories.TooMuch
export const AmharicOnly: TemplateStory = stories.AmharicOnly
export const SerifAndLoud: TemplateStory = stories.SerifAndLoud
export const Preview: TemplateStory = stories.Preview
export const Print: TemplateStory = stories.Print

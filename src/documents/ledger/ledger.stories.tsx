import type { Meta } from '@storybook/react-vite'
import { templateStories, type TemplateStory } from '../../../.storybook/template-stories.tsx'

const { meta: shared, stories } = templateStories('template6')
const meta = { title: 'Documents/Ledger', ...shared } satisfies Meta<typeof shared.args>
export default meta

export const Filled: TemplateStory = stories.Filled
export const NoPhoto: TemplateStory = stories.NoPhoto
export const Empty: TemplateStory = stories.Empty
export const Little: TemplateStory = stories.Little
export const TooMuch: TemplateStory = stories.TooMuch
export const AmharicOnly: TemplateStory = stories.AmharicOnly
export const SerifAndLoud: TemplateStory = stories.SerifAndLoud
export const Preview: TemplateStory = stories.Preview
export const Print: TemplateStory = stories.Print

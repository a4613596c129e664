import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { helpVotesRow } from '../../api/mocks/message-samples.ts'
import { HelpVotesView } from './HelpVotesView.tsx'

const meta = {
  title: 'Administration/Was it helpful',
  component: HelpVotesView,
  args: { votes: helpVotesRow },
} satisfies Meta<typeof HelpVotesView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('inbox.votes.total', { yes: 12, no: 1 }))).toBeVisible()
    await expect(canvas.getByText('Where is the button on a phone?')).toBeVisible()
  },
}
export const Empty: S = {
  args: { votes: { yes: 0, no: 0, words: [] } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('inbox.votes.none'))).toBeVisible(),
}

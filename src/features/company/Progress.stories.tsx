import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { Progress } from './Progress.tsx'

const meta = { component: Progress, args: { completed: ['identity', 'hours'] } } satisfies Meta<typeof Progress>
export default meta
type S = StoryObj<typeof meta>

export const Begun: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('company.progress.count', { done: 2, total: 6 }))).toBeVisible()
    await expect(canvas.getAllByText(say('company.part.open'))).toHaveLength(4)
  },
}
export const Complete: S = {
  args: { completed: ['identity', 'business', 'legal', 'hours', 'size', 'place'] },
  play: async ({ canvas, globals }) => expect(canvas.queryByText(sayIn(globals)('company.part.open'))).toBeNull(),
}

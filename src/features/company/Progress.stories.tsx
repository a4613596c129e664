import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { companySectionId, companySectionPath } from '../../../openapi/anchors.ts'
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
/** A link of a notification, the dashboard or the card names a section: it is in sight and has the focus. */
export const ReachedByALink: S = {
  parameters: { route: { at: companySectionPath('verification') } },
  render: (args) => (
    <>
      <Progress {...args} />
      <section
        id={companySectionId('verification')}
        tabIndex={-1}
        aria-label="verification"
        style={{ marginTop: '200vh' }}
      />
    </>
  ),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('region', { name: 'verification' })).toHaveFocus()),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { WorkChoice } from './WorkChoice.tsx'

const meta = {
  component: WorkChoice,
  args: { work: null, works: ['experience', 'education'], children: (kind, submit) => `${kind}: ${submit}` },
} satisfies Meta<typeof WorkChoice>
export default meta
type S = StoryObj<typeof meta>

/** A job first; a study is one press away. */
export const Job: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const study = canvas.getByRole('button', { name: say('welcome.work.education') })
    await expect(canvas.getByText(`experience: ${say('welcome.save')}`)).toBeVisible()
    await userEvent.click(study)
    await expect(study).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(`education: ${say('welcome.save')}`)).toBeVisible()
  },
}
/** Whoever has given a study comes back to it. */
export const Study: S = {
  args: { work: 'education' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('welcome.work.education') })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
}

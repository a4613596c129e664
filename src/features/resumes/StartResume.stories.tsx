import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { FACT_PART_KEYS } from '../../../openapi/fact-parts.ts'
import type { Facts } from '../../../openapi/schemas/facts.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { FirstResume, StartResume } from './StartResume.tsx'

const meta = {
  title: 'Resumes/Start',
  component: StartResume,
  args: { isFirst: true, isFull: false, limit: 3, onCreated: fn(), onCancel: null },
} satisfies Meta<typeof StartResume>
export default meta
type S = StoryObj<typeof meta>

/** The first one has a name at once, so that one press makes it. */
export const First: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('textbox', { name: new RegExp(say('resume.build.name')) })).toHaveValue(
      say('resume.build.first_name'),
    )
    await expect(canvas.getByRole('link', { name: say('facts.import.offer') })).toHaveAttribute(
      'href',
      '/resume/information?import',
    )
    await userEvent.click(canvas.getByRole('button', { name: say('resume.build.create') }))
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
  },
}
const nothing = createLoadMachine<Facts>(() =>
  Promise.resolve({ parts: FACT_PART_KEYS.map((key) => ({ key, count: 0, names: [] })), jobs: [] }),
)
/** Of nothing comes an empty page: the way leads to what a resume is made of, and an empty page is there all the same. */
export const NothingWritten: S = {
  render: ({ isFull, limit, onCreated }) => <FirstResume {...{ isFull, limit, onCreated }} machine={nothing} />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('link', { name: say('resume.build.nothing_written.action') })).toHaveAttribute(
      'href',
      '/resume/information',
    )
    await expect(canvas.queryByRole('button', { name: say('resume.build.create') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('resume.build.nothing_written.skip') }))
    await expect(canvas.getByRole('button', { name: say('resume.build.create') })).toBeVisible()
  },
}
/** The plan is used up: it is said before anything is written, with the way to more. */
export const Full: S = {
  args: { isFirst: false, isFull: true, onCancel: fn() },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resume.build.full', { limit: 3 }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('resume.build.full.plan') })).toHaveAttribute(
      'href',
      '/user/plan',
    )
  },
}

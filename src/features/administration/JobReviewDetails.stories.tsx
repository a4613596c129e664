import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { expect, fn, type Mock } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { reviewRows } from '../../api/mocks/job-posting-samples.ts'
import {
  asReviewed,
  jobReviewMachine,
  type ReviewDecision,
  type ReviewedPosting,
} from '../../machines/job-review/job-review.machine.ts'
import { createSaveMachine, type SaveRequest } from '../../machines/save/save.machine.ts'
import { JobReviewDetails } from './JobReviewDetails.tsx'

const [waiting, person] = reviewRows.map(asReviewed) as [ReviewedPosting, ReviewedPosting]
type Call = (request: SaveRequest<ReviewDecision, ReviewedPosting>) => Promise<ReviewedPosting>
const then = (status: ReviewedPosting['status']): ReviewedPosting => ({
  ...waiting,
  status,
  version: 2,
  abilities: { approve: false, send_back: false, take_down: status === 'open' },
})
interface LifeProps {
  readonly row: ReviewedPosting
  readonly decide: Mock<Call>
  readonly announce: (outcome: string) => void
}
function Life({ row, decide, announce }: LifeProps) {
  const [snapshot, send] = useActor(
    jobReviewMachine.provide({
      actors: { decide: createSaveMachine<ReviewDecision, ReviewedPosting>(decide) },
      actions: { announce: (_, { outcome }) => announce(outcome) },
    }),
    { input: { row } },
  )
  return <JobReviewDetails snapshot={snapshot} send={send} />
}
const meta = {
  title: 'Administration/Job review',
  component: Life,
  args: { row: waiting, decide: fn<Call>(() => new Promise(() => {})), announce: fn() },
} satisfies Meta<typeof Life>
export default meta
type S = StoryObj<typeof meta>

const decides =
  (kind: ReviewDecision['kind'], status: ReviewedPosting['status']): S['play'] =>
  async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const press = async () => userEvent.click(canvas.getByRole('button', { name: say(`administration.job.${kind}`) }))
    await press()
    if (kind !== 'approve') {
      await press()
      await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox'), 'Please name the employer.')
    }
    await press()
    await expect(await canvas.findByText(say(`administration.job.status.${status}`))).toBeVisible()
    await expect(args.announce).toHaveBeenCalledWith(kind)
  }
/** A company's posting: everything that would be public. */
export const Waiting: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('button', { name: say('administration.job.approve') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('administration.job.take_down') })).toBeNull()
    const pick = (name: { readonly en?: string; readonly am?: string } | null | undefined) =>
      globals['lang'] === 'am' ? (name?.am ?? '') : (name?.en ?? '')
    for (const named of [waiting.job_title, waiting.sector, waiting.skills[0]])
      await expect(canvas.getByText(pick(named))).toBeVisible()
  },
}
/** A person's, with a salary that nobody else sees. */
export const OfPerson: S = {
  args: { row: person },
  play: async ({ canvas }) => expect(canvas.getByText(/6,000/)).toBeVisible(),
}
export const Approved: S = {
  args: { decide: fn<Call>(async () => then('open')) },
  play: decides('approve', 'open'),
}
export const SentBack: S = {
  args: { decide: fn<Call>(async () => then('draft')) },
  play: decides('send_back', 'draft'),
}
export const TakenDown: S = {
  args: { row: { ...then('open'), version: 1 }, decide: fn<Call>(async () => then('closed')) },
  play: decides('take_down', 'closed'),
}

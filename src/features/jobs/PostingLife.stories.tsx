import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { fromPromise } from 'xstate'
import { expect, fn, screen, waitFor, type Mock } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { APPLICATION_STAGES } from '../../../openapi/schemas/job-application.ts'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { applicantRows, sampleStages } from '../../api/mocks/job-application-samples.ts'
import { ABILITIES, wholePosting } from '../../api/mocks/job-posting-samples.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { pageOf } from '../../api/mocks/page.ts'
import {
  jobPostingMachine,
  type PostingEvent,
  type PostingWish,
} from '../../machines/job-posting/job-posting.machine.ts'
import { PostingChip } from './posting-look.tsx'
import { PostingQuestion } from './PostingQuestion.tsx'

type Send = (wish: PostingWish) => Promise<JobPosting>
interface LifeProps {
  readonly row: JobPosting
  /** What its reader does, one after the other; a question is answered with yes. */
  readonly does: readonly PostingEvent[]
  readonly send: Mock<Send>
  readonly complain: Mock<(code: string) => void>
  readonly opensAtOnce: boolean
}
/** The life of one posting: its status, and the question that is open. */
function Life({ row, does, send: call, complain, opensAtOnce }: LifeProps) {
  const [snapshot, send] = useActor(
    jobPostingMachine.provide({
      actors: { send: fromPromise<JobPosting, PostingWish>(({ input }) => call(input)) },
      actions: { announce: () => undefined, complain: (_, { failure }) => complain(failure.code) },
    }),
    { input: { row } },
  )
  return (
    <>
      <PostingChip status={snapshot.context.row.status} />
      {does.map((event) => (
        <button key={event} type="button" onClick={() => send({ type: `act.${event}` })}>
          {event}
        </button>
      ))}
      <PostingQuestion snapshot={snapshot} send={send} opensAtOnce={opensAtOnce} />
    </>
  )
}
const at = (status: JobPosting['status'], version = 1): JobPosting => ({
  ...wholePosting,
  status,
  version,
  abilities: ABILITIES[status],
})
/** How many of the samples are not decided on. */
const waiting = applicantRows.filter(({ status }) => APPLICATION_STAGES.some((stage) => stage === status)).length
const nobody = {
  ...pageOf([], {}),
  stages: sampleStages.map((stage) => ({ ...stage, count: 0 })),
  interviewers: [],
}
const leads = (to: JobPosting['status']) => fn<Send>(async () => at(to, 2))

const meta = {
  title: 'Jobs/Posting life',
  component: Life,
  args: {
    row: at('draft'),
    does: ['publish'],
    send: leads('open'),
    complain: fn<(code: string) => void>(),
    opensAtOnce: true,
  },
} satisfies Meta<typeof Life>
export default meta
type S = StoryObj<typeof meta>

const shows =
  (status: JobPosting['status'], ...asked: readonly ('publish' | 'close')[]): S['play'] =>
  async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    for (const event of args.does) {
      await userEvent.click(canvas.getByRole('button', { name: event }))
      if (event === 'publish' || event === 'close') {
        await expect(asked).toContain(event)
        const dialog = await screen.findByRole('alertdialog')
        await expect(dialog).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: say(`posting.action.${event}`) }))
      }
    }
    await waitFor(() => expect(canvas.getByText(say(`posting.status.${status}`))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }

export const Draft: S = {
  args: { row: at('in_review'), does: ['withdraw'], send: leads('draft') },
  play: shows('draft'),
}
/** The first posting of an account: publishing says that somebody reads it before. */
export const InReview: S = {
  args: { send: leads('in_review'), opensAtOnce: false },
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'publish' }))
    await expect(await screen.findByText(sayIn(globals)('posting.publish.waits'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: sayIn(globals)('posting.action.publish') }))
    await waitFor(() => expect(canvas.getByText(sayIn(globals)('posting.status.in_review'))).toBeVisible())
  },
}
export const Open: S = { play: shows('open', 'publish') }
export const Paused: S = { args: { row: at('open'), does: ['pause'], send: leads('paused') }, play: shows('paused') }
export const Resumed: S = { args: { row: at('paused'), does: ['resume'], send: leads('open') }, play: shows('open') }
export const Closed: S = {
  args: { row: at('open'), does: ['close'], send: leads('closed') },
  play: shows('closed', 'close'),
}
const asksToClose = { row: at('open'), does: ['close'] as const, send: leads('closed') }
/** Some who applied are not decided on: they are told in the same step, with a note. */
export const ClosedWithMessage: S = {
  args: asksToClose,
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'close' }))
    await expect(await screen.findByText(say('posting.close.waiting', { count: waiting }))).toBeVisible()
    await expect(screen.queryByRole('textbox', { name: say('posting.close.note') })).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: say('posting.close.tell') }))
    await userEvent.type(await screen.findByRole('textbox', { name: say('posting.close.note') }), 'Thank you all.')
    await userEvent.click(screen.getByRole('button', { name: say('posting.close.send') }))
    await waitFor(() => expect(canvas.getByText(say('posting.status.closed'))).toBeVisible())
    await expect(args.send.mock.lastCall?.[0].said).toEqual({ note: 'Thank you all.' })
  },
}
/** Nobody waits: nothing is offered, and nothing is said to anybody. */
export const ClosedWithNobodyWaiting: S = {
  args: asksToClose,
  parameters: { msw: [mock('listApplicants', () => nobody)] },
  play: async (context) => {
    await shows('closed', 'close')?.(context)
    await expect(context.args.send.mock.lastCall?.[0].said).toBeNull()
  },
}
/** Who waits cannot be counted: the posting can be closed all the same. */
export const WaitingUncounted: S = {
  args: asksToClose,
  parameters: { msw: [refusing('listApplicants', 'internal', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'close' }))
    await expect(await screen.findByText(say('posting.close.uncounted'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('posting.action.close') }))
    await waitFor(() => expect(canvas.getByText(say('posting.status.closed'))).toBeVisible())
  },
}
/** The mail that would tell them lacks what it names: the question stays, with what was written. */
export const MessageRefused: S = {
  args: {
    ...asksToClose,
    send: fn<Send>(async () => Promise.reject(refusal('mail_field_missing', { field: 'reply_by' }))),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'close' }))
    await userEvent.click(await screen.findByRole('switch', { name: say('posting.close.tell') }))
    await userEvent.type(await screen.findByRole('textbox', { name: say('posting.close.note') }), 'Thank you all.')
    await userEvent.click(screen.getByRole('button', { name: say('posting.close.send') }))
    await expect(await screen.findByText(say('posting.failed.close'))).toBeVisible()
    await expect(screen.getByRole('textbox', { name: say('posting.close.note') })).toHaveValue('Thank you all.')
    await expect(canvas.getByText(say('posting.status.open'))).toBeInTheDocument()
  },
}
/** The plan is full: the question stays and says so. */
export const PlanFull: S = {
  args: { send: fn<Send>(async () => Promise.reject(refusal('limit_reached', { limit: 3, used: 4 }))) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'publish' }))
    await userEvent.click(await screen.findByRole('button', { name: say('posting.action.publish') }))
    await expect(await screen.findByText(say('posting.room.full', { limit: 3, close: 2 }))).toBeVisible()
    await expect(canvas.getByText(say('posting.status.draft'))).toBeInTheDocument()
  },
}
/** It changed on another device: the reader is told, and sees it as it is. */
export const ChangedMeanwhile: S = {
  args: {
    row: at('open'),
    does: ['pause'],
    send: fn<Send>(async () => Promise.reject(refusal('stale', { current: at('closed', 3) }))),
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'pause' }))
    await waitFor(() => expect(canvas.getByText(sayIn(globals)('posting.status.closed'))).toBeVisible())
    await expect(args.complain).toHaveBeenCalledWith('stale')
  },
}

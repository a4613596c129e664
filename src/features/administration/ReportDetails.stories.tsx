import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { expect, fn, type Mock } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ManagedReport } from '../../../openapi/schemas/report.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { reportRows } from '../../api/mocks/reports.ts'
import { reportMachine, type ReportDecision } from '../../machines/report/report.machine.ts'
import { createSaveMachine, type SaveRequest } from '../../machines/save/save.machine.ts'
import { ReportDetails } from './ReportDetails.tsx'

const [waiting, dismissed, ofJob] = reportRows as [ManagedReport, ManagedReport, ManagedReport]
type Call = (request: SaveRequest<ReportDecision, ManagedReport>) => Promise<ManagedReport>
interface LifeProps {
  readonly row: ManagedReport
  readonly decide: Mock<Call>
  readonly announce: (outcome: string) => void
}
function Life({ row, decide, announce }: LifeProps) {
  const [snapshot, send] = useActor(
    reportMachine.provide({
      actors: { decide: createSaveMachine<ReportDecision, ManagedReport>(decide) },
      actions: { announce: (_, { outcome }) => announce(outcome) },
    }),
    { input: { row } },
  )
  return <ReportDetails snapshot={snapshot} send={send} />
}
const meta = {
  title: 'Administration/Report of a page',
  component: Life,
  args: { row: waiting, decide: fn<Call>(() => new Promise(() => {})), announce: fn() },
} satisfies Meta<typeof Life>
export default meta
type S = StoryObj<typeof meta>

/** Taking a page down says why. */
export const TakingDown: S = {
  args: {
    decide: fn<Call>(async () => ({ ...dismissed, id: waiting.id, status: 'upheld', is_published: false, version: 2 })),
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const press = async () =>
      userEvent.click(canvas.getByRole('button', { name: say('administration.report.unpublish') }))
    await expect(canvas.getByText(waiting.text)).toBeVisible()
    await press()
    await press()
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'It asks for money before a job.')
    await press()
    await expect(await canvas.findByText(say('administration.report.status.upheld'))).toBeVisible()
    await expect(args.announce).toHaveBeenCalledWith('unpublish')
  },
}
/** A posting is closed for good, which is said first; it opens from here. */
export const OfJob: S = {
  args: { row: ofJob },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: /90,000/ })).toHaveAttribute('href', ofJob.job?.url)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.report.job.unpublish') }))
    await expect(await canvas.findByText(say('administration.report.job.unpublish.text'))).toBeVisible()
  },
}
export const Dismissed: S = {
  args: { row: dismissed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dismissed.note ?? '')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** Another administrator was quicker. */
export const Stale: S = {
  args: {
    decide: fn<Call>(() => Promise.reject(refusal('stale', { current: { ...dismissed, id: waiting.id, version: 4 } }))),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.report.dismiss') }))
    await userEvent.click(await canvas.findByRole('button', { name: say('administration.report.dismiss') }))
    await userEvent.click(await canvas.findByRole('button', { name: say('administration.stale.show') }))
    await expect(await canvas.findByText(dismissed.note ?? '')).toBeVisible()
  },
}

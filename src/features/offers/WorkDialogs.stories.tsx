import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { mock, refusing, waiting } from '../../api/mocks/mock.ts'
import { staffRows } from '../../api/mocks/offer-samples.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import { DisputeDialog } from './DisputeDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

const [, , , employed] = staffRows
const work = employed.employment
if (!work) throw new Error('the sample employee is not employed')
const toast = fn()
interface DialogsProps {
  readonly which: 'leave' | 'dispute'
  /** What the person says is not so. */
  readonly dispute: string | null
  readonly onDone: () => void
  readonly onClose: () => void
}
const Dialogs = ({ which, dispute, ...rest }: DialogsProps) =>
  which === 'leave' ? (
    <LeaveDialog employment={work} {...rest} />
  ) : (
    <DisputeDialog employment={{ ...work, dispute }} {...rest} />
  )

const meta = {
  component: Dialogs,
  args: { which: 'leave', dispute: null, onDone: fn(), onClose: fn() },
  beforeEach: () => void toast.mockClear(),
  decorators: [toastsTo(toast)],
} satisfies Meta<typeof Dialogs>
export default meta
type S = StoryObj<typeof meta>
const button = (name: string) => screen.findByRole('button', { name })
const names = { company: work.company_name, job: work.job_title }
const NOTE = 'I began in January, not in March.'
const told = async (text: string) =>
  waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ severity: 'success', text })))
/** A failure is told once, where it happened: its notice is headed by what was not done. */
const refused = async (text: string) => {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
  await expect(toast).not.toHaveBeenCalled()
}
const lastDay = async () =>
  (await screen.findByRole('dialog')).querySelector<HTMLInputElement>('[name="last_day"]') as HTMLInputElement

/** A day to come: everything stays until then. A day that has come: it ends at once, and the dialog says so before. */
export const Leaving: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await screen.findByRole('dialog', { name: say('offer.leave.title', names) })
    await userEvent.type(await lastDay(), '2199-01-01')
    await waitFor(() => expect(screen.getByText(say('offer.leave.text.planned', names))).toBeVisible())
    await userEvent.clear(await lastDay())
    await userEvent.type(await lastDay(), addisDay(new Date()))
    await waitFor(() => expect(screen.getByText(say('offer.leave.text', names))).toBeVisible())
    await userEvent.click(await button(say('offer.leave')))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}
export const LeavingWithoutDay: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await button(say('offer.leave')))
    await waitFor(() => expect(screen.getByText(say('validation.required'))).toBeVisible())
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
export const LeavingFailed: S = {
  parameters: { msw: [refusing('endEmployment', 'internal', {})] },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(await lastDay(), addisDay(new Date()))
    await userEvent.click(await button(say('offer.leave')))
    await refused(say('offer.leave.failed'))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
export const LeavingWaits: S = {
  parameters: { msw: [waiting('endEmployment')] },
  play: async ({ globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(await lastDay(), addisDay(new Date()))
    await userEvent.click(await button(say('offer.leave')))
    await waitFor(async () => expect(await button(say('offer.leave'))).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** What is not so is said in at least ten characters. */
export const Disputing: S = {
  args: { which: 'dispute' },
  parameters: { msw: [mock('disputeEmployment', () => ({ ...work, dispute: NOTE }))] },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const note = await screen.findByRole('textbox', { name: new RegExp(say('offer.dispute.note')) })
    await expect(screen.queryByRole('button', { name: say('offer.dispute.take_back') })).toBeNull()
    await userEvent.type(note, 'Wrong')
    await userEvent.click(await button(say('offer.dispute.submit')))
    await waitFor(() => expect(note).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.clear(note)
    await userEvent.type(note, NOTE)
    await userEvent.click(await button(say('offer.dispute.submit')))
    await told(say('offer.dispute.done', names))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
/** One that stands can be changed, or taken back. */
export const TakingBack: S = {
  args: { which: 'dispute', dispute: NOTE },
  parameters: { msw: [mock('disputeEmployment', () => ({ ...work, dispute: null }))] },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await screen.findByRole('textbox', { name: new RegExp(say('offer.dispute.note')) })).toHaveValue(NOTE)
    await userEvent.click(await button(say('offer.dispute.take_back')))
    await told(say('offer.dispute.withdrawn', names))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
export const DisputingFailed: S = {
  args: { which: 'dispute' },
  parameters: { msw: [refusing('disputeEmployment', 'internal', {})] },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const note = await screen.findByRole('textbox', { name: new RegExp(say('offer.dispute.note')) })
    await userEvent.type(note, NOTE)
    await userEvent.click(await button(say('offer.dispute.submit')))
    await refused(say('offer.dispute.failed'))
    await expect(note).toHaveValue(NOTE)
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

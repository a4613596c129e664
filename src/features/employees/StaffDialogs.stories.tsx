import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { mock, refusing, waiting } from '../../api/mocks/mock.ts'
import { staffRows } from '../../api/mocks/offer-samples.ts'
import { staffLife } from './employees.effects.ts'
import { RightsDialog } from './RightsDialog.tsx'
import { StaffConversation } from './StaffConversation.tsx'

const [pending, , , employed] = staffRows
const work = employed.employment
if (!work) throw new Error('the sample employee is not employed')
const upcoming = { ...employed, employment: { ...work, state: 'upcoming' as const, started_on: '2199-01-01' } }
const toast = fn()
interface DialogsProps {
  readonly which: 'withdraw' | 'end' | 'upcoming' | 'rights'
  readonly onDone: () => void
  readonly onClose: () => void
}
const Dialogs = ({ which, onDone, onClose }: DialogsProps) =>
  which === 'rights' ? (
    <RightsDialog row={employed} employment={work} onChange={onDone} onClose={onClose} finalFocus={() => null} />
  ) : (
    <Conversation which={which} onDone={onDone} />
  )
/** The offer's own machine, with the conversation begun. */
function Conversation({
  which,
  onDone,
}: {
  readonly which: 'withdraw' | 'end' | 'upcoming'
  readonly onDone: () => void
}) {
  const about = which === 'withdraw' ? 'withdraw' : 'end'
  const [snapshot, send, actor] = useActor(staffLife.provide({ actions: { announce: onDone } }), {
    input: { row: which === 'withdraw' ? pending : which === 'upcoming' ? upcoming : employed },
  })
  useEffect(() => send({ type: `offer.${about}` }), [about, send])
  return <StaffConversation actor={actor} snapshot={snapshot} onDone={onDone} finalFocus={() => null} />
}

const meta = {
  component: Dialogs,
  args: { which: 'withdraw', onDone: fn(), onClose: fn() },
  beforeEach: () => void toast.mockClear(),
  decorators: [toastsTo(toast)],
} satisfies Meta<typeof Dialogs>
export default meta
type S = StoryObj<typeof meta>
type Globals = Readonly<Record<string, unknown>>
const button = (name: string) => screen.findByRole('button', { name })
/** What specification §8 says, in its exact words where it is English. */
const said = (globals: Globals, id: 'employee.delete.failed' | 'employee.update.failed', english: string) =>
  globals['lang'] === 'am' ? sayIn(globals)(id) : english
/** A failure is told once, where it happened: its notice is headed by what was not done. */
const told = async (text: string) => {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  await expect(toast).not.toHaveBeenCalled()
}

/** Delete of an offer that waits says that it takes it back. */
export const Withdrawing: S = {
  play: async ({ args, globals, userEvent }) => {
    await userEvent.click(await button(sayIn(globals)('employee.withdraw')))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}
export const WithdrawFailed: S = {
  parameters: { msw: [refusing('withdrawOffer', 'internal', {})] },
  play: async ({ args, globals, userEvent }) => {
    await userEvent.click(await button(sayIn(globals)('employee.withdraw')))
    await told(said(globals, 'employee.delete.failed', 'Error deleting employee'))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
/** The person accepted a moment before. */
export const WithdrawTooLate: S = {
  parameters: { msw: [refusing('withdrawOffer', 'not_pending', { status: 'accepted' })] },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await button(say('employee.withdraw')))
    await waitFor(() => expect(screen.getByText(say('employee.withdraw.over'))).toBeVisible())
    await userEvent.click(await button(say('employee.show_now')))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
/** Delete of an employee says that it ends the employment; the last day is chosen. */
export const Ending: S = {
  args: { which: 'end' },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await button(say('employee.end')))
    await waitFor(() => expect(screen.getByText(say('validation.required'))).toBeVisible())
    const day = screen.getByRole('textbox', { name: new RegExp(say('offer.leave.last_day')) })
    await userEvent.type(day, '2026-03-31')
    await userEvent.tab()
    await userEvent.click(await button(say('employee.end')))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}
/** Of work that is still to begin it says that it never does, unless a day from the first one on is chosen. */
export const CallingOff: S = {
  args: { which: 'upcoming' },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const never = say('employee.end.never', { name: employed.employee_name ?? '?', date: '…' }).split('…')[0] ?? '?'
    await waitFor(() => expect(screen.getByText(new RegExp(never))).toBeVisible())
    await userEvent.click(await button(say('employee.end')))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}
export const EndFailed: S = {
  args: { which: 'end' },
  parameters: { msw: [refusing('endEmployment', 'internal', {})] },
  play: async ({ globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(
      await screen.findByRole('textbox', { name: new RegExp(say('offer.leave.last_day')) }),
      '2026-03-31',
    )
    await userEvent.tab()
    await userEvent.click(await button(say('employee.end')))
    await told(said(globals, 'employee.delete.failed', 'Error deleting employee'))
  },
}
const findRecruiting = (globals: Readonly<Record<string, unknown>>) =>
  screen.findByRole('switch', { name: new RegExp(`^${sayIn(globals)('employee.right.recruiting')}`) })
/** What is given or taken is saved at once. */
export const Rights: S = {
  args: { which: 'rights' },
  parameters: { msw: [mock('editEmploymentRights', ({ body }) => ({ ...work, rights: body.rights, version: 2 }))] },
  play: async ({ args, globals, userEvent }) => {
    const recruiting = await findRecruiting(globals)
    await expect(recruiting).toBeChecked()
    await userEvent.click(recruiting)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(recruiting).not.toBeChecked()
  },
}
export const RightsFailed: S = {
  args: { which: 'rights' },
  parameters: { msw: [refusing('editEmploymentRights', 'internal', {})] },
  play: async ({ globals, userEvent }) => {
    const recruiting = await findRecruiting(globals)
    await userEvent.click(recruiting)
    await told(said(globals, 'employee.update.failed', 'Failed to update status'))
    await waitFor(() => expect(recruiting).toBeChecked())
  },
}
/** Someone else gave another role meanwhile: it is shown as it is now, and nothing of theirs is overwritten. */
export const RightsStale: S = {
  args: { which: 'rights' },
  parameters: { msw: [refusing('editEmploymentRights', 'stale', { current: { ...work, rights: [], version: 7 } })] },
  play: async ({ globals, userEvent }) => {
    const recruiting = await findRecruiting(globals)
    await userEvent.click(recruiting)
    await waitFor(() => expect(screen.getByText(sayIn(globals)('employee.rights.stale'))).toBeVisible())
    await expect(recruiting).not.toBeChecked()
  },
}
/** What was asked for stands there while the server answers. */
export const RightsSaving: S = {
  args: { which: 'rights' },
  parameters: { msw: [waiting('editEmploymentRights')] },
  play: async ({ globals, userEvent }) => {
    const recruiting = await findRecruiting(globals)
    await userEvent.click(recruiting)
    await waitFor(() => expect(recruiting).not.toBeChecked())
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { requisitionRows } from '../../api/mocks/offer-samples.ts'
import { jobOfferMachine } from '../../machines/job-offer/job-offer.machine.ts'
import type { Offer } from '../../machines/job-offer/offer-row.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferDialogs } from './OfferDialogs.tsx'
import { connectOffer } from './offers.connect.ts'

const [pending, , declined] = requisitionRows as readonly [Offer, Offer, Offer]
const machine = jobOfferMachine.provide({ actions: { announce: () => undefined } })
const accept = { type: 'offer.accept' }
const reject = { type: 'offer.reject' }
const confirm = { type: 'offer.confirm' }
const note = { type: 'note.change', note: 'Too far from Adama' }
const after = (offer: Offer, ...events: readonly { type: string }[]) => ({
  ...connectOffer(reached(machine, { row: offer }, ...events), fn()),
  onAccept: fn(),
  onReject: fn(),
  onConfirm: fn(),
  onCancel: fn(),
  onNote: fn(),
  onClose: fn(),
  isSender: false,
})
/** Visible once the dialog has opened. */
const shows = async (text: string | RegExp) => waitFor(async () => expect(screen.getByText(text)).toBeVisible())
const button = (name: string) => screen.findByRole('button', { name })

const meta = { component: OfferDialogs } satisfies Meta<typeof OfferDialogs>
export default meta
type S = StoryObj<typeof meta>

/** Every specified label, and the salary in the offer's own currency. */
export const Reading: S = {
  args: after(pending),
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const dialog = within(await screen.findByRole('dialog', { name: say('offer.details.title') }))
    for (const label of [
      'offer.roles',
      'offer.job_description',
      'offer.employment_type',
      'offer.location_type',
      'offer.salary',
      'offer.date',
    ] as const)
      await waitFor(() => expect(dialog.getByText(say(label))).toBeVisible())
    await userEvent.click(await button(say('offer.accept')))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(await button(say('offer.decline')))
    await expect(args.onReject).toHaveBeenCalledOnce()
    await userEvent.click(await button(say('ui.action.cancel')))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const ReadingDollars: S = {
  args: after({ ...pending, salary: 1500, currency: 'USD' }),
  play: async () => shows(/\$1,500/),
}
/** One that was declined shows the note of then and takes no answer. */
export const ReadingDeclined: S = {
  args: after(declined),
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('offer.rejection_note'))
    await expect(screen.queryByRole('button', { name: say('offer.accept') })).toBeNull()
  },
}
export const Confirming: S = {
  args: after(pending, accept),
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await screen.findByRole('alertdialog', { name: say('offer.confirm.title') })
    await userEvent.click(await button(say('ui.action.no')))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(await button(say('ui.action.yes')))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const ConfirmingOffline: S = {
  args: after(pending, accept, confirm, failed('answer', offline())),
  play: async ({ globals }) => shows(sayIn(globals)('offer.problem.offline')),
}
const toast = fn()
/** Accepted without a line: the question says it, and no message says it again. */
export const AcceptedOffline: S = {
  args: after(pending),
  decorators: [toastsTo(toast)],
  parameters: { msw: [http.all('*/api/*', () => HttpResponse.error())] },
  beforeEach: () => void toast.mockClear(),
  render: () => <OfferDialog offer={pending} onChange={fn()} onClose={fn()} />,
  play: async ({ globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await button(say('offer.accept')))
    await userEvent.click(await button(say('ui.action.yes')))
    await shows(say('offer.problem.offline'))
    await expect(toast).not.toHaveBeenCalled()
  },
}
export const Explaining: S = {
  args: after(pending, reject),
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await shows(say('offer.reason.help'))
    await userEvent.click(await button(say('offer.reason.submit')))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
/** The line dropped: the note is still there. */
export const ExplainingOffline: S = {
  args: after(pending, reject, note, confirm, failed('answer', offline())),
  play: async ({ globals }) => {
    await shows(sayIn(globals)('offer.problem.offline'))
    await expect(await screen.findByRole('textbox')).toHaveValue('Too far from Adama')
  },
}
export const ExplainingFailed: S = {
  args: after(pending, reject, note, confirm, failed('answer', refusal('internal', {}))),
  play: async ({ globals }) => shows(sayIn(globals)('offer.problem.failed')),
}
export const AnsweringYes: S = {
  args: after(pending, accept, confirm),
  play: async ({ globals }) =>
    expect(await screen.findByRole('button', { name: sayIn(globals)('ui.action.yes') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
export const AnsweringNo: S = {
  args: after(pending, reject, note, confirm),
  play: async ({ globals }) =>
    expect(await screen.findByRole('button', { name: sayIn(globals)('offer.reason.submit') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
/** The company that sent it sees to whom, and has nothing to answer. */
export const ReadingSent: S = {
  args: {
    ...after({ ...pending, abilities: { accept: false, reject: false, modify: false, withdraw: false, end: false } }),
    isSender: true,
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(new RegExp(pending.employee_email))
    await expect(screen.queryByRole('button', { name: say('ui.action.cancel') })).toBeNull()
  },
}
/** The company changed it meanwhile: the new one is shown, and may be answered. */
export const Changed: S = {
  args: after(
    pending,
    accept,
    confirm,
    failed(
      'answer',
      refusal('stale', { current: { ...pending, version: 2, terms: 2, status: 'modified', salary: 61000 } }),
    ),
  ),
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('offer.problem.changed.title'))
    await shows(/61,000/)
    await expect(await button(say('offer.accept'))).toBeInTheDocument()
  },
}
export const Withdrawn: S = {
  args: after(pending, accept, confirm, failed('answer', refusal('not_pending', { status: 'withdrawn' }))),
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('offer.status.withdrawn'))
    await expect(screen.queryByRole('button', { name: say('offer.accept') })).toBeNull()
  },
}
export const Answered: S = {
  args: after(
    pending,
    accept,
    confirm,
    answered('answer', {
      ...pending,
      status: 'accepted',
      version: 2,
      abilities: { accept: false, reject: false, modify: false, withdraw: false, end: false },
    }),
  ),
  play: async ({ globals }) => shows(sayIn(globals)('offer.status.accepted')),
}

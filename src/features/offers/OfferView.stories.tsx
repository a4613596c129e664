import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { detailOfRow, employmentRows, requisitionRows, staffRows } from '../../api/mocks/offer-samples.ts'
import { jobOfferMachine } from '../../machines/job-offer/job-offer.machine.ts'
import { OfferView } from './OfferView.tsx'
import { connectOffer } from './offers.connect.ts'

const [pending, modified] = requisitionRows
const [, , , employed] = staffRows
const [work] = employmentRows
const machine = jobOfferMachine.provide({ actions: { announce: () => undefined } })
const after = (row: Parameters<typeof detailOfRow>[0], ...events: readonly { type: string }[]) => {
  const detail = detailOfRow(row)
  return {
    ...connectOffer(reached(machine, { row: detail.offer }, ...events), fn()),
    onAccept: fn(),
    onReject: fn(),
    detail,
  }
}
const written = { type: 'note.change', note: 'Too far from Adama' }
const accepting = [{ type: 'offer.accept' }, { type: 'offer.confirm' }]

const meta = {
  component: OfferView,
  args: { ...after(pending), isSender: false, saving: null, onDownload: fn() },
} satisfies Meta<typeof OfferView>
export default meta
type S = StoryObj<typeof meta>

export const Waiting: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('offer.accept') }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say('offer.decline') }))
    await expect(args.onReject).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say('offer.pdf.of', { number: 1 }) }))
    await expect(args.onDownload).toHaveBeenCalledWith(1)
    await expect(canvas.queryByText(say('offer.unverified'))).toBeNull()
  },
}
/** Nobody verified the company: whoever may answer is warned, as the mail does. */
export const OfUnverifiedCompany: S = {
  args: after(modified),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('offer.unverified.title', { company: modified.company_name }))).toBeVisible()
    await expect(canvas.getByText(say('offer.unverified'))).toBeVisible()
  },
}
/** The company itself isn't told so here, and after the answer there is nothing left to warn of. */
export const UnverifiedToSender: S = {
  args: { ...after(modified), isSender: true },
  play: async ({ canvas, globals }) => expect(canvas.queryByText(sayIn(globals)('offer.unverified'))).toBeNull(),
}
const replaced = [{ employment_id: work.id, job_title: work.job_title, last_day: '2026-03-31', begins: true }] as const
/** The person works there already: which job ends and when is said above the terms, and asked before an acceptance. */
export const EndsCurrentJob: S = {
  args: after({ ...pending, replaced: [...replaced] }, { type: 'offer.accept' }),
  play: async ({ globals }) => {
    const say = sayIn(globals)
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(new RegExp(work.job_title))).toBeVisible())
    // The page below says the same above the terms.
    await expect(screen.getByText(say('offer.replaces.title', { count: 1 }))).toBeInTheDocument()
    await expect(screen.getAllByText(new RegExp(`«|“${work.job_title}`)).length).toBeGreaterThan(1)
    await expect(screen.getByText(say('offer.first_day'))).toBeInTheDocument()
  },
}
/** Two versions: what the second changed is marked, and the note of the refusal stands in the history. */
export const OfferedAgain: S = {
  args: after(modified),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { name: say('offer.version.latest', { number: 2 }) })).toBeVisible()
    await expect(canvas.getByText(/44,000/, { selector: 'del *' })).toBeVisible()
    await expect(canvas.getByText(say('offer.step.reject', { by: 'you', terms: 1 }))).toBeVisible()
    await expect(canvas.getAllByText(modified.rejection_note ?? '?').length).toBeGreaterThan(0)
  },
}
/** The company changed the terms while they were read: the difference is marked, and the answer is asked for again. */
export const Changed: S = {
  args: after(
    pending,
    ...accepting,
    failed(
      'answer',
      refusal('stale', { current: { ...pending, version: 2, terms: 2, status: 'modified', salary: 61_000 } }),
    ),
  ),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('offer.problem.changed.title'))).toBeVisible()
    await expect(canvas.getByText(/61,000/, { selector: 'ins *' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('offer.accept') })).toBeVisible()
  },
}
export const Filled: S = {
  args: after(pending, ...accepting, failed('answer', refusal('position_filled', { headcount: 1 }))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('offer.problem.filled.title'))).toBeVisible(),
}
export const CompanyStopped: S = {
  args: after(pending, ...accepting, failed('answer', refusal('company_stopped', {}))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('offer.problem.stopped.title'))).toBeVisible(),
}
/** The server does not take it, for a reason of its own. */
export const Refused: S = {
  args: after(pending, ...accepting, failed('answer', refusal('forbidden', {}))),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('offer.problem.refused.title'))).toBeVisible()
    await expect(canvas.getByText(say('offer.problem.refused'))).toBeVisible()
  },
}
export const AnsweredElsewhere: S = {
  args: after(pending, ...accepting, failed('answer', refusal('not_pending', { status: 'accepted' }))),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('offer.problem.settled.accepted'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('offer.accept') })).toBeNull()
  },
}
/** What became of an offer while its answer was written; a reason that can no longer be sent stays in sight. */
const settled = (status: 'rejected' | 'withdrawn' | 'ended'): S => ({
  args: after(
    pending,
    { type: 'offer.reject' },
    written,
    { type: 'offer.confirm' },
    failed('answer', refusal('not_pending', { status })),
  ),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say(`offer.problem.settled.${status}`))).toBeVisible()
    await expect(canvas.getByText(say('offer.problem.note'))).toBeVisible()
    await expect(canvas.getByText('Too far from Adama')).toBeVisible()
  },
})
export const DeclinedElsewhere: S = settled('rejected')
export const WithdrawnMeanwhile: S = settled('withdrawn')
export const EndedMeanwhile: S = settled('ended')
const lapsed = after({ ...pending, status: 'withdrawn' })
/** The last day passed: the history says so, and not that the company withdrew the offer. */
export const Lapsed: S = {
  args: {
    ...lapsed,
    detail: {
      ...lapsed.detail,
      history: lapsed.detail.history.map((step) =>
        step.event === 'withdraw' ? { ...step, by: 'clock' as const } : step,
      ),
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('offer.step.withdraw', { by: 'clock' }))).toBeVisible()
    await expect(canvas.queryByText(say('offer.step.withdraw', { by: 'company' }))).toBeNull()
  },
}
/** The last day for an answer is over. */
export const TooLate: S = {
  args: after({ ...pending, abilities: { ...pending.abilities, accept: false, reject: false } }),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('offer.problem.late.title'))).toBeVisible(),
}
/** The company's side, with the employment that came of it. */
export const Sent: S = {
  args: { ...after(employed), isSender: true },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('offer.work.given.recruiting'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('offer.one.manage') })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(employed.employee_email)),
    )
    await expect(canvas.queryByRole('button', { name: say('offer.accept') })).toBeNull()
  },
}

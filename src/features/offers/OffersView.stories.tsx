import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { employmentRows, requisitionRows } from '../../api/mocks/offer-samples.ts'
import { workMachine, type Work } from './offer.effects.ts'
import { OffersView } from './OffersView.tsx'

const after = (work: Work): Work =>
  reached(workMachine, 'account', answered('load', work)).context.data ?? { offers: [], employments: [] }
const [current, past] = employmentRows

const meta = {
  component: OffersView,
  args: { work: after({ offers: [], employments: [] }), onLeave: fn(), onDispute: fn() },
} satisfies Meta<typeof OffersView>
export default meta
type S = StoryObj<typeof meta>

export const Empty: S = {
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('offer.page.empty'))).toBeVisible(),
}

/** What waits first; work that is and that was, each with what can be done about it. */
export const Everything: S = {
  args: { work: after({ offers: requisitionRows, employments: employmentRows }) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = canvas.getAllByRole('link')
    await expect(first).toHaveTextContent(requisitionRows[0].job_title)
    await expect(first).toHaveAttribute('href', `/user/offers/${requisitionRows[0].id}`)
    const named = (row: typeof current) => ({ job: row.job_title, company: row.company_name })
    await userEvent.click(canvas.getByRole('button', { name: say('offer.leave.of', named(current)) }))
    await expect(args.onLeave).toHaveBeenCalledWith(current)
    await expect(canvas.queryByRole('button', { name: say('offer.leave.of', named(past)) })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('offer.dispute.of', named(past)) }))
    await expect(args.onDispute).toHaveBeenCalledWith(past)
  },
}
/** A job that has not begun is none where the person works; one that was given up never began. */
export const NotBegun: S = {
  args: {
    work: after({
      offers: [{ ...requisitionRows[0], status: 'ended' }],
      employments: [
        { ...current, state: 'upcoming', started_on: '2026-09-01' },
        { ...past, offer_id: requisitionRows[0].id, state: 'never_began' },
      ],
    }),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const pattern = (text: string) => new RegExp(`^${text.replaceAll(/[()]/g, '.').replace('DAY', '.+')}$`)
    await expect(canvas.getByRole('heading', { name: say('offer.page.upcoming') })).toBeVisible()
    await expect(canvas.getByText(pattern(say('offer.work.starts', { date: 'DAY' })))).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: say('offer.page.current') })).toBeNull()
    await expect(canvas.getByText(pattern(say('offer.work.never', { from: 'DAY' })))).toBeVisible()
    await expect(canvas.getByText(say('offer.status.never_began')), 'its offer says the same').toBeVisible()
    await expect(canvas.queryByText(say('offer.status.ended'))).toBeNull()
  },
}
export const Disputed: S = {
  args: { work: after({ offers: [], employments: [{ ...past, dispute: 'I left two months later.' }] }) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('offer.work.disputed'))).toBeVisible()
    await expect(canvas.getByText('I left two months later.')).toBeVisible()
    await expect(
      canvas.getByRole('button', {
        name: say('offer.dispute.edit.of', { job: past.job_title, company: past.company_name }),
      }),
    ).toBeVisible()
  },
}

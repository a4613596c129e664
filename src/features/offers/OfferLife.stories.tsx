import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { detailOfRow, requisitionRows } from '../../api/mocks/offer-samples.ts'
import { jobOfferMachine } from '../../machines/job-offer/job-offer.machine.ts'
import type { Offer } from '../../machines/job-offer/offer-row.ts'
import { OfferView } from './OfferView.tsx'
import { connectOffer } from './offers.connect.ts'

const [pending] = requisitionRows
const machine = jobOfferMachine.provide({ actions: { announce: () => undefined } })
const NOTHING: Offer['abilities'] = { accept: false, reject: false, modify: false, withdraw: false, end: false }
const now = (status: Offer['status'], version: number, more: Partial<Offer> = {}): Offer => ({
  ...pending,
  abilities: NOTHING,
  ...more,
  status,
  version,
})
const accepted = now('accepted', 2)
const rejected = now('rejected', 2, { rejection_note: 'Too far from my family.' })
const modified = now('modified', 3, { terms: 2, salary: 51_500, abilities: pending.abilities })
const accepts = [{ type: 'offer.accept' }, { type: 'offer.confirm' }, answered('answer', accepted)]
const rejects = [{ type: 'offer.reject' }, { type: 'offer.confirm' }, answered('answer', rejected)]
const row = (offer: Offer) => ({ type: 'row.changed', row: offer }) as const

/** What the page shows after these events, from the day the offer came. */
const after = (...events: readonly { type: string }[]) => {
  const snapshot = reached(machine, { row: pending }, ...events)
  return { ...connectOffer(snapshot, fn()), detail: detailOfRow(snapshot.context.row) }
}

const meta = {
  title: 'Offers/Job offer life',
  component: OfferView,
  args: { ...after(), isSender: false, saving: null, onDownload: fn() },
} satisfies Meta<typeof OfferView>
export default meta
type S = StoryObj<typeof meta>

/** A status in the row's chip, which no other status shows, and whether it is answered. */
const shows =
  (status: Offer['status'], isAnswered: boolean, ...texts: readonly MessageId[]): NonNullable<S['play']> =>
  async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say(`offer.status.${status}`))).toBeVisible()
    for (const text of texts) await expect(canvas.getByText(say(text))).toBeVisible()
    await expect(canvas.queryAllByRole('button', { name: say('offer.accept') })).toHaveLength(isAnswered ? 0 : 1)
  }

export const Pending: S = { play: shows('pending', false) }
export const Accepted: S = { args: after(...accepts), play: shows('accepted', true) }
export const Rejected: S = { args: after(...rejects), play: shows('rejected', true, 'offer.rejection_note') }
/** Offered again after a refusal: answered like the first. */
export const Modified: S = {
  args: after(...rejects, row(modified)),
  play: shows('modified', false, 'offer.problem.changed.title'),
}
/** Taken back by the company, or by the clock on the last day for an answer. */
export const Withdrawn: S = {
  args: after(row(now('withdrawn', 2))),
  play: async (context) => {
    await shows('withdrawn', true, 'offer.problem.settled.withdrawn')(context)
    // Nothing was written, so nothing of it is spoken of.
    await expect(context.canvas.queryByText(/you wrote|የጻፉት/)).toBeNull()
  },
}
export const Ended: S = {
  args: after(...accepts, row(now('ended', 3))),
  play: shows('ended', true, 'offer.problem.settled.ended'),
}
/** Accepted on another device while the reason of a refusal was written. */
export const AcceptedMeanwhile: S = {
  args: after({ type: 'offer.reject' }, { type: 'note.change', note: 'Too far' } as { type: string }, row(accepted)),
  play: shows('accepted', true, 'offer.problem.settled.accepted'),
}

/** What the company does meanwhile. */
const company = new EventTarget()
function Answering() {
  const [snapshot, send] = useActor(machine, { input: { row: pending } })
  useEffect(() => {
    const tell = () => send(row(now('withdrawn', 2)))
    company.addEventListener('withdrawn', tell)
    return () => company.removeEventListener('withdrawn', tell)
  }, [send])
  return (
    <OfferView
      {...connectOffer(snapshot, send)}
      detail={detailOfRow(snapshot.context.row)}
      isSender={false}
      saving={null}
      onDownload={fn()}
    />
  )
}
/** Withdrawn while the question of an acceptance is open: the question goes, and what happened is in sight and has the focus. */
export const WithdrawnWhileAsked: S = {
  render: () => <Answering />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const accept = canvas.getByRole('button', { name: say('offer.accept') })
    accept.scrollIntoView({ block: 'end' })
    await userEvent.click(accept)
    await screen.findByRole('alertdialog')
    company.dispatchEvent(new Event('withdrawn'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const notice = await canvas.findByText(say('offer.problem.settled.withdrawn'))
    await waitFor(() =>
      expect(within(document.activeElement as HTMLElement).getByText(notice.textContent)).toBe(notice),
    )
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThan(0))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { liveLine } from '../../../.storybook/live-line.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { mock } from '../../api/mocks/mock.ts'
import { employmentRows, requisitionRows } from '../../api/mocks/offer-samples.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import type { Employment, Offer } from '../../machines/job-offer/offer-row.ts'
import { Screen } from './Offers.tsx'

const [pending] = requisitionRows
const [work] = employmentRows
const NOTHING: Offer['abilities'] = { accept: false, reject: false, modify: false, withdraw: false, end: false }
const accepted: Offer = { ...pending, status: 'accepted', version: 2, abilities: { ...NOTHING, end: true } }
const held: Employment = { ...work, offer_id: accepted.id }
/** What the server has. */
const server: { offer: Offer; employment: Employment } = { offer: pending, employment: work }
const live = liveLine()
const toast = fn()
const refresh = fn()

const about = {
  component: Screen,
  parameters: {
    msw: [
      mock('listRequisitions', () => [server.offer]),
      mock('listEmployments', () => [server.employment]),
      mock('endEmployment', ({ body }) => {
        server.employment = {
          ...held,
          version: 2,
          last_day: body.last_day,
          abilities: { ...held.abilities, end: false },
        }
        server.offer = { ...accepted, status: 'ended', version: 3, abilities: NOTHING }
        return server.employment
      }),
    ],
    session: { accountId: pending.employee_account_id, refresh },
  },
  beforeEach: () => {
    toast.mockClear()
    refresh.mockClear()
  },
  decorators: [toastsTo(toast), live.decorator],
} satisfies Meta<typeof Screen>
export default about
type S = StoryObj<typeof about>
const starts = (offer: Offer, employment: Employment) => () => void Object.assign(server, { offer, employment })

/** The company takes the offer back while the list is open: the row follows. */
export const WithdrawnMeanwhile: S = {
  beforeEach: starts(pending, work),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('offer.status.pending'))).toBeVisible()
    server.offer = { ...pending, status: 'withdrawn', version: 2, abilities: NOTHING }
    live.changed('offers')
    await waitFor(() => expect(canvas.getByText(say('offer.status.withdrawn'))).toBeVisible())
    await expect(canvas.queryByText(say('offer.status.pending'))).toBeNull()
  },
}
/** Leaving a job that came of an offer: said once, the offer is over, and the company goes from the accounts. */
export const Left: S = {
  beforeEach: starts(accepted, held),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const names = { job: held.job_title, company: held.company_name }
    await userEvent.click(await canvas.findByRole('button', { name: say('offer.leave.of', names) }))
    const dialog = await screen.findByRole('dialog', { name: say('offer.leave.title', names) })
    await userEvent.type(
      dialog.querySelector<HTMLInputElement>('[name="last_day"]') as HTMLInputElement,
      addisDay(new Date()),
    )
    await userEvent.click(await screen.findByRole('button', { name: say('offer.leave') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('offer.leave.done', names) }),
    )
    await expect(toast).toHaveBeenCalledOnce()
    await expect(refresh).toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByText(say('offer.status.ended'))).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

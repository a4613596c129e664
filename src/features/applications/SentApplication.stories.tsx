import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { OwnApplicationRow } from '../../../openapi/schemas/job-application.ts'
import { ownApplicationRows, sentRow } from '../../api/mocks/job-application-samples.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { broughtOffer } from '../../api/mocks/offer-samples.ts'
import { Sent } from './SentApplication.tsx'

const at = (status: OwnApplicationRow['status']) =>
  sentRow(ownApplicationRows.find((row) => row.status === status) as OwnApplicationRow)
const meta = {
  title: 'Applications/Sent application',
  component: Sent,
  args: { row: at('interview'), onChanged: fn() },
} satisfies Meta<typeof Sent>
export default meta
type S = StoryObj<typeof meta>

/** What was sent, the promised reply and the history. */
export const Waiting: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { name: say('application.history') })).toBeVisible()
    await expect(canvas.getByText(say('application.resume.sent'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'degree.pdf' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('application.withdraw') })).toBeVisible()
  },
}
/** A closing message is always there. */
export const Rejected: S = {
  args: { row: at('rejected') },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('application.reason.experience.told'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: sayIn(globals)('application.withdraw') })).toBeNull()
  },
}
/** The employer offers the job: the way to the offer is here too. */
export const Offered: S = {
  args: { row: at('hired') },
  parameters: { msw: [mock('getOwnOffer', () => ({ offer: broughtOffer }))] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const offer = within(await canvas.findByRole('region', { name: say('talk.offer') }))
    await expect(offer.getByText(say('talk.offer.status.pending'))).toBeVisible()
    await expect(offer.getByRole('link', { name: say('talk.offer.open') })).toBeVisible()
  },
}
export const Withdrawn: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('application.withdraw') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('application.withdraw') }))
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled())
    await expect(await canvas.findAllByText(say('application.status.withdrawn'))).not.toHaveLength(0)
  },
}
/** It was not done: the question stays and says why. */
export const NotWithdrawn: S = {
  parameters: { msw: [refusing('withdrawApplication', 'internal', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('application.withdraw') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('application.withdraw') }))
    await expect(await screen.findByText(say('application.failed.withdraw'))).toBeVisible()
  },
}

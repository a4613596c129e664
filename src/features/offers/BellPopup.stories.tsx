import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline } from '../../../tests/models/problems.ts'
import { requisitionRows } from '../../api/mocks/offer-samples.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { BellPopup } from './BellPopup.tsx'
import { listOffers } from './offer.effects.ts'

const machine = createLoadMachine(listOffers)
const after = (...events: readonly { type: string }[]) => {
  const { context } = reached(machine, 'account', ...events)
  return { offers: context.data ?? [], isUnknown: context.failure !== null, isSender: false, onOpen: fn(), onRetry: fn(), onChoose: fn() }
}

const meta = {
  component: BellPopup,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BellPopup>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = { args: after(), play: async ({ canvas }) => expect(canvas.queryByTestId('bell-dot')).toBeNull() }
export const Loaded: S = {
  args: after(answered('load', requisitionRows)),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByTestId('bell-dot')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: say('offer.bell.news') }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(requisitionRows[0]?.company_name ?? '?')
    await userEvent.click(canvas.getByText(requisitionRows[0]?.company_name ?? '?'))
    await expect(args.onChoose).toHaveBeenLastCalledWith(requisitionRows[0]?.id)
    await expect(canvas.getByRole('button', { name: say('offer.bell.news') })).toHaveFocus()
  },
}
export const Empty: S = {
  args: after(answered('load', [])),
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.queryByTestId('bell-dot')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText(sayIn(globals)('offer.list.empty'))).toBeVisible()
  },
}
/** Nothing is said in the top bar about offers that could not be read; the list itself is honest. */
export const Offline: S = {
  args: after(failed('load', offline())),
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** A company sees to whom its offers went. */
export const Sent: S = {
  args: { ...after(answered('load', requisitionRows)), isSender: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByText(requisitionRows[0]?.employee_email ?? '?')[0]).toBeVisible()
  },
}

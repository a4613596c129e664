import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { ownersRow } from '../../api/mocks/company-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { endMachine, type Ending, type Owners } from './owners.effects.ts'
import { OwnersView } from './OwnersView.tsx'

const owners = ownersRow as Owners
const [principal, other] = owners.owners as [Owners['owners'][number], Owners['owners'][number]]
const ending: Ending = { kind: 'owner', owner: other }
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(endMachine, { row: null }, ...events), fn(), () => 'k'),
  submit: fn(),
})
const sent = { type: 'save.submit', values: ending, key: 'k' }

const meta = {
  component: OwnersView,
  args: { owners, ending: null, end: after(), onEnd: fn(), onInvite: fn() },
} satisfies Meta<typeof OwnersView>
export default meta
type S = StoryObj<typeof meta>

/** The principal invites, removes, takes back and hands over. */
export const Principal: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('company.owners.remove_of', { name: other.name }) }))
    await expect(args.onEnd).toHaveBeenCalledWith(ending)
    await userEvent.click(canvas.getByRole('button', { name: say('company.owners.transfer.open') }))
    await expect(args.onInvite).toHaveBeenCalledWith('transfer')
    await expect(canvas.getByText('hiwot@example.com')).toBeVisible()
  },
}
/** A further owner may leave, and neither removes the principal nor hands over. */
export const FurtherOwner: S = {
  args: {
    owners: {
      owners: [
        { ...principal, is_me: false },
        { ...other, is_me: true },
      ],
      invitations: [],
      abilities: { invite: true, transfer: false },
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('button', { name: say('company.owners.leave') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('company.owners.transfer.open') })).toBeNull()
  },
}
export const Asking: S = {
  args: { ending },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await waitFor(() => expect(screen.getByText(say('company.owners.remove.text', { name: other.name }))).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: say('company.owners.remove') }))
    await expect(args.end.submit).toHaveBeenCalledWith(ending)
  },
}
export const Refused: S = {
  args: { end: after(sent, failed('save', refusal('last_owner', {}))) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
}
export const Offline: S = {
  args: { end: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { invitationsPath, invitedAs } from '../../../openapi/anchors.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { ownershipInvitationRow } from '../../api/mocks/company-samples.ts'
import { InvitationsView } from './Invitations.tsx'
import type { Invitation } from './owners.effects.ts'

const invitation = ownershipInvitationRow as Invitation
const meta = {
  component: InvitationsView,
  args: { invitations: [invitation], busy: false, failure: null, about: null, onAnswer: fn(), joined: null },
} satisfies Meta<typeof InvitationsView>
export default meta
type S = StoryObj<typeof meta>

export const Share: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('company.invitation.accept') }))
    await waitFor(() => expect(screen.getByText(say('company.invitation.accept.title'))).toBeVisible())
    await userEvent.click(screen.getAllByRole('button', { name: say('company.invitation.accept') }).at(-1)!)
    await expect(args.onAnswer).toHaveBeenCalledWith({ invitation, accept: true })
  },
}
export const Transfer: S = {
  args: { invitations: [{ ...invitation, kind: 'transfer' }] },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('company.invitation.transfer.text'), { exact: false })).toBeVisible(),
}
/** The plan has no room for one more account: the invitation stays. */
export const NoRoom: S = {
  args: { failure: failureOf(refusal('account_limit', { limit: 1, used: 1 })), about: invitation.id },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: sayIn(globals)('company.invitation.accept') })).toBeVisible()
  },
}
export const None: S = {
  args: { invitations: [] },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
}
/** Accepted: the company is not found by guessing, but by the button beside the news. */
export const Joined: S = {
  args: { invitations: [], joined: { invitation, onOpen: fn() } },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('company.invitation.joined.open') }))
    await expect(args.joined?.onOpen).toHaveBeenCalled()
  },
}
/** The notification of an invitation that was answered since leads here. */
export const AnsweredSince: S = {
  args: { invitations: [] },
  parameters: { route: { at: invitationsPath } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('company.invitation.none'))).toBeVisible(),
}
/** The link of an invitation to another's email, opened by somebody who is signed in. */
export const ForAnotherEmail: S = {
  args: { invitations: [] },
  parameters: { route: { at: `/dashboard${invitedAs('hana.b+work@example.org')}` } },
  play: async ({ canvas, globals }) =>
    expect(
      canvas.getByText(sayIn(globals)('company.invitation.another', { email: 'hana.b+work@example.org' })),
    ).toBeVisible(),
}

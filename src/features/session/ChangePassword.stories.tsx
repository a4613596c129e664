import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { sessionRows } from '../../api/mocks/user-samples.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { View } from './ChangePassword.tsx'
import { connectSave } from '../../machines/save/save.connect.ts'
import { DataPart } from './DataPart.tsx'
import { SecondFactorPart } from './SecondFactorPart.tsx'
import { SignInPart } from './SignInPart.tsx'
import { changePassword, listSessions } from './session.effects.ts'

const machine = createSaveMachine(changePassword)
const list = createLoadMachine(listSessions)
const sent = {
  type: 'save.submit',
  values: { current_password: 'the old one', password: 'a long sentence', confirm_password: 'a long sentence' },
  key: 'k',
}
const here = answered('load', sessionRows)
const after = (
  loads: readonly { type: string }[],
  events: readonly { type: string }[] = [],
  revoking: string | null = null,
) => {
  const { context } = reached(list, null, ...loads)
  return {
    details: <SignInPart />,
    factor: <SecondFactorPart />,
    data: <DataPart />,
    form: { ...connectSave(reached(machine, { row: null }, ...events), fn(), () => 'k'), submit: fn(), changed: fn() },
    sessions: { sessions: context.data, failure: context.failure, revoking, onRetry: fn(), onRevoke: fn() },
  }
}

const meta = { component: View } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const SessionsLoading: S = {
  args: { ...after([]), details: null, factor: null, data: null },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const SessionsOffline: S = {
  args: after([failed('load', offline())]),
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') }))
    await expect(args.sessions.onRetry).toHaveBeenCalledOnce()
  },
}
export const Editing: S = {
  args: after([here]),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const [mine, other] = canvas.getAllByRole('listitem')
    if (!mine || !other) throw new Error('two sessions are expected')
    await expect(within(mine).getByText(say('session.sessions.current'))).toBeVisible()
    await expect(within(mine).queryByRole('button')).toBeNull()
    await userEvent.click(within(other).getByRole('button'))
    await expect(args.sessions.onRevoke).toHaveBeenLastCalledWith(sessionRows[1]?.id)
  },
}
export const Saving: S = {
  args: after([here], [sent]),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.change.busy') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
export const WrongPassword: S = {
  args: after(
    [here],
    [sent, failed('save', refusal('invalid', {}, { current_password: ['This is not your current password'] }))],
  ),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('This is not your current password')).toBeVisible()
    await expect(
      canvas.getByLabelText(new RegExp(`^${sayIn(globals)('session.field.current_password')}`)),
    ).toBeInvalid()
  },
}
export const Saved: S = {
  args: after([here], [sent, answered('save', { message: 'changed' })]),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByLabelText(new RegExp(`^${sayIn(globals)('session.field.current_password')}`))).toHaveValue(''),
}
export const Revoking: S = {
  args: after([here], [], sessionRows[1]?.id ?? null),
  play: async ({ canvas, globals }) =>
    expect(
      canvas.getByRole('button', {
        name: sayIn(globals)('session.sessions.revoke_of', { device: sessionRows[1]?.device ?? '' }),
      }),
    ).toHaveAttribute('aria-disabled', 'true'),
}

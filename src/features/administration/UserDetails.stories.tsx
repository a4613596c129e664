import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { managedUserRows } from '../../api/mocks/company-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { turnMachine } from './administration.effects.ts'
import { UserDetails } from './UserDetails.tsx'

const [company, , administrator, disabled] = managedUserRows as [ManagedUser, ManagedUser, ManagedUser, ManagedUser]
const after = (row: ManagedUser, ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(turnMachine, { row }, ...events), fn(), () => 'k'),
  submit: fn(),
})
const sent = { type: 'save.submit', values: { kind: 'disable', reason: 'Asks for bank details.' }, key: 'k' }

const screen = within(document.body)

const meta = { component: UserDetails, args: { user: company, save: after(company), onReceive: fn() } } satisfies Meta<
  typeof UserDetails
>
export default meta
type S = StoryObj<typeof meta>

/** Disabling needs a reason, and says that it signs out at once. */
export const Active: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(globals['lang'] === 'am' ? 'ዕድገት' : 'Growth')).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('administration.to_request') })).toHaveAttribute(
      'href',
      expect.stringContaining('view=queue&request='),
    )
    await userEvent.click(canvas.getByRole('button', { name: say('administration.disable') }))
    await expect(canvas.getByText(say('administration.disable.text'))).toBeVisible()
    // The focus goes where the reason is written, and back when it is not.
    const reason = canvas.getByRole('textbox', { name: say('administration.disable.reason') })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.cancel') }))
    const disable = canvas.getByRole('button', { name: say('administration.disable') })
    await waitFor(() => expect(disable).toHaveFocus())
    await userEvent.click(disable)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.disable.submit') }))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('administration.disable.reason') }),
      'Asks for bank details.',
    )
    await userEvent.click(canvas.getByRole('button', { name: say('administration.disable.submit') }))
    await expect(args.save.submit).toHaveBeenCalledWith({ kind: 'disable', reason: 'Asks for bank details.' })
  },
}
/** Asked first, because the password alone signs in afterwards. */
export const ResettingSecondFactor: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.second_factor.reset') }))
    const dialog = await screen.findByRole('alertdialog', { name: say('administration.second_factor.reset.title') })
    await userEvent.click(
      within(dialog).getByRole('button', { name: say('administration.second_factor.reset.confirm') }),
    )
    await waitFor(() => expect(args.onReceive).toHaveBeenCalled())
  },
}
export const Disabled: S = {
  args: { user: disabled, save: after(disabled) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(disabled.disabled_reason ?? '')
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('administration.enable') }))
    await expect(args.save.submit).toHaveBeenCalledWith({ kind: 'enable' })
  },
}
/** Nobody disables themselves. */
export const Myself: S = {
  args: { user: administrator, save: after(administrator) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
export const Offline: S = {
  args: { save: after(company, sent, failed('save', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('textbox', { name: sayIn(globals)('administration.disable.reason') })).toHaveValue(
      'Asks for bank details.',
    ),
}
/** Another administrator was quicker. */
export const Stale: S = {
  args: { save: after(company, sent, failed('save', refusal('stale', { current: { ...company, version: 2 } }))) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('administration.stale.show') }))
    await expect(args.onReceive).toHaveBeenCalledWith({ ...company, version: 2 })
  },
}

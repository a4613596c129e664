import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { mock, refusing, waiting } from '../../api/mocks/mock.ts'
import { contactDetails, individual } from '../../api/mocks/user-samples.ts'
import { SignInPart } from './SignInPart.tsx'

const screen = within(document.body)
const pending = [{ kind: 'phone' as const, to: '+251922345678', expires_at: '2026-11-22T10:00:00Z' }]

/** The panel with its calls and dialogs, against mocked answers. */
const meta = { component: SignInPart, parameters: { session: { user: individual } } } satisfies Meta<typeof SignInPart>
export default meta
type S = StoryObj<typeof meta>

export const ChangeEmail: S = {
  play: async ({ canvas, globals, userEvent, step }) => {
    const say = sayIn(globals)
    const button = await canvas.findByRole('button', { name: say('session.contact.change_of.email') })
    await step('the dialog says what happens until the link is opened', async () => {
      await userEvent.click(button)
      const dialog = await screen.findByRole('dialog', { name: say('session.contact.change_of.email') })
      await expect(
        within(dialog).getByText(say('session.email.purpose', { email: contactDetails.email })),
      ).toBeInTheDocument()
      await waitFor(() =>
        expect(within(dialog).getByLabelText(new RegExp(`^${say('session.email.new')}`))).toHaveFocus(),
      )
    })
    await step('what is wrong is said beside its field', async () => {
      await userEvent.click(screen.getByRole('button', { name: say('session.change.send') }))
      await expect(await screen.findAllByText(say('validation.required'))).toHaveLength(2)
    })
    await step('sent, it closes and the focus is where it was', async () => {
      await userEvent.type(screen.getByLabelText(new RegExp(`^${say('session.email.new')}`)), 'new@example.com')
      await userEvent.type(
        screen.getByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
        'correct horse 42{Enter}',
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    })
  },
}
export const WrongPassword: S = {
  parameters: { msw: [refusing('changePhone', 'invalid', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('session.contact.change_of.phone') }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: new RegExp(`^${say('session.phone.new')}`) }),
      '0922345678',
    )
    await userEvent.type(
      screen.getByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
      'not the password{Enter}',
    )
    await expect(await screen.findByRole('alert')).toHaveTextContent(say('error.invalid'))
    await expect(screen.getByRole('textbox', { name: new RegExp(`^${say('session.phone.new')}`) })).toHaveValue(
      '0922345678',
    )
  },
}
export const RenameToATakenName: S = {
  parameters: {
    msw: [refusing('checkUsername', 'username_taken', {}), refusing('changeUsername', 'username_taken', {})],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('session.contact.change_of.username') }))
    const dialog = await screen.findByRole('dialog')
    await expect(
      within(dialog).getByText(say('session.rename.after', { username: contactDetails.username })),
    ).toBeInTheDocument()
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: new RegExp(`^${say('session.rename.new')}`) }),
      'bunna',
    )
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(say('error.username_taken')))
    await userEvent.type(
      within(dialog).getByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
      'correct horse 42{Enter}',
    )
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: new RegExp(`^${say('session.rename.new')}`) })).toBeInvalid(),
    )
  },
}
export const Renaming: S = {
  parameters: { msw: [waiting('changeUsername')] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('session.contact.change_of.username') }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: new RegExp(`^${say('session.rename.new')}`) }),
      'selam',
    )
    await userEvent.type(
      screen.getByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
      'correct horse 42{Enter}',
    )
    await expect(await screen.findByRole('button', { name: say('session.rename.busy') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
let isTakenBack = false
export const TakeBack: S = {
  parameters: {
    msw: [
      mock('getContact', () => ({ ...contactDetails, pending: isTakenBack ? [] : pending })),
      mock('cancelContactChange', () => {
        isTakenBack = true
      }),
    ],
  },
  beforeEach: () => {
    isTakenBack = false
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: say('session.contact.take_back_of', { to: pending[0]?.to ?? '' }) }),
    )
    await waitFor(() =>
      expect(
        canvas.queryByRole('button', { name: say('session.contact.take_back_of', { to: pending[0]?.to ?? '' }) }),
      ).toBeNull(),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say('session.contact.change_of.phone') })).toHaveFocus(),
    )
  },
}
let timesRead = 0
/** Confirmed in another window meanwhile: the list says how it is now. */
export const TakenBackTooLate: S = {
  parameters: {
    msw: [
      mock('getContact', () =>
        (timesRead += 1) === 1 ? { ...contactDetails, pending } : { ...contactDetails, phone_number: '+251922345678' },
      ),
      refusing('cancelContactChange', 'not_found', {}),
    ],
  },
  beforeEach: () => {
    timesRead = 0
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: sayIn(globals)('session.contact.take_back_of', { to: pending[0]?.to ?? '' }),
      }),
    )
    await expect(await canvas.findByText('+251922345678')).toBeVisible()
  },
}

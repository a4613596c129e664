import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { mock, refusing, waiting } from '../../api/mocks/mock.ts'
import { individual } from '../../api/mocks/user-samples.ts'
import { RECOVERY_CODES } from '../../api/mocks/second-factor.ts'
import { SecondFactorPart } from './SecondFactorPart.tsx'

const screen = within(document.body)
const toast = fn()
const on = mock('getSecondFactor', () => ({
  enabled_at: '2026-02-11T08:00:00.000Z',
  recovery_codes: 2,
  is_required: false,
}))

/** The panel with its calls and dialogs, against mocked answers. */
const meta = {
  component: SecondFactorPart,
  parameters: { session: { user: individual } },
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof SecondFactorPart>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  parameters: { msw: [waiting('getSecondFactor')] },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('getSecondFactor', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
/** Off: from the password over the drawing to the recovery codes. */
export const SettingUp: S = {
  play: async ({ canvas, globals, userEvent, step }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('session.second_factor.set_up') }))
    await step('the password', async () => {
      await userEvent.type(
        await screen.findByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
        'correct horse 42{Enter}',
      )
    })
    await step('the drawing, the key and the code', async () => {
      await expect(await screen.findByRole('img', { name: say('session.second_factor.code_drawn') })).toBeVisible()
      await expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
      // The phone that shows it cannot scan it.
      await expect(screen.getByRole('link', { name: say('session.second_factor.open') })).toHaveAttribute(
        'href',
        expect.stringMatching(/^otpauth:/),
      )
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(screen.getByRole('button', { name: say('session.second_factor.key.copy') }))
      await waitFor(() =>
        expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('session.second_factor.key.copied') }),
      )
      await expect(write).toHaveBeenCalledWith('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
      write.mockRestore()
      const code = screen.getByRole('textbox', { name: new RegExp(`^${say('session.login.code')}`) })
      await userEvent.type(code, '12{Enter}')
      await expect(await screen.findByText(say('validation.code'))).toBeVisible()
      await userEvent.type(code, '3456{Enter}')
    })
    await step('the recovery codes', async () => {
      const dialog = await screen.findByRole('dialog', { name: say('session.second_factor.codes.title') })
      await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(RECOVERY_CODES.length))
    })
    await step('a stray Escape asks before the codes are gone for good', async () => {
      await userEvent.keyboard('{Escape}')
      const question = await screen.findByRole('alertdialog', { name: say('session.second_factor.codes.leave') })
      await userEvent.click(within(question).getByRole('button', { name: say('session.second_factor.codes.back') }))
      const dialog = await screen.findByRole('dialog', { name: say('session.second_factor.codes.title') })
      await userEvent.keyboard('{Escape}')
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', {
          name: say('session.second_factor.codes.done'),
        }),
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(dialog).not.toBeInTheDocument()
    })
  },
}
export const WrongPassword: S = {
  parameters: { msw: [refusing('startSecondFactor', 'invalid', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('session.second_factor.set_up') }))
    await userEvent.type(
      await screen.findByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
      'not the password{Enter}',
    )
    await expect(await screen.findByRole('alert')).toHaveTextContent(say('error.invalid'))
  },
}
/** An administrator may do nothing else before. */
export const Required: S = {
  parameters: {
    msw: [mock('getSecondFactor', () => ({ enabled_at: null, recovery_codes: 0, is_required: true }))],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(sayIn(globals)('session.second_factor.required')),
}
export const TurningOff: S = {
  parameters: { msw: [on] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('session.second_factor.left', { count: 2 }))).toBeVisible()
    const button = canvas.getByRole('button', { name: say('session.second_factor.disable') })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: say('session.second_factor.disable.title') })
    await userEvent.type(
      within(dialog).getByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
      'correct horse 42',
    )
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: new RegExp(`^${say('session.login.code')}`) }),
      'K7MQ2-XW9RD{Enter}',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const NewCodes: S = {
  parameters: { msw: [on] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('session.second_factor.renew') }))
    const dialog = await screen.findByRole('dialog', { name: say('session.second_factor.renew') })
    await userEvent.type(
      within(dialog).getByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
      'correct horse 42',
    )
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: new RegExp(`^${say('session.login.code')}`) }),
      '123456{Enter}',
    )
    await expect(
      await screen.findByRole('dialog', { name: say('session.second_factor.codes.title') }),
    ).toHaveTextContent(RECOVERY_CODES[0] ?? '')
  },
}

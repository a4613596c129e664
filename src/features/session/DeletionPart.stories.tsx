import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { deletionRow } from '../../api/mocks/rights.ts'
import { individual } from '../../api/mocks/user-samples.ts'
import { DeletionPart } from './DeletionPart.tsx'

const screen = within(document.body)

/** The panel with its dialog, against mocked answers. */
const meta = {
  component: DeletionPart,
  parameters: { session: { user: individual } },
} satisfies Meta<typeof DeletionPart>
export default meta
type S = StoryObj<typeof meta>

/** What happens is said before the password is asked for. */
export const Asking: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.deletion.open') }))
    const dialog = await screen.findByRole('dialog', { name: say('session.deletion.title') })
    await expect(await within(dialog).findByText(say('session.deletion.now'))).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: say('session.deletion.submit') }))
    await expect(await within(dialog).findByText(say('validation.required'))).toBeInTheDocument()
  },
}
export const WrongPassword: S = {
  parameters: { msw: [refusing('requestDeletion', 'invalid', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.deletion.open') }))
    await userEvent.type(
      await screen.findByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
      'not the password{Enter}',
    )
    await waitFor(() => expect(screen.getByText(say('error.invalid'))).toBeInTheDocument())
  },
}
/** Companies with employees and with other owners, and a second factor. */
export const OwnerOfCompanies: S = {
  parameters: {
    msw: [
      mock('getDeletion', () => ({
        ...deletionRow,
        accounts: [
          { name: 'Gera Coffee Export', kind: 'company' as const, employees: 12, passes_on: false },
          { name: 'Bole Trade and Logistics Share Company', kind: 'company' as const, employees: 3, passes_on: true },
        ],
        jobs: 0,
        needs_code: true,
      })),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.deletion.open') }))
    await expect(
      await screen.findByText(say('session.deletion.employees', { count: 12 }), { exact: false }),
    ).toBeInTheDocument()
    await expect(screen.getByRole('textbox', { name: new RegExp(`^${say('session.login.code')}`) })).toBeInTheDocument()
  },
}
export const LastAdministrator: S = {
  parameters: { msw: [mock('getDeletion', () => ({ ...deletionRow, is_last_administrator: true }))] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.deletion.open') }))
    await expect(await screen.findByText(say('session.deletion.last'))).toBeInTheDocument()
  },
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('getDeletion', 'internal', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.deletion.open') }))
    await expect(await screen.findByRole('button', { name: say('ui.action.retry') })).toBeInTheDocument()
  },
}

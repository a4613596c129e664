import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { mock, refusing, waiting } from '../../api/mocks/mock.ts'
import { askedArchive, noArchive, readyArchive } from '../../api/mocks/rights.ts'
import { individual } from '../../api/mocks/user-samples.ts'
import { DataPart } from './DataPart.tsx'

const screen = within(document.body)

/** The panel with its calls and its dialog, against mocked answers. */
const meta = { component: DataPart, parameters: { session: { user: individual } } } satisfies Meta<typeof DataPart>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  parameters: { msw: [waiting('getDataArchive')] },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('getDataArchive', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
export const BeingMade: S = {
  parameters: { msw: [mock('getDataArchive', () => askedArchive)] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('session.data.asked'))).toBeVisible(),
}
export const Ready: S = {
  parameters: { msw: [mock('getDataArchive', () => readyArchive)] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('session.data.ready'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('session.data.download') })).toBeVisible()
  },
}
let isAsked = false
/** Asked for with the password; the panel then says that it is being made. */
export const Requesting: S = {
  parameters: {
    msw: [
      mock('getDataArchive', () => (isAsked ? askedArchive : noArchive)),
      mock('requestDataArchive', () => {
        isAsked = true
        return askedArchive
      }),
    ],
  },
  beforeEach: () => {
    isAsked = false
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('session.data.request') }))
    const dialog = await screen.findByRole('dialog', { name: say('session.data.request.title') })
    await userEvent.type(
      within(dialog).getByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
      'correct horse 42{Enter}',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(say('session.data.asked'))).toBeVisible()
  },
}
export const WrongPassword: S = {
  parameters: { msw: [refusing('requestDataArchive', 'invalid', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('session.data.request') }))
    await userEvent.type(
      await screen.findByLabelText(new RegExp(`^${say('session.field.current_password')}`)),
      'not the password{Enter}',
    )
    await expect(await screen.findByRole('alert')).toHaveTextContent(say('error.invalid'))
  },
}

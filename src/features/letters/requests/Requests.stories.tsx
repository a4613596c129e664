import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import { toastsTo } from '../../../../.storybook/toasts.tsx'
import { letterRequestSample } from '../../../api/mocks/letter-requests.ts'
import { letterPeopleRows } from '../../../api/mocks/letter-setting-samples.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { AskedRequests } from './AskedRequests.tsx'
import { OwnRequests } from './OwnRequests.tsx'

const toast = fn()
const meta = {
  title: 'Letters/Certificates',
  component: OwnRequests,
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof OwnRequests>
export default meta
type S = StoryObj<typeof meta>

/** Each request says how far it is; one that nobody has answered can be taken back. */
export const Asked: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    for (const state of ['open', 'writing', 'answered', 'declined', 'revoked'] as const)
      await expect(await canvas.findByText(say(`letter.request.state.${state}`))).toBeVisible()
    for (const state of ['answered', 'revoked'] as const)
      await expect(canvas.getByRole('link', { name: letterRequestSample(state).reference ?? '' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('letter.request.withdraw')) }))
    await waitFor(() => expect(canvas.queryByText(say('letter.request.state.open'))).toBeNull())
    await expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('letter.request.withdrawn') })
  },
}
export const Empty: S = {
  parameters: { msw: [mock('listOwnLetterRequests', () => ({ data: [] }))] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.request.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.request.add') }))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(say('letter.request.purpose')) }), 'Visa')
    await userEvent.click(dialog.getByRole('button', { name: say('letter.request.send') }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ severity: 'success' })))
  },
}
/** Nobody offers one. */
export const NothingToAskFor: S = {
  parameters: {
    msw: [
      mock('listOwnLetterRequests', () => ({ data: [] })),
      mock('listRequestableLetterTypes', () => ({ data: [] })),
    ],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('letter.request.none'))).toBeVisible(),
}
/** Too many are open: what was typed stays. */
export const TooMany: S = {
  parameters: { msw: [refusing('requestLetter', 'limit_reached', { limit: 5 })] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.request.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.request.add') }))
    const purpose = dialog.getByRole('textbox', { name: new RegExp(say('letter.request.purpose')) })
    await userEvent.type(purpose, 'Visa')
    await userEvent.click(dialog.getByRole('button', { name: say('letter.request.send') }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(purpose).toHaveValue('Visa')
  },
}
/** What the company is asked for. */
export const ToAnswer: S = {
  render: () => <AskedRequests />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(say('letter.request.decline')) }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.request.decline.title') }))
    await userEvent.type(dialog.getByRole('textbox'), 'Please ask the head office.')
    await userEvent.click(dialog.getByRole('button', { name: say('letter.request.decline') }))
    await waitFor(() => expect(canvas.queryByText(say('letter.request.asked'))).toBeNull())
    await expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('letter.request.declined') })
  },
}
const { id, type, kind, lang, purpose, created_at } = letterRequestSample('writing')
const WRITTEN = { id, type, kind, lang, purpose, created_at }
/** A colleague writes it. */
export const BeingWritten: S = {
  render: () => <AskedRequests />,
  parameters: {
    msw: [
      mock('listAskedLetterRequests', () => ({
        data: [{ ...WRITTEN, person: letterPeopleRows[2], letter_id: null, writer: letterPeopleRows[1] }],
      })),
    ],
  },
  play: async ({ canvas, globals }) => {
    const [, writer] = letterPeopleRows
    const name = writer.name?.[globals['lang'] === 'am' ? 'am' : 'en'] ?? ''
    await expect(await canvas.findByText(sayIn(globals)('letter.request.written_by', { name }))).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { userRegistration } from '../../../openapi/schemas/session.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { mock, refusing, waiting } from '../../api/mocks/mock.ts'
import { usernameMachine } from '../../machines/username/username.machine.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { UsernameField, UsernameHint } from './UsernameField.tsx'

const typed = { type: 'username.change', value: 'selamawit' }
const quiet = { type: 'xstate.after.quiet.username.debouncing' }
/** The line under the field in the state that these events lead to. */
const after = (...events: readonly { type: string }[]) => {
  const { value, context } = reached(usernameMachine, undefined, ...events)
  return { state: value, message: context.message }
}

const meta = { component: UsernameHint } satisfies Meta<typeof UsernameHint>
export default meta
type S = StoryObj<typeof meta>

export const Idle: S = { args: after(), play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull() }
export const Debouncing: S = {
  args: after(typed),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.username.checking')),
}
export const Checking: S = {
  args: after(typed, quiet),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.username.checking')),
}
export const Available: S = {
  args: after(typed, quiet, answered('check', 'This username is free')),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('This username is free'),
}
export const Taken: S = {
  args: after(typed, quiet, failed('check', refusal('username_taken', {}))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('error.username_taken')),
}
export const Broken: S = {
  args: after(typed, quiet, failed('check', refusal('internal', {}))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.username.broken')),
}
export const Offline: S = {
  args: after(typed, quiet, failed('check', offline())),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.username.offline')),
}
export const Unexpected: S = {
  args: after(typed, quiet, failed('check', refusal('unavailable', {}))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.username.unexpected')),
}

function Field() {
  const form = useSchemaForm(userRegistration, {})
  return <UsernameField control={form.control} name="username" />
}
const asked = fn<(username: string) => void>()
/** Typed letter by letter, the server is asked once, about the whole. */
export const Typed: S = {
  args: after(),
  render: () => <Field />,
  parameters: {
    msw: [
      mock('checkUsername', ({ params }) => {
        asked(params.username)
        return { message: 'This username is free' }
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    asked.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), 'Selamawit')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('This username is free'))
    await expect(asked.mock.calls).toEqual([['selamawit']])
  },
}
let isLineDown = false
/** Without a line it says so, and checks the name by itself when the line is back. */
export const TypedOffline: S = {
  args: after(),
  render: () => <Field />,
  parameters: {
    msw: [
      http.all('*/api/*', () => (isLineDown ? HttpResponse.error() : undefined)),
      mock('checkUsername', () => ({ message: 'This username is free' })),
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    isLineDown = true
    await userEvent.type(canvas.getByRole('textbox'), 'selam')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.username.offline')),
    )
    isLineDown = false
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('This username is free'))
  },
}
export const TypedAndTaken: S = {
  args: after(),
  render: () => <Field />,
  parameters: { msw: [refusing('checkUsername', 'username_taken', {})] },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'selam')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('error.username_taken')))
  },
}
/** What cannot be a username is not asked about. */
export const NotAUsername: S = {
  args: after(),
  render: () => <Field />,
  parameters: { msw: [waiting('checkUsername')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1 x')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

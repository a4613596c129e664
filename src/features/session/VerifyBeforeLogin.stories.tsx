import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { correctRegistration } from './contact.effects.ts'
import { connectMailRequest } from './mail-request.connect.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { View } from './VerifyBeforeLogin.tsx'

const email = 'selamawit@example.com'
const correcting = createSaveMachine(correctRegistration)
const sent = {
  type: 'save.submit',
  values: { email: 'selamawit@exampel.com', username: 'selamawit', password: 'a long sentence' },
  key: 'k',
}
interface State {
  readonly known?: string
  readonly username?: string
  readonly corrected?: string
  readonly mail?: readonly { type: string }[]
  readonly correction?: readonly { type: string }[]
}
const after = ({ known = email, username = 'selamawit', corrected = '', mail = [], correction = [] }: State) => ({
  request: { ...connectMailRequest(reached(mailRequestMachine, { email: known }, ...mail), fn()), onRequest: fn() },
  registered: known,
  username,
  corrected,
  correction: {
    ...connectSave(reached(correcting, { row: null }, ...correction), fn(), () => 'k'),
    submit: fn(),
    changed: fn(),
  },
})

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const JustRegistered: S = {
  args: after({}),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('session.verify.sent_to', { email }))).toBeVisible(),
}
/** Opened by its address, without a registration before it. */
export const NobodyKnown: S = {
  args: after({ known: '', username: '' }),
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('session.verify.sent'))).toBeVisible(),
}
export const SentAgain: S = {
  args: after({
    mail: [{ type: 'mail.request', email } as { type: string }, answered('send', 'A message is on its way')],
  }),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('A message is on its way'),
}
export const Correcting: S = {
  args: after({}),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const open = canvas.getByRole('button', { name: say('session.correct.open') })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(open)
    await expect(open).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByLabelText(new RegExp(`^${say('session.field.username')}`))).toHaveValue('selamawit')
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${say('session.correct.email')}`)), 'selamawit@exampel.com')
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('session.field.password')}`)),
      'a long sentence{Enter}',
    )
    await expect(args.correction.submit).toHaveBeenCalledWith(sent.values)
  },
}
const opened: S['play'] = async ({ canvas, globals, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('session.correct.open') }))
export const CorrectionOffline: S = {
  args: after({ correction: [sent, failed('save', offline())] }),
  play: async (story) => {
    await opened(story)
    await expect(story.canvas.getByRole('alert')).toHaveTextContent(sayIn(story.globals)('ui.state.offline.title'))
  },
}
export const CorrectionTooOften: S = {
  args: after({ correction: [sent, failed('save', refusal('too_many_requests', { retry_after: 40 }))] }),
  play: async (story) => {
    await opened(story)
    await expect(story.canvas.getByRole('alert')).toHaveTextContent('40')
    await expect(
      story.canvas.getByRole('button', { name: sayIn(story.globals)('session.correct.submit') }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Corrected: S = {
  args: after({
    known: 'selamawit@exampel.com',
    corrected: 'If this registration is waiting to be confirmed, we’ve sent an email to the new address.',
  }),
  play: async ({ canvas, globals }) => {
    const notice = canvas.getByRole('status')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(notice).toHaveTextContent('selamawit@exampel.com')
    await expect(notice).toHaveTextContent(sayIn(globals)('session.correct.nothing'))
  },
}

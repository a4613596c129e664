import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'
import { connectMailRequest } from './mail-request.connect.ts'
import { View } from './VerifyBeforeLogin.tsx'

const email = 'selamawit@example.com'
const after = (known: string, ...events: readonly { type: string }[]) => ({
  ...connectMailRequest(reached(mailRequestMachine, { email: known }, ...events), fn()),
  onRequest: fn(),
  registered: known,
})

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const JustRegistered: S = {
  args: after(email),
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('session.verify.sent_to', { email }))).toBeVisible(),
}
/** Opened by its address, without a registration before it. */
export const NobodyKnown: S = { args: after(''), play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('session.verify.sent'))).toBeVisible() }
export const SentAgain: S = {
  args: after(email, { type: 'mail.request', email } as { type: string }, answered('send', 'A message is on its way')),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('A message is on its way'),
}

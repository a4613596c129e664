import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { feedbackMachine } from './feedback.effects.ts'
import { FeedbackView } from './FeedbackView.tsx'

const written = { subject: 'An idea', text: 'A darker theme for the night.' }
const sent = { type: 'save.submit', values: written, key: 'k' }
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(feedbackMachine, { row: null }, ...events), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
})
const meta = {
  title: 'Feedback/Contact us',
  component: FeedbackView,
  args: { save: after(), onAgain: fn() },
} satisfies Meta<typeof FeedbackView>
export default meta
type S = StoryObj<typeof meta>

export const Empty: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(canvas.getByRole('textbox', { name: say('inbox.subject') }), written.subject)
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.feedback.send') }))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: say('inbox.message') }), written.text)
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.feedback.send') }))
    await expect(args.save.submit).toHaveBeenCalledWith(written)
  },
}
export const Sent: S = {
  args: { save: after(sent, answered('save', { message: 'OK' })) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('inbox.feedback.sent'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.feedback.sent.again') }))
    await expect(args.onAgain).toHaveBeenCalled()
  },
}
/** Putting something right tells the conversation: what waits for the line is older then. */
export const Offline: S = {
  args: { save: after(sent, failed('save', offline())) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const text = canvas.getByRole('textbox', { name: say('inbox.message') })
    await expect(text).toHaveValue(written.text)
    await expect(canvas.getByRole('button', { name: say('ui.action.retry') })).toBeVisible()
    await expect(args.save.changed).not.toHaveBeenCalled()
    await userEvent.type(text, '!')
    await expect(args.save.changed).toHaveBeenCalled()
  },
}
/** The same thing cannot be sent again once something was put right: the form's own button sends what stands there. */
export const CorrectedOffline: S = {
  args: { save: after(sent, failed('save', offline()), { type: 'form.changed' }) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.queryByRole('button', { name: say('ui.action.retry') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.feedback.send') }))
    await expect(args.save.submit).toHaveBeenCalledWith(written)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { InboxMessage } from '../../../openapi/schemas/message.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { messageRows } from '../../api/mocks/message-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { deleteMachine, replyMachine, stateMachine } from './inbox.effects.ts'
import { MessageDetails } from './MessageDetails.tsx'

const [waiting, answeredRow] = messageRows
const actions = (row: InboxMessage, ...events: readonly { type: string }[]) => ({
  row,
  mark: { ...connectSave(reached(stateMachine, { row }), fn(), () => 'k'), submit: fn() },
  reply: { ...connectSave(reached(replyMachine, { row }, ...events), fn(), () => 'k'), submit: fn() },
  remove: { ...connectSave(reached(deleteMachine, { row }), fn(), () => 'k'), submit: fn() },
})
const sent = { type: 'save.submit', values: { text: 'Yes, it can.' }, key: 'k' }

const meta = {
  title: 'Administration/Message',
  component: MessageDetails,
  args: { ...actions(waiting), onReceive: fn() },
} satisfies Meta<typeof MessageDetails>
export default meta
type S = StoryObj<typeof meta>

/** A reply needs words; it goes in the writer's language. */
export const New: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.answer.send') }))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'Yes, it can.')
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.answer.send') }))
    await expect(args.reply.submit).toHaveBeenCalledWith({ text: 'Yes, it can.' })
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.handle') }))
    await expect(args.mark.submit).toHaveBeenCalledWith({ state: 'handled' })
  },
}
export const Answered: S = {
  args: actions(answeredRow),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(answeredRow.replies[0]?.text ?? '')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.reopen') }))
    await expect(args.mark.submit).toHaveBeenCalledWith({ state: 'new' })
  },
}
/** Its reply waited for the line and went out by itself: a press that comes a moment later neither sends nor blames. */
export const SentByItself: S = {
  args: actions(answeredRow),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const send = canvas.getByRole('button', { name: say('inbox.answer.send') })
    await userEvent.click(send)
    await expect(canvas.queryByText(say('validation.required'))).toBeNull()
    await expect(args.reply.submit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox'), 'One thing more.')
    await userEvent.click(send)
    await expect(args.reply.submit).toHaveBeenCalledWith({ text: 'One thing more.' })
  },
}
/** Deleting says what is lost. */
export const Deleting: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.delete') }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(say('inbox.delete.text', { name: waiting.name }))
    await userEvent.click(within(dialog).getByRole('button', { name: say('inbox.delete') }))
    await expect(args.remove.submit).toHaveBeenCalledWith(null)
  },
}
/** Another administrator was quicker; what is typed stays. */
export const Stale: S = {
  args: actions(
    waiting,
    sent,
    failed('save', refusal('stale', { current: { ...answeredRow, id: waiting.id, version: 4 } })),
  ),
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Yes, it can.')
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('inbox.stale.show') }))
    await expect(args.onReceive).toHaveBeenCalled()
  },
}
/** Another administrator deleted it: that is said, and what is typed can still be copied. */
export const Gone: S = {
  args: actions(waiting, sent, failed('save', refusal('not_found', {}))),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByText(say('ui.state.gone'))[0]).toBeVisible()
    await expect(canvas.getAllByText(say('ui.state.missing.text'))[0]).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Yes, it can.')
  },
}
export const Offline: S = {
  args: actions(waiting, sent, failed('save', offline())),
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('Yes, it can.'),
}

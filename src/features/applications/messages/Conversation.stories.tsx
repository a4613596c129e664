import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import { people } from '../../../../openapi/cast.ts'
import { conversationSample, emptyConversation } from '../../../api/mocks/conversation-samples.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { sampleId } from '../../../api/mocks/sample-ids.ts'
import { ConversationPart } from './Conversation.tsx'

const id = sampleId(80, 4)
const other = people.selamawit.name.en
const meta = {
  title: 'Applications/Messages',
  component: ConversationPart,
  args: { talk: { id, side: 'employer' }, other },
  beforeEach: () => {
    sessionStorage.clear()
    heard.mockClear()
  },
} satisfies Meta<typeof ConversationPart>
export default meta
type S = StoryObj<typeof meta>

type Say = ReturnType<typeof sayIn>
type Canvas = Parameters<NonNullable<S['play']>>[0]['canvas']
const log = (canvas: Canvas, say: Say) => canvas.findByRole('log', { name: say('talk.messages') })
const field = (canvas: Canvas, say: Say) =>
  canvas.findByRole('textbox', { name: new RegExp(say('talk.write', { to: other })) })
const heard = fn<() => void>()

/** What both wrote; colleagues see who of them did. What is on the screen is read. */
export const Filled: S = {
  parameters: { msw: [mock('readConversation', () => heard())] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const messages = within(await log(canvas, say))
    await expect(messages.getAllByRole('listitem')).toHaveLength(3)
    await expect(messages.getAllByText(people.abebe.name[globals['lang'] === 'am' ? 'am' : 'en'])).toHaveLength(2)
    await waitFor(() => expect(heard).toHaveBeenCalled())
  },
}
/** The applicant hears the account, whoever of it wrote. */
export const AsApplicant: S = {
  args: { talk: { id, side: 'applicant' }, other: 'Abay' },
  parameters: {
    msw: [
      mock('getOwnConversation', () => ({
        ...conversationSample,
        messages: conversationSample.messages.map((message) => ({ ...message, author: null })),
      })),
    ],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const messages = within(await log(canvas, say))
    await expect(messages.getAllByText('Abay')).toHaveLength(2)
    await expect(messages.getByText(say('talk.you'))).toBeVisible()
  },
}
/** Nobody wrote yet; nothing is sent that says nothing; then the first message stands there and the field is empty. */
export const First: S = {
  parameters: { msw: [mock('getConversation', () => emptyConversation)] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('talk.none'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('talk.send') }))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await userEvent.type(await field(canvas, say), 'Welcome!')
    await userEvent.click(canvas.getByRole('button', { name: say('talk.send') }))
    await waitFor(async () => expect(await field(canvas, say)).toHaveValue(''))
  },
}
/** Sent by the keys, without the pointer. */
export const ByKeys: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(await field(canvas, say), 'At ten o’clock{Control>}{Enter}{/Control}')
    await expect(await within(await log(canvas, say)).findByText('At ten o’clock')).toBeVisible()
    await waitFor(async () => expect(await field(canvas, say)).toHaveValue(''))
  },
}
/** It waited for the line and went out by itself: a press that comes a moment later neither sends again nor blames. */
const written = fn<(text: string) => void>()
let isLineDown = false
export const SentByItself: S = {
  parameters: {
    msw: [
      http.post('*/api/*', () => (isLineDown ? HttpResponse.error() : undefined)),
      mock('writeToApplicant', ({ body: { text } }) => {
        written(text)
        return emptyConversation
      }),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    written.mockClear()
    const say = sayIn(globals)
    isLineDown = true
    const text = await field(canvas, say)
    await userEvent.type(text, 'At ten o’clock')
    const send = canvas.getByRole('button', { name: say('talk.send') })
    await userEvent.click(send)
    await expect(await canvas.findByText(say('talk.failed'))).toBeVisible()
    isLineDown = false
    globalThis.dispatchEvent(new Event('online'))
    await waitFor(() => expect(text).toHaveValue(''))
    await userEvent.click(send)
    await userEvent.type(text, '{Control>}{Enter}{/Control}')
    await expect(canvas.queryByText(say('validation.required'))).toBeNull()
    await expect(written.mock.calls).toEqual([['At ten o’clock']])
  },
}
/** It was not sent: what was written stays, and can be sent again. */
export const NotSent: S = {
  parameters: { msw: [refusing('writeToApplicant', 'internal', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(await field(canvas, say), 'Are you there?')
    await userEvent.click(canvas.getByRole('button', { name: say('talk.send') }))
    await expect(await canvas.findByText(say('talk.failed'))).toBeVisible()
    await expect(await field(canvas, say)).toHaveValue('Are you there?')
    await expect(canvas.getByRole('button', { name: say('ui.action.retry') })).toBeVisible()
  },
}
/** More than one look: what was written before is read when it is asked for. */
export const Long: S = {
  parameters: {
    msw: [
      mock('getConversation', ({ query }) => {
        const start = query.before === undefined ? 51 : 1
        const text = 'A word that does not end: '.concat('x'.repeat(200))
        return {
          ...conversationSample,
          unread: 0,
          has_earlier: query.before === undefined,
          messages: Array.from({ length: 3 }, (_, n) => ({
            number: start + n,
            by: 'applicant' as const,
            author: null,
            text: `${start + n}. ${text}`,
            sent_at: '2026-03-02T09:00:00.000Z',
          })),
        }
      }),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('talk.earlier') }))
    await expect(await canvas.findByText(/^1\./)).toBeVisible()
    await expect(canvas.getByText(/^53\./)).toBeVisible()
  },
}
/** Long after the decision it can be read, and no more. */
export const Closed: S = {
  parameters: {
    msw: [mock('getConversation', () => ({ ...conversationSample, unread: 0, can_write: false }))],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('talk.closed'))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('getConversation', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import type { PublishingStatus } from '../../../openapi/schemas/publishing.ts'
import { entries } from '../../api/mocks/collections.ts'
import { refusing } from '../../api/mocks/mock.ts'
import type { PublishedRow } from '../../machines/publishing/publishing.machine.ts'
import { EntryPublishing } from './EntryPublishing.tsx'
import type { AnyRow } from './row.ts'

interface ArticleProps {
  readonly status: PublishingStatus
  readonly onDone: (now: AnyRow) => void
}
/** The article of the mocks that stands so, as it is when the story begins. */
function Article({ status, onDone }: ArticleProps) {
  const [row] = useState(() =>
    (entries.blog.all() as unknown as readonly (AnyRow & PublishedRow)[]).find(
      ({ publishing }) => publishing.status === status,
    ),
  )
  if (!row) throw new Error(`No article of the mocks is ${status}.`)
  return <EntryPublishing resource={anyResources.blog} row={row} onDone={onDone} />
}

const meta = {
  title: 'Resources/Publishing of an entry',
  component: Article,
  args: { status: 'draft', onDone: fn() },
} satisfies Meta<typeof Article>
export default meta
type S = StoryObj<typeof meta>
type Play = NonNullable<S['play']>
type Context = Parameters<Play>[0]

const press = async ({ canvas, globals, userEvent }: Context, choice: 'publish' | 'schedule' | 'withdraw') =>
  userEvent.click(canvas.getByRole('button', { name: sayIn(globals)(`publishing.${choice}`) }))
const send = async ({ globals, userEvent }: Context, choice: 'publish' | 'schedule') => {
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: sayIn(globals)(`publishing.${choice}`) }))
}

export const Draft: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('publishing.status.draft'))).toBeVisible()
    await expect(canvas.getByText(say('publishing.saved_only'))).toBeVisible()
  },
}
export const Scheduled: S = {
  args: { status: 'scheduled' },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('button', { name: say('publishing.reschedule') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('publishing.unschedule') })).toBeVisible()
  },
}
export const Published: S = {
  args: { status: 'published' },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('button', { name: say('publishing.view') })).toBeVisible()
    await expect(canvas.queryByText(say('publishing.saved_only'))).toBeNull()
  },
}
/** A day and a time are asked for; the hour from now is proposed. */
export const Scheduling: S = {
  play: async (context) => {
    const { globals } = context
    await press(context, 'schedule')
    const dialog = await screen.findByRole('dialog')
    const time = within(dialog).getByLabelText(new RegExp(sayIn(globals)('publishing.schedule.time')))
    await expect((time as HTMLInputElement).value).not.toBe('')
  },
}
/** Nothing can be scheduled without a time: it is said at the field, and nothing is sent. */
export const ScheduledWithoutATime: S = {
  play: async (context) => {
    const { args, globals, userEvent } = context
    const say = sayIn(globals)
    await press(context, 'schedule')
    const dialog = await screen.findByRole('dialog')
    await userEvent.clear(within(dialog).getByLabelText(new RegExp(say('publishing.schedule.time'))))
    await send(context, 'schedule')
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible())
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
export const PublishedNow: S = {
  play: async (context) => {
    const { args } = context
    await press(context, 'publish')
    await send(context, 'publish')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining({ active: true })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** The server cannot: the dialog stays and says so. */
export const NotPublished: S = {
  parameters: { msw: [refusing('publishBlog', 'internal', {})] },
  play: async (context) => {
    const { args } = context
    await press(context, 'publish')
    await send(context, 'publish')
    const dialog = await screen.findByRole('dialog')
    await expect(await within(dialog).findByRole('alert')).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
export const Withdrawing: S = {
  args: { status: 'published' },
  play: async (context) => {
    const { globals } = context
    await press(context, 'withdraw')
    await expect(await screen.findByRole('dialog')).toHaveTextContent(sayIn(globals)('publishing.withdraw.text'))
  },
}

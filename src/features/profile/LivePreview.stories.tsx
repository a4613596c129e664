import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { connectPreview } from '../../machines/preview/preview.connect.ts'
import { LivePreview } from './LivePreview.tsx'
import { previewMachine, type PreviewWish } from './profile.effects.ts'

const wish: PreviewWish = { template: 'starter', as: 'site', language: 'en', look: null }
const first = [answered('ask', 'about:blank'), { type: 'page.drawn', url: 'about:blank' }] as const
const another = { type: 'wish.changed', wish: { ...wish, template: 'template1' } }
const rested = { type: 'xstate.after.rest.preview.resting' }
const after = (...events: readonly { type: string }[]) => ({
  ...connectPreview(reached(previewMachine, { wish, rest: 1 }, ...events), fn()),
  drawn: fn(),
  retry: fn(),
})

const meta = { component: LivePreview, args: { preview: after(), device: 'desktop', height: '20rem' } } satisfies Meta<
  typeof LivePreview
>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Seen: S = {
  args: { preview: after(...first) },
  play: async ({ canvas, globals }) => expect(canvas.getByTitle(sayIn(globals)('profile.preview'))).toBeVisible(),
}
/** The new page is drawn behind the one that is seen. */
export const Following: S = {
  args: { preview: after(...first, another, rested, answered('ask', 'about:blank?next')) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByTitle(sayIn(globals)('profile.preview'))).toHaveLength(2)
    await expect(canvas.getByText(sayIn(globals)('profile.preview.updating'))).toBeInTheDocument()
  },
}
/** What was seen last stays. */
export const LeftBehind: S = {
  args: { preview: after(...first, another, rested, failed('ask', offline())), device: 'phone' },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('profile.preview.failed'))
    await expect(canvas.getByTitle(say('profile.preview'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.preview.retry).toHaveBeenCalled()
  },
}
export const Offline: S = {
  args: { preview: after(failed('ask', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const Failed: S = {
  args: { preview: after(failed('ask', refusal('internal', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { siteRow } from '../../api/mocks/site-samples.ts'
import { connectPublish } from '../../machines/publish/publish.connect.ts'
import type { Site } from '../../machines/publish/publish.machine.ts'
import { publishMachine } from './profile.effects.ts'
import { PublishStepView } from './PublishStep.tsx'

const site = siteRow as Site
const lacking: Site = { ...site, missing: ['section'], abilities: { publish: false, unpublish: false } }
const after = (row: Site, ...events: readonly { readonly type: string }[]) => ({
  ...connectPublish(reached(publishMachine, { site: row }, ...events), fn()),
  confirm: fn(),
  answerIndexing: fn(),
})
const asked = { type: 'publish.ask' }
const confirmed = { type: 'question.confirm' }

const meta = { component: PublishStepView, args: { publish: after(site, asked) } } satisfies Meta<
  typeof PublishStepView
>
export default meta
type S = StoryObj<typeof meta>

export const Asking: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByText(say('profile.site.indexable.answer_no')))
    await expect(args.publish.answerIndexing).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: say('welcome.publish') }))
    await expect(args.publish.confirm).toHaveBeenCalledOnce()
  },
}
/** What is missing is named, with the way to its step. */
export const Lacking: S = {
  args: { publish: after(lacking) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('welcome.missing.section') })).toHaveAttribute(
      'href',
      expect.stringContaining('step=work'),
    ),
}
export const LackingPressed: S = {
  args: { publish: after(lacking, asked) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('profile.site.missing')),
}
export const Publishing: S = {
  args: { publish: after(site, asked, confirmed) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('profile.site.publishing') }))
    await expect(args.publish.confirm).not.toHaveBeenCalled()
  },
}
export const Offline: S = {
  args: { publish: after(site, asked, confirmed, failed('publish', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}

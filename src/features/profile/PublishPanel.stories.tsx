import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { companySectionPath } from '../../../openapi/anchors.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { NOW } from '../../api/mocks/sample-ids.ts'
import { siteRow } from '../../api/mocks/site-samples.ts'
import { connectPublish, lookOf } from '../../machines/publish/publish.connect.ts'
import type { Site } from '../../machines/publish/publish.machine.ts'
import { publishMachine } from './profile.effects.ts'
import { PublishPanel } from './PublishPanel.tsx'

const site: Site = { ...siteRow, url: 'http://localhost/@selamawit' }
const bare: Site = { ...site, missing: ['name', 'section'] }
const published: Site = {
  ...site,
  status: 'published',
  published_at: NOW,
  version: 2,
  abilities: { publish: false, unpublish: true },
}
const ask = { type: 'publish.ask' }
const doubt = { type: 'unpublish.ask' }
const confirm = { type: 'question.confirm' }
const after = (from: Site, ...events: readonly { type: string }[]) =>
  connectPublish(reached(publishMachine, { site: from }, ...events), fn())

const meta = {
  title: 'Sites/Site life',
  component: PublishPanel,
  args: { kind: 'individual', publish: after(site) },
} satisfies Meta<typeof PublishPanel>
export default meta
type S = StoryObj<typeof meta>

export const Unpublished: S = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('profile.site.unpublished.text'))).toBeVisible(),
}
export const TakenDown: S = {
  args: { publish: after({ ...site, taken_down_reason: 'The page asks for money before a job.' }) },
  play: async ({ canvas, globals }) => {
    const why = canvas.getByText('The page asks for money before a job.')
    await expect(why).toBeVisible()
    await expect(why.closest('section, div')?.parentElement).toHaveTextContent(
      sayIn(globals)('profile.site.taken_down'),
    )
  },
}
export const SomethingMissing: S = {
  args: { publish: after(bare) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('profile.site.missing.name') })).toBeVisible(),
}
export const Incomplete: S = {
  args: { publish: after(bare, ask) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('profile.site.missing')),
}
export const Asking: S = {
  args: { publish: after(site, ask) },
  play: async ({ globals }) =>
    waitFor(() => expect(screen.getByText(sayIn(globals)('profile.site.indexable.question'))).toBeVisible()),
}
export const Publishing: S = {
  args: { publish: after(site, ask, confirm) },
  play: async ({ globals }) =>
    waitFor(() =>
      expect(screen.getByRole('button', { name: sayIn(globals)('profile.site.publishing') })).toBeVisible(),
    ),
}
export const PublishingOffline: S = {
  args: { publish: after(site, ask, confirm, failed('publish', offline())) },
  play: async ({ globals }) =>
    waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title'))),
}
export const Published: S = {
  args: { publish: after(site, ask, confirm, answered('publish', published)) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(canvas.getByText(sayIn(globals)('profile.site.indexable.yes'))).toBeVisible()
  },
}
export const HiddenFromSearch: S = {
  args: { publish: after({ ...published, indexable: false }) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('profile.site.indexable.no'))).toBeVisible(),
}
export const Editing: S = {
  args: {
    publish: after(published, {
      type: 'site.edit',
      dress: { template: 'starter', look: lookOf(published), indexable: false },
      thenPublish: false,
    } as { type: string }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('switch')).toBeDisabled(),
}
export const Doubting: S = {
  args: { publish: after(published, doubt) },
  play: async ({ globals }) =>
    waitFor(() => expect(screen.getByText(sayIn(globals)('profile.site.unpublish.text'))).toBeVisible()),
}
export const Unpublishing: S = {
  args: { publish: after(published, doubt, confirm) },
  play: async ({ globals }) =>
    waitFor(() =>
      expect(screen.getAllByRole('button', { name: sayIn(globals)('profile.site.unpublish') }).at(-1)).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    ),
}
/** Published elsewhere meanwhile: the truth is read again. */
export const Rereading: S = {
  args: { publish: after(site, ask, confirm, failed('publish', refusal('not_pending', { status: 'published' }))) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('not_pending'),
}
/** Changed elsewhere meanwhile: the newer state is shown, and why nothing was done. */
export const Stale: S = {
  args: { publish: after(site, ask, confirm, failed('publish', refusal('stale', { current: published }))) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('stale')
    await expect(canvas.getByRole('button', { name: sayIn(globals)('profile.site.unpublish') })).toBeVisible()
  },
}
/** A company's name is written in its information. */
export const CompanyWithoutName: S = {
  args: { kind: 'company', publish: after(bare) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('profile.site.missing.name') })).toHaveAttribute(
      'href',
      companySectionPath('identity'),
    ),
}

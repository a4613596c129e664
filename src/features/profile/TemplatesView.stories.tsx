import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { siteRow } from '../../api/mocks/site-samples.ts'
import { connectPublish, lookOf } from '../../machines/publish/publish.connect.ts'
import type { Site } from '../../machines/publish/publish.machine.ts'
import { publishMachine } from './profile.effects.ts'
import { TemplateEditor } from './Templates.tsx'
import { TemplatesView } from './TemplatesView.tsx'

const site: Site = { ...siteRow, second_colour: '#92400e', url: 'http://localhost/@selamawit' }
const edit = {
  type: 'site.edit',
  dress: { template: 'template1', look: lookOf(site), indexable: true },
  thenPublish: false,
}
const after = (...events: readonly { type: string }[]) => ({
  ...connectPublish(reached(publishMachine, { site }, ...events), fn()),
  dress: fn(),
  askPublish: fn(),
})
/** The page that a story's server gives: finished HTML without a line of script, as in life. */
const page = http.post('*/api/site/preview', () =>
  HttpResponse.json({ url: 'about:blank', expires_at: '2026-03-02T08:40:00.000Z' }, { status: 201 }),
)

const meta = {
  component: TemplatesView,
  args: { kind: 'individual', publish: after(), onDiscard: fn() },
  parameters: { msw: [page] },
} satisfies Meta<typeof TemplatesView>
export default meta
type S = StoryObj<typeof meta>

export const AsSaved: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('button', { name: new RegExp(say('profile.template.starter')) })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(canvas.getByText(say('profile.colours.as_chosen'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('profile.look.save') })).toBeNull()
  },
}
/** What is tried out is saved together, and not before the person says so. */
export const TryingOut: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('profile.template.template1')) }))
    await userEvent.click(canvas.getByRole('button', { name: say('profile.palette.bale') }))
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('profile.font.serif')) }))
    await expect(args.publish.dress).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: say('profile.look.save') }))
    const look = { primary_colour: '#047857', second_colour: '#854d0e', text_colour: '#1c2b24', font: 'serif' }
    await waitFor(() => expect(args.publish.dress).toHaveBeenCalledWith({ template: 'template1', look }, false))
  },
}
/**
 * On narrow screens the preview stands right under the templates, before colours and fonts; beside them where there is
 * room.
 */
export const PreviewInItsPlace: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const at = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect()
    const [templates, preview, colours] = [
      at(say('profile.templates.gallery')),
      at(say('profile.preview')),
      at(say('profile.look')),
    ]
    if (matchMedia('(min-width: 80rem)').matches) await expect(preview.left).toBeGreaterThan(templates.right)
    else {
      await expect(preview.top).toBeGreaterThan(templates.bottom)
      await expect(colours.top).toBeGreaterThan(preview.bottom)
    }
  },
}
/** Publishing what is tried out saves it first. */
export const PublishingWhatIsTried: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('profile.template.template1')) }))
    await userEvent.click(canvas.getByRole('button', { name: say('profile.site.publish') }))
    await waitFor(() =>
      expect(args.publish.dress).toHaveBeenCalledWith({ template: 'template1', look: lookOf(site) }, true),
    )
    await expect(args.publish.askPublish).not.toHaveBeenCalled()
  },
}
/** A colour that no one could read is kept and corrected, and the page says so. */
export const ColourCorrected: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = canvas.getByLabelText(new RegExp(`^${say('profile.primary_colour')}`), { selector: 'input[name]' })
    await userEvent.clear(field)
    await userEvent.type(field, '#ffff00')
    await expect(canvas.getByText(say('profile.colours.corrected'))).toBeVisible()
    await expect(canvas.getByText(say('profile.colours.contrast.low', { ratio: '1.1' }))).toBeVisible()
  },
}
export const NoColour: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = canvas.getByLabelText(new RegExp(`^${say('profile.primary_colour')}`), { selector: 'input[name]' })
    await userEvent.clear(field)
    await userEvent.type(field, 'red;}')
    await userEvent.click(canvas.getByRole('button', { name: say('profile.look.save') }))
    await expect(await canvas.findByText(say('validation.colour'))).toBeVisible()
    await expect(args.publish.dress).not.toHaveBeenCalled()
  },
}
export const Saving: S = {
  args: { publish: after(edit) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('resource.saving') })).toBeVisible(),
}
/** Changed elsewhere meanwhile: what was chosen here stays, on top of it or back to it. */
export const Stale: S = {
  args: { publish: after(edit, failed('edit', refusal('stale', { current: { ...site, version: 2, font: 'serif' } }))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('profile.look.stale.text'))).toBeVisible(),
}
/** The look is saved on another device: shown here at once, unless another is being tried out. */
export const ChangedElsewhere: StoryObj = {
  render: function Editor() {
    const [now, setNow] = useState(site)
    return (
      <>
        <button type="button" onClick={() => setNow({ ...site, version: 2, template: 'template1' })}>
          two
        </button>
        <button type="button" onClick={() => setNow({ ...site, version: 3, template: 'template1', font: 'serif' })}>
          three
        </button>
        <TemplateEditor site={now} kind="individual" />
      </>
    )
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const template = (key: 'starter' | 'template1') =>
      canvas.getByRole('button', { name: new RegExp(say(`profile.template.${key}`)) })
    await userEvent.click(canvas.getByRole('button', { name: 'two' }))
    await waitFor(() => expect(template('template1')).toHaveAttribute('aria-pressed', 'true'))
    await expect(canvas.queryByRole('button', { name: say('profile.look.save') })).toBeNull()
    await userEvent.click(template('starter'))
    await expect(canvas.queryByText(say('profile.look.stale.text'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'three' }))
    await expect(await canvas.findByText(say('profile.look.stale.text'))).toBeVisible()
    await expect(template('starter')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: say('profile.look.discard') }))
    await waitFor(() => expect(template('template1')).toHaveAttribute('aria-pressed', 'true'))
    await expect(canvas.queryByText(say('profile.look.stale.text'))).toBeNull()
  },
}
export const SavingOffline: S = {
  args: { publish: after(edit, failed('edit', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const Saved: S = {
  args: { publish: after(edit, answered('edit', { ...site, template: 'template1', version: 2 })) },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
/** The server cannot draw the page: everything else works. */
export const WithoutPreview: S = {
  parameters: { msw: [http.post('*/api/site/preview', () => HttpResponse.error())] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('ui.state.offline.title'))).toBeVisible(),
}
const companys: Site = {
  ...site,
  templates: [
    ...site.templates,
    { key: 'template3', name: null, category: { en: 'Bold', am: 'ደማቅ' }, is_premium: false, is_allowed: true },
  ],
}
/** A company has a template more, and is told of its page in the words of a company. */
export const Company: S = {
  args: {
    kind: 'company',
    publish: { ...connectPublish(reached(publishMachine, { site: companys }), fn()), dress: fn(), askPublish: fn() },
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('profile.template.template3')) }))
    await userEvent.click(canvas.getByRole('button', { name: say('profile.look.save') }))
    await waitFor(() =>
      expect(args.publish.dress).toHaveBeenCalledWith({ template: 'template3', look: lookOf(site) }, false),
    )
  },
}
/** One font of an administrator's name, and one that is no longer offered. */
export const FewerFonts: S = {
  args: {
    publish: {
      ...connectPublish(
        reached(publishMachine, {
          site: {
            ...site,
            fonts: [
              { key: 'serif', name: { en: 'Book', am: 'መጽሐፍ' }, faces: [] },
              { key: 'noto', name: null, faces: [] },
            ],
          },
        }),
        fn(),
      ),
      dress: fn(),
      askPublish: fn(),
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const fonts = within(canvas.getByRole('group', { name: say('profile.font') })).getAllByRole('button')
    await expect(fonts.map(({ textContent }) => textContent.replace(say('profile.font.sample'), ''))).toEqual([
      globals['lang'] === 'am' ? 'መጽሐፍ' : 'Book',
      say('profile.font.noto'),
    ])
  },
}
const [first, second] = site.templates as [Site['templates'][number], Site['templates'][number]]
/** A template under an administrator's name, which only a larger plan has: it can be previewed. */
export const Premium: S = {
  args: {
    publish: {
      ...connectPublish(
        reached(publishMachine, {
          site: {
            ...site,
            templates: [
              first,
              { ...second, name: { en: 'Editorial', am: 'ኤዲቶሪያል' }, is_premium: true, is_allowed: false },
            ],
          },
        }),
        fn(),
      ),
      dress: fn(),
      askPublish: fn(),
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const premium = canvas.getByRole('button', { name: new RegExp(globals['lang'] === 'am' ? 'ኤዲቶሪያል' : 'Editorial') })
    await expect(premium).toHaveTextContent(say('profile.template.not_in_plan'))
    await userEvent.click(premium)
    await waitFor(() => expect(premium).toHaveAttribute('aria-pressed', 'true'))
  },
}

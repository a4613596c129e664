import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { AnyEventObject } from 'xstate'
import { sayIn } from '../../../.storybook/say.ts'
import { SETUP_STEPS, type SetupStep } from '../../../openapi/schemas/profile.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { connectSetup } from '../../machines/setup/setup.connect.ts'
import type { SetupProgress } from '../../machines/setup/setup.machine.ts'
import { setupMachine } from './setup.effects.ts'
import { SetupView } from './SetupView.tsx'

const progress = (
  current: SetupStep,
  done: readonly SetupStep[] = ['personal', 'account'],
  skipped: readonly SetupStep[] = [],
): SetupProgress => ({
  current,
  version: 1,
  steps: SETUP_STEPS.map((key) => ({
    key,
    name: null,
    state: done.includes(key) ? 'done' : skipped.includes(key) ? 'skipped' : 'open',
  })),
})
const after = (...events: readonly AnyEventObject[]) => ({
  ...connectSetup(reached(setupMachine, { step: null }, ...events), fn()),
  skip: fn(),
  retry: fn(),
})
const at = (current: SetupStep, done?: readonly SetupStep[], skipped?: readonly SetupStep[]) =>
  answered('load', progress(current, done, skipped))

const meta = {
  component: SetupView,
  args: { setup: after(at('education')), onContinue: fn(), children: null },
} satisfies Meta<typeof SetupView>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  args: { setup: after() },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Step: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 2, name: say('resource.sections.education') })).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
    await userEvent.click(canvas.getByRole('button', { name: say('setup.continue') }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say('setup.skip') }))
    await expect(args.setup.skip).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: say('setup.back') })).toHaveAttribute(
      'href',
      expect.stringContaining('step=social_media'),
    )
  },
}
/** Every step with its state in words; on a narrow screen under a button. */
export const Steps: S = {
  args: { setup: after(at('education', ['personal', 'account', 'about'], ['social_media'])) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const toggle = canvas.queryByRole('button', { name: say('setup.steps') })
    if (toggle) await userEvent.click(toggle)
    const links = canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('step='))
    await expect(links.length).toBeGreaterThanOrEqual(SETUP_STEPS.length)
    const current = links.find((link) => link.getAttribute('aria-current') === 'step')
    await expect(current).toHaveTextContent(say('resource.sections.education'))
    await expect(canvas.getAllByText(say('setup.state.skipped'))).toHaveLength(1)
  },
}
export const First: S = {
  args: { setup: after(at(SETUP_STEPS[0], [])) },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('link', { name: sayIn(globals)('setup.back') })).toBeNull(),
}
/** What is done need not be skipped. */
export const Done: S = {
  args: { setup: after(at('education', ['education'])) },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('button', { name: sayIn(globals)('setup.skip') })).toBeNull(),
}
export const Checking: S = {
  args: { setup: after(at('education'), { type: 'step.continue' }) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('setup.checking') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
export const Lacking: S = {
  args: { setup: after(at('education'), { type: 'step.continue' }, answered('check', progress('education'))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('setup.lacking.section')),
}
export const LackingHobbies: S = {
  args: { setup: after(at('account', []), { type: 'step.continue' }, answered('check', progress('account', []))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('setup.lacking.account')),
}
export const Unchecked: S = {
  args: { setup: after(at('education'), { type: 'step.continue' }, failed('check', offline())) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('setup.unchecked.title'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.setup.retry).toHaveBeenCalledOnce()
  },
}
/** The line dropped on the way; the person goes on. */
export const Unremembered: S = {
  args: { setup: after(at('education'), { type: 'step.shown', step: 'experience' }, failed('remember', offline())) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('setup.unremembered.title'))
    await expect(canvas.getByRole('heading', { level: 2, name: say('resource.sections.experience') })).toBeVisible()
  },
}
export const Last: S = {
  args: { setup: after(at('publish', ['personal', 'account', 'education', 'skills'], ['about', 'team'])) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: say('setup.publish.open') })).toHaveAttribute(
      'href',
      '/user/templates',
    )
    await expect(canvas.queryByRole('button', { name: say('setup.continue') })).toBeNull()
  },
}
export const LastWithoutAnything: S = {
  args: { setup: after(at('publish', [])) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('setup.summary.none_done'))).toBeVisible(),
}
export const Published: S = {
  args: { setup: after(at('publish', SETUP_STEPS)) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('setup.publish.done'))).toBeVisible()
    await expect(canvas.getByText(say('setup.summary.all_done'))).toBeVisible()
  },
}
export const Failed: S = {
  args: { setup: after(failed('load', refusal('internal', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
export const Refused: S = {
  args: { setup: after(failed('load', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.refused.title')),
}
export const Offline: S = {
  args: { setup: after(failed('load', offline())) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.state.offline.title'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.setup.retry).toHaveBeenCalledOnce()
  },
}

const known = progress('services')
/** Sections that are not offered are no steps, and the next one is the next that is asked for. */
export const WithoutSections: S = {
  args: {
    setup: after(
      answered('load', { ...known, steps: known.steps.filter(({ key }) => key !== 'products' && key !== 'team') }),
    ),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('setup.position', { position: 9, total: 11 }))).toBeVisible()
    await expect(canvas.queryByText(say('resource.sections.team'))).toBeNull()
  },
}

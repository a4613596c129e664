import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { AnyEventObject } from 'xstate'
import { sayIn } from '../../../.storybook/say.ts'
import { WELCOME_STEPS, type WelcomeStep } from '../../../openapi/outline.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { connectWelcome } from '../../machines/welcome/welcome.connect.ts'
import type { Stage, Welcome } from '../../machines/welcome/welcome.machine.ts'
import { Panel } from '../../ui/Panel.tsx'
import { welcomeMachine } from './welcome.effects.ts'
import { WelcomeView } from './WelcomeView.tsx'

const welcome = (...done: readonly WelcomeStep[]): Welcome => ({
  steps: WELCOME_STEPS.map((key) => ({ key, done: done.includes(key) })),
  work: null,
  works: ['experience', 'education'],
})
const after = (stage: Stage | null, ...events: readonly AnyEventObject[]) => ({
  ...connectWelcome(reached(welcomeMachine, { stage }, ...events), fn()),
  skip: fn(),
  retry: fn(),
})
const at = (stage: WelcomeStep, ...done: readonly WelcomeStep[]) => after(stage, answered('load', welcome(...done)))

const meta = {
  component: WelcomeView,
  args: {
    state: at('name'),
    renderPage: () => <Panel title="@hana" />,
    done: null,
    children: (
      <Panel>
        <Button type="submit">…</Button>
      </Panel>
    ),
  },
} satisfies Meta<typeof WelcomeView>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  args: { state: after(null) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
/** Nothing is before the first step, and a name is not passed over; whoever has no time goes to the dashboard. */
export const First: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 2, name: say('welcome.step.name') })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: say('setup.back') })).toBeNull()
    await expect(canvas.queryByRole('button', { name: say('welcome.skip') })).toBeNull()
    await expect(canvas.getByRole('link', { name: say('welcome.later') })).toHaveAttribute('href', '/dashboard')
  },
}
export const Photo: S = {
  args: { state: at('photo', 'name') },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const links = canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('step='))
    await expect(links.find((link) => link.getAttribute('aria-current') === 'step')).toHaveTextContent(
      say('welcome.step.photo'),
    )
    await expect(links.find((link) => link.textContent.includes(say('welcome.step.name')))).toHaveTextContent(
      say('setup.state.done'),
    )
    await userEvent.click(canvas.getByRole('button', { name: say('welcome.skip') }))
    await expect(args.state.skip).toHaveBeenCalledOnce()
  },
}
/** What is done need not be skipped. */
export const Headline: S = {
  args: { state: at('headline', 'name', 'headline') },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.queryByRole('button', { name: say('welcome.skip') })).toBeNull()
    await expect(canvas.getByRole('link', { name: say('setup.back') })).toHaveAttribute(
      'href',
      expect.stringContaining('step=photo'),
    )
  },
}
export const Work: S = {
  args: { state: at('work', 'name', 'headline') },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { level: 2, name: sayIn(globals)('welcome.step.work') })).toBeVisible(),
}
export const Publish: S = {
  args: { state: at('publish', 'name', 'headline', 'work') },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { level: 2, name: sayIn(globals)('welcome.step.publish') })).toBeVisible(),
}
/** Beside the form where there is room; on a phone behind a button. */
export const Page: S = {
  args: { state: at('headline', 'name') },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const show = canvas.queryByRole('button', { name: say('welcome.page.show') })
    if (show) {
      await expect(canvas.queryByRole('heading', { name: '@hana' })).toBeNull()
      await userEvent.click(show)
      await expect(canvas.getByRole('button', { name: say('welcome.page.hide') })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
    }
    await expect(canvas.getByRole('heading', { name: '@hana' })).toBeVisible()
  },
}
export const Published: S = {
  args: {
    state: after(
      'publish',
      answered('load', welcome('name', 'work')),
      { type: 'site.published' },
      {
        type: 'stage.shown',
        stage: 'done',
      },
    ),
    done: <Panel title="@hana" />,
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: say('welcome.done.title') })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
export const Offline: S = {
  args: { state: after(null, failed('load', offline())) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.state.offline.title'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.state.retry).toHaveBeenCalledOnce()
  },
}
export const Failed: S = {
  args: { state: after(null, failed('load', refusal('internal', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
export const Refused: S = {
  args: { state: after(null, failed('load', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.refused.title')),
}

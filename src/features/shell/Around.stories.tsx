import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { reached } from '../../../tests/models/reached.ts'
import { loadingScreenMachine } from '../../machines/loading-screen/loading-screen.machine.ts'
import { progressMachine } from '../../machines/progress/progress.machine.ts'
import { LoadingView } from './LoadingScreen.tsx'
import { ErrorPage, NotFoundPage } from './Problems.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import '../../app/splash.css'

const loading = (...events: readonly string[]) =>
  reached(loadingScreenMachine, { name: 'Sira' }, ...events.map((type) => ({ type }))).context
const letter = 'xstate.after.letter.loadingScreen.showing.name.typing'
const progress = (...events: readonly string[]) =>
  reached(progressMachine, undefined, ...events.map((type) => ({ type }))).context

/** What stands around the screens while something is on its way or went wrong. */
const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type S = StoryObj<typeof meta>

const typed =
  (count: number): S['play'] =>
  async ({ canvasElement }) =>
    expect(canvasElement.querySelectorAll('[data-typed="true"]')).toHaveLength(count)
export const LoadingBegins: S = { render: () => <LoadingView {...loading()} />, play: typed(0) }
export const LoadingHalfTyped: S = { render: () => <LoadingView {...loading(letter, letter)} />, play: typed(2) }
export const LoadingTyped: S = {
  render: () => <LoadingView {...loading(letter, letter, letter, letter)} />,
  play: typed(4),
}

const filled =
  (percent: string): S['play'] =>
  async ({ canvas }) =>
    expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent)
export const ProgressIdle: S = {
  render: () => <ProgressBar {...progress()} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
}
export const ProgressBegins: S = { render: () => <ProgressBar {...progress('progress.start')} />, play: filled('10') }
export const ProgressTrickles: S = {
  render: () => (
    <ProgressBar
      {...progress(
        'progress.start',
        'xstate.after.trickle.progress.running.trickling',
        'xstate.after.trickle.progress.running.trickling',
      )}
    />
  ),
  play: filled('30'),
}
export const ProgressDone: S = {
  render: () => <ProgressBar {...progress('progress.start', 'progress.done')} />,
  play: filled('100'),
}

const reload = fn()
export const ScreenFailed: S = {
  render: () => <ErrorPage onReload={reload} />,
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('shell.error.reload') }))
    await expect(reload).toHaveBeenCalledOnce()
  },
}
export const PageMissing: S = {
  render: () => <NotFoundPage />,
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('shell.notfound.to_dashboard') })).toBeVisible(),
}

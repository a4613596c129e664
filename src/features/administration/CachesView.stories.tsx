import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { cacheAnswerRow } from '../../api/mocks/cache-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { clearMachine } from './caches.effects.ts'
import { CachesView } from './CachesView.tsx'

const submit = fn()
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(clearMachine, { row: null }, ...events), fn(), () => 'k'),
  submit,
})
const sent = { type: 'save.submit', values: { name: 'word_widths' }, key: 'k' }

const meta = {
  component: CachesView,
  args: { answer: cacheAnswerRow, clear: after(), onRefresh: fn() },
} satisfies Meta<typeof CachesView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const page = say('administration.cache.name.page', { path: '/@{username}' })
    await expect(canvas.getByText(page)).not.toBeVisible()
    await expect(canvas.getByText(say('administration.cache.total')).parentElement).toHaveTextContent(
      say('administration.cache.count', { count: 7 }),
    )
    await userEvent.click(canvas.getByText(say('administration.cache.pages')))
    await expect(canvas.getByText(page)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('administration.cache.clear.of', { name: page }) }))
    await expect(submit).toHaveBeenCalledWith({ name: 'page:/@{username}' })
    await userEvent.click(canvas.getByRole('button', { name: say('administration.cache.clear.all') }))
    await expect(submit).toHaveBeenLastCalledWith({ name: null })
  },
}
/** One process over its own database: its figures are all there are. */
export const OnlyProcess: S = {
  args: { answer: { ...cacheAnswerRow, process: { ...cacheAnswerRow.process, is_only: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/4127/)).toBeNull()
  },
}
export const Clearing: S = {
  args: { clear: after(sent) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const all = canvas.getByRole('button', { name: say('administration.cache.clear.all') })
    await expect(all).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(all)
    await expect(submit).not.toHaveBeenCalled()
  },
}
export const Offline: S = {
  args: { clear: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible()
  },
}

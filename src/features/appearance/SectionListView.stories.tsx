import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { managedSectionRows } from '../../api/mocks/section-settings.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { SectionListView } from './SectionListView.tsx'
import { moveMachine } from './section-settings.effects.ts'

const submit = fn()
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(moveMachine, { row: null }, ...events), fn(), () => 'k'),
  submit,
})
const sent = { type: 'save.submit', values: { key: 'about', position: 1 }, key: 'k' }
const [about] = managedSectionRows as [(typeof managedSectionRows)[number]]

const meta = {
  component: SectionListView,
  args: { rows: managedSectionRows, move: after(), onEdit: fn() },
} satisfies Meta<typeof SectionListView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const name = say('resource.sections.about')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.offered.down', { name }) }))
    await expect(submit).toHaveBeenCalledWith({ key: about.key, position: 1 })
    await userEvent.click(canvas.getByRole('button', { name: say('administration.offered.edit.of', { name }) }))
    await expect(args.onEdit).toHaveBeenCalledWith(about)
    await expect(canvas.getByText(new RegExp(say('administration.offered.off')))).toBeVisible()
    // A name of an administrator's, in the reader's language.
    const given = managedSectionRows.find(({ key }) => key === 'published_works')?.name
    await expect(
      canvas.getByRole('heading', { name: given?.[globals['lang'] === 'am' ? 'am' : 'en'] ?? '' }),
    ).toBeVisible()
    const list = canvas.getByRole('list', { name: say('page.manageSections.title') })
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
/** The ends of the list go no further. */
export const Ends: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const up = say('administration.offered.up', { name: say('resource.sections.about') })
    const down = say('administration.offered.down', { name: say('resource.sections.hobbies') })
    for (const name of [up, down]) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(submit).not.toHaveBeenCalled()
  },
}
export const Offline: S = {
  args: { move: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { managedTemplateRows } from '../../api/mocks/templates.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { TemplateListView } from './TemplateListView.tsx'
import { moveMachine } from './templates.effects.ts'

const submit = fn()
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(moveMachine, { row: null }, ...events), fn(), () => 'k'),
  submit,
})
const sent = { type: 'save.submit', values: { key: 'starter', position: 1 }, key: 'k' }
const [starter, , signal] = managedTemplateRows as [
  (typeof managedTemplateRows)[number],
  (typeof managedTemplateRows)[number],
  (typeof managedTemplateRows)[number],
]

const meta = {
  component: TemplateListView,
  args: { rows: managedTemplateRows, move: after(), onEdit: fn() },
} satisfies Meta<typeof TemplateListView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const name = say('profile.template.starter')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.offered.down', { name }) }))
    await expect(submit).toHaveBeenCalledWith({ key: starter.key, position: 1 })
    await userEvent.click(canvas.getByRole('button', { name: say('administration.offered.edit.of', { name }) }))
    await expect(args.onEdit).toHaveBeenCalledWith(starter)
    await expect(canvas.getByText(new RegExp(say('administration.offered.off')))).toBeVisible()
    // The pages in the pictures are wide, and the list is not.
    const list = canvas.getByRole('list', { name: say('page.manageTemplates.title') })
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
/** The ends of the list go no further. */
export const Ends: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const up = say('administration.offered.up', { name: say('profile.template.starter') })
    const down = say('administration.offered.down', { name: say(`profile.template.${signal.key}`) })
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

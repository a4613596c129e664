import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { managedTemplateRows } from '../../api/mocks/templates.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { templateMachine } from './templates.effects.ts'

const [starter, meridian, signal] = managedTemplateRows as [
  (typeof managedTemplateRows)[number],
  (typeof managedTemplateRows)[number],
  (typeof managedTemplateRows)[number],
]
const submit = fn()
const after = (row: (typeof managedTemplateRows)[number], ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(templateMachine, { row }, ...events), fn(), () => 'k'),
  submit,
})
const categories = [{ id: '00000000-0000-4000-8000-006000000001', name: { en: 'Bold', am: 'ደማቅ' } }]
const values = { ...meridian, is_premium: false }
const sent = { type: 'save.submit', values, key: 'k' }

const meta = {
  component: TemplateForm,
  args: { categories, save: after(meridian), onCancel: fn() },
} satisfies Meta<typeof TemplateForm>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    await userEvent.selectOptions(canvas.getByLabelText(say('administration.templates.category')), categories[0]!.id)
    await userEvent.click(canvas.getByLabelText(say('administration.templates.is_premium')))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ is_premium: false, category_id: categories[0]!.id, active: true }),
    )
  },
}
/** What every site begins with stays free and for everyone. */
export const First: S = {
  args: { save: after(starter) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('administration.templates.first'))).toBeVisible()
    await expect(canvas.getByLabelText(say('administration.offered.active'))).toBeDisabled()
  },
}
export const NotDrawnForPeople: S = {
  args: { save: after(signal) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('administration.templates.for_individuals.not_drawn'))).toBeVisible()
  },
}
export const Refused: S = {
  args: {
    save: after(meridian, sent, failed('save', refusal('invalid', {}, { category_id: ['Choose one from the list'] }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose one from the list')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { managedResumeTemplateRows } from '../../api/mocks/resume-templates.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { ResumeTemplateForm } from './ResumeTemplateForm.tsx'
import { resumeTemplateMachine } from './resume-templates.effects.ts'

const [classic, modern] = managedResumeTemplateRows as [
  (typeof managedResumeTemplateRows)[number],
  (typeof managedResumeTemplateRows)[number],
]
const submit = fn()
const after = (row: (typeof managedResumeTemplateRows)[number], ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(resumeTemplateMachine, { row }, ...events), fn(), () => 'k'),
  submit,
})
const categories = [{ id: '00000000-0000-4000-8000-006000000001', name: { en: 'Research', am: 'ምርምር' } }]
const sent = { type: 'save.submit', values: { ...classic, is_premium: true }, key: 'k' }

const meta = {
  component: ResumeTemplateForm,
  args: { categories, save: after(classic), onCancel: fn() },
} satisfies Meta<typeof ResumeTemplateForm>
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
      expect.objectContaining({ is_premium: true, category_id: categories[0]!.id, active: true }),
    )
  },
}
/** What every resume begins with stays free and offered. */
export const First: S = {
  args: { save: after(modern) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('administration.resume_templates.first'))).toBeVisible()
    await expect(canvas.getByLabelText(say('administration.offered.active'))).toBeDisabled()
  },
}
export const Refused: S = {
  args: {
    save: after(classic, sent, failed('save', refusal('invalid', {}, { category_id: ['Choose one from the list'] }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose one from the list')).toBeVisible()
  },
}

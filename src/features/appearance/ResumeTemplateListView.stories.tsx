import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { managedResumeTemplateRows } from '../../api/mocks/resume-templates.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { ResumeTemplateListView } from './ResumeTemplateListView.tsx'
import { resumeTemplateMoveMachine } from './resume-templates.effects.ts'

const submit = fn()
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(resumeTemplateMoveMachine, { row: null }, ...events), fn(), () => 'k'),
  submit,
})
const sent = { type: 'save.submit', values: { key: 'classic', position: 1 }, key: 'k' }

const meta = {
  component: ResumeTemplateListView,
  args: { rows: managedResumeTemplateRows, move: after(), onEdit: fn() },
} satisfies Meta<typeof ResumeTemplateListView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const name = say('resume.template.classic')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.offered.down', { name }) }))
    await expect(submit).toHaveBeenCalledWith({ key: 'classic', position: 1 })
    await userEvent.click(canvas.getByRole('button', { name: say('administration.offered.edit.of', { name }) }))
    await expect(args.onEdit).toHaveBeenCalledWith(managedResumeTemplateRows[0])
    await expect(canvas.getByText(new RegExp(say('administration.offered.off')))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Offline: S = {
  args: { move: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible()
  },
}

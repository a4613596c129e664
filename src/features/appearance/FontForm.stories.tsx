import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { managedFontRows } from '../../api/mocks/fonts.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { FontForm } from './FontForm.tsx'
import { fontMachine } from './fonts.effects.ts'

const [noto, serif] = managedFontRows as [(typeof managedFontRows)[number], (typeof managedFontRows)[number]]
const submit = fn()
const after = (row: typeof noto, ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(fontMachine, { row }, ...events), fn(), () => 'k'),
  submit,
})
const sent = { type: 'save.submit', values: { name: serif.name, active: false }, key: 'k' }

const meta = {
  component: FontForm,
  args: { save: after(serif), onCancel: fn() },
} satisfies Meta<typeof FontForm>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    await expect(canvas.getByText(say('administration.offered.keep', { count: serif.used }))).toBeVisible()
    await userEvent.click(canvas.getByLabelText(say('administration.offered.active')))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(submit).toHaveBeenCalledWith({ name: serif.name, active: false })
  },
}
/** What every site begins with stays offered. */
export const First: S = {
  args: { save: after(noto) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('administration.fonts.first'))).toBeVisible()
    await expect(canvas.getByLabelText(say('administration.offered.active'))).toBeDisabled()
  },
}
export const Refused: S = {
  args: { save: after(serif, sent, failed('save', refusal('invalid', {}, { active: ['It stays offered'] }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It stays offered')).toBeVisible()
  },
}

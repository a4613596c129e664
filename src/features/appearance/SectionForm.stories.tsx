import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import type { SectionKey } from '../../../openapi/schemas/profile.ts'
import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import { managedSectionRows } from '../../api/mocks/section-settings.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { sectionMachine } from './section-settings.effects.ts'
import { SectionForm } from './SectionForm.tsx'

const rowOf = (key: SectionKey): ManagedSection => {
  const row = managedSectionRows.find((one) => one.key === key)
  if (row === undefined) throw new Error(`There is no section ${key}.`)
  return row
}
const submit = fn()
const after = (row: ManagedSection, ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(sectionMachine, { row }, ...events), fn(), () => 'k'),
  submit,
})

const meta = {
  component: SectionForm,
  args: { save: after(rowOf('services')), onCancel: fn() },
} satisfies Meta<typeof SectionForm>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    await expect(canvas.getByText(say('administration.sections.active.help', { count: 120 }))).toBeVisible()
    await userEvent.click(canvas.getByLabelText(say('administration.offered.active')))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(submit).toHaveBeenCalledWith(expect.objectContaining({ active: false, for_companies: true }))
  },
}
/** What everyone needs can be named, and is offered whatever happens. */
export const Fixed: S = {
  args: { save: after(rowOf('about')) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('administration.sections.fixed'))).toBeVisible()
    await expect(canvas.getByLabelText(say('administration.offered.active'))).toBeDisabled()
  },
}
export const NotMadeForCompanies: S = {
  args: { save: after(rowOf('skills')) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('administration.sections.not_made'))).toBeVisible()
    await expect(canvas.getByLabelText(say('administration.offered.for_companies'))).toBeDisabled()
  },
}
const sent = { type: 'save.submit', values: { ...rowOf('education'), active: false }, key: 'k' }
export const Refused: S = {
  args: {
    save: after(
      rowOf('education'),
      sent,
      failed('save', refusal('invalid', {}, { active: ['One of them stays offered'] })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One of them stays offered')).toBeVisible()
  },
}

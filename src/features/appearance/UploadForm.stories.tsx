import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { addFontMachine } from './fonts.effects.ts'
import { UploadForm } from './UploadForm.tsx'

const submit = fn()
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(addFontMachine, { row: null }, ...events), fn(), () => 'k'),
  submit,
})
const values = {
  name: { en: 'Abyssinica' },
  licence_name: 'SIL Open Font License 1.1',
  licence: 'Copyright (c) 2003-2023, SIL International.',
  regular: '00000000-0000-4000-8000-009000000002',
  medium: null,
  semibold: null,
  bold: null,
}
const sent = { type: 'save.submit', values, key: 'k' }

const meta = {
  component: UploadForm,
  args: { save: after(), onCancel: fn() },
} satisfies Meta<typeof UploadForm>
export default meta
type S = StoryObj<typeof meta>

/** Nothing is sent without a name, a regular weight and a licence. */
export const Empty: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: say('administration.fonts.add.submit') }))
    await expect((await canvas.findAllByText(say('validation.required'))).length).toBeGreaterThanOrEqual(4)
    await expect(submit).not.toHaveBeenCalled()
  },
}
/** What isn’t WOFF2 is refused before it is sent. */
export const NotAFont: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const label = say('administration.fonts.weight.regular')
    const group = canvas.getByRole('group', { name: (text) => text.startsWith(label) })
    const input = group.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is no place for a file.')
    await userEvent.upload(input, new File(['%PDF-1.4'], 'letters.woff2', { type: 'font/woff2' }))
    await expect(await within(group).findByText(say('field.font.not_font'))).toBeVisible()
  },
}
/** What was typed stays when a weight is of another script. */
export const Refused: S = {
  args: {
    save: after(sent, failed('save', refusal('invalid', {}, { bold: ['This file has different scripts'] }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This file has different scripts')).toBeVisible()
    await expect(canvas.getByDisplayValue('SIL Open Font License 1.1')).toBeVisible()
  },
}

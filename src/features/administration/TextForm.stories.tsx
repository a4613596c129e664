import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { InterfaceText } from '../../../openapi/schemas/text.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { textRows } from '../../api/mocks/texts.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { TextForm } from './TextForm.tsx'
import { textMachine } from './texts.effects.ts'

const [changed, plain] = textRows as [InterfaceText, InterfaceText]
const submit = fn()
const wordingOf = ({ en, am }: InterfaceText) => ({ en, am })
const after = (row: InterfaceText, ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(textMachine, { row, valuesOf: wordingOf }, ...events), fn(), () => 'k'),
  submit,
})
const sent = { type: 'save.submit', values: { en: 'At most {count}', am: null }, key: 'k' }

const meta = {
  title: 'Administration/Wording of a text',
  component: TextForm,
  args: { save: after(plain), onCancel: fn() },
} satisfies Meta<typeof TextForm>
export default meta
type S = StoryObj<typeof meta>

/** Nobody changed it: the fields begin with the originals, and one that stays so is not kept as another wording. */
export const Original: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    await expect(canvas.queryByRole('button', { name: say('administration.texts.restore') })).toBeNull()
    const own = canvas.getByLabelText(say('administration.texts.own.en'))
    await expect(own).toHaveValue(plain.original.en)
    await expect(canvas.getByLabelText(say('administration.texts.own.am'))).toHaveValue(plain.original.am)
    await userEvent.clear(own)
    await userEvent.type(own, 'Too much')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(submit).toHaveBeenCalledWith({ en: 'Too much', am: null })
  },
}
export const Changed: S = {
  args: { save: after(changed) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    await expect(canvas.getByLabelText(say('administration.texts.own.am'))).toHaveValue('መነሻ ሰሌዳ')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.texts.restore') }))
    await expect(submit).toHaveBeenCalledWith({ en: null, am: null })
  },
}
export const Refused: S = {
  args: {
    save: after(plain, sent, failed('save', refusal('invalid', {}, { en: ['Use exactly the values: {maximum}'] }))),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('Use exactly the values: {maximum}')).toBeVisible()
    await expect(canvas.getByLabelText(sayIn(globals)('administration.texts.own.en'))).toHaveValue('At most {count}')
  },
}
/** Two administrators worded the same language: both wordings are shown, and nothing is saved until one is chosen. */
export const Conflict: S = {
  args: {
    save: {
      ...after(
        plain,
        sent,
        failed('save', refusal('stale', { current: { ...plain, version: 3, en: 'No more than {count}' } })),
      ),
      keepMine: fn(),
    },
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const conflict = within(await canvas.findByRole('alert'))
    await expect(conflict.getByText('At most {count}')).toBeVisible()
    await expect(conflict.getByText('No more than {count}')).toBeVisible()
    await userEvent.click(conflict.getByRole('button', { name: say('resource.stale.keep_mine') }))
    await expect(args.save.keepMine).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText(say('administration.texts.own.en'))).toHaveValue('At most {count}')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { ownNameOf } from '../../i18n/language.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { saveEffect } from './resource.effects.ts'
import { ResourceForm } from './ResourceForm.tsx'
import { bodyOf, type AnyRow, type Body } from './row.ts'

const { faqCategory } = anyResources
const machine = createSaveMachine<Body, AnyRow>(saveEffect(faqCategory))
const after = (from: AnyRow | null, ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(machine, { row: from }, ...events), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
})
const row: AnyRow = {
  id: '0198c6a0-0000-7000-8000-0000000000c1',
  version: 1,
  position: 0,
  name: { en: 'Getting started' },
  slug: 'getting-started',
  description: null,
  active: true,
}

const meta = {
  title: 'Resources/Address of an entry',
  component: ResourceForm,
  args: { resource: faqCategory, save: after(null), onCancel: fn() },
} satisfies Meta<typeof ResourceForm>
export default meta
type S = StoryObj<typeof meta>

/** While it is empty, it shows what it will be made of; nothing is sent, and the server makes it. */
export const MadeFromTheName: S = {
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: sayIn(globals)('resource.faqCategory.slug') })
    await userEvent.click(canvas.getByRole('radio', { name: ownNameOf('am') }))
    await userEvent.type(canvasElement.querySelector('[name="name.am"]') as HTMLElement, 'ሥራ ፍለጋ')
    await waitFor(() => expect(field).toHaveAttribute('placeholder', 'sira-filega'))
    await userEvent.click(canvas.getByRole('radio', { name: ownNameOf('en') }))
    await userEvent.type(canvasElement.querySelector('[name="name.en"]') as HTMLElement, 'Finding work')
    await waitFor(() => expect(field).toHaveAttribute('placeholder', 'finding-work'))
    await userEvent.click(canvas.getByRole('button', { name: resourceSayIn(globals)('faqCategory', 'add') }))
    await waitFor(() => expect(args.save.submit).toHaveBeenCalledWith(expect.objectContaining({ slug: null })))
  },
}
/** What no address can have is said before anything is sent. */
export const Misspelled: S = {
  args: { save: after(row) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = canvas.getByRole('textbox', { name: say('resource.faqCategory.slug') })
    await expect(field).toHaveValue('getting-started')
    await expect(field).toHaveAccessibleDescription(say('field.slug.help.former'))
    await userEvent.type(field, ' Now')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(await canvas.findByText(say('validation.slug'))).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(args.save.submit).not.toHaveBeenCalled()
  },
}
/** Another entry has it: said beside the field, which has the focus, and what was typed stays. */
export const Taken: S = {
  args: {
    save: after(
      row,
      { type: 'save.submit', values: { ...bodyOf(faqCategory, row), slug: 'companies' }, key: 'k' } as { type: string },
      failed('save', refusal('duplicate', { field: 'slug' }, { slug: ['Another entry has or had this address'] })),
    ),
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox', { name: sayIn(globals)('resource.faqCategory.slug') })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('companies')
    await expect(canvas.getByText('Another entry has or had this address')).toBeVisible()
  },
}

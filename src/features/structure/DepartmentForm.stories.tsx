import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { departmentRows } from '../../api/mocks/structure-samples.ts'
import { ownNameOf } from '../../i18n/language.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { DepartmentForm } from './DepartmentForm.tsx'
import { departmentSaveMachine, type Department, type DepartmentBody } from './departments.effects.ts'

const rows = departmentRows as readonly Department[]
const [management, processing] = rows as readonly [Department, Department]
const { parent_id, name, contact_email, contact_phone } = processing
const mine: DepartmentBody = {
  parent_id,
  name,
  contact_email,
  contact_phone,
  function: { en: 'Washes and dries coffee, and sorts it.' },
}
const sent = { type: 'save.submit', values: mine, key: 'k' }
const newer = {
  ...processing,
  version: 2,
  function: { en: 'Buys coffee and washes it.' },
  contact_email: 'washing@bunna.example',
}
const after = (from: Department | null, ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(departmentSaveMachine, { row: from, valuesOf: (now) => now }, ...events), fn(), () => 'k'),
  submit: fn(),
  retry: fn(),
  changed: fn(),
  keepMine: fn(),
})

const meta = { component: DepartmentForm, args: { rows, parentId: null, onCancel: fn() } } satisfies Meta<
  typeof DepartmentForm
>
export default meta
type S = StoryObj<typeof meta>

/** In both languages, with the phone by country; where it stands is found by a part of the name. */
export const New: S = {
  args: { save: after(null), parentId: management.id },
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = (at: string) => canvasElement.querySelector<HTMLInputElement>(`[name="${at}"]`) as HTMLInputElement
    await expect(field('parent_id')).toHaveValue(globals['lang'] === 'am' ? 'አመራር' : 'Management')
    await userEvent.click(canvas.getByRole('radio', { name: ownNameOf('am') }))
    await userEvent.type(field('name.am'), 'ቡና መቁላት')
    await userEvent.click(canvas.getByRole('radio', { name: ownNameOf('en') }))
    await userEvent.type(field('name.en'), 'Roasting')
    await userEvent.type(field('function.en'), 'Roasts for shops in town.')
    await userEvent.type(field('contact_email'), 'roast@bunna.example')
    await userEvent.type(field('contact_phone'), '0911223344')
    await userEvent.clear(field('parent_id'))
    await userEvent.type(field('parent_id'), globals['lang'] === 'am' ? 'ዝግጅት' : 'process')
    await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: say('structure.create') }))
    await waitFor(() =>
      expect(args.save.submit).toHaveBeenCalledWith({
        parent_id: processing.id,
        name: { en: 'Roasting', am: 'ቡና መቁላት' },
        function: { en: 'Roasts for shops in town.' },
        contact_email: 'roast@bunna.example',
        contact_phone: '+251911223344',
      }),
    )
  },
}
/** What the specification asks for is said beside the fields, and the first of them has the focus. */
export const Wrong: S = {
  args: { save: after(null) },
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = (at: string) => canvasElement.querySelector<HTMLInputElement>(`[name="${at}"]`) as HTMLInputElement
    await userEvent.click(canvas.getByRole('radio', { name: ownNameOf('en') }))
    await userEvent.type(field('function.en'), 'Brief')
    await userEvent.type(field('contact_email'), 'nobody')
    await userEvent.click(canvas.getByRole('button', { name: say('structure.create') }))
    await expect(await canvas.findByText(say('validation.email_address'))).toBeVisible()
    await expect(canvas.getByText(say('validation.too_short', { minimum: 10 }))).toBeVisible()
    await expect(args.save.submit).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', expect.stringMatching(/^name/)))
  },
}
/** A department that is edited is not moved here. */
export const Editing: S = {
  args: { save: after(processing) },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[name="parent_id"]')).toBeNull(),
}
export const Saving: S = {
  args: { save: after(processing, sent) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('resource.saving'))).toBeVisible(),
}
export const RefusedPhone: S = {
  args: {
    save: after(
      processing,
      sent,
      failed('save', refusal('invalid', {}, { contact_phone: ['Phone number is invalid'] })),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Phone number is invalid')).toBeVisible(),
}
export const Offline: S = {
  args: { save: after(processing, sent, failed('save', offline())) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') }))
    await expect(args.save.retry).toHaveBeenCalledOnce()
  },
}
/** Someone saved a newer version: what both changed is asked, and keeping one's own does not take the rest of theirs back. */
export const Stale: S = {
  args: { save: after(processing, sent, failed('save', refusal('stale', { current: newer }))) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText('Buys coffee and washes it.', { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('resource.stale.keep_mine') }))
    await expect(args.save.keepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() =>
      expect(args.save.submit).toHaveBeenCalledWith({ ...mine, contact_email: 'washing@bunna.example' }),
    )
  },
}
export const Saved: S = {
  args: { save: after(processing, sent, answered('save', { ...processing, version: 2 })) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.save') })).toBeVisible(),
}

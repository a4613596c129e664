import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { reached } from '../../../tests/models/reached.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { saveEffect } from './resource.effects.ts'
import { ResourceForm } from './ResourceForm.tsx'
import { bodyOf, type AnyRow, type Body } from './row.ts'

const { jobSector } = anyResources
const row: AnyRow = {
  id: '00000000-0000-4000-8000-000000000901',
  position: 0,
  version: 1,
  created_at: '2026-11-02T08:00:00.000Z',
  updated_at: '2026-11-02T08:00:00.000Z',
  name: { en: 'Agriculture and livestock', am: 'ግብርናና እንስሳት እርባታ' },
  icon: 'sprout',
  description: null,
  active: true,
}
const machine = createSaveMachine<Body, AnyRow>(saveEffect(jobSector))
const after = (from: AnyRow | null) => ({
  ...connectSave(reached(machine, { row: from, valuesOf: (now) => bodyOf(jobSector, now) }), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
})
const meta = { component: ResourceForm, args: { resource: jobSector, onCancel: fn() } } satisfies Meta<
  typeof ResourceForm
>
export default meta
type S = StoryObj<typeof meta>

/** A new sector has no icon until one is chosen. */
export const Chosen: S = {
  args: { save: after(null) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const icons = canvas.getByRole('group', { name: say('resource.jobSector.icon') })
    await expect(icons).toBeVisible()
    await expect(canvas.getByRole('radio', { name: say('field.icon.none') })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: say('field.icon.cup') }))
    await userEvent.type(canvas.getAllByRole('textbox')[0] as HTMLElement, 'Coffee')
    await userEvent.click(canvas.getByRole('button', { name: resourceSayIn(globals)('jobSector', 'add') }))
    await expect(args.save.submit).toHaveBeenCalledWith(expect.objectContaining({ icon: 'cup' }))
  },
}
/** The icon of a sector is taken away again by the keyboard alone. */
export const TakenAway: S = {
  args: { save: after(row) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const chosen = canvas.getByRole('radio', { name: say('field.icon.sprout') })
    await expect(chosen).toBeChecked()
    const none = canvas.getByRole('radio', { name: say('field.icon.none') })
    none.focus()
    await userEvent.keyboard(' ')
    await expect(none).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(args.save.submit).toHaveBeenCalledWith(expect.objectContaining({ icon: null }))
  },
}

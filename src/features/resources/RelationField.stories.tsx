import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { reached } from '../../../tests/models/reached.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { saveEffect } from './resource.effects.ts'
import { ResourceForm } from './ResourceForm.tsx'
import type { AnyRow, Body } from './row.ts'

const { jobTitle } = anyResources
const machine = createSaveMachine<Body, AnyRow>(saveEffect(jobTitle))
const save = { ...connectSave(reached(machine, { row: null }), fn(), () => 'k'), submit: fn(), changed: fn() }

const meta = { component: ResourceForm, args: { resource: jobTitle, save, onCancel: fn() } } satisfies Meta<
  typeof ResourceForm
>
export default meta
type S = StoryObj<typeof meta>

/** A sector is found by a part of its name, and its id is what is sent. */
export const Chosen: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const sector = canvas.getByRole('combobox', { name: new RegExp(say('resource.jobTitle.sector_id')) })
    await userEvent.click(sector)
    const option = await waitFor(() => screen.getAllByRole('option')[0] as HTMLElement)
    const name = option.textContent
    // A sector is known by its drawing as well.
    await expect(option.querySelector('svg')).toBeVisible()
    await userEvent.click(option)
    await expect(sector).toHaveValue(name)
    await userEvent.type(canvas.getAllByRole('textbox')[0] as HTMLElement, 'Surveyor')
    await userEvent.click(canvas.getByRole('button', { name: resourceSayIn(globals)('jobTitle', 'add') }))
    await waitFor(() =>
      expect(args.save.submit).toHaveBeenCalledWith(
        expect.objectContaining({ sector_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string }),
      ),
    )
  },
}

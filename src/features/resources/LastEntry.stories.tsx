import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { mock } from '../../api/mocks/mock.ts'
import { pageOf } from '../../api/mocks/page.ts'
import { educationRows } from '../../api/mocks/collection-samples.ts'
import { Entries } from './Entries.tsx'

const { education, service } = anyResources
const [only] = educationRows
if (!only) throw new Error('the sample person has no education')
const [nameEn, nameAm] = [only.school_name.en ?? '', only.school_name.am ?? '']
const deleted = fn()

/** A collection that asks for at least one entry, with its only one. */
const meta = {
  component: Entries,
  args: { resource: education, onChange: fn() },
  parameters: {
    msw: [
      mock('listEducations', ({ query }) => pageOf([only], query)),
      mock('deleteEducation', ({ params }) => void deleted(params.id)),
    ],
  },
} satisfies Meta<typeof Entries>
export default meta
type S = StoryObj<typeof meta>

/** Deleting it says what that means: keeping it is the safe answer, and nobody is held back from deleting. */
export const DeletingTheOnlyOne: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = globals['lang'] === 'am' ? nameAm : nameEn
    deleted.mockClear()
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: say('resource.menu', { name }) }))
      await userEvent.click(await screen.findByRole('menuitem', { name: say('resource.menu.delete') }))
      return screen.findByRole('alertdialog', { name: say('resource.last.title', { name }) })
    }
    const first = await ask()
    await expect(first).toHaveTextContent(say('resource.last.text'))
    await userEvent.click(within(first).getByRole('button', { name: say('resource.last.keep') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(deleted).not.toHaveBeenCalled()
    await userEvent.click(within(await ask()).getByRole('button', { name: say('resource.last.delete') }))
    await waitFor(() => expect(deleted).toHaveBeenCalledWith(only.id))
  },
}
/** Where none is required, the only one goes like any other. */
export const NoneRequired: S = {
  args: { resource: service },
  parameters: { msw: [mock('deleteService', ({ params }) => void deleted(params.id))] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    deleted.mockClear()
    const named = new RegExp(`^${say('resource.menu', { name: 'NAME' }).replace('NAME', '.+')}$`)
    const [menu] = await canvas.findAllByRole('button', { name: named })
    if (!menu) throw new Error('the sample person has no service')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: say('resource.menu.delete') }))
    await waitFor(() => expect(deleted).toHaveBeenCalled())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

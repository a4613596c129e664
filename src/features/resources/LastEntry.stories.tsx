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
const [, other] = educationRows
if (!other) throw new Error('the sample person has one education only')
const { en: otherEn, am: otherAm } = other.school_name
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
/** Held back until the menu is open, whether the list is asked for before that or after. */
let readAgain = Promise.withResolvers<void>()
/** Two, one of which is deleted; the list that is read again after that waits for `readAgain`. */
const twoEntries = {
  parameters: {
    msw: [
      mock('listEducations', async ({ query }) => {
        if (deleted.mock.calls.length === 0) return pageOf([only, other], query)
        await readAgain.promise
        return pageOf([{ ...only, field_of_study: { en: 'Astronomy', am: 'Astronomy' } }], query)
      }),
      mock('deleteEducation', ({ params }) => void deleted(params.id)),
    ],
  },
  beforeEach: () => {
    deleted.mockClear()
    readAgain = Promise.withResolvers()
  },
} satisfies S
/** Deletes the other entry and opens the menu of the one that is left. */
async function deleteTheOther({ canvas, globals, userEvent }: Parameters<NonNullable<S['play']>>[0]) {
  const say = sayIn(globals)
  const isAmharic = globals['lang'] === 'am'
  const menuOf = (name = '') => canvas.findByRole('button', { name: say('resource.menu', { name }) })
  await userEvent.click(await menuOf(isAmharic ? otherAm : otherEn))
  await userEvent.click(await screen.findByRole('menuitem', { name: say('resource.menu.delete') }))
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
  const menu = await menuOf(isAmharic ? nameAm : nameEn)
  await userEvent.click(menu)
  return { menu, entry: await screen.findByRole('menuitem', { name: say('resource.menu.delete') }) }
}
/** The menu of the one that is left stays open when the list that was read again arrives. */
export const OnlyOneLeft: S = {
  ...twoEntries,
  play: async (context) => {
    const { menu, entry } = await deleteTheOther(context)
    // Alone, it can't be moved.
    const say = sayIn(context.globals)
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: say('resource.move.last') })).toBeNull())
    readAgain.resolve()
    await context.canvas.findByText(/Astronomy/)
    await expect(entry).toBeVisible()
    await expect(menu).toBeInTheDocument()
    await context.userEvent.keyboard('{Escape}')
  },
}
/** Whoever deletes one after the other at once is asked about the last all the same. */
export const OneAfterTheOther: S = {
  ...twoEntries,
  play: async (context) => {
    const { entry } = await deleteTheOther(context)
    await context.userEvent.click(entry)
    const say = sayIn(context.globals)
    const name = context.globals['lang'] === 'am' ? nameAm : nameEn
    await screen.findByRole('alertdialog', { name: say('resource.last.title', { name }) })
    await expect(deleted).toHaveBeenCalledTimes(1)
    readAgain.resolve()
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

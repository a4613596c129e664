import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { managedFontRows, uploadedFontRow } from '../../api/mocks/fonts.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { FontListView } from './FontListView.tsx'
import { moveMachine } from './fonts.effects.ts'

const submit = fn()
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(moveMachine, { row: null }, ...events), fn(), () => 'k'),
  submit,
})
const sent = { type: 'save.submit', values: { key: 'noto', position: 1 }, key: 'k' }

const meta = {
  component: FontListView,
  args: { rows: managedFontRows, move: after(), onEdit: fn() },
} satisfies Meta<typeof FontListView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const name = say('profile.font.noto')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.offered.down', { name }) }))
    await expect(submit).toHaveBeenCalledWith({ key: 'noto', position: 1 })
    await userEvent.click(canvas.getByRole('button', { name: say('administration.offered.edit.of', { name }) }))
    await expect(args.onEdit).toHaveBeenCalledWith(managedFontRows[0])
    await expect(canvas.getByText(new RegExp(say('administration.offered.off')))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
/** Each font is shown in itself, in both scripts. */
export const Samples: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const book = within(canvas.getAllByRole('listitem')[1] ?? canvas.getByRole('list'))
    for (const script of ['latin', 'ethiopic'] as const)
      for (const line of book.getAllByText(say(`administration.fonts.sample.${script}`)))
        await expect(getComputedStyle(line).fontFamily).toContain('Site Serif')
    await document.fonts.load("16px 'Site Serif'", 'Aa')
    await document.fonts.load("16px 'Site Serif Ethiopic'", 'ሀ')
    const arrived = [...document.fonts].filter(
      ({ family, status }) => family.includes('Site Serif') && status === 'loaded',
    )
    await expect(arrived).toHaveLength(2)
  },
}
/** The ends of the list go no further. */
export const Ends: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const up = say('administration.offered.up', { name: say('profile.font.noto') })
    const down = say('administration.offered.down', { name: say('profile.font.mixed') })
    for (const name of [up, down]) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(submit).not.toHaveBeenCalled()
  },
}
export const Offline: S = {
  args: { move: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible()
  },
}
/** A font that was uploaded: its licence can be read, and it can be deleted. */
export const Uploaded: S = {
  args: { rows: [...managedFontRows, uploadedFontRow], onChanged: fn() },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const row = within(canvas.getAllByRole('listitem')[3] ?? canvas.getByRole('list'))
    await expect(row.getByText(new RegExp(say('administration.fonts.uploaded')))).toBeVisible()
    for (const line of row.getAllByText(say('administration.fonts.sample.ethiopic')))
      await expect(getComputedStyle(line).fontFamily).toContain(`Site ${uploadedFontRow.key}`)
    await userEvent.click(row.getByText('SIL Open Font License 1.1'))
    await expect(row.getByText(/SIL International/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /Abyssinica|አቢሲኒካ/ })).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

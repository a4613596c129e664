import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { sayIn } from '../../.storybook/say.ts'
import { formatDate } from '../../openapi/format/dates.ts'
import { isoDate } from '../../openapi/schemas/primitives.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { DateField } from './form/DateField.tsx'
import { useSchemaForm } from './form/useSchemaForm.ts'

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Add education',
    description: 'Where you learned what you know.',
    children: <input aria-label="First field" />,
    footer: <button type="button">Save</button>,
  },
} satisfies Meta<typeof Dialog>
export default meta
type S = StoryObj<typeof meta>

const shown = async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())

export const Open: S = {
  play: async ({ args, globals, userEvent }) => {
    await shown()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: sayIn(globals)('ui.action.close') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const EscapeCloses: S = {
  play: async ({ args, userEvent }) => {
    await shown()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
function Opened({ onClose, ...dialog }: DialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <Dialog
        {...dialog}
        open={isOpen}
        onClose={() => {
          onClose()
          setOpen(false)
        }}
      />
    </>
  )
}
/** The second press of a double click doesn’t close what the first one opened; a later press outside does. */
export const OpenedByDoubleClick: S = {
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const before = performance.now()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await shown()
    const outside = screen.getByRole('dialog').parentElement
    if (outside === null) throw new Error('The dialog stands in nothing')
    // The dialog listens one turn after it is there.
    await new Promise((resolve) => setTimeout(resolve, 50))
    // However slow the machine is, it is pressed soon.
    const clock = spyOn(performance, 'now').mockReturnValue(before)
    await userEvent.click(outside)
    clock.mockRestore()
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(async () => {
      await userEvent.click(outside)
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}
/** Nor does it press what lies under the pointer; a press of its own does, at once. */
export const PressedByDoubleClick: S = {
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const before = performance.now()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await shown()
    const clock = spyOn(performance, 'now').mockReturnValue(before)
    const close = within(screen.getByRole('dialog')).getAllByRole('button').at(-1)
    if (close === undefined) throw new Error('The dialog has no button')
    await fireEvent.click(close, { detail: 2 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await fireEvent.click(close, { detail: 1 })
    clock.mockRestore()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
function DateInside() {
  const form = useSchemaForm(z.strictObject({ day: isoDate }), { day: '2016-09-12' })
  return <DateField control={form.control} name="day" label="Day" required />
}
/**
 * What is open in it goes first: Escape closes the calendar, the next one the dialog; choosing a day closes neither of
 * both but the calendar.
 */
export const CalendarInside: S = {
  args: { children: <DateInside /> },
  play: async ({ args, globals, userEvent }) => {
    const name = sayIn(globals)('field.date.open', { label: 'Day' })
    const calendar = () => screen.queryByRole('dialog', { name })
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(calendar()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(calendar()).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(
      await screen.findByRole('button', { name: formatDate('2016-09-15', { lang: globals['lang'] as 'en' | 'am' }) }),
    )
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('15/09/2016'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(calendar()).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const NeverWiderThanItsLimits: S = {
  args: { width: '200rem' },
  play: async () => {
    await shown()
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeLessThanOrEqual(
      Math.min(960, innerWidth * 0.9) + 1,
    )
  },
}
export const MoreThanFits: S = {
  args: { children: Array.from({ length: 60 }, (_, i) => `Line ${i}`).map((line) => <p key={line}>{line}</p>) },
  play: shown,
}

const confirmed = fn()
const kept = fn()
export const Confirm: S = {
  render: () => (
    <ConfirmDialog
      open
      destructive
      title="Delete “Arba Minch University”?"
      text="The entry leaves your site, card and resume."
      confirm="Delete entry"
      onConfirm={confirmed}
      onClose={kept}
    />
  ),
  play: async ({ globals, userEvent }) => {
    const cancel = sayIn(globals)('ui.action.cancel')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    // The safe answer has the focus.
    await waitFor(() => expect(screen.getByRole('button', { name: cancel })).toHaveFocus())
    await expect(screen.getByRole('alertdialog').getBoundingClientRect().width).toBeLessThanOrEqual(450)
    await userEvent.click(screen.getByRole('button', { name: 'Delete entry' }))
    await expect(confirmed).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: cancel }))
    await expect(kept).toHaveBeenCalledOnce()
  },
}
export const ConfirmBusy: S = {
  render: () => (
    <ConfirmDialog
      open
      busy
      title="Delete?"
      text="It goes."
      confirm="Delete entry"
      onConfirm={confirmed}
      onClose={kept}
    />
  ),
  play: async ({ userEvent }) => {
    confirmed.mockClear()
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Delete entry' }))
    await expect(confirmed).not.toHaveBeenCalled()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { sayIn } from '../../../.storybook/say.ts'
import { formatDate, type Calendar } from '../../../openapi/format/dates.ts'
import { isoDate, pastDate } from '../../../openapi/schemas/primitives.ts'
import { DateField } from '../form/DateField.tsx'
import { Form } from '../form/Form.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useSchemaForm } from '../form/useSchemaForm.ts'
import { nobody, SessionContext } from '../session-context.ts'

const schema = z.strictObject({ born: pastDate, ends: isoDate.nullable() })
type Body = z.output<typeof schema>

interface DatesProps {
  readonly initial: Partial<Body>
  readonly calendar: Calendar
  readonly onCalendar: (calendar: Calendar) => void
  readonly onSubmit: (body: Body) => void
}
function Dates({ initial, calendar: first, onCalendar, onSubmit }: DatesProps) {
  const form = useSchemaForm(schema, initial)
  const [calendar, setCalendar] = useState(first)
  const choose = (next: Calendar) => {
    setCalendar(next)
    onCalendar(next)
  }
  return (
    <SessionContext value={{ ...nobody, calendar, setCalendar: choose }}>
      <Form form={form} onSubmit={onSubmit} label="Dates">
        <DateField
          control={form.control}
          name="born"
          label="Birth date"
          required
          max="2020-12-31"
          autoComplete="bday"
        />
        <DateField
          control={form.control}
          name="ends"
          label="End date"
          help="For a date in the future, we show “expected”."
        />
        <SubmitButton busy={false}>Save</SubmitButton>
      </Form>
    </SessionContext>
  )
}
const meta = {
  component: Dates,
  args: { initial: {}, calendar: 'gregorian', onCalendar: fn(), onSubmit: fn() },
} satisfies Meta<typeof Dates>
export default meta
type S = StoryObj<typeof meta>

const filled = { born: '1994-05-12', ends: '2016-09-12' }
const nameOf = (globals: Readonly<Record<string, unknown>>) =>
  sayIn(globals)('field.date.open', { label: 'Birth date' })
const words = (globals: Readonly<Record<string, unknown>>, iso: string, calendar: Calendar) =>
  formatDate(iso, { lang: globals['lang'] as 'en' | 'am', calendar })

export const Empty: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Birth date/ })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
/** Typed in the reader's way, as data, and in words. */
export const Typed: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const [born, ends] = [
      canvas.getByRole('textbox', { name: /^Birth date/ }),
      canvas.getByRole('textbox', { name: /^End date/ }),
    ]
    await userEvent.type(born, '12.5.1994')
    await expect(canvas.getByText(new RegExp(words(globals, '1994-05-12', 'gregorian')))).toBeVisible()
    await userEvent.tab()
    await expect(born).toHaveValue('12/05/1994')
    await userEvent.type(ends, '2016-09-12')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled))
    await userEvent.clear(ends)
    await userEvent.type(ends, 'መስከረም 3 2009')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...filled, ends: '2016-09-13' }))
  },
}
export const Ethiopian: S = {
  args: { calendar: 'ethiopian', initial: filled },
  play: async ({ args, canvas, globals, userEvent }) => {
    const ends = canvas.getByRole('textbox', { name: /^End date/ })
    await expect(ends).toHaveValue('02/01/2009')
    await expect(
      canvas.getByText(new RegExp(words(globals, '2016-09-12', 'ethiopian').replaceAll('.', '\\.'))),
    ).toBeVisible()
    await userEvent.clear(ends)
    await userEvent.type(ends, '6/13/2015')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, ends: '2023-09-11' }))
  },
}
/** What is no date stays and is named; a future birth date too. */
export const Wrong: S = {
  args: { initial: filled },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [born, ends] = [
      canvas.getByRole('textbox', { name: /^Birth date/ }),
      canvas.getByRole('textbox', { name: /^End date/ }),
    ]
    await userEvent.clear(born)
    await userEvent.type(born, '1/1/2190')
    await userEvent.clear(ends)
    await userEvent.type(ends, '30/2/2016')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(say('validation.date_in_future'))).toBeVisible()
    await expect(canvas.getByText(say('validation.date'))).toBeVisible()
    await expect(ends).toHaveValue('30/2/2016')
  },
}
/** By keyboard alone: opened, a day and a month on, chosen; the focus is back. */
export const FromTheCalendar: S = {
  args: { initial: filled },
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: nameOf(globals) })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: nameOf(globals) }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: words(globals, '1994-05-12', 'gregorian') })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowRight}{PageDown}')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: words(globals, '1994-06-13', 'gregorian') })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Birth date/ })).toHaveValue('13/06/1994'))
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, born: '1994-06-13' }))
  },
}
/** The other calendar is chosen in the popup: the day stays, the choice is kept. */
export const OtherCalendar: S = {
  args: { initial: filled },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: nameOf(globals) }))
    const dialog = within(await screen.findByRole('dialog', { name: nameOf(globals) }))
    await userEvent.click(await dialog.findByRole('radio', { name: say('field.date.ethiopian') }))
    await expect(args.onCalendar).toHaveBeenCalledWith('ethiopian')
    await expect(await dialog.findByRole('button', { name: words(globals, '1994-05-12', 'ethiopian') })).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: say('field.date.month') }), '13')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: say('field.date.year') }), '1991')
    await userEvent.click(dialog.getByRole('button', { name: words(globals, '1999-09-11', 'ethiopian') }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Birth date/ })).toHaveValue('06/13/1991'))
  },
}
/** Days out of reach are marked and cannot be chosen. */
export const Bounded: S = {
  args: { initial: { born: '2020-12-30' } },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nameOf(globals) }))
    const dialog = within(await screen.findByRole('dialog', { name: nameOf(globals) }))
    const last = await dialog.findByRole('button', { name: words(globals, '2020-12-31', 'gregorian') })
    await expect(last).toHaveAttribute('aria-disabled', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(last).toHaveFocus())
    await expect(dialog.getByRole('button', { name: sayIn(globals)('field.date.next') })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

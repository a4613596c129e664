import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { z } from 'zod'
import { sayIn } from '../../../.storybook/say.ts'
import type { Calendar } from '../../../openapi/format/dates.ts'
import { isoDate, knownOfDate } from '../../../openapi/schemas/primitives.ts'
import { DayOrMonthField } from '../form/DayOrMonthField.tsx'
import { Form } from '../form/Form.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useSchemaForm } from '../form/useSchemaForm.ts'
import { nobody, SessionContext } from '../session-context.ts'

const schema = z.strictObject({ begins: isoDate, begins_known: knownOfDate.nullable() })
type Body = z.output<typeof schema>

interface BeginningProps {
  readonly initial: Partial<Body>
  readonly calendar: Calendar
  readonly onSubmit: (body: Body) => void
}
function Beginning({ initial, calendar, onSubmit }: BeginningProps) {
  const form = useSchemaForm(schema, initial)
  return (
    <SessionContext value={{ ...nobody, calendar }}>
      <Form form={form} onSubmit={onSubmit} label="Beginning">
        <DayOrMonthField
          control={form.control}
          name="begins"
          known="begins_known"
          label="Begins"
          required
          max="2026-11-23"
        />
        <SubmitButton busy={false}>Save</SubmitButton>
      </Form>
    </SessionContext>
  )
}
const meta = {
  component: Beginning,
  args: { initial: {}, calendar: 'gregorian', onSubmit: fn() },
} satisfies Meta<typeof Beginning>
export default meta
type S = StoryObj<typeof meta>

const fieldsOf = (
  canvas: Parameters<NonNullable<S['play']>>[0]['canvas'],
  globals: Readonly<Record<string, unknown>>,
) => {
  const say = sayIn(globals)
  return {
    day: () => canvas.getByRole('textbox', { name: /^Begins/ }),
    month: () => canvas.getByRole('combobox', { name: `Begins: ${say('field.date.month')}` }),
    year: () => canvas.getByRole('combobox', { name: `Begins: ${say('field.date.year')}` }),
    only: () => canvas.getByRole('checkbox', { name: say('field.date.month_only') }),
    save: () => canvas.getByRole('button', { name: 'Save' }),
  }
}

/** Month and year are chosen; half of it is no date, and says so at the field. */
export const Month: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { month, year, only, save } = fieldsOf(canvas, globals)
    await userEvent.click(only())
    await userEvent.selectOptions(month(), '3')
    await userEvent.click(save())
    await expect(await canvas.findByText(sayIn(globals)('validation.required'))).toBeVisible()
    await waitFor(() => expect(month()).toHaveFocus())
    await expect(month()).toHaveValue('3')
    await userEvent.selectOptions(year(), '2021')
    await userEvent.click(save())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ begins: '2021-03-01', begins_known: 'month' }))
    // No month that is yet to come is offered.
    await userEvent.selectOptions(year(), '2026')
    await expect(month().querySelectorAll('option[value]:not([value=""])')).toHaveLength(11)
  },
}
/** An Ethiopian month comes back as it was chosen, Pagume too. */
export const EthiopianMonth: S = {
  args: { calendar: 'ethiopian', initial: { begins: '2021-03-01', begins_known: 'month' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { month, year, save } = fieldsOf(canvas, globals)
    await expect([month(), year()].map((one) => (one as HTMLSelectElement).value)).toEqual(['7', '2013'])
    await userEvent.selectOptions(month(), '13')
    await userEvent.click(save())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ begins: '2021-09-06', begins_known: 'month' }))
    await expect(month()).toHaveValue('13')
  },
}
/** A month that is typed is taken as one; the day comes back with the tick. */
export const Typed: S = {
  args: { initial: { begins: '2021-03-17', begins_known: null } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { day, month, only, save } = fieldsOf(canvas, globals)
    await userEvent.click(only())
    await expect(month()).toHaveValue('3')
    await userEvent.click(only())
    await expect(day()).toHaveValue('17/03/2021')
    await userEvent.click(save())
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ begins: '2021-03-17', begins_known: null }))
    await userEvent.clear(day())
    await userEvent.type(day(), '5/2020')
    await userEvent.tab()
    await waitFor(() => expect(month()).toHaveValue('5'))
    await userEvent.click(save())
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ begins: '2020-05-01', begins_known: 'month' }))
  },
}
